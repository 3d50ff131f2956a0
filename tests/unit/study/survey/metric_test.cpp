#include "dungeon/contents/contents.hpp"
#include "dungeon/passes/generate.hpp"
#include "study/survey/metric.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/shipped_config.hpp"

#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Target read(Metric metric, std::string_view text) {
    const auto target = parseTarget(metric, text);
    INFO(text);
    REQUIRE(target.ok());
    return target.value();
}

std::string faultOf(Metric metric, std::string_view text) {
    const auto target = parseTarget(metric, text);
    INFO(text);
    REQUIRE_FALSE(target.ok());
    return target.error();
}

}  // namespace

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

TEST_CASE("Shares are rounded to the nearest thousandth") {
    const Dungeon dungeon = testing::dungeonOf({{"E", "WE", "W"}}, {0, 0});
    CHECK(permille(1, measure(dungeon)) == 333);
    CHECK(permille(2, measure(dungeon)) == 667);
}

TEST_CASE("Danger and chests are counted where they are asked for, and only where there are any") {
    Config config = testing::shippedFloor(1);
    const Dungeon dungeon = generateDungeon(config.dungeon, config.room, Seed{1}).value();
    const MetricValues without = valuesOf(dungeon, config, false);
    CHECK(without[Metric::Danger] == noValue);
    CHECK(without[Metric::Chests] == noValue);
    const MetricValues with = valuesOf(dungeon, config, true);
    CHECK(with[Metric::Danger] == measure(dungeon, &config.creatures).danger);
    const auto chests = contentsOf(dungeon, config.adventure).chests.size();
    CHECK(with[Metric::Chests] == static_cast<std::int64_t>(chests));
    CHECK(chests > 0);
    config.adventure.floor = 0;
    config.explore.creatures = true;
    CHECK(valuesOf(dungeon, config, true)[Metric::Danger] == with[Metric::Danger]);
    CHECK(valuesOf(dungeon, config, true)[Metric::Chests] == noValue);
    config.explore.creatures = false;
    CHECK(valuesOf(dungeon, config, true)[Metric::Danger] == noValue);
}

TEST_CASE("Without a boss there is no distance to it, and the path leads to the farthest room") {
    const Dungeon dungeon = testing::dungeonOf({{"E", "WE", "WE", "W"}}, {1, 0});
    const MetricValues values = valuesOf(measure(dungeon));
    CHECK(values[Metric::BossDistance] == noValue);
    CHECK(values[Metric::Linearity] == 750);
}

TEST_CASE("A target is a number or a range, both ends included") {
    CHECK(read(Metric::Rooms, "14") == Target{Metric::Rooms, 14, 14});
    CHECK(read(Metric::Rooms, "7..") == Target{Metric::Rooms, 7, Target::noMost});
    CHECK(read(Metric::Rooms, "..3") == Target{Metric::Rooms, 0, 3});
    CHECK(read(Metric::Rooms, "2..4") == Target{Metric::Rooms, 2, 4});
}

TEST_CASE("A target of a share is a decimal number") {
    CHECK(read(Metric::Linearity, "0.25..0.5") == Target{Metric::Linearity, 250, 500});
    CHECK(read(Metric::Linearity, "1") == Target{Metric::Linearity, 1000, 1000});
    CHECK(read(Metric::CycleLength, "..6.5") == Target{Metric::CycleLength, 0, 6500});
}

TEST_CASE("The text of a target is read as the same target") {
    for (const char* const text : {"14", "7..", "..3", "2..4", "0", "0.."}) {
        CHECK(rangeText(read(Metric::Loops, text)) == text);
    }
    CHECK(rangeText(read(Metric::Turns, "0.5..0.75")) == "0.5..0.75");
}

TEST_CASE("What is no target is rejected in a sentence") {
    for (const char* const text :
         {"", "..", "x", "3..x", "-3", "3...4", "2.5", "1e3", "+3", " 3"}) {
        CHECK_THAT(faultOf(Metric::Rooms, text),
                   ContainsSubstring("needs a whole number or a range") &&
                       ContainsSubstring("found '" + std::string(text) + "'"));
    }
    CHECK_THAT(faultOf(Metric::Turns, "0.1234"), ContainsSubstring("at most three decimals"));
    CHECK(faultOf(Metric::Rooms, "9..3") == "9..3 runs backwards; use 3..9");
}

TEST_CASE("A target that no dungeon can have is rejected") {
    CHECK(faultOf(Metric::Linearity, "2") == "2 is too large; allowed are numbers up to 1");
    CHECK(faultOf(Metric::Turns, "0.2..1.001") ==
          "0.2..1.001: 1.001 is too large; allowed are numbers up to 1");
    CHECK(faultOf(Metric::BossLock, "2..") == "2..: 2 is too large; allowed are numbers up to 1");
    for (const char* const text : {"1000000001", "99999999999999999999"}) {
        CHECK_THAT(faultOf(Metric::Danger, text),
                   ContainsSubstring("is too large; allowed are numbers up to 1000000000"));
    }
    CHECK(read(Metric::CycleLength, "6.5..1000") == Target{Metric::CycleLength, 6500, 1'000'000});
}

TEST_CASE("A target is met within its ends, and never without a value") {
    MetricValues values;
    values.values.fill(noValue);
    CHECK_FALSE(meets({Metric::BossDistance, 0, Target::noMost}, values));
    values[Metric::BossDistance] = 7;
    CHECK(meets({Metric::BossDistance, 7, 9}, values));
    CHECK(meets({Metric::BossDistance, 5, 7}, values));
    CHECK_FALSE(meets({Metric::BossDistance, 8, 9}, values));
    CHECK_FALSE(meets({Metric::BossDistance, 5, 6}, values));
    CHECK(distanceFrom({Metric::BossDistance, 9, 12}, 7) == 2);
    CHECK(distanceFrom({Metric::BossDistance, 1, 4}, 7) == 3);
    CHECK(distanceFrom({Metric::BossDistance, 1, 7}, 7) == 0);
}
