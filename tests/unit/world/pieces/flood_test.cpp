#include "testing/catch2.hpp"
#include "unit/world/pieces/piece_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

int levelOf(const World& world) {
    return ownPiece<FloodState>(world.piece).level;
}

}  // namespace

TEST_CASE("water rises from the south row by row, and deep water follows") {
    World world = pieceWorld(SetPiece::Flood);
    begun(world);
    const FloodConfig& config = world.config.adventure.pieces.flood;
    const int south = world.ground.tiles().height() - 2;
    const int column = world.ground.tiles().width() / 2 - 2;
    waited(world, config.riseTicks);
    CHECK(levelOf(world) == 1);
    CHECK(isWater(world.ground.at({column, south})));
    CHECK_FALSE(isWater(world.ground.at({column, south - 1})));
    waited(world, config.deepAfter * config.riseTicks);
    CHECK(world.ground.at({column, south}) == Tile::DeepWater);
    CHECK(world.ground.at({column, south - 1}) == Tile::Shallows);
}

TEST_CASE("the flood that covers all brings the knight back, and then the doors stay open") {
    World world = pieceWorld(SetPiece::Flood);
    begun(world);
    const int hearts = world.player.kit.halfHearts;
    const Events events = waited(world, 20 * ticksPerSecond);
    CHECK(countIn<PieceFailed>(events) == 1);
    CHECK(world.player.kit.halfHearts == hearts - 1);
    CHECK(world.player.body.at == world.entry);
    CHECK_FALSE(world.isKnightShutIn());
    CHECK(tilesWith(world, Tile::Shallows).empty());
    const Room room = world.room;
    world.enter(room, world.groundOf(room), {}, world.entry);
    begun(world);
    CHECK(world.piece.stage == PieceStage::Runs);
    CHECK_FALSE(world.isKnightShutIn());
}

TEST_CASE("a knight whom the full flood takes off his hook or out of a hop stays at the door") {
    World world = pieceWorld(SetPiece::Flood);
    begun(world);
    const GridSize size = world.ground.tiles().size();
    const GridPos middle{size.width / 2, size.height / 2};
    standOn(world, middle);
    if (GENERATE(true, false)) {
        const SubPos tip = tileCentre({middle.x + 3, middle.y});
        world.tools.hook = Hook{Direction::East, HookDoing::Pulls, tip, tip};
        world.player.isPulled = true;
    } else {
        world.player.hopTicks = 1;
    }
    ownPiece<FloodState>(world.piece).level = 100;
    CHECK(countIn<PieceFailed>(waited(world, 1)) == 1);
    CHECK_FALSE(world.tools.hook);
    CHECK_FALSE(world.player.isAloft());
    waited(world, ticksPerSecond);
    CHECK(world.player.body.at == world.entry);
}

TEST_CASE("deep water never shuts in the knight: it carries him north") {
    World world = pieceWorld(SetPiece::Flood);
    begun(world);
    const GridSize size = world.ground.tiles().size();
    standOn(world, {size.width / 2 - 2, size.height - 2});
    const SubPos before = world.player.body.at;
    for (int tick = 0; tick < 14 * ticksPerSecond && world.piece.stage == PieceStage::Runs;
         ++tick) {
        Events events;
        step(world, {}, events);
        REQUIRE_FALSE(overlapsSolid(world.terrain(), world.knightBox()));
    }
    CHECK(world.player.body.at.y < before.y);
}

TEST_CASE("a valve lowers the water, and when all are open it drains and the flood is done") {
    World world = pieceWorld(SetPiece::Flood);
    begun(world);
    const FloodConfig& config = world.config.adventure.pieces.flood;
    waited(world, 3 * config.riseTicks);
    const auto valves = tilesWith(world, Tile::Lever);
    REQUIRE(valves.size() == 3);
    const int before = levelOf(world);
    CHECK(countIn<PieceTurned>(struck(world, valves[0])) == 1);
    CHECK(levelOf(world) == before - config.valveRows);
    struck(world, valves[1]);
    Events events = struck(world, valves[2]);
    const Events after = waited(world, 3 * ticksPerSecond);
    events.insert(events.end(), after.begin(), after.end());
    CHECK(countIn<PieceDone>(events) == 1);
    CHECK(tilesWith(world, Tile::Shallows).empty());
    CHECK_FALSE(world.isKnightShutIn());
}
