#include "room/room_tiler.hpp"

#include "room/interiors/interiors.hpp"
#include "room/ways/safe_ways.hpp"

#include <cstddef>

namespace doorstring {

namespace {

// Draws by chance which tiles are pillars. All tiles inside the walls can become pillars, except
// those on a middle row or column.
//
// ChanceBits decides 64 tiles at once, each in one lane. As many whole rows as fit into the lanes
// are drawn together: each of their tiles off the middle columns takes a lane, in reading order
// from the lowest bit. Each such group of rows has a separate stream of random numbers.
BitRows pillarsByChance(const Sketch& sketch, const ChanceBits& chance, std::uint64_t roll) {
    const GridRect middle = sketch.middle();
    const int halfRow = middle.x - 1;  // number of columns on either side of the middle
    const std::uint32_t leftLanes = bitSpan(0, halfRow);
    const std::uint32_t rightLanes = bitSpan(halfRow, halfRow);
    // The left wall and the middle columns take no lane, so the lanes of the right half are shifted
    // past them.
    const auto skippedColumns = static_cast<unsigned>(1 + middle.width);
    const int rowsAtOnce = ChanceBits::lanes / (2 * halfRow);
    BitRows pillars{};
    std::uint64_t lanes = 0;
    int rowsDrawn = 0;
    for (int y = 1; y < sketch.height() - 1; ++y) {
        if (y >= middle.y && y <= middle.bottom()) {
            continue;
        }
        if (rowsDrawn % rowsAtOnce == 0) {
            roll = rowsDrawn == 0 ? roll : mixBits(roll + 1);
            lanes = chance.draw(~std::uint64_t{0}, RandomStream(roll));
        }
        const auto row = static_cast<std::uint32_t>(lanes);
        pillars[static_cast<std::size_t>(y)] = (row & leftLanes) << 1U | (row & rightLanes)
                                                                             << skippedColumns;
        lanes >>= static_cast<unsigned>(2 * halfRow);
        ++rowsDrawn;
    }
    return pillars;
}

// Lays pillars. Ground that they cut off from the middle becomes pillars, too.
void layPillars(Sketch& sketch, const ChanceBits& chance, std::uint64_t roll) {
    const BitRows inside = bitsOf(sketch.inside());
    const BitRows ground = inside - pillarsByChance(sketch, chance, roll);
    const BitRows joined = reach(ground, bitsOf(sketch.middle()));
    forEachBit(inside - joined, [&](GridPos p) { sketch.set(p, Tile::Pillar); });
}

}  // namespace

Grid<Tile> RoomTiler::tiles(DoorSet doors, std::uint64_t roll, Interior interior) const {
    Grid<Tile> tiles(size_);
    tile(doors, roll, interior, tiles);
    return tiles;
}

void RoomTiler::tile(DoorSet doors, std::uint64_t roll, Interior interior,
                     Grid<Tile>& tiles) const {
    Sketch sketch(tiles, doors, roll);
    if (interior == Interior::Pillars) {
        layPillars(sketch, pillarChance_, roll);
    } else {
        lay(interior, sketch);
    }
}

}  // namespace doorstring
