// Traces: steps derived from what passes leave, of carved maps as well, and the order of placement.
#include "dungeon/passes/generate.hpp"
#include "study/trace/trace.hpp"
#include "study/trace/tracer.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;
using Sentences = std::vector<std::string>;

namespace {

Grid<RoomPlan> plansOf(const std::vector<std::vector<std::string>>& rows) {
    return dungeonOf(rows, {1, 1}).plans();
}

void lockBoth(Grid<RoomPlan>& plans, GridPos cell, Direction side, DoorLock lock) {
    RoomPlan& here = plans[cell];
    RoomPlan& there = plans[neighbour(cell, side)];
    here.doors = here.doors.with(side);
    there.doors = there.doors.with(opposite(side));
    here.locks = here.locks.with(side, lock);
    there.locks = there.locks.with(opposite(side), lock);
}

// The sentences of the steps that lead from one to the other.
std::vector<std::string> stepsOf(std::string_view pass, const Grid<RoomPlan>& from,
                                 const Grid<RoomPlan>& to) {
    TraceWriter writer(from.size());
    writePass("before", from, writer);
    const std::size_t first = writer.trace().size();
    writePass(pass, to, writer);
    CHECK(writer.plans() == to);
    TraceCursor cursor(writer.trace());
    cursor.goTo(writer.trace().size());
    CHECK(cursor.plans() == to);
    cursor.goTo(first);
    CHECK(cursor.plans() == from);
    std::vector<std::string> sentences;
    for (std::size_t index = first; index < writer.trace().size(); ++index) {
        sentences.push_back(stepText(writer.trace(), index, DungeonConfig()));
    }
    return sentences;
}

DungeonConfig carvedConfig(Growth growth) {
    DungeonConfig config;
    config.growth = growth;
    return config;
}

}  // namespace

TEST_CASE("a pass that changes nothing makes no step, but that measuring is reported once") {
    const auto plans = plansOf({{"-", "S", "-"}, {"E", "NWE", "W"}, {"-", "-", "-"}});
    CHECK(stepsOf("seal", plans, plans).empty());
    TraceWriter writer(plans.size());
    writePass(growPass, plans, writer);
    const std::size_t grown = writer.trace().size();
    writePass(measurePass, plans, writer);
    CHECK(writer.trace().size() <= grown + 1);
    writePass(measurePass, plans, writer);
    CHECK(writer.trace().size() <= grown + 1);
    CHECK(writer.trace().step(writer.trace().size() - 1).longest == 1U);
}

TEST_CASE("where the start is the only room, it is the farthest") {
    DungeonConfig config;
    config.limits.minRooms = 1;
    config.start = GridPos{0, 3};
    config.startDoors = DoorSet::of(Direction::West);
    const Trace trace = traceGeneration(config, {}, Seed{17}).value().trace;
    REQUIRE(trace.step(trace.size() - 1).rooms == 1);
    CHECK(stepText(trace, trace.size() - 1, config) ==
          "measure: (0, 3) is farthest from the start, at distance 0");
}

TEST_CASE("doors that go and doorways that open are steps of their own") {
    const auto loose = plansOf({{"SE", "SE", "S"}, {"NE", "NWE", "NW"}, {"-", "-", "-"}});
    auto sealed = loose;
    sealed[{1, 0}].doors = DoorSet::of(Direction::South).with(Direction::West);
    CHECK(stepsOf("seal", loose, sealed) ==
          Sentences{"seal: door E of (1, 0) removed", "seal: doorway between (1, 0) and (0, 0)"});
}

TEST_CASE("roles come in their order, locks and keys from the start on") {
    const auto plain = plansOf({{"-", "S", "-"}, {"E", "NWE", "W"}, {"-", "-", "-"}});
    auto roles = plain;
    roles[{0, 1}].kind = RoomKind::Treasure;
    roles[{2, 1}].kind = RoomKind::Boss;
    CHECK(stepsOf("roles", plain, roles) == Sentences{"roles: (2, 1) becomes the boss room",
                                                      "roles: (0, 1) becomes the treasure room"});
    auto locked = roles;
    lockBoth(locked, {1, 1}, Direction::East, DoorLock::Boss);
    lockBoth(locked, {1, 0}, Direction::South, DoorLock::Small);
    locked[{1, 0}].holds = Holding::BossKey;
    locked[{0, 1}].holds = Holding::SmallKey;
    CHECK(stepsOf("locks", roles, locked) == Sentences{"locks: door N of (1, 1) gets a small lock",
                                                       "locks: door E of (1, 1) gets a boss lock",
                                                       "locks: boss key placed in (1, 0)",
                                                       "locks: small key placed in (0, 1)"});
}

TEST_CASE("a secret room stands behind its cracked walls in one step") {
    const auto plain = plansOf({{"-", "S", "-"}, {"E", "NWE", "W"}, {"-", "-", "-"}});
    auto secret = plain;
    secret[{0, 0}] = {2, DoorSet(), RoomKind::Secret};
    lockBoth(secret, {0, 0}, Direction::South, DoorLock::Cracked);
    lockBoth(secret, {0, 0}, Direction::East, DoorLock::Cracked);
    CHECK(stepsOf("roles", plain, secret) == Sentences{"roles: secret room (0, 0) SE"});
}

