// Relics on plinths, of which the knight takes one.
#include "config/relics.hpp"
#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "unit/world/things/small_floors.hpp"
#include "world/things/plinths.hpp"

#include <algorithm>

namespace doorstring {

using namespace testing;

namespace {

// A start, and east of it a room of that kind. All relics may be on the floor.
World floorWithRelics(RoomKind kind, int floors = 2, Seed seed = Seed{17}) {
    WorldConfig config = floorConfig();
    config.adventure.floors.setCount(floors);
    config.adventure.floors.at(1).item = FloorItem::None;
    for (RelicConfig& relic : config.adventure.relics.table) {
        relic = {1, 1};
    }
    return {roomsWith(kind, {"E", "W"}, seed), config};
}

std::vector<Thing> plinthsOf(const World& world) {
    std::vector<Thing> plinths;
    std::ranges::copy_if(world.things.all(), std::back_inserter(plinths),
                         [](const Thing& thing) { return thing.kind == ThingKind::Plinth; });
    return plinths;
}

void goTo(World& world, GridPos cell, GridPos tile, Direction facing) {
    const Room room = world.roomAt(cell);
    world.enter(room, world.groundAsMade(room), {}, {});
    standInMiddleOf(world, tile);
    world.player.facing = facing;
}

}  // namespace

TEST_CASE("one of two relics is taken, and both plinths sink for good") {
    World world = floorWithRelics(RoomKind::Treasure);
    const std::vector<Thing> plinths = plinthsOf(world);
    REQUIRE(plinths.size() == 2);
    const GridPos tile = plinths[0].tile;
    goTo(world, plinths[0].cell, neighbour(tile, Direction::South), Direction::North);
    CHECK(world.terrain().at(tile) == Tile::Fixture);
    CHECK(world.terrain().at(plinths[1].tile) == Tile::Fixture);
    const Events events = walkFor(world, holding(Direction::North), 60);
    REQUIRE(countOf<TreasureTaken>(events) == 1);
    CHECK(findIn<TreasureTaken>(events)->what == plinths[0].loot.what);
    CHECK(countOf<PlinthSank>(events) == 2);
    CHECK(world.player.kit.relics == EnumSet<Relic>::of(relicOf(plinths[0].loot.what)));
    for (const Thing& plinth : plinths) {
        CHECK(world.terrain().at(plinth.tile) != Tile::Fixture);
        CHECK(world.groundAsMade(world.room).at(plinth.tile) != Tile::Fixture);
    }
    CHECK(countOf<TreasureTaken>(walkFor(world, holding(Direction::North), 200)) == 0);
}

TEST_CASE("no plinth is in line with a door") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const World world = floorWithRelics(RoomKind::Treasure, 2, Seed{seed});
        const GridRect middle = middleOf(world.room.tiles().size());
        for (const Thing& plinth : plinthsOf(world)) {
            CHECK((plinth.tile.x < middle.x || plinth.tile.x > middle.right()));
            CHECK((plinth.tile.y < middle.y || plinth.tile.y > middle.bottom()));
        }
    }
}

TEST_CASE("where a boss has fallen two relics rise, not under the knight, but not at the end") {
    const GridPos boss{1, 0};
    World world = floorWithRelics(RoomKind::Boss);
    CHECK(plinthsOf(world).empty());
    const GridPos stairs = tileOf(bannerPoint(world.dungeon, world.roomAt(boss)));
    goTo(world, boss, stairs + GridOffset{3, 0}, Direction::South);
    const Events events = walkFor(world, {}, 2);
    CHECK(countOf<StairsOpened>(events) == 1);
    CHECK(countOf<PlinthRose>(events) == 2);
    const std::vector<Thing> plinths = plinthsOf(world);
    REQUIRE(plinths.size() == 2);
    for (const Thing& plinth : plinths) {
        CHECK(world.terrain().at(plinth.tile) == Tile::Fixture);
        CHECK(plinth.tile != tileUnder(world.player.body));
    }
    CHECK(plinths[0].loot.what != plinths[1].loot.what);
    World last = floorWithRelics(RoomKind::Boss, 1);
    goTo(last, boss, stairs + GridOffset{3, 0}, Direction::South);
    CHECK(countOf<PlinthRose>(walkFor(last, {}, 2)) == 0);
}

TEST_CASE("the stairs take nobody from relics before they have said so") {
    World world = floorWithRelics(RoomKind::Boss);
    const GridPos boss{1, 0};
    const GridPos stairs = tileOf(bannerPoint(world.dungeon, world.roomAt(boss)));
    const GridPos beside = stairs + GridOffset{0, 2};
    goTo(world, boss, beside, Direction::North);
    walkFor(world, {}, 2 + world.config.adventure.stairs.openTicks);
    REQUIRE(world.areStairsOpen());
    standInMiddleOf(world, stairs);
    Events events = walkFor(world, {}, 60);
    CHECK(countOf<RelicsLeft>(events) == 1);
    CHECK(countOf<StairsTaken>(events) == 0);
    standInMiddleOf(world, beside);
    walkFor(world, {}, 2);
    standInMiddleOf(world, stairs);
    events = walkFor(world, {}, 2);
    CHECK(countOf<RelicsLeft>(events) == 0);
    CHECK(countOf<StairsTaken>(events) == 1);
}

TEST_CASE("the stairs take the knight at once when he has his relic") {
    World world = floorWithRelics(RoomKind::Boss);
    const GridPos boss{1, 0};
    const GridPos stairs = tileOf(bannerPoint(world.dungeon, world.roomAt(boss)));
    goTo(world, boss, stairs + GridOffset{0, 2}, Direction::North);
    walkFor(world, {}, 2 + world.config.adventure.stairs.openTicks);
    Events events;
    takeFromPlinth(world, plinthsOf(world).front(), events);
    world.player.heldUp.reset();
    standInMiddleOf(world, stairs);
    CHECK(countOf<StairsTaken>(walkFor(world, {}, 2)) == 1);
}

TEST_CASE("plinths that rose stay when rooms made by hand are edited") {
    World world = floorWithRelics(RoomKind::Boss);
    goTo(world, {1, 0}, {3, 3}, Direction::South);
    walkFor(world, {}, 2);
    REQUIRE(plinthsOf(world).size() == 2);
    world.layThingsAgain();
    CHECK(plinthsOf(world).size() == 2);
}

}  // namespace doorstring
