#include "lab/plot/survey_plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <vector>

namespace doorstring {

namespace {

constexpr Colour paper{255, 255, 255};
constexpr Colour ink{32, 36, 48};
constexpr Colour faint{104, 110, 124};
constexpr Colour axis{176, 182, 194};
constexpr Colour bar{74, 118, 168};
constexpr Colour meanMark{206, 84, 56};

constexpr int columns = 3;  // of histograms
constexpr int margin = 12;
constexpr int plotHeadHeight = 26;      // of the title of the sheet
constexpr GridSize frameSize{200, 92};  // of a histogram with its words
constexpr int plotHeight = 52;          // of the bars of a histogram
constexpr int mostBars = 45;
constexpr GridSize rangeSize{600, 250};  // of the plane of the expressive range
constexpr int rangeHead = 22;            // height of the title above the plane
constexpr int rangeLeft = 46;            // width of the labels beside the plane

// The metrics that vary; the others would have a single bar.
std::vector<Metric> varyingMetrics(const Survey& survey) {
    std::vector<Metric> metrics;
    for (const Metric metric : allValues<Metric>) {
        const Distribution& distribution = survey.metrics[metric];
        if (distribution.least() && distribution.least()->value < distribution.greatest()->value) {
            metrics.push_back(metric);
        }
    }
    return metrics;
}

int histogramRows(const Survey& survey) {
    return (static_cast<int>(varyingMetrics(survey).size()) + columns - 1) / columns;
}

std::string axisLabel(double value, MetricUnit unit) {
    return unit == MetricUnit::Thousandths ? fmt::format("{:.2f}", value / 1000)
                                           : fmt::format("{:.0f}", value);
}

std::string meanLabel(const Distribution& distribution, MetricUnit unit) {
    return unit == MetricUnit::Thousandths ? fmt::format("{:.3f}", distribution.mean() / 1000)
                                           : fmt::format("{:.1f}", distribution.mean());
}

// The bars of a histogram; each counts the same number of consecutive values.
struct Bars {
    std::int64_t first = 0;
    std::int64_t valuesPerBar = 1;
    std::vector<std::uint64_t> heights;

