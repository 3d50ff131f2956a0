// The dungeon that is watched is the dungeon that is grown, in the order in which it grows.
#include "dungeon/passes/generate.hpp"
#include "plain_growth.hpp"
#include "random_config.hpp"
#include "study/trace/trace.hpp"
#include "study/trace/tracer.hpp"
#include "testing/catch2.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

struct Placed {
    GridPos cell;
    Direction travelled;
    friend bool operator==(const Placed&, const Placed&) = default;
};

// The rooms that the growth placed, as the trace tells them.
std::vector<Placed> placedIn(const Trace& trace) {
    std::vector<Placed> placed;
    for (std::size_t index = 0; index < trace.size(); ++index) {
        const TraceStep& step = trace.step(index);
        if (step.event == TraceEvent::RoomPlaced && step.pass == "grow") {
            placed.push_back({step.cell, opposite(step.side)});
        }
    }
    return placed;
}

int traceRoomsOf(const Grid<RoomPlan>& plans) {
    const auto values = plans.values();
    return static_cast<int>(std::count_if(values.begin(), values.end(), isRoom));
}

// Forward step by step, back in leaps and steps: every state must come out as it was.
bool goesBothWays(const Trace& trace, RandomStream& random) {
    TraceCursor cursor(trace);
    std::vector<Grid<RoomPlan>> states{cursor.plans()};
    bool good = true;
    for (std::size_t step = 1; step <= trace.size(); ++step) {
        cursor.goTo(step);
        states.push_back(cursor.plans());
        good = good && static_cast<int>(cursor.step()->rooms) == traceRoomsOf(cursor.plans());
    }
    for (int leap = 0; leap < 20; ++leap) {
        const std::size_t to = random.below(trace.size() + 1);
        cursor.goTo(to);
        good = good && cursor.at() == to && cursor.plans() == states[to];
    }
    while (cursor.at() > 0) {
        cursor.goTo(cursor.at() - 1);
        good = good && cursor.plans() == states[cursor.at()];
    }
    return good;
}

}  // namespace

TEST_CASE("what is watched is what grows, for thousands of random configurations") {
    RandomStream random(0x7ACE);
    int traced = 0;
    for (int round = 0; round < 3000; ++round) {
        DungeonConfig config = randomSteeredConfig(random, 14);
        addRandomSpecials(random, config);
        const Seed seed{random.next()};
        const auto grown = generateDungeon(config, {}, seed);
        const auto watched = traceGeneration(config, {}, seed);
        INFO(toText(config, seed));
        REQUIRE(grown.ok() == watched.ok());
        if (!grown.ok()) {
            continue;
        }
        REQUIRE(watched.value().dungeon.plans() == grown.value().plans());
        TraceCursor cursor(watched.value().trace);
        cursor.goTo(watched.value().trace.size());
        REQUIRE(cursor.plans() == grown.value().plans());
        ++traced;
    }
    CHECK(traced > 2500);
}

TEST_CASE("rooms are placed in the order of the sweeps") {
    RandomStream random(0x5EE9);
    for (int round = 0; round < 3000; ++round) {
        const DungeonConfig config = randomSteeredConfig(random, 12);
        const Seed seed{random.next()};
        const auto watched = traceGeneration(config, {}, seed);
        INFO(toText(config, seed));
        REQUIRE(watched.ok());
        std::vector<PlacedRoom> plain;
        plainDungeon(config, seed, &plain);
        std::vector<Placed> expected;
        for (const PlacedRoom& room : plain) {
            expected.push_back({room.cell, room.travelled});
        }
        REQUIRE(placedIn(watched.value().trace) == expected);
    }
}

TEST_CASE("every state of a trace can be come to from both sides") {
    RandomStream random(0xB07);
    int traced = 0;
    for (int round = 0; round < 300; ++round) {
        DungeonConfig config = randomSteeredConfig(random, 10);
        addRandomSpecials(random, config);
        const Seed seed{random.next()};
        const auto watched = traceGeneration(config, {}, seed);
        INFO(toText(config, seed));
        if (!watched.ok()) {
            continue;
        }
        ++traced;
        REQUIRE(goesBothWays(watched.value().trace, random));
    }
    CHECK(traced > 200);
}

TEST_CASE("hideouts grow from rooms that stand, and tries thrown away leave nothing") {
    RandomStream random(0x41DE);
    int thrown = 0;
    for (int round = 0; round < 300; ++round) {
        DungeonConfig config;
        config.growth = Growth::Hideout;
        config.grid = {9, 8};
        config.hideout.level = 1 + static_cast<int>(random.below(4));
        const auto watched = traceGeneration(config, {}, {random.next()});
        REQUIRE(watched.ok());
        const Trace& trace = watched.value().trace;
        TraceCursor cursor(trace);
        for (std::size_t index = 0; index < trace.size(); ++index) {
            const TraceStep& step = trace.step(index);
            if (step.event == TraceEvent::RoomPlaced) {
                REQUIRE(isRoom(cursor.plans()[neighbour(step.cell, step.side)]));
                REQUIRE_FALSE(isRoom(cursor.plans()[step.cell]));
            }
            cursor.goTo(index + 1);
            if (step.event == TraceEvent::Discarded) {
                ++thrown;
                REQUIRE(step.rooms == 0);
                REQUIRE(traceRoomsOf(cursor.plans()) == 0);
            }
        }
    }
    CHECK(thrown > 100);
}
