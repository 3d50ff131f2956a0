// The distance from any place of a room to one goal: WayField knows ice and crates, StepMap is
// quick enough to be made each time that the autopilot thinks.
#pragma once

#include "base/grid.hpp"
#include "world/motion/terrain.hpp"
#include "world/motion/tile_steps.hpp"
#include "world/state/world.hpp"

#include <cstdint>
#include <limits>
#include <optional>

namespace doorstring {

// Which tiles a way may use. Safe: those that do no harm, and from which the knight cannot glide
// into harm. Unharmed: those that do no harm themselves. Breaking: safe ones, and crates to be
// broken. Any: all that can be walked on.
enum class Care : std::uint8_t { Safe, Unharmed, Breaking, Any };

// The first straight stretch of the way from a tile to the goal. It ends on the tile `next`, where
// the way turns or the knight can come to rest. Lengths are in subpixels.
struct Leg {
    static constexpr int noWay = std::numeric_limits<int>::max();
    int remaining = noWay;      // from the middle of this tile to the goal
    int remainingFromNext = 0;  // from the middle of `next`, plus what he glides past it and back
    GridPos next;
};

// The shortest ways to a goal, over tiles that a `Care` allows. On ice, gliding past a tile and
// back to it counts, too.
class WayField {
public:
    // Ways may use the tile `from`, whatever that tile is. The goal is in the room or just outside
    // it. Tiles much farther from the goal than `from` are left out.
    WayField(const World& world, SubPos goal, GridPos from, Care care);

    // Whether a field made now would be the same.
    bool holdsFor(const World& world, SubPos goal, GridPos from, Care care) const;
    // The number of subpixels to walk, both axes added; each step along the way makes it less.
    // Empty if no way leads to the goal.
    std::optional<int> distance(SubPos place) const;
    // The tile to which the way leads next from a tile: beside it, or beyond ice in line with it.
    // Empty if there is no way.
    std::optional<GridPos> next(GridPos tile) const;

private:
    SubPos goal_;
    GridPos from_;
    Care care_;
    // What the field was made from.
    Grid<Tile> tiles_;
    Grid<Tile> floors_;
    WaysOut waysOut_;
    DoorSet shutDoors_;
    int glide_;
    bool floats_;
    Grid<Leg> legs_;  // of all tiles of the room, and of one more row or column on each side
};

// Distances to one place of the room for a knight who treads on nothing harmful. Made each time
// that the autopilot thinks, so it allocates nothing, counts ice as any other ground, and leads
// around crates.
class StepMap {
public:
    StepMap(const Terrain& terrain, SubPos goal);

    // The number of subpixels to walk, both axes added; empty if no way leads to the goal.
    std::optional<int> distance(SubPos place) const;

private:
    SubPos goal_;
    TileSteps steps_;  // to the tile of the goal
};

}  // namespace doorstring
