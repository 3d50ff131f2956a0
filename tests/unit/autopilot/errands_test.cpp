// What the explorer does on its way: chests, wares, urns and cracked walls.
#include "testing/catch2.hpp"
#include "unit/autopilot/explored.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "unit/world/things/small_floors.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// A start, and east of it a room of that kind: its chest has coins, its shop hearts.
World floorWith(RoomKind kind) {
    WorldConfig config = floorConfig({{Ware::Heart, 8}});
    config.player.hearts = 3;
    return World(roomsWith(kind, {"E", "WE", "W"}), config);
}

std::size_t soldTo(int coins, int halfHearts) {
    World world = floorWith(RoomKind::Shop);
    world.player.kit.coins = coins;
    world.player.kit.halfHearts = halfHearts;
    return countOf<WareBought>(explored(world, 900));
}

}  // namespace

TEST_CASE("the explorer opens a chest on its way, in an adventure") {
    World world = floorWith(RoomKind::Treasure);
    const auto chests = std::ranges::count_if(world.things.all(), &Thing::isChest);
    REQUIRE(chests > 0);
    CHECK(static_cast<std::ptrdiff_t>(countOf<ChestOpened>(explored(world, 1200))) == chests);
    CHECK(world.sights.visited() == 3);
}

TEST_CASE("the explorer buys a heart if it is hurt and can pay") {
    CHECK(soldTo(8, 4) == 1);
    CHECK(soldTo(3, 4) == 0);
    CHECK(soldTo(8, 5) == 0);
    CHECK(soldTo(8, 6) == 0);
}

TEST_CASE("a hurt explorer comes back to a shop that it can pay") {
    World world = floorWith(RoomKind::Shop);
    explored(world, 900);
    REQUIRE(world.cell() == GridPos{2, 0});
    CHECK_FALSE(Explorer().nextDoor(world));
    world.player.kit.halfHearts = 2;
    world.player.kit.coins = 20;
    CHECK(Explorer().nextDoor(world) == Direction::West);
}

TEST_CASE("a hurt explorer strikes urns, and leaves alone those that no way leads to") {
    const std::vector<std::string> rows{"#########", "#.......#", "#.......#", "#...#...#",
                                        "#########"};
    const auto left = [&](int halfHearts, bool isWalledIn) {
        WorldConfig config = plainConfig();
        config.floor = 1;
        config.player.hearts = 3;
        World world = worldOf(rows, {1, 1}, {}, config);
        world.player.kit.halfHearts = halfHearts;
        world.ground.putOnFloor({7, 3}, Tile::Urn);
        if (isWalledIn) {
            for (const GridPos at : {GridPos{6, 3}, GridPos{7, 2}}) {
                world.ground.putOnFloor(at, Tile::Fixture);
            }
        }
        explored(world, 600);
        return world.ground.at({7, 3}) == Tile::Urn;
    };
    CHECK_FALSE(left(2, false));
    CHECK(left(6, false));
    CHECK(left(2, true));
}

TEST_CASE("between two urns as far away the explorer does not go to and fro") {
    const std::vector<std::string> rows{"###########", "#.........#", "#.........#", "###########"};
    WorldConfig config = plainConfig();
    config.floor = 1;
    config.player.hearts = 3;
    World world = worldOf(rows, {5, 2}, {}, config);
    world.player.kit.halfHearts = 2;
    world.ground.putOnFloor({1, 1}, Tile::Urn);
    world.ground.putOnFloor({9, 1}, Tile::Urn);
    CHECK(countOf<UrnBroken>(explored(world, 600)) == 2);
}

TEST_CASE("the explorer bombs a cracked wall that it sees, unharmed, and goes through") {
    WorldConfig config = itemConfig({Item::Bow, Item::Bombs});
    config.floor = 1;
    World world(dungeonOf({{"Ec", "W"}}, {0, 0}), config);
    World without = world;
    without.player.kit.bombs = 0;
    const Events events = explored(world, 900);
    CHECK(countOf<BombLaid>(events) == 1);
    CHECK(countOf<WallBroken>(events) == 1);
    CHECK(countOf<KnightHurt>(events) == 0);
    CHECK(world.sights.at({1, 0}) == Sight::Visited);
    CHECK(countOf<BombLaid>(explored(without, 900)) == 0);
}
