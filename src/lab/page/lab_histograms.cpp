#include "lab/page/lab_histograms.hpp"

#include "picture/text/text.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int histogramHead = 12;
constexpr int compareHeight = 9;  // of what it is compared with, where there is room
constexpr std::array<std::string_view, labMetrics.size()> histogramNames{
    "Rooms", "Dead ends", "Longest way", "Loops", "Boss away", "Danger"};

constexpr std::array<std::string_view, labMetrics.size()> shortNames{"Rooms", "Ends", "Way",
                                                                     "Loops", "Boss", "Danger"};

constexpr std::array<std::string_view, labMetrics.size()> metricHelps{
    "Rooms of a dungeon.",
    "Dead ends: rooms with only one door, the start among them.",
    "Longest way: how many rooms the farthest room is away from the start.",
    "Loops: doors more than it takes to reach every room.",
    "Boss away: how many rooms the boss is away from the start.",
    "Danger: each creature of a dungeon counts as much as it costs in creatures.toml."};

// Values side by side, several to a column where there are many.
struct Columns {
    std::int64_t valuesEach = 1;
    int width = 1;  // pixels
    int count = 1;
};

// So that nearly all values of both have a place; a few far out are left out.
Columns columnsFor(const Distribution& now, const Distribution& ghost, int width) {
    constexpr int nearlyAll = 99;
    std::int64_t last = 1;
    for (const Distribution* each : {&now, &ghost}) {
        last = each->least() ? std::max(last, each->quantile(nearlyAll)) : last;
    }
    constexpr int leastWidth = 3;
    Columns columns;
    columns.valuesEach = last / (width / leastWidth) + 1;
    columns.count = static_cast<int>(last / columns.valuesEach) + 1;
    columns.width = std::clamp(width / columns.count, 1, 7);
    return columns;
}

// Shares of all, in millionths.
std::vector<std::int64_t> heightsOf(const Distribution& values, const Columns& columns) {
    std::vector<std::int64_t> counts(static_cast<std::size_t>(columns.count));
    values.forEach([&](std::int64_t value, std::uint64_t times) {
        const auto column = static_cast<std::size_t>(value / columns.valuesEach);
        if (column < counts.size()) {
            counts[column] += static_cast<std::int64_t>(times);
        }
    });
    const auto all = static_cast<std::int64_t>(std::max<std::uint64_t>(values.size(), 1));
    for (std::int64_t& count : counts) {
        count = count * 1'000'000 / all;
    }
    return counts;
}

// Means are written with a digit behind the point where they are small.
std::string meanText(double mean) {
    return mean < 100 ? fmt::format("{:.1f}", mean) : fmt::format("{:.0f}", mean);
}

}  // namespace

void drawLabHistogram(const Page& page, std::size_t metric, const Distribution& values,
                      const LabGhost& ghost, PixelRect area) {
    const auto& [canvas, art, colours] = page;
    canvas.fill(area, {0, 0, 0, 90});
    const bool isNarrow = area.width < 76;
    const std::string_view name = (isNarrow ? shortNames : histogramNames)[metric];
    page.write(name, area.x + 3, area.y + 1, colours.quiet);
    const int right = area.x + area.width - 2;
    if (!values.least()) {
        page.write("-", right, area.y + 1, colours.quiet, Align::Right);
        return;
    }
    std::string mean = meanText(values.mean());
    if (textWidth(art.font, name) + textWidth(art.font, mean) + 8 > area.width) {
        mean = fmt::format("{:.0f}", values.mean());
    }
    page.write(mean, right, area.y + 1, colours.bright, Align::Right);
    const bool isLow = area.height < 3 * histogramHead;
    const int head = histogramHead + (isLow ? 0 : compareHeight);
    const PixelRect plot{area.x + 3, area.y + head, area.width - 6, area.height - head - 2};
    const Columns columns = columnsFor(values, ghost.values, plot.width);
    const auto heights = heightsOf(values, columns);
    const auto ghosts = heightsOf(ghost.values, columns);
    const std::int64_t most =
        std::max<std::int64_t>({1, *std::max_element(heights.begin(), heights.end()),
                                *std::max_element(ghosts.begin(), ghosts.end())});
    const int foot = plot.y + plot.height - 1;
    canvas.fill({plot.x, foot, plot.width, 1}, withAlpha(colours.quiet, 90));
    const auto drawBars = [&](const std::vector<std::int64_t>& bars, Colour colour, int inset) {
        for (std::size_t i = 0; i < bars.size(); ++i) {
            const int high = static_cast<int>((bars[i] * (plot.height - 1) + most - 1) / most);
            const int x = plot.x + static_cast<int>(i) * columns.width;
            const int wide = std::max(1, columns.width - (columns.width > 2 ? 1 : 0) - inset);
            page.canvas.fill({x, foot - high, wide, high}, colour);
        }
    };
    drawBars(ghosts, withAlpha(colours.text, 70), 0);
    drawBars(heights, withAlpha(colours.rim, 200), columns.width > 3 ? 1 : 0);
    if (ghost.values.least()) {
        const std::string compared = meanText(ghost.values.mean());
        if (compared != meanText(values.mean())) {
            page.write(ShortText("{} {}", ghost.word, compared), right, area.y + histogramHead - 2,
                       colours.text, Align::Right);
        }
    }
}

std::string_view labMetricHelp(std::size_t metric) {
    return metricHelps[metric];
}

}  // namespace doorstring
