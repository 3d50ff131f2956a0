// Chests that are opened, wares that are bought, and urns that break.
#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "unit/world/things/small_floors.hpp"
#include "world/creatures/drops.hpp"
#include "world/ground/ground_changes.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>

namespace doorstring {

using namespace testing;

namespace {

// A start, and east of it the room that holds something: its chest has coins, its shop hearts and a
// map.
World floorWith(RoomKind kind, int coins = 0) {
    World world(roomsWith(kind, {"E", "W"}), floorConfig({{Ware::Heart, 8}, {Ware::Map, 10}}));
    world.player.kit.coins = coins;
    return world;
}

const Thing& thingOf(const World& world, ThingKind kind) {
    const auto all = world.things.all();
    const auto found = std::ranges::find(all, kind, &Thing::kind);
    REQUIRE(found != all.end());
    return *found;
}

// Right below it, facing it.
void standBefore(World& world, const Thing& thing) {
    const Room room = world.roomAt(thing.cell);
    SubPos at = tileCentre(neighbour(thing.tile, Direction::South));
    const GridSize box = world.config.player.hitBox;
    at = {at.x - toSubpixels(box.width) / 2, (thing.tile.y + 1) * subpixelsPerTile};
    world.enter(room, world.groundAsMade(room), {}, at);
    world.player.facing = Direction::North;
}

}  // namespace

TEST_CASE("a chest is solid, and opens when it is pushed at, once and for good") {
    World world = floorWith(RoomKind::Treasure);
    const Thing chest = thingOf(world, ThingKind::LargeChest);
    standBefore(world, chest);
    CHECK(world.terrain().at(chest.tile) == Tile::Fixture);
    const int ticks = world.config.player.pushTicks;
    CHECK(countOf<ChestOpened>(walkFor(world, holding(Direction::North), ticks - 1)) == 0);
    const Events events = walkFor(world, holding(Direction::North), 1);
    CHECK(countOf<ChestOpened>(events) == 1);
    CHECK(countOf<TreasureTaken>(events) == 1);
    CHECK(world.things.at(chest.cell, chest.tile)->isEmpty);
    CHECK(countOf<ChestOpened>(walkFor(world, holding(Direction::North), 400)) == 0);
    CHECK(countOf<ChestOpened>(walkFor(world, holding(Button::Sword), 30)) == 0);
    CHECK(world.groundAsMade(world.room).at(chest.tile) == Tile::Fixture);
}

TEST_CASE("who walks at a chest with his middle before it opens it, and else is led around it") {
    for (const Direction way : {Direction::North, Direction::East}) {
        for (const int aside : {-8, -7, -4, 4, 7, 9}) {  // pixels
            World world = floorWith(RoomKind::Treasure);
            const Thing chest = thingOf(world, ThingKind::LargeChest);
            standBefore(world, chest);
            standInMiddleOf(world, neighbour(chest.tile, opposite(way)));
            const GridOffset across = way == Direction::North ? GridOffset{1, 0} : GridOffset{0, 1};
            world.player.body.at += across * toSubpixels(aside);
            world.player.body.previous = world.player.body.at;
            if (overlapsSolid(world.terrain(), world.knightBox())) {
                continue;  // a wall is there
            }
            INFO("pixels aside: " << aside);
            const Events events = walkFor(world, holding(way), 40);
            CHECK((countOf<ChestOpened>(events) == 1) == (aside > -9 && aside < 8));
        }
    }
}

TEST_CASE("the sword key opens a chest instead of swinging, and swings where something lives") {
    World world = floorWith(RoomKind::Treasure);
    standBefore(world, thingOf(world, ThingKind::LargeChest));
    World fight = world;
    fight.creatures.living.emplace_back();
    const Events events = walkFor(world, holding(Button::Sword), 1);
    CHECK(countOf<ChestOpened>(events) == 1);
    CHECK(countOf<SwordSwung>(events) == 0);
    Events swung;
    useThings(fight, holding(Button::Sword), swung);
    CHECK(swung.empty());
}

TEST_CASE("walking past a chest does not open it") {
    World world = floorWith(RoomKind::Treasure);
    standBefore(world, thingOf(world, ThingKind::LargeChest));
    CHECK(countOf<ChestOpened>(walkFor(world, holding(Direction::North, Direction::East), 60)) ==
          0);
}

TEST_CASE("a ware is bought by a longer push, for its price, and stays sold") {
    World world = floorWith(RoomKind::Shop, 100);
    world.player.kit.halfHearts = 1;
    const Thing ware = thingOf(world, ThingKind::Stand);
    standBefore(world, ware);
    const int ticks = world.config.adventure.shop.pushTicks;
    CHECK(countOf<WareBought>(walkFor(world, holding(Direction::North), ticks - 1)) == 0);
    CHECK(countOf<WareBought>(walkFor(world, holding(Direction::North), 1)) == 1);
    CHECK(world.player.kit.coins == 100 - ware.price);
    CHECK(countOf<WareBought>(walkFor(world, holding(Direction::North), 400)) == 0);
    CHECK(world.player.kit.coins == 100 - ware.price);
}

TEST_CASE("what cannot be paid or is of no use is refused once a push, and costs nothing") {
    const auto [coins, fault] =
        GENERATE(table<int, WareFault>({{0, WareFault::TooDear}, {100, WareFault::NoUse}}));
    World world = floorWith(RoomKind::Shop, coins);
    world.hasMap = coins > 0;
    world.player.kit.halfHearts = coins > 0 ? world.player.kit.mostHalfHearts() : 1;
    standBefore(world, thingOf(world, ThingKind::Stand));
    const Events events = walkFor(world, holding(Direction::North), 200);
    CHECK(countOf<WareRefused>(events) == 1);
    CHECK(countOf<WareBought>(events) == 0);
    CHECK(world.player.kit.coins == coins);
    for (const Event& event : events) {
        if (const auto* refused = std::get_if<WareRefused>(&event)) {
            CHECK(refused->fault == fault);
        }
    }
}

TEST_CASE("the keeper is not for sale") {
    World world = floorWith(RoomKind::Shop, 100);
    standBefore(world, thingOf(world, ThingKind::Keeper));
    const Events events = walkFor(world, holding(Direction::North), 200);
    CHECK(countOf<WareBought>(events) + countOf<WareRefused>(events) == 0);
}

TEST_CASE("a shop's stands are off the ways of the doors") {
    const World world = floorWith(RoomKind::Shop);
    const Room room = world.roomAt({1, 0});
    int stands = 0;
    for (const Thing& thing : world.things.in({1, 0})) {
        // The keeper looks down the column of a door in the south from behind the wares.
        CHECK((thing.kind == ThingKind::Keeper || thing.tile.x != room.tiles().width() / 2));
        CHECK(thing.tile.y != room.tiles().height() / 2);
        stands += thing.kind == ThingKind::Stand ? 1 : 0;
    }
    CHECK(stands == 2);
}

TEST_CASE("urns stand where they are in nobody's way, and the sword breaks them") {
    WorldConfig config = plainConfig();
    config.floor = config.adventure.floor = 1;
    config.adventure.urns = {{1, 1}, 3, {1, 1}, {0, 1}};
    World world(dungeonOf({{"E", "WE", "W"}}, {0, 0}), config);
    const Room room = world.roomAt({1, 0});
    const Ground ground = world.groundAsMade(room);
    std::vector<GridPos> urns;
    for (const GridPos tile : cellsOf(ground.tiles().size())) {
        if (ground.at(tile) == Tile::Urn) {
            urns.push_back(tile);
        }
    }
    REQUIRE((!urns.empty() && urns.size() <= 3));
    world.enter(room, ground, {}, roomCentre(room));
    Events events;
    strike(world, urns[0], events);
    spillUrns(world, events, 0);
    CHECK(countOf<UrnBroken>(events) == 1);
    CHECK(world.ground.at(urns[0]) == Tile::Ground);
    REQUIRE(world.creatures.drops.size() == 1);
    CHECK(world.creatures.drops[0].kind == DropKind::Heart);
}

TEST_CASE("nothing stands in rooms that are explored") {
    WorldConfig config = plainConfig();
    config.adventure.urns.chance = {1, 1};
    const World world(dungeonOf({{"E", "W"}}, {0, 0}), config);
    CHECK(world.things.all().empty());
    const Room room = world.roomAt({1, 0});
    CHECK(world.groundAsMade(room).tiles() == room.tiles());
}

TEST_CASE("opened chests make another state") {
    World world = floorWith(RoomKind::Treasure);
    const Thing chest = thingOf(world, ThingKind::LargeChest);
    const std::uint64_t before = world.things.hash();
    world.things.markEmpty(chest.cell, chest.tile);
    CHECK(world.things.hash() != before);
}

}  // namespace doorstring
