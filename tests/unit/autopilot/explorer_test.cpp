#include "autopilot/explorer.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "world/step.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

int ticksToVisitAll(World& world, int most) {
    Events events;
    for (int tick = 0; tick < most; ++tick) {
        if (world.sights.visited() == world.metrics.rooms &&
            (world.bannerReached || world.metrics.rooms == 1)) {
            return tick;
        }
        events.clear();
        step(world, exploreOn(world), events);
    }
    return -1;
}

}  // namespace

TEST_CASE("the explorer visits every room and reaches the banner, whatever the size of rooms") {
    WorldConfig config;
    config.room.size = GENERATE(GridSize{15, 9}, GridSize{5, 5}, GridSize{6, 8}, GridSize{31, 7},
                                GridSize{12, 12});
    const std::uint64_t seed = GENERATE(range(0, 5));
    World world(
        dungeonOf({{"SE", "WE", "SW"}, {"NS", "S", "NS"}, {"N", "NE", "NW"}}, {0, 0}, {seed}),
        config);
    INFO("seed " << seed << ", room " << config.room.size.width << " x "
                 << config.room.size.height);
    CHECK(ticksToVisitAll(world, 60 * 200) > 0);
}

TEST_CASE("where all has been visited the explorer stands still") {
    World world(dungeonOf({{""}}, {0, 0}), WorldConfig{});
    CHECK(exploreOn(world) == InputFrame{});
    CHECK_FALSE(wayToUnvisited(world));
}

TEST_CASE("the explorer goes to the nearest unvisited room") {
    World world(dungeonOf({{"E", "WE", "WE", "W"}}, {1, 0}), WorldConfig{});
    CHECK(wayToUnvisited(world) == Direction::West);
}
