// The string between the boss's room and the start.
#include "testing/catch2.hpp"
#include "testing/plays.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "unit/world/things/small_floors.hpp"
#include "world/doors/doors.hpp"
#include "world/guests/companion.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Three rooms in a row; the boss's is the last.
World floorWithBoss() {
    Grid<RoomPlan> plans = dungeonOf({{"E", "WE", "W"}}, {0, 0}).plans();
    plans[{2, 0}].kind = RoomKind::Boss;
    WorldConfig config = floorConfig();
    config.locks = false;
    return {dungeonOf(Seed{17}, {0, 0}, std::move(plans)), config};
}

const Thing* stringIn(const World& world, GridPos cell) {
    const auto here = world.things.in(cell);
    const auto found = std::ranges::find(here, ThingKind::String, &Thing::kind);
    return found == here.end() ? nullptr : &*found;
}

// Opens the stairs, and lets the knight stand below the string.
World won() {
    World world = floorWithBoss();
    enterRoom(world, {2, 0}, Direction::East);
    world.creatures.living.clear();
    walkFor(world, {}, 1);
    standInMiddleOf(world, neighbour(stringIn(world, {2, 0})->tile, Direction::South));
    return world;
}

}  // namespace

TEST_CASE(
    "an end of the string hangs in the start and in the boss's room, on a wall to walk up to") {
    const World world = floorWithBoss();
    for (const GridPos cell : {GridPos{0, 0}, GridPos{2, 0}}) {
        const Thing* const string = stringIn(world, cell);
        REQUIRE(string != nullptr);
        const Room room = world.roomAt(cell);
        CHECK(room.tiles()[string->tile] == Tile::Wall);
        CHECK(isWalkable(room.tiles()[neighbour(string->tile, Direction::South)]));
        CHECK(world.groundAsMade(room).at(string->tile) == Tile::Wall);
        CHECK_FALSE(string->isUsable());
    }
    CHECK(stringIn(world, {1, 0}) == nullptr);
}

TEST_CASE("the string is let down when the stairs open") {
    World world = floorWithBoss();
    enterRoom(world, {2, 0}, Direction::East);
    world.creatures.living.clear();
    CHECK(countOf<StairsOpened>(walkFor(world, {}, 1)) == 1);
    CHECK(stringIn(world, {0, 0})->isUsable());
    CHECK(stringIn(world, {2, 0})->isUsable());
}

TEST_CASE("the string pulls the knight to its other end and back, once for each push") {
    World world = won();
    const int whole = world.config.adventure.stairs.stringTicks;
    const auto pull = [&] {
        return countOf<StringTaken>(walkFor(world, holding(Direction::North), 60)) == 1;
    };
    CHECK(pull());
    walkFor(world, holding(Direction::North), whole + 60);  // a held key does not pull again
    CHECK(world.cell() == GridPos{0, 0});
    CHECK_FALSE(world.player.isReeled());
    CHECK(tileUnder(world.player.body) ==
          neighbour(stringIn(world, {0, 0})->tile, Direction::South));
    walkFor(world, {}, 1);
    CHECK(pull());
    walkFor(world, {}, whole);
    CHECK(world.cell() == GridPos{2, 0});
    CHECK(world.areStairsOpen());
}

TEST_CASE("a held key does not pull again, even where a touch is enough") {
    World world = won();
    world.config.player.pushTicks = 0;
    const int whole = world.config.adventure.stairs.stringTicks;
    const Events events = walkFor(world, holding(Direction::North), 3 * whole + 60);
    CHECK(countOf<StringTaken>(events) == 1);
    CHECK(world.cell() == GridPos{0, 0});
}

TEST_CASE("a companion is with the knight at the other end of the string") {
    World world = won();
    world.things.add({.kind = ThingKind::Cage, .cell = world.cell(), .tile = {2, 2}});
    Events events;
    freeCaptive(world, *world.things.at(world.cell(), {2, 2}), events);
    REQUIRE(stepUntil(world, holding(Direction::North), 60,
                      [](const World& now) { return now.player.isReeled(); }));
    walkFor(world, {}, world.config.adventure.stairs.stringTicks / 2 - 2);
    world.companion->body.at = tileCentre({2, 6});
    walkFor(world, {}, 2);
    REQUIRE(world.cell() == GridPos{0, 0});
    const GridOffset apart = centreOf(world.companion->body.hitBox()) - centreOf(world.knightBox());
    CHECK(toPixels(longerAxis(apart)) <= 24);
}

TEST_CASE(
    "the way along the string takes as long as the configuration says, and nothing stops it") {
    World world = won();
    REQUIRE(stepUntil(world, holding(Direction::North), 60,
                      [](const World& now) { return now.player.isReeled(); }));
    const int whole = world.config.adventure.stairs.stringTicks;
    walkFor(world, holding(Direction::South, Button::Sword), whole - 1);
    CHECK(world.player.isReeled());
    CHECK(world.player.swingTicks == 0);
    walkFor(world, {}, 1);
    CHECK_FALSE(world.player.isReeled());
}