    explicit Bars(const Distribution& distribution) : first(distribution.least()->value) {
        const std::int64_t span = distribution.greatest()->value - first + 1;
        valuesPerBar = (span + mostBars - 1) / mostBars;
        heights.resize(static_cast<std::size_t>((span + valuesPerBar - 1) / valuesPerBar));
        distribution.forEach([this](std::int64_t value, std::uint64_t times) {
            heights[static_cast<std::size_t>((value - first) / valuesPerBar)] += times;
        });
    }
};

void plotHistogram(PlotPage& page, const Distribution& distribution, Metric metric, int x, int y) {
    const MetricUnit unit = metricInfos[metric].unit;
    const int width = frameSize.width - margin;
    std::string title(metricInfos[metric].name);
    std::ranges::replace(title, '_', ' ');
    page.write(title, x, y, Align::Left, ink);
    page.write(fmt::format("mean {}", meanLabel(distribution, unit)), x + width, y, Align::Right,
               meanMark);
    const Bars bars(distribution);
    const std::uint64_t highest = *std::ranges::max_element(bars.heights);
    const int count = static_cast<int>(bars.heights.size());
    const int bottom = y + 14 + plotHeight;
    for (int i = 0; i < count; ++i) {
        const std::uint64_t times = bars.heights[static_cast<std::size_t>(i)];
        const int left = width * i / count;
        const int right = width * (i + 1) / count;
        const int height = static_cast<int>((times * plotHeight + highest - 1) / highest);
        page.fill({x + left, bottom - height, std::max(1, right - left - 1), height}, bar);
    }
    page.fill({x, bottom, width, 1}, axis);
    // Where the mean is along the axis, from 0 to 1. Each value has a part of the axis and is in
    // the middle of that part, so 0.5 is added.
    const double meanShare = (distribution.mean() - static_cast<double>(bars.first) + 0.5) /
                             static_cast<double>(bars.valuesPerBar * count);
    page.fill({x + static_cast<int>(meanShare * width), y + 14, 1, plotHeight}, meanMark);
    page.write(axisLabel(static_cast<double>(bars.first), unit), x, bottom + 3, Align::Left, faint);
    page.write(axisLabel(static_cast<double>(distribution.greatest()->value), unit), x + width,
               bottom + 3, Align::Right, faint);
}

// The shade for `times` dungeons, from light blue for few to near black for `most`. The scale is
// logarithmic, because a few bins hold most of the dungeons.
Colour shade(std::uint64_t times, std::uint64_t most) {
    const double depth =
        std::log1p(static_cast<double>(times)) / std::log1p(static_cast<double>(most));
    const auto mix = [&](int light, int dark) {
        return static_cast<std::uint8_t>(light + std::lround((dark - light) * depth));
    };
    return {mix(214, 16), mix(228, 26), mix(244, 64)};
}

void plotRange(PlotPage& page, const Survey& survey, int x, int y) {
    page.write("expressive range: rooms across, linearity upward; the darker, the more dungeons", x,
               y, Align::Left, ink);
    const PixelRect plane{x + rangeLeft, y + rangeHead, rangeSize.width - rangeLeft,
                          rangeSize.height};
    const Distribution& rooms = survey.metrics[Metric::Rooms];
    const std::int64_t first = rooms.least()->value;
    const std::int64_t span = rooms.greatest()->value - first + 1;
    std::uint64_t most = 1;
    const auto binColumns = std::min<std::int64_t>(span, plane.width / 3);
    std::vector<std::uint64_t> bins(static_cast<std::size_t>(binColumns * ExpressiveRange::steps));
    survey.range.forEach([&](std::int64_t value, std::size_t step, std::uint64_t times) {
        const auto column = static_cast<std::size_t>((value - first) * binColumns / span);
        std::uint64_t& bin = bins[step * static_cast<std::size_t>(binColumns) + column];
        bin += times;
        most = std::max(most, bin);
    });
    for (int step = 0; step < ExpressiveRange::steps; ++step) {
        const int top = plane.y + plane.height - plane.height * (step + 1) / ExpressiveRange::steps;
        const int bottom = plane.y + plane.height - plane.height * step / ExpressiveRange::steps;
        for (int column = 0; column < static_cast<int>(binColumns); ++column) {
            const std::uint64_t times =
                bins[static_cast<std::size_t>(step) * static_cast<std::size_t>(binColumns) +
                     static_cast<std::size_t>(column)];
            const int left = plane.x + plane.width * column / static_cast<int>(binColumns);
            const int right = plane.x + plane.width * (column + 1) / static_cast<int>(binColumns);
            if (times > 0) {
                page.fill({left, top, right - left, bottom - top}, shade(times, most));
            }
        }
    }
    page.fill({plane.x - 1, plane.y, 1, plane.height + 1}, axis);
    page.fill({plane.x, plane.y + plane.height, plane.width, 1}, axis);
    for (const int percent : {0, 50, 100}) {
        page.write(fmt::format("{:.1f}", percent / 100.0), plane.x - 4,
                   plane.y + plane.height - plane.height * percent / 100 - 5, Align::Right, faint);
    }
    const int below = plane.y + plane.height + 4;
    page.write(std::to_string(first), plane.x, below, Align::Left, faint);
    page.write(std::to_string(rooms.greatest()->value), plane.x + plane.width, below, Align::Right,
               faint);
}

}  // namespace

GridSize surveyPlotSize(const Survey& survey) {
    return {2 * margin + columns * frameSize.width, plotHeadHeight +
                                                        histogramRows(survey) * frameSize.height +
                                                        rangeHead + rangeSize.height + 3 * margin};
}

void plotSurvey(PlotPage& page, const Survey& survey, std::string_view title) {
    const GridSize size = surveyPlotSize(survey);
    page.fill({0, 0, size.width, size.height}, paper);
    page.write(title, margin, 8, Align::Left, ink);
    int place = 0;
    for (const Metric metric : varyingMetrics(survey)) {
        plotHistogram(page, survey.metrics[metric], metric,
                      margin + place % columns * frameSize.width,
                      plotHeadHeight + place / columns * frameSize.height);
        ++place;
    }
    if (survey.grown > 0) {
        plotRange(page, survey, margin, plotHeadHeight + histogramRows(survey) * frameSize.height);
    }
}

namespace {

constexpr int pngZoom = 2;

class CanvasPage final : public PlotPage {
public:
    CanvasPage(Canvas& canvas, const BdfFont& font) : canvas_(canvas), font_(font) {}

    void fill(PixelRect area, Colour colour) override { canvas_.fill(area, colour); }
    void write(std::string_view words, int x, int y, Align align, Colour colour) override {
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
    void write(std::string_view words, int x, int y, Align align, Colour colour) override {
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
