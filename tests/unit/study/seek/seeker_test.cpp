#include "dungeon/passes/generate.hpp"
#include "study/seek/seeker.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <algorithm>

namespace doorstring {

namespace {

Target target(Metric metric, std::string_view text) {
    return parseTarget(metric, text).value();
}

// Looking at each seed by itself, without a seeker.
std::vector<FoundSeed> foundPlainly(const Config& config, const std::vector<Target>& targets,
                                    std::uint64_t seeds) {
    std::vector<FoundSeed> found;
    for (std::uint64_t number = 0; number < seeds; ++number) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, Seed{number});
        if (!dungeon) {
            continue;
        }
        const MetricValues values = valuesOf(measure(dungeon.value()));
        if (std::ranges::all_of(targets, [&](const Target& t) { return meets(t, values); })) {
            found.push_back({Seed{number}, valuesOf(dungeon.value(), config, true)});
        }
    }
    return found;
}

}  // namespace

TEST_CASE("A seeker finds the seeds that looking at each finds") {
    const struct {
        std::string preset;
        std::vector<Target> targets;
    } cases[] = {
        {"classic", {target(Metric::Rooms, "30"), target(Metric::DeadEnds, "9..")}},
        {"floor-3", {target(Metric::Rooms, "17"), target(Metric::BossDistance, "6..8")}},
        {"ring", {target(Metric::Rooms, "..50"), target(Metric::Loops, "8")}},
        {"corridors", {target(Metric::Rooms, "40..45"), target(Metric::Turns, "..0.1")}},
        {"hideout", {target(Metric::Rooms, "9"), target(Metric::BossDistance, "4")}},
        {"scattered", {target(Metric::Rooms, "10")}},
        // An altar that must be far away discards tries, whatever their rooms.
        {"must", {target(Metric::Rooms, "30")}},
    };
    for (const auto& [preset, targets] : cases) {
        INFO(preset);
        Config config = testing::shippedPreset(preset == "must" ? "classic" : preset);
        if (preset == "must") {
            config.dungeon.roles[Role::Altar] = {.count = 1, .from = 9, .must = true};
        }
        const auto plain = foundPlainly(config, targets, 600);
        CHECK_FALSE(plain.empty());
        Seeker seeker(config, targets, Seed{0}, 600);
        seeker.look(600);
        CHECK(seeker.sought().found == plain);
        CHECK(seeker.sought().looked == 600);
    }
}

TEST_CASE("A seeker ends at the last seed that is wanted") {
    const Config config = testing::shippedPreset("classic");
    const std::vector<Target> targets{target(Metric::Rooms, "20..25")};
    const auto plain = foundPlainly(config, targets, 200);
    REQUIRE(plain.size() > 3);
    Seeker seeker(config, targets, Seed{0}, 3);
    CHECK_FALSE(seeker.look(200));
    CHECK(seeker.sought().found == std::vector(plain.begin(), plain.begin() + 3));
    CHECK(seeker.sought().looked == plain[2].seed.number + 1);
    CHECK(seeker.next() == Seed{plain[2].seed.number + 1});
}

TEST_CASE("What is found on a floor has its danger and its chests, whatever the targets") {
    const Config config = testing::shippedFloor(2);
    const auto foundFor = [&](const Target& wanted) {
        Seeker seeker(config, {wanted}, Seed{0});
        seeker.look(50);
        return seeker.sought().found;
    };
    const auto found = foundFor(target(Metric::Rooms, "1.."));
    REQUIRE(found.size() == 1);
    CHECK(found == foundFor(target(Metric::Chests, "0..")));
    CHECK(found[0].values[Metric::Danger] > 0);
    CHECK(found[0].values[Metric::Chests] > 0);
}

TEST_CASE("Slices come to the same as one look") {
    const Config config = testing::shippedPreset("ring", {"limits.min_rooms=1"});
    const std::vector<Target> targets{target(Metric::Rooms, "14"), target(Metric::Loops, "2")};
    Seeker whole(config, targets, Seed{5}, 1000);
    whole.look(500);
    Seeker sliced(config, targets, Seed{5}, 1000);
    while (sliced.next().number < 505) {
        sliced.look(7 < 505 - sliced.next().number ? 7 : 505 - sliced.next().number);
    }
    CHECK(sliced.sought() == whole.sought());

    Seeker first(config, targets, Seed{5}, 1000);
    first.look(123);
    Seeker second(config, targets, first.next(), 1000);
    second.look(377);
    Sought joined = first.sought();
    joined.add(second.sought(), targets);
    CHECK(joined == whole.sought());
}

