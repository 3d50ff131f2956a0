#include "testing/catch2.hpp"
#include "unit/world/pieces/piece_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

GridPos firstPlank(const World& world) {
    return tilesWith(world, Tile::Bridge).front();
}

}  // namespace

TEST_CASE("a plank falls some time after the first step on it, and no other does") {
    World world = pieceWorld(SetPiece::Bridge);
    begun(world);
    const SubPos entry = world.player.body.at;
    const GridPos plank = firstPlank(world);
    const auto planks = tilesWith(world, Tile::Bridge).size();
    standOn(world, plank);
    CHECK(countIn<PieceWarned>(waited(world, 1)) == 1);
    world.player.body.at = world.player.body.previous = entry;
    const int ticks = world.config.adventure.pieces.bridge.shakeTicks;
    waited(world, ticks - 1);
    CHECK(world.ground.at(plank) == Tile::Bridge);
    CHECK(countIn<PieceMoved>(waited(world, 1)) == 1);
    CHECK(world.ground.at(plank) == Tile::Pit);
    CHECK(tilesWith(world, Tile::Bridge).size() == planks - 1);
    waited(world, world.config.adventure.pieces.bridge.returnTicks);
    CHECK(world.ground.at(plank) == Tile::Bridge);
}

TEST_CASE("the knight who waits on a plank falls, and finds all planks again at his door") {
    World world = pieceWorld(SetPiece::Bridge);
    begun(world);
    const auto planks = tilesWith(world, Tile::Bridge).size();
    const int hearts = world.player.kit.halfHearts;
    standOn(world, firstPlank(world));
    const Events events = waited(world, 120);
    CHECK(countIn<KnightFell>(events) == 1);
    CHECK(world.player.kit.halfHearts == hearts - 1);
    CHECK(world.player.body.at == world.entry);
    CHECK(tilesWith(world, Tile::Bridge).size() == planks);
}

TEST_CASE("a crank pulls up all planks") {
    World world = pieceWorld(SetPiece::Bridge);
    begun(world);
    const SubPos entry = world.player.body.at;
    const auto planks = tilesWith(world, Tile::Bridge).size();
    standOn(world, firstPlank(world));
    waited(world, 1);
    world.player.body.at = world.player.body.previous = entry;
    waited(world, 60);
    CHECK(tilesWith(world, Tile::Bridge).size() == planks - 1);
    struck(world, tilesWith(world, Tile::Lever).front());
    CHECK(tilesWith(world, Tile::Bridge).size() == planks);
}

TEST_CASE("the last crank brings the coins of the side branch within reach") {
    World world = pieceWorld(SetPiece::Bridge);
    begun(world);
    const auto hoard = ownPiece<BridgeState>(world.piece).hoard;
    REQUIRE(hoard);
    for (const GridPos crank : tilesWith(world, Tile::Lever)) {
        CHECK(world.creatures.drops.empty());
        struck(world, crank);
    }
    CHECK(static_cast<int>(world.creatures.drops.size()) ==
          world.config.adventure.pieces.bridge.coins);
}

TEST_CASE("the coins of the side branch lie there until the knight takes them, and never again") {
    World world = pieceWorld(SetPiece::Bridge);
    const auto comeBack = [&] {
        const Room room = world.room;
        world.enter(room, world.groundOf(room), {}, world.entry);
        begun(world);
    };
    begun(world);
    comeBack();
    const auto hoard = ownPiece<BridgeState>(world.piece).hoard;
    REQUIRE(hoard);
    standOn(world, *hoard);
    waited(world, 2);
    CHECK(static_cast<int>(world.creatures.drops.size()) ==
          world.config.adventure.pieces.bridge.coins);
    comeBack();
    CHECK_FALSE(ownPiece<BridgeState>(world.piece).hoard);
}
