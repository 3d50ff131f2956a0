// Puzzles in play: what the sword does to levers and braziers, and what a solved puzzle gives.
#include "room/ways/safe_ways.hpp"
#include "testing/catch2.hpp"
#include "unit/world/puzzles/puzzle_rooms.hpp"
#include "world/standing/levers.hpp"

#include <algorithm>

namespace doorstring {

using namespace testing;

namespace {

void leave(World& world) {
    const Room start = world.roomAt({0, 0});
    world.enter(start, world.groundAsMade(start), {}, roomCentre(start));
}

// One whole swing from below.
Events strikeAt(World& world, GridPos tile) {
    standInMiddleOf(world, neighbour(tile, Direction::South));
    world.player.facing = Direction::North;
    Events events = walkFor(world, InputFrame().with(Button::Sword), 1);
    for (const Event& event : walkFor(world, {}, 60)) {
        events.push_back(event);
    }
    return events;
}

std::vector<GridPos> orderIn(const World& world) {
    return leverOrder(world.ground.tiles(), world.cell(), world.dungeon.seed());
}

std::vector<Thing> chestsIn(const World& world) {
    std::vector<Thing> chests;
    std::ranges::copy_if(world.things.in({1, 0}), std::back_inserter(chests), &Thing::isChest);
    return chests;
}

}  // namespace

TEST_CASE("levers thrown in their order solve a room, one swing each") {
    World world = puzzleWorld(levers, {4, 4});
    const auto order = orderIn(world);
    REQUIRE(order.size() == 3);
    for (std::size_t i = 0; i < order.size(); ++i) {
        CHECK_FALSE(world.isSolved({1, 0}));
        const Events events = strikeAt(world, order[i]);
        CHECK(countOf<LeverThrown>(events) == 1);
        CHECK(world.ground.at(order[i]) == Tile::ThrownLever);
        CHECK(countOf<PuzzleSolved>(events) == (i == 2 ? 1 : 0));
    }
    CHECK(world.isSolved({1, 0}));
    CHECK(countOf<LeverThrown>(strikeAt(world, order[0])) == 0);
}

TEST_CASE("a wrong lever throws all of them back") {
    World world = puzzleWorld(levers, {4, 4});
    const auto order = orderIn(world);
    strikeAt(world, order[0]);
    CHECK(countOf<LeversReset>(strikeAt(world, order[2])) == 1);
    for (const GridPos lever : order) {
        CHECK(world.ground.at(lever) == Tile::Lever);
    }
    CHECK_FALSE(world.isSolved({1, 0}));
}

TEST_CASE("a lever that is thrown already is left alone") {
    World world = puzzleWorld(levers, {4, 4});
    const auto order = orderIn(world);
    strikeAt(world, order[0]);
    const Events events = strikeAt(world, order[0]);
    CHECK(countOf<LeversReset>(events) + countOf<LeverThrown>(events) == 0);
    CHECK(world.ground.at(order[0]) == Tile::ThrownLever);
}

TEST_CASE("a brazier turns its neighbours, and puts out what burns") {
    World world = puzzleWorld(fires, {4, 4});
    CHECK(countOf<BrazierTurned>(strikeAt(world, {1, 1})) == 2);
    CHECK(world.ground.at({1, 1}) == Tile::LitBrazier);
    CHECK(world.ground.at({4, 1}) == Tile::LitBrazier);
    CHECK(world.ground.at({7, 1}) == Tile::Brazier);
    CHECK(countOf<BrazierTurned>(strikeAt(world, {4, 1})) == 3);
    CHECK(world.ground.at({1, 1}) == Tile::Brazier);
    CHECK(world.ground.at({7, 1}) == Tile::LitBrazier);
    CHECK_FALSE(world.isSolved({1, 0}));
}

TEST_CASE("a room is solved when all its braziers burn, and they burn for good") {
    World world = puzzleWorld(fires, {4, 4});
    CHECK(countOf<PuzzleSolved>(strikeAt(world, {4, 1})) == 1);
    CHECK(countOf<BrazierTurned>(strikeAt(world, {4, 1})) == 0);
    CHECK(world.ground.at({4, 1}) == Tile::LitBrazier);
}

TEST_CASE("a block at rest on the plate opens the gate") {
    World world = puzzleWorld(plate, {4, 4});
    CHECK(world.ground.at({3, 1}) == Tile::Gate);
    Events events;
    bool wasOnItsWay = false;
    for (int tick = 0; tick < 200 && !world.isSolved({1, 0}); ++tick) {
        step(world, holding(Direction::East), events);
        wasOnItsWay = wasOnItsWay || (world.ground.at({7, 4}) == Tile::Block &&
                                      countOf<PuzzleSolved>(events) == 0);
    }
    CHECK(wasOnItsWay);
    CHECK_FALSE(world.ground.slide());
    CHECK(world.ground.at({7, 4}) == Tile::Block);
    CHECK(world.ground.at({3, 1}) == Tile::Ground);
    CHECK(countOf<GatesOpened>(events) == 1);
}

TEST_CASE("the knight on a plate solves nothing") {
    World world = puzzleWorld(plate, {7, 4});
    const Events events = walkFor(world, {}, 10);
    CHECK(countOf<PlatePressed>(events) == 1);
    CHECK(countOf<PuzzleSolved>(events) == 0);
}

TEST_CASE("an unsolved room begins anew, and a solved one is remembered for good") {
    World world = puzzleWorld(fires, {4, 4});
    world.config.ground.rememberedRooms = 1;
    strikeAt(world, {1, 1});
    World solved = world;
    leave(world);
    CHECK(world.memory.find({1, 0})->ground.at({1, 1}) == Tile::Brazier);

    strikeAt(solved, {1, 1});
    strikeAt(solved, {4, 1});
    REQUIRE(solved.isSolved({1, 0}));
    leave(solved);
    for (const GridPos elsewhere : {GridPos{5, 5}, GridPos{6, 5}}) {
        solved.memory.keep({elsewhere, solved.ground, {}}, 1);
    }
    CHECK(solved.memory.find({5, 5}) == nullptr);
    REQUIRE(solved.memory.find({1, 0}) != nullptr);
    CHECK(solved.memory.find({1, 0})->ground.at({1, 1}) == Tile::LitBrazier);
}

TEST_CASE("the chest of a puzzle comes when it is solved, in nobody's way") {
    World world = puzzleWorld(fires, {4, 4}, floorConfig());
    CHECK(chestsIn(world).empty());
    CHECK(countOf<ChestAppeared>(strikeAt(world, {4, 1})) == 1);
    REQUIRE(chestsIn(world).size() == 1);
    const Thing chest = chestsIn(world).front();
    CHECK(world.ground.at(chest.tile) == Tile::Fixture);
    CHECK(chest.tile != knightTile(world));
    CHECK_FALSE(findUnfair(world.ground.tiles(), world.room.doors(), {}));
    standInMiddleOf(world, neighbour(chest.tile, Direction::South));
    const int ticks = world.config.player.pushTicks + 30;
    CHECK(countOf<ChestOpened>(walkFor(world, holding(Direction::North), ticks)) == 1);
}

TEST_CASE("the chest of a puzzle does not shut the knight in") {
    World world =
        puzzleWorld({"###########", "#l#l#l#...#", "#.#.#.#...#", "#.........#", "..........#",
                     "#.........#", "#.........#", "#.........#", "###########"},
                    {7, 4}, floorConfig());
    for (const GridPos lever : orderIn(world)) {
        strikeAt(world, lever);
    }
    REQUIRE(chestsIn(world).size() == 1);
    const Grid<Tile>& tiles = world.ground.tiles();
    const BitRows walked = reach(safeTiles(tiles), doorGaps(tiles.size(), world.room.doors()));
    CHECK(hasBit(walked, knightTile(world)));
}

TEST_CASE("a chest that is there already is not hidden, and solving gives coins") {
    WorldConfig config = floorConfig();
    config.hasCreatures = true;
    World world = puzzleWorld(fires, {4, 4}, config);
    world.things = Things({{ThingKind::Chest, {1, 0}, {6, 6}, {Treasure::Map}}});
    const Events events = strikeAt(world, {4, 1});
    CHECK(countOf<PuzzleSolved>(events) == 1);
    CHECK(countOf<ChestAppeared>(events) == 0);
    CHECK(world.player.kit.coins + static_cast<int>(world.creatures.drops.size()) > 0);
}

TEST_CASE("the chest of a puzzle comes where it is drawn") {
    World world = puzzleWorld(fires, {4, 4}, floorConfig(), {{{6, 6}, SpotKind::Treasure}});
    strikeAt(world, {4, 1});
    CHECK(world.things.at({1, 0}, {6, 6}) != nullptr);
}

TEST_CASE("a puzzle without a chest gives coins where anything is dropped") {
    const bool hasCreatures = GENERATE(true, false);
    WorldConfig config = plainConfig();
    config.hasCreatures = hasCreatures;
    World world = puzzleWorld(fires, {4, 4}, config);
    standInMiddleOf(world, {4, 2});
    world.player.facing = Direction::North;
    walkFor(world, InputFrame().with(Button::Sword), 1);
    CHECK(stepUntil(world, {}, 60, [](const World& now) { return now.isSolved({1, 0}); }));
    const auto coins = static_cast<std::size_t>(config.adventure.puzzles.coins);
    CHECK(world.creatures.drops.size() == (hasCreatures ? coins : 0));
}

TEST_CASE("rooms of kind puzzle in which nobody drew one have levers that can be walked up to") {
    World world(twoRooms(), plainConfig());
    const Room room = world.roomAt({1, 0});
    const Ground ground = world.groundAsMade(room);
    const auto order = leverOrder(ground.tiles(), {1, 0}, world.dungeon.seed());
    CHECK(static_cast<int>(order.size()) == world.config.adventure.puzzles.levers);
    CHECK_FALSE(findUnfair(ground.tiles(), room.doors(), {}));
    CHECK(world.isUnsolved(room));
    CHECK_FALSE(world.isUnsolved(world.room));
    world.enter(room, ground, {}, roomCentre(room));
    for (const GridPos lever : order) {
        strikeAt(world, lever);
    }
    CHECK(world.isSolved({1, 0}));
}

}  // namespace doorstring