TEST_CASE("Where nothing fits, the hardest target and the nearest to it are known") {
    const Config config = testing::shippedPreset("classic");
    const std::vector<Target> targets{target(Metric::Rooms, "10.."), target(Metric::Loops, "2"),
                                      target(Metric::DeadEnds, "4..8")};
    Seeker seeker(config, targets, Seed{0}, 1);
    CHECK(seeker.look(300));
    const Sought& sought = seeker.sought();
    CHECK(sought.found.empty());
    CHECK(hardestTarget(sought) == 1U);
    CHECK(sought.tallies[1] == TargetTally{300, 0, 0, Seed{0}});
    CHECK(sought.tallies[0].met > 200);
}

TEST_CASE("The target of rooms is counted on all seeds, although growth rules most of them out") {
    const Config config = testing::shippedConfig();
    const std::string text = GENERATE("14", "70..", "..3", "30..31");
    INFO(text);
    const std::vector<Target> targets{target(Metric::Rooms, text), target(Metric::Loops, "9")};
    TargetTally rooms;
    TargetTally sampledLoops;
    for (std::uint64_t number = 1; number < 200; ++number) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, Seed{number}).value();
        const MetricValues values = valuesOf(measure(dungeon));
        rooms.add(targets[0], values[Metric::Rooms], Seed{number});
        if (number % 16 == 0) {
            sampledLoops.add(targets[1], values[Metric::Loops], Seed{number});
        }
    }
    Seeker seeker(config, targets, Seed{1});
    CHECK(seeker.look(199));
    CHECK(seeker.sought().tallies == std::vector{rooms, sampledLoops});

    Seeker few(config, targets, Seed{1});
    few.look(14);
    CHECK(few.sought().tallies[0].measured == 14);
    CHECK(few.sought().tallies[0].nearest != noValue);
    CHECK(few.sought().tallies[1] == TargetTally{});
    CHECK(hardestTarget(few.sought()) == 0U);
}

TEST_CASE("The hardest target is the one that the smallest share meets") {
    Sought sought;
    sought.tallies = {{.measured = 100, .met = 5}, {.measured = 10, .met = 2}, {}};
    CHECK(hardestTarget(sought) == 0U);
    sought.tallies[1].met = 0;
    CHECK(hardestTarget(sought) == 1U);
}

TEST_CASE("A configuration that cannot be grown is counted, not found") {
    const Config config =
        testing::shippedPreset("classic", {"limits.min_rooms=99", "limits.tries=2"});
    Seeker seeker(config, {target(Metric::Rooms, "99..")}, Seed{0});
    CHECK(seeker.look(50));
    CHECK(seeker.sought().failed == 50);
    CHECK(hardestTarget(seeker.sought()) == std::nullopt);
}

TEST_CASE("Some targets can be ruled out without a dungeon") {
    const auto reason = [](const std::string& preset, const Target& wanted) {
        return outOfReach(wanted, testing::shippedPreset(preset)).value_or("");
    };
    CHECK(reason("ring", target(Metric::Rooms, "14")) ==
          "limits.min_rooms = 45 discards smaller dungeons");
    CHECK(reason("ring", target(Metric::Rooms, "..45")).empty());
    CHECK(reason("ring", target(Metric::Rooms, "82..")) ==
          "limits.max_rooms = 80 discards larger dungeons");
    CHECK(reason("ring", target(Metric::Rooms, "81")).empty());
    CHECK(reason("ring", target(Metric::Width, "12")) == "the grid has 11 columns");
    CHECK(reason("classic", target(Metric::BossDistance, "7..")) == "its dungeons have no boss");
    CHECK(reason("ring", target(Metric::Width, "11")).empty());
    CHECK(reason("classic", target(Metric::Rooms, "100")).empty());
    CHECK(reason("classic", target(Metric::Rooms, "101..")) == "the grid has 10 x 10 cells");
    CHECK(reason("ring", target(Metric::BossDistance, "7..")).empty());
}

TEST_CASE("Danger and chests are out of reach where there are no creatures and no floor") {
    const Target danger = target(Metric::Danger, "..0");
    const Target chests = target(Metric::Chests, "3");
    const Config bare = testing::shippedPreset("classic");
    CHECK(outOfReach(danger, bare) ==
          "creatures are only in rooms with explore.creatures = true and on floors of an "
          "adventure");
    CHECK(outOfReach(chests, bare) == "chests are only on floors of an adventure");
    const Config explored = testing::shippedPreset("classic", {"explore.creatures=true"});
    CHECK(outOfReach(danger, explored) == std::nullopt);
    CHECK(outOfReach(chests, explored).has_value());
    const Config floor = testing::shippedFloor(1);
    CHECK(outOfReach(danger, floor) == std::nullopt);
    CHECK(outOfReach(chests, floor) == std::nullopt);
}

}  // namespace doorstring
