// What all set pieces have in common: when they begin, what they pay, and that they stay done.
#include "testing/catch2.hpp"
#include "unit/world/pieces/piece_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("a set piece begins when the knight is well inside, and counts as met") {
    World world = pieceWorld(SetPiece::Flood);
    REQUIRE(world.room.piece() == SetPiece::Flood);
    CHECK(hasUnsolvedPiece(world));
    CHECK(world.piece.stage == PieceStage::Waits);
    CHECK(world.player.kit.piecesMet.empty());
    CHECK(countIn<PieceBegan>(begun(world)) == 1);
    CHECK(world.player.kit.piecesMet.has(SetPiece::Flood));
}

TEST_CASE("nothing lives in the room of a set piece, and no urns stand there") {
    const World world = pieceWorld(SetPiece::Bridge);
    CHECK(world.creatures.living.empty());
    CHECK_FALSE(world.ground.has(Tile::Urn));
}

TEST_CASE("the flood and the lights shut the doors, the stone and the bridge do not") {
    for (const SetPiece piece :
         {SetPiece::Flood, SetPiece::Lights, SetPiece::Stone, SetPiece::Bridge}) {
        INFO(name(piece));
        World world = pieceWorld(piece);
        begun(world);
        const bool shuts = piece == SetPiece::Flood || piece == SetPiece::Lights;
        CHECK(world.isKnightShutIn() == shuts);
    }
}

TEST_CASE("a set piece that is done pays its chest once, and the room stays done") {
    World world = pieceWorld(SetPiece::Bridge);
    const GridPos cell = world.cell();
    begun(world);
    Events events;
    for (const GridPos crank : tilesWith(world, Tile::Lever)) {
        const Events now = struck(world, crank);
        events.insert(events.end(), now.begin(), now.end());
    }
    CHECK(countIn<PieceTurned>(events) == 2);
    CHECK(countIn<PieceDone>(events) == 1);
    CHECK(countIn<ChestAppeared>(events) == 1);
    CHECK(world.isSolved(cell));
    CHECK_FALSE(hasUnsolvedPiece(world));
    const Room room = world.room;
    world.enter(world.roomAt(world.dungeon.start()),
                world.groundOf(world.roomAt(world.dungeon.start())), {}, {});
    world.enter(room, world.groundOf(room), {}, world.entry);
    CHECK(countIn<PieceBegan>(waited(world, 120)) == 0);
    CHECK(tilesWith(world, Tile::Lever).empty());
}

TEST_CASE("gates open when the set piece of their room is done") {
    World world = pieceWorld(GENERATE(SetPiece::Thief, SetPiece::Choir));
    begun(world);
    const GridPos gate = neighbour(tileUnder(world.player.body), world.player.facing);
    world.ground.lay(gate, Tile::Gate);
    world.creatures.living.clear();
    CHECK(countIn<GatesOpened>(waited(world, 1)) == 1);
    CHECK(world.isSolved(world.cell()));
    CHECK(world.ground.at(gate) == Tile::Ground);
}

TEST_CASE("a set piece that the knight leaves begins again when he comes back") {
    World world = pieceWorld(SetPiece::Bridge);
    begun(world);
    struck(world, tilesWith(world, Tile::Lever).front());
    CHECK(tilesWith(world, Tile::Lever).size() == 1);
    const Room room = world.room;
    const SubPos entry = world.entry;
    world.enter(world.roomAt(world.dungeon.start()),
                world.groundOf(world.roomAt(world.dungeon.start())), {}, {});
    CHECK(world.piece.stage == PieceStage::Waits);
    world.enter(room, world.groundOf(room), {}, entry);
    CHECK(tilesWith(world, Tile::Lever).size() == 2);
    CHECK(countIn<PieceBegan>(begun(world)) == 1);
}

TEST_CASE("a knight who regrows the floor does not meet a set piece again") {
    Config config = shippedFloor(1);
    config.adventure.brought.piecesMet = EnumSet<SetPiece>::of(SetPiece::Flood);
    const auto dungeon = generateDungeon(config.dungeon, config.room, floorSeed({5}, 1));
    for (const PlacedPiece& placed : contentsOf(dungeon.value(), config.adventure).pieces) {
        CHECK(placed.piece != SetPiece::Flood);
    }
}
