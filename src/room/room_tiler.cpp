#include "room/room_tiler.hpp"

#include "room/interiors/interiors.hpp"
#include "room/ways/safe_ways.hpp"

#include <cstddef>

namespace doorstring {

namespace {

// Returns a random set of tiles to become pillars: each tile inside the walls is in it with this
// chance, except those of the middle rows and the middle columns, which never are.
//
// One draw of ChanceBits gives 64 lanes, each of which decides one tile. This function takes as
// many whole rows from a draw as fit, and leaves other lanes unused. Each tile of these rows,
// except those of the middle columns, takes one lane, in reading order from the lowest bit. Each
// such group of rows has a separate stream of random numbers.
BitRows pillarsByChance(const Sketch& sketch, const ChanceBits& chance, std::uint64_t roll) {
    const GridRect middle = sketch.middle();
    const int halfRow = middle.x - 1;  // the number of columns on either side of the middle
    const std::uint32_t leftLanes = bitSpan(0, halfRow);
    const std::uint32_t rightLanes = leftLanes << static_cast<unsigned>(halfRow);
    // The left wall and the middle columns take no lane, so the lanes of the right half are shifted
    // past them.
    const auto skippedColumns = static_cast<unsigned>(1 + middle.width);
    const int rowsAtOnce = ChanceBits::lanes / (2 * halfRow);
    BitRows pillars{};
    std::uint64_t lanes = 0;
    int rowsDecided = 0;
    for (int y = 1; y < sketch.height() - 1; ++y) {
        if (y >= middle.y && y <= middle.bottom()) {
            continue;
        }
        if (rowsDecided % rowsAtOnce == 0) {
            roll = rowsDecided == 0 ? roll : mixBits(roll + 1);
            lanes = chance.draw(~std::uint64_t{0}, RandomStream(roll));
        }
        const auto row = static_cast<std::uint32_t>(lanes);
        pillars[static_cast<std::size_t>(y)] = (row & leftLanes) << 1U | (row & rightLanes)
                                                                             << skippedColumns;
        lanes >>= static_cast<unsigned>(2 * halfRow);
        ++rowsDecided;
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
    layTiles(doors, roll, interior, tiles);
    return tiles;
}

void RoomTiler::layTiles(DoorSet doors, std::uint64_t roll, Interior interior,
                         Grid<Tile>& tiles) const {
    Sketch sketch(tiles, doors, roll);
    if (interior == Interior::Pillars) {
        layPillars(sketch, pillarChance_, roll);
    } else {
        lay(interior, sketch);
    }
}

}  // namespace doorstring