TEST_CASE("the carving that is watched is the one that is walked") {
    const DungeonConfig config = carvedConfig(GENERATE(Growth::Tunnels, Growth::Scattered));
    const RoomConfig room;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Dungeon dungeon = generateDungeon(config, room, Seed{seed}).value();
        const TracedDungeon traced = traceGeneration(config, room, Seed{seed}).value();
        const Trace& trace = traced.trace;
        REQUIRE(traced.dungeon.plans() == dungeon.plans());
        REQUIRE(traced.dungeon.carved()->tiles() == dungeon.carved()->tiles());
        REQUIRE(trace.map()->tiles() == dungeon.carved()->tiles());
        TraceCursor cursor(trace);
        cursor.goTo(trace.size());
        REQUIRE(cursor.plans() == dungeon.plans());
        REQUIRE(trace.step(trace.size() - 1).carved == trace.map()->steps().size());
        cursor.goTo(0);
        REQUIRE(cursor.plans() == Grid<RoomPlan>(dungeon.size()));
    }
}

TEST_CASE("a map is carved stretch by stretch, and then cut screen by screen") {
    const DungeonConfig config = carvedConfig(Growth::Tunnels);
    const TracedDungeon traced = traceGeneration(config, {}, Seed{17}).value();
    const Trace& trace = traced.trace;
    REQUIRE(trace.size() > 4);
    CHECK(stepText(trace, 0, config) == "carve: a map of 80 x 45 tiles, all wall");
    CHECK(trace.step(1).event == TraceEvent::AreaCarved);
    CHECK_THAT(stepText(trace, 1, config), testing::ContainsSubstring("carve: room of "));
    std::uint32_t carved = 0;
    std::uint32_t rooms = 0;
    for (std::size_t index = 0; index < trace.size(); ++index) {
        const TraceStep& step = trace.step(index);
        CHECK(step.carved - carved <= 1);
        CHECK((step.rooms == 0 || step.carved == trace.map()->steps().size()));
        CHECK(step.rooms - rooms <= 1);
        CHECK_FALSE(stepText(trace, index, config).empty());
        carved = step.carved;
        rooms = step.rooms;
    }
    CHECK(trace.step(trace.size() - 1).event == TraceEvent::DistancesMeasured);
}

TEST_CASE("the ground of a boss is no tunnel") {
    DungeonConfig config = carvedConfig(Growth::Tunnels);
    config.roles[Role::Boss].count = 1;
    const TracedDungeon traced = traceGeneration(config, {}, Seed{17}).value();
    const CarvedMap& map = *traced.dungeon.carved();
    REQUIRE(map.hasBossChamber());
    int rooms = 0;
    for (std::size_t index = 0; index < traced.trace.size(); ++index) {
        rooms += stepText(traced.trace, index, config).starts_with("carve: room of ") ? 1 : 0;
    }
    CHECK(rooms == map.rooms() + 1);
}

TEST_CASE("maps with too few rooms are counted while one watches") {
    DungeonConfig config = carvedConfig(Growth::Tunnels);
    config.tunnels.minRooms = 13;
    const RoomConfig room;
    bool retried = false;
    for (std::uint64_t seed = 0; seed < 40 && !retried; ++seed) {
        const TracedDungeon traced = traceGeneration(config, room, Seed{seed}).value();
        const int retries = traced.dungeon.report().retries;
        if (retries == 0) {
            continue;
        }
        retried = true;
        CHECK(traced.trace.step(0).event == TraceEvent::MoreDiscarded);
        CHECK(traced.trace.step(0).number == static_cast<std::uint32_t>(retries));
        CHECK(stepText(traced.trace, 0, config) ==
              "tries discarded before this one: " + std::to_string(retries));
        CHECK(traced.trace.map()->rooms() >= 13);
    }
    CHECK(retried);
}

TEST_CASE("a room ahead of the sweep grows in it, a room behind in the next") {
    const auto plans =
        dungeonOf({{"SE", "W", "-"}, {"NS", "S", "-"}, {"NE", "NWE", "W"}}, {1, 2}).plans();
    const std::vector<Placement> expected{
        {{1, 1}, Direction::South, 1}, {{0, 2}, Direction::East, 1},  {{2, 2}, Direction::West, 1},
        {{0, 1}, Direction::South, 2}, {{0, 0}, Direction::South, 3}, {{1, 0}, Direction::West, 4}};
    CHECK(sweepOrder({1, 2}, plans) == expected);
}

TEST_CASE("listed rooms come from the room nearer to the start") {
    const auto plans =
        dungeonOf({{"SE", "W", "-"}, {"NS", "S", "-"}, {"NE", "NWE", "W"}}, {1, 2}).plans();
    const std::vector<GridPos> cells{{1, 2}, {0, 2}, {0, 1}, {1, 2},
                                     {1, 1}, {0, 0}, {1, 0}, {2, 2}};
    const std::vector<Placement> expected{
        {{0, 2}, Direction::East, 0},  {{0, 1}, Direction::South, 0}, {{1, 1}, Direction::South, 0},
        {{0, 0}, Direction::South, 0}, {{1, 0}, Direction::West, 0},  {{2, 2}, Direction::West, 0}};
    CHECK(listedOrder({1, 2}, plans, cells) == expected);
}
