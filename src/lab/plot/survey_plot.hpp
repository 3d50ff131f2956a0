// The sheet of plots of a survey.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/text/text.hpp"
#include "study/survey/survey.hpp"

#include <string>
#include <string_view>

namespace doorstring {

// What plots are drawn on: rectangles and short texts, which become pixels or SVG.

class PlotPage {
public:
    PlotPage() = default;
    PlotPage(const PlotPage&) = delete;
    PlotPage& operator=(const PlotPage&) = delete;
    virtual ~PlotPage() = default;

    virtual void fill(PixelRect area, Colour colour) = 0;
    // x is the left edge, the middle or the right edge, y the top of the line.
    virtual void text(std::string_view words, int x, int y, Align align, Colour colour) = 0;
};

GridSize surveyPlotSize(const Survey& survey);
void plotSurvey(PlotPage& page, const Survey& survey, std::string_view title);

// A survey as a sheet of plots: a histogram of each metric, and the expressive range, rooms against
// linearity. As a picture, or as SVG for print.

// `title` is above the plots.
Canvas drawSurveySheet(const Survey& survey, std::string_view title, const BdfFont& font);
std::string surveySheetSvg(const Survey& survey, std::string_view title);

}  // namespace doorstring
