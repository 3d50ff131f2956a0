// A survey as a sheet of plots: a histogram of each metric, and the expressive range, rooms against
// linearity. As a picture, or as SVG for print.
#pragma once

#include "dungeon/survey/survey.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/text/bdf_font.hpp"

#include <string>
#include <string_view>

namespace doorstring {

// `title` stands above the plots.
Canvas drawSurveySheet(const Survey& survey, std::string_view title, const BdfFont& font);
std::string surveySheetSvg(const Survey& survey, std::string_view title);

}  // namespace doorstring
