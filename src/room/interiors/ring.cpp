#include "room/interiors/interiors.hpp"

#include <algorithm>

namespace doorstring {

namespace {

enum class Stuff : std::uint8_t { Wall, Pillars, Moat };

// The tiles of the ring that lie on the middle lines, of one side.
GridRect wayIn(const Sketch& sketch, const GridRect& ring, Direction side) {
    const GridRect middle = sketch.middle();
    switch (side) {
    case Direction::North:
        return {middle.x, ring.y, middle.width, 1};
    case Direction::South:
        return {middle.x, ring.bottom(), middle.width, 1};
    case Direction::West:
        return {ring.x, middle.y, 1, middle.height};
    default:
        return {ring.right(), middle.y, 1, middle.height};
    }
}

// Every second tile, counted from the corners, so that both halves mirror each other.
void thinOut(Sketch& sketch, const GridRect& ring) {
    for (int i = 1; 2 * i < ring.width; i += 2) {
        sketch.setMirrored({ring.x + i, ring.y}, Tile::Ground);
    }
    for (int i = 1; 2 * i < ring.height; i += 2) {
        sketch.setMirrored({ring.x, ring.y + i}, Tile::Ground);
    }
}

}  // namespace

// Around a heart of at least three by three; two opposite ways in, or all four.
void drawRing(Sketch& sketch) {
    const GridRect inside = sketch.inside();
    const int most = (std::min(inside.width, inside.height) - 3) / 2 - 1;
    const GridRect ring = inside.grown(-sketch.between(1, std::min(most, 3)));
    const auto stuff = static_cast<Stuff>(sketch.roll(3));
    const Tile tile = stuff == Stuff::Wall      ? Tile::Wall
                      : stuff == Stuff::Pillars ? Tile::Pillar
                                                : Tile::DeepWater;
    sketch.outline(ring, tile);
    if (stuff == Stuff::Pillars) {
        thinOut(sketch, ring);
    }
    if (stuff != Stuff::Moat && sketch.oneIn(3)) {
        sketch.setMirrored({ring.x, ring.y}, Tile::Ground);
    }
    const int ways = sketch.roll(3);  // across, down, or both
    for (const Direction side : allDirections) {
        const bool across = side == Direction::West || side == Direction::East;
        if (ways == 2 || across == (ways == 0)) {
            sketch.fill(wayIn(sketch, ring, side),
                        stuff == Stuff::Moat ? Tile::Bridge : Tile::Ground);
        }
    }
}

}  // namespace doorstring
