#include "lab/page/lab_screen.hpp"

#include "config/text/say.hpp"
#include "picture/text/text.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace doorstring {

namespace {

constexpr int histogramHead = 12;
constexpr int compareHeight = 9;  // of the line with the mean of the ghost, if it fits

// The texts of a metric.
struct MetricTexts {
    Message name;
    Message shortName;  // where the histogram is narrow
    Message help;
};
// In the order of labMetrics.
constexpr std::array metricTexts{
    MetricTexts{msgIn("histogram", "Rooms"), msgIn("narrow histogram", "Rooms"),
                msg("Rooms of a dungeon.")},
    MetricTexts{msgIn("histogram", "Dead ends"), msgIn("narrow histogram", "Ends"),
                msg("Dead ends: rooms with only one door, the start among them.")},
    MetricTexts{msgIn("histogram", "Longest way"), msgIn("narrow histogram", "Way"),
                msg("Longest way: how many rooms the farthest room is away from the start.")},
    MetricTexts{msgIn("histogram", "Loops"), msgIn("narrow histogram", "Loops"),
                msg("Loops: doors more than it takes to reach every room.")},
    MetricTexts{msgIn("histogram", "Boss away"), msgIn("narrow histogram", "Boss"),
                msg("Boss away: how many rooms the boss is away from the start.")},
    MetricTexts{msgIn("histogram", "Danger"), msgIn("narrow histogram", "Danger"),
                msg("Danger: each creature of a dungeon counts as much as it costs in "
                    "creatures.toml.")}};
static_assert(metricTexts.size() == labMetrics.size());

// The columns of a histogram. Each column counts one value, or several values if there are many.
struct Columns {
    std::int64_t valuesPerColumn = 1;
    int width = 1;  // pixels
    int count = 1;
};

// Chooses columns that hold nearly all values of a distribution and of its ghost, with which it is
// compared; a few outliers are left out.
Columns columnsFor(const Distribution& now, const Distribution& ghost, int width) {
    constexpr int nearlyAll = 99;  // percent
    std::int64_t last = 1;
    for (const Distribution* values : {&now, &ghost}) {
        last = values->least() ? std::max(last, values->quantile(nearlyAll)) : last;
    }
    constexpr int leastWidth = 3;
    Columns columns;
    columns.valuesPerColumn = last / (width / leastWidth) + 1;
    columns.count = static_cast<int>(last / columns.valuesPerColumn) + 1;
    columns.width = std::clamp(width / columns.count, 1, 7);
    return columns;
}

// The heights of the columns as shares of all values, in millionths.
std::vector<std::int64_t> heightsOf(const Distribution& values, const Columns& columns) {
    std::vector<std::int64_t> counts(static_cast<std::size_t>(columns.count));
    values.forEach([&](std::int64_t value, std::uint64_t times) {
        const auto column = static_cast<std::size_t>(value / columns.valuesPerColumn);
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

// Returns the text of a mean, with one decimal if it is small.
std::string meanText(double mean) {
    return mean < 100 ? fmt::format("{:.1f}", mean) : fmt::format("{:.0f}", mean);
}

// What a histogram is compared with, as a ghost behind it.
struct LabGhost {
    const Distribution& values;  // may be empty
    std::string_view set;        // "B"; empty for the same set before all edits
};

void drawLabHistogram(const Page& page, std::size_t metric, const Distribution& values,
                      const LabGhost& ghost, PixelRect area) {
    const auto& [canvas, art, colours] = page;
    canvas.fill(area, {0, 0, 0, 90});
    const bool isNarrow = area.width < 76;
    const MetricTexts& texts = metricTexts[metric];
    const std::string_view name = tr(isNarrow ? texts.shortName : texts.name);
    const int right = area.x + area.width - 2;
    if (!values.least()) {
        page.write(name, area.x + 3, area.y + 1, colours.quiet, Align::Left, area.width - 14);
        page.write("-", right, area.y + 1, colours.quiet, Align::Right);
        return;
    }
    std::string mean = meanText(values.mean());
    if (textWidth(art.font, name) + textWidth(art.font, mean) + 8 > area.width) {
        mean = fmt::format("{:.0f}", values.mean());
    }
    page.write(mean, right, area.y + 1, colours.bright, Align::Right);
    page.write(name, area.x + 3, area.y + 1, colours.quiet, Align::Left,
               area.width - 8 - textWidth(art.font, mean));
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
    if (ghost.values.least() && !isLow) {
        const std::string compared = meanText(ghost.values.mean());
        if (compared != meanText(values.mean())) {
            page.write(ghost.set.empty() ? ShortText::say("was {mean}", "mean"_a = compared)
                                         : ShortText("{} {}", ghost.set, compared),
                       right, area.y + histogramHead - 2, colours.text, Align::Right);
        }
    }
}

// Writes the title and the heading to the left of the buttons; without the title if both have no
// space there.
void writeHeading(const Page& page, std::string_view heading, int buttonsLeft) {
    constexpr int left = 6;
    constexpr int gap = 6;
    constexpr int top = 3;
    const std::string_view title = tr(msg("The Lab"));
    const int besideTitle = left + textAdvance(page.art.font, title) + gap;
    const int right = buttonsLeft - gap / 2;
    const bool hasTitle = besideTitle + textWidth(page.art.font, heading) <= right;
    if (hasTitle) {
        page.write(title, left, top, page.colours.bright);
    }
    const int x = hasTitle ? besideTitle : left;
    page.write(heading, x, top, page.colours.quiet, Align::Left, right - x);
}

void drawHead(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    const auto& [canvas, art, colours] = page;
    writeHeading(page, picture.heading, layout.buttons[labButtons.front()].x);
    for (const LabButton button : labButtons) {
        const PixelRect area = layout.buttons[button];
        const LabSet set = picture.sheet.active();
        const bool isOn = (button == LabButton::SetA && set == LabSet::A) ||
                          (button == LabButton::SetB && set == LabSet::B) ||
                          (button == LabButton::AllTables && picture.inAllTables) ||
                          (button == LabButton::Duel && picture.isDuel);
        canvas.fill(area, isOn ? withAlpha(colours.rim, 120) : withAlpha(colours.quiet, 40));
        page.write(labelOf(button, picture.keys), area.x + 3, area.y + 1,
                   isOn ? colours.bright : colours.text);
    }
    for (const LabPage each : labPages) {
        const PixelRect tab = layout.tabs[each];
        const bool isOpen = each == picture.page;
        if (isOpen) {
            canvas.fill(tab, withAlpha(colours.rim, 70));
            canvas.fill({tab.x, tab.y + tab.height - 1, tab.width, 1}, colours.bright);
        }
        page.write(tr(titleOf(each)), tab.x + tab.width / 2, tab.y + 1,
                   isOpen ? colours.bright : colours.quiet, Align::Centre);
    }
}

void drawHistograms(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    static const Distribution empty;
    for (std::size_t i = 0; i < labMetrics.size(); ++i) {
        drawLabHistogram(
            page, i, picture.growth.measured(i),
            {picture.comparedWith != nullptr ? picture.comparedWith->measured(i) : empty,
             !picture.isDuel                       ? ""
             : picture.sheet.active() == LabSet::A ? "B"
                                                   : "A"},
            layout.histograms[i]);
    }
}

// Draws the help, of two lines at most.
void drawHelp(const Page& page, const LabHelp& help, int top) {
    constexpr int lineStep = 10;
    const BdfFont& font = page.art.font;
    const int width = page.width() - 12;
    std::vector<std::string> lines = wrapText(font, help.plain, width);
    if (lines.size() > 2) {
        lines.resize(2);
        lines.back() = ellipsize(font, lines.back() + "\u2026", width);
    }
    int y = top + 1;
    for (const std::string& line : lines) {
        page.write(line, 6, y, help.isBad ? page.colours.bad : page.colours.text);
        y += lineStep;
    }
    if (lines.size() < 2) {
        page.write(ellipsize(font, help.second, width), 6, y, page.colours.quiet);
    }
}

}  // namespace

Message labMetricHelp(std::size_t metric) {
    return metricTexts[metric].help;
}

void drawLabScreen(const Page& page, const LabPicture& picture) {
    const auto& [canvas, art, colours] = page;
    const LabLayout layout =
        labLayout(canvas.size(), art.font, picture.keys, picture.page, picture.chosenField);
    canvas.clear(colours.back);
    drawHead(page, picture, layout);
    drawLabFields(page, picture, layout);
    drawLabDozen(page, picture, layout);
    if (picture.reasons.isEmpty() || picture.help.isBad) {
        drawHistograms(page, picture, layout);
        drawHelp(page, picture.help, layout.helpTop);
    } else {
        picture.reasons.draw(page, layout.reasons);
    }
    page.write(ellipsize(art.font, picture.hints, page.width() - 12), 6, layout.hintsTop,
               colours.quiet);
}

}  // namespace doorstring
