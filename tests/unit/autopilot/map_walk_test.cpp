#include "autopilot/route.hpp"
#include "testing/carved_dungeons.hpp"
#include "testing/catch2.hpp"
#include "testing/events.hpp"
#include "testing/grown_dungeon.hpp"
#include "unit/autopilot/explored.hpp"
#include "unit/world/things/small_floors.hpp"
#include "world/motion/terrain.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Until all is visited and the banner reached; whether that came about.
bool visitsAll(World& world, int mostTicks) {
    Events events;
    Explorer explore;
    for (int tick = 0; tick < mostTicks; ++tick) {
        if (world.sights.visited() == world.metrics.rooms && world.bannerReached) {
            return true;
        }
        events.clear();
        step(world, explore(world), events);
        if (overlapsSolid(world.terrain(), world.knightBox()) && !world.flip) {
            FAIL("the knight stands in a wall");
        }
    }
    return false;
}

}  // namespace

TEST_CASE("carved maps can be walked from end to end, whatever the size of rooms and knight") {
    Config config;
    config.dungeon.growth = GENERATE(Growth::Tunnels, Growth::Scattered);
    config.room.size = GENERATE(GridSize{15, 9}, GridSize{5, 5}, GridSize{8, 12}, GridSize{31, 31});
    WorldConfig worldConfig;
    worldConfig.room = config.room;
    worldConfig.player.hitBox = GENERATE(GridSize{10, 8}, GridSize{16, 16}, GridSize{4, 4});
    worldConfig.slideSpeed = 0;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        INFO("seed " << seed << ", room " << config.room.size.width << " x "
                     << config.room.size.height);
        World world(grownDungeon(config, Seed{seed}), worldConfig);
        CHECK(visitsAll(world, 60 * 3600));
    }
}

TEST_CASE("the explorer finds a part of a room that only other rooms lead to") {
    WorldConfig config;
    config.room.size = {5, 5};
    World world(
        carvedDungeonOf({"##########", "#S......##", "#.########", "#.######X#", "#.######.#",
                         "#.######.#", "#.######.#", "#........#", "##########"},
                        config.room.size),
        config);
    CHECK(visitsAll(world, 60 * 60));
}

TEST_CASE("the explorer buys at an altar of a carved map") {
    Config config;
    config.dungeon.growth = Growth::Tunnels;
    config.dungeon.roles[Role::Altar].count = 1;
    WorldConfig worldConfig = floorConfig();
    worldConfig.room = config.room;
    worldConfig.adventure.floors.setCount(2);
    worldConfig.adventure.altar.table.setCount(1);
    worldConfig.adventure.altar.table.at(1).price = 10;
    World world(grownDungeon(config, Seed{2}), worldConfig);
    world.player.kit.coins = 100;
    const Events events = explored(world, 60 * 60);
    CHECK(countOf<OfferWoven>(events) == 1);
    CHECK(countOf<OfferRefused>(events) == 0);
}

TEST_CASE("the explorer comes back to stairs of a carved map, though it has stood on them") {
    WorldConfig config;
    config.room.size = {5, 5};
    config.floor = 1;
    World world(
        carvedDungeonOf({"##########", "#S......X#", "##########", "##########", "##########"},
                        config.room.size),
        config);
    REQUIRE(world.config.isAdventure());
    world.sights.visit(world.dungeon, {1, 0});
    world.bannerReached = true;
    CHECK(MapWalk().next(world) == GridPos{5, 1});
}
