#include "dungeon/passes/generate.hpp"
#include "study/trace/trace.hpp"
#include "study/trace/tracer.hpp"
#include "testing/catch2.hpp"

#include <algorithm>

using namespace doorstring;

namespace {

DungeonConfig carvedConfig(Growth growth) {
    DungeonConfig config;
    config.growth = growth;
    return config;
}

}  // namespace

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
        CHECK(traced.trace.step(0).event == TraceEvent::MoreThrownAway);
        CHECK(traced.trace.step(0).number == static_cast<std::uint32_t>(retries));
        CHECK(stepText(traced.trace, 0, config) ==
              "tries discarded before this one: " + std::to_string(retries));
        CHECK(traced.trace.map()->rooms() >= 13);
    }
    CHECK(retried);
}
