// What a sheet of plots shows of a survey.
#include "lab/plot/survey_plot.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace doorstring;

namespace {

constexpr Colour barColour{74, 118, 168};

struct NotedPage final : PlotPage {
    struct Fill {
        PixelRect area;
        Colour colour;
    };

    void fill(PixelRect area, Colour colour) override { fills.push_back({area, colour}); }
    void write(std::string_view words, int, int, Align, Colour) override {
        texts.emplace_back(words);
    }
    bool says(std::string_view words) const {
        return std::ranges::find(texts, words) != texts.end();
    }

    std::vector<Fill> fills;
    std::vector<std::string> texts;
};

// A dungeon of 10 rooms, and three of 12.
Survey fourDungeons() {
    Survey survey;
    for (const int rooms : {10, 12, 12, 12}) {
        MetricValues values{};
        values[Metric::Rooms] = rooms;
        survey.add(values, Seed{1});
    }
    return survey;
}

}  // namespace

TEST_CASE("a plot has a bar for each value, as high as it is frequent, and the mean") {
    NotedPage page;
    plotSurvey(page, fourDungeons(), "four dungeons");
    std::vector<int> heights;
    for (const auto& [area, colour] : page.fills) {
        if (colour == barColour) {
            heights.push_back(area.height);
        }
    }
    CHECK(heights == std::vector<int>{18, 0, 52});
    for (const char* words : {"four dungeons", "rooms", "mean 11.5", "10", "12"}) {
        INFO(words);
        CHECK(page.says(words));
    }
}

TEST_CASE("a plot stays on its sheet, and another survey has another one") {
    const Survey survey = fourDungeons();
    const GridSize size = surveyPlotSize(survey);
    NotedPage page;
    plotSurvey(page, survey, "");
    for (const auto& [area, colour] : page.fills) {
        CHECK(area.x >= 0);
        CHECK(area.y >= 0);
        CHECK(area.x + area.width <= size.width);
        CHECK(area.y + area.height <= size.height);
    }
    Survey other = survey;
    MetricValues values{};
    values[Metric::Rooms] = 10;
    other.add(values, Seed{2});
    CHECK(surveySheetSvg(survey, "") != surveySheetSvg(other, ""));
}
