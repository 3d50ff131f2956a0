// The sheet of plots of a survey.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/text/text.hpp"
#include "study/survey/survey.hpp"

#include <string>
#include <string_view>

namespace doorstring {

// The surface of plots: takes rectangles and short texts, and makes pixels or SVG of them.
class PlotPage {
public:
    PlotPage() = default;
    PlotPage(const PlotPage&) = delete;
    PlotPage& operator=(const PlotPage&) = delete;
    virtual ~PlotPage() = default;

    virtual void fill(PixelRect area, Colour colour) = 0;
    // Writes words: x is their left edge, middle or right edge, as `align` says; y is the top of
    // the line.
    virtual void write(std::string_view words, int x, int y, Align align, Colour colour) = 0;
};

GridSize surveyPlotSize(const Survey& survey);
void plotSurvey(PlotPage& page, const Survey& survey, std::string_view title);

// Draw a survey as a sheet of plots below a title: drawSurveySheet() as a picture,
// surveySheetSvg() as SVG for print. The plots are a histogram of each metric that varies, and the
// expressive range: rooms against linearity.
Canvas drawSurveySheet(const Survey& survey, std::string_view title, const BdfFont& font);
std::string surveySheetSvg(const Survey& survey, std::string_view title);

}  // namespace doorstring
