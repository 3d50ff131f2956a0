#include "study/survey/metric.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

#include <set>

namespace doorstring {

TEST_CASE("Every metric has a name of its own and a meaning") {
    std::set<std::string_view> names;
    for (const Metric metric : allValues<Metric>) {
        names.insert(metricInfos[metric].name);
        CHECK_FALSE(metricInfos[metric].meaning.empty());
    }
    CHECK(names.size() == allValues<Metric>.size());
}

TEST_CASE("The metrics of a dungeon as numbers") {
    const Dungeon dungeon = testing::dungeonOf({{"E", "WE", "WE!", "W"}}, {0, 0});
    const MetricValues values = valuesOf(measure(dungeon));
    CHECK(values[Metric::Rooms] == 4);
    CHECK(values[Metric::DeadEnds] == 2);
    CHECK(values[Metric::LongestDistance] == 3);
    CHECK(values[Metric::BossDistance] == 2);
    CHECK(values[Metric::Linearity] == 750);
    CHECK(values[Metric::Straight] == 500);
    CHECK(values[Metric::Turns] == 0);
    CHECK(values[Metric::Width] == 4);
    CHECK(values[Metric::Height] == 1);
    CHECK(values[Metric::Filled] == 1000);
    CHECK(values[Metric::CycleLength] == noValue);
    CHECK(values[Metric::Danger] == noValue);
}

TEST_CASE("Without a boss there is no distance to it, and the path leads to the farthest room") {
    const Dungeon dungeon = testing::dungeonOf({{"E", "WE", "WE", "W"}}, {1, 0});
    const MetricValues values = valuesOf(measure(dungeon));
    CHECK(values[Metric::BossDistance] == noValue);
    CHECK(values[Metric::Linearity] == 750);
}

}  // namespace doorstring
