#include "autopilot/explorer.hpp"
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/plays.hpp"
#include "world/step.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

int ticksToVisitAll(World& world, int most) {
    Events events;
    Explorer explore;
    for (int tick = 0; tick < most; ++tick) {
        if (world.sights.visited() == world.metrics.rooms &&
            (world.bannerReached || world.metrics.rooms == 1)) {
            return tick;
        }
        events.clear();
        step(world, explore(world), events);
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

TEST_CASE("with locks the explorer fetches keys and opens doors until it has been everywhere") {
    WorldConfig config;
    config.locks = true;
    config.room.size = GENERATE(GridSize{15, 9}, GridSize{5, 5}, GridSize{6, 8}, GridSize{12, 12});
    config.player.hitBox = GENERATE(GridSize{10, 8}, GridSize{16, 16}, GridSize{4, 4});
    // The boss's key lies behind one small lock, the boss behind its own.
    World world(dungeonOf({{"SE+k", "WEs", "WS+K"},  //
                           {"NSs+k", "Sc", "NSb"},
                           {"NE", "NW", "N!"}},
                          {0, 0}),
                config);
    INFO("room " << config.room.size.width << " x " << config.room.size.height << ", box "
                 << config.player.hitBox.width);
    CHECK(ticksToVisitAll(world, 60 * 200) > 0);
    CHECK(world.locks.smallKeys() == 0);
}

TEST_CASE("without its key the explorer leaves a locked door alone") {
    WorldConfig config;
    config.locks = true;
    World world(dungeonOf({{"Es", "W"}}, {0, 0}), config);
    CHECK_FALSE(Explorer().nextDoor(world));
    CHECK(Explorer()(world) == InputFrame{});
    config.locks = false;
    CHECK(Explorer().nextDoor(World(dungeonOf({{"Es", "W"}}, {0, 0}), config)) == Direction::East);
}

TEST_CASE("the explorer spares its keys while there is an open way") {
    WorldConfig config;
    config.locks = true;
    World world(dungeonOf({{"E", "WEs+k", "WE", "W"}}, {1, 0}), config);
    world.locks.take(world.dungeon, {1, 0});
    CHECK(Explorer().nextDoor(world) == Direction::West);
    world.sights.visit(world.dungeon, {0, 0});
    CHECK(Explorer().nextDoor(world) == Direction::East);
}

TEST_CASE("where all has been visited the explorer stands still") {
    World world(dungeonOf({{""}}, {0, 0}), WorldConfig{});
    CHECK(Explorer()(world) == InputFrame{});
    CHECK_FALSE(Explorer().nextDoor(world));
}

TEST_CASE("the explorer goes to the nearest unvisited room") {
    World world(dungeonOf({{"E", "WE", "WE", "W"}}, {1, 0}), WorldConfig{});
    CHECK(Explorer().nextDoor(world) == Direction::West);
}

TEST_CASE("the explorer comes back for a banner that it has not reached") {
    World world(dungeonOf({{"E", "WE", "W!"}}, {0, 0}), WorldConfig{});
    world.sights.visit(world.dungeon, {1, 0});
    world.sights.visit(world.dungeon, {2, 0});
    CHECK(Explorer().nextDoor(world) == Direction::East);
    world.bannerReached = true;
    CHECK_FALSE(Explorer().nextDoor(world));
}

TEST_CASE("what the explorer remembers from tick to tick changes no answer") {
    const Config config = shippedConfig({"explore.locks=true"});
    Expedition expedition = beginning(config, Seed{17});
    Explorer explore;
    Events events;
    for (int tick = 0; tick < 3000; ++tick) {
        if (tick % 700 == 650) {
            expedition.grow(config, grownDungeon(config, Seed{static_cast<std::uint64_t>(tick)}));
        }
        const InputFrame input = explore(expedition.world());
        REQUIRE(input == Explorer()(expedition.world()));
        expedition.step(input, events);
    }
}
