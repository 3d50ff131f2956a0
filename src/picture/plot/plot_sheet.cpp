#include "picture/plot/plot_sheet.hpp"

#include "picture/plot/survey_plot.hpp"

#include <fmt/format.h>

#include <iterator>

namespace doorstring {

namespace {

constexpr int pngZoom = 2;

class CanvasPage final : public PlotPage {
public:
    CanvasPage(Canvas& canvas, const BdfFont& font) : canvas_(canvas), font_(font) {}

    void fill(PixelRect area, Colour colour) override { canvas_.fill(area, colour); }
    void text(std::string_view words, int x, int y, Align align, Colour colour) override {
        drawText(canvas_, font_, words, x, y, {.colour = colour, .align = align});
    }

private:
    Canvas& canvas_;
    const BdfFont& font_;
};

std::string escapedXml(std::string_view words) {
    std::string text;
    for (const char letter : words) {
        switch (letter) {
        case '&':
            text += "&amp;";
            break;
        case '<':
            text += "&lt;";
            break;
        case '>':
            text += "&gt;";
            break;
        default:
            text += letter;
        }
    }
    return text;
}

class SvgPage final : public PlotPage {
public:
    explicit SvgPage(GridSize size) {
        fmt::format_to(
            std::back_inserter(svg_),
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" "
            "width=\"{0}\" height=\"{1}\" font-family=\"sans-serif\" font-size=\"10\">\n",
            size.width, size.height);
    }

    void fill(PixelRect area, Colour colour) override {
        fmt::format_to(std::back_inserter(svg_),
                       "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n", area.x,
                       area.y, area.width, area.height, hex(colour));
    }
    void text(std::string_view words, int x, int y, Align align, Colour colour) override {
        constexpr int baseline = 9;  // pixels below the top of a line
        const std::string_view anchor = align == Align::Left     ? "start"
                                        : align == Align::Centre ? "middle"
                                                                 : "end";
        fmt::format_to(std::back_inserter(svg_),
                       "<text x=\"{}\" y=\"{}\" text-anchor=\"{}\" fill=\"{}\">{}</text>\n", x,
                       y + baseline, anchor, hex(colour), escapedXml(words));
    }
    std::string finished() && { return std::move(svg_) + "</svg>\n"; }

private:
    static std::string hex(Colour colour) {
        return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
    }

    std::string svg_;
};

}  // namespace

Canvas drawSurveySheet(const Survey& survey, std::string_view title, const BdfFont& font) {
    Canvas canvas(surveyPlotSize(survey));
    CanvasPage page(canvas, font);
    plotSurvey(page, survey, title);
    return enlarged(canvas, pngZoom);
}

std::string surveySheetSvg(const Survey& survey, std::string_view title) {
    SvgPage page(surveyPlotSize(survey));
    plotSurvey(page, survey, title);
    return std::move(page).finished();
}

}  // namespace doorstring
