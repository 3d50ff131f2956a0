// How the explorer plays set pieces, in rooms with different doors.
#include "testing/catch2.hpp"
#include "unit/autopilot/explored.hpp"
#include "unit/world/pieces/piece_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the explorer does each set piece whose rules it knows") {
    const SetPiece piece =
        GENERATE(SetPiece::Flood, SetPiece::Stone, SetPiece::Lights, SetPiece::Bridge);
    INFO(name(piece));
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        INFO(seed);
        World world = pieceWorld(piece, seed);
        const GridPos cell = world.cell();
        explored(world, 60 * ticksPerSecond);
        CHECK(world.isSolved(cell));
    }
}

TEST_CASE("the explorer leaves a set piece that it cannot do") {
    World world = pieceWorld(SetPiece::Flood, 1);
    const GridPos cell = world.cell();
    world.config.adventure.pieces.flood.riseTicks = 12;  // too quick for anybody
    explored(world, 90 * ticksPerSecond);
    CHECK_FALSE(world.isSolved(cell));
    CHECK(world.cell() != cell);
}
