// Anything that stands and moves in a room, such as the knight.
#pragma once

#include "config/config.hpp"
#include "world/motion/terrain.hpp"

namespace doorstring {

inline constexpr int knockLength = 8;  // ticks that a body is pushed back for

// The detours of a body that is never led around an obstacle.
inline constexpr DetourConfig noDetours{.doors = 0, .corners = 0, .pushables = 0};

struct Body {
    SubPos at;        // the upper left corner of the hit box
    SubPos previous;  // the same a tick before, for drawing between ticks
    GridSize size;    // of the hit box, in pixels
    Gait gait = Gait::Walks;
    GridOffset velocity;  // subpixels a tick, of the last step
    int safeTicks = 0;    // ticks left in which nothing hurts
    int knockTicks = 0;   // ticks left of being pushed back, by `velocity`

    SubBox hitBox() const { return {at, toSubpixels(size.width), toSubpixels(size.height)}; }
};

// Returns a body whose hit box has its middle at `middle`. `size` is in pixels.
inline Body bodyAround(SubPos middle, GridSize size, Gait gait) {
    const SubPos at = boxAround(middle, toSubpixels(size.width), toSubpixels(size.height)).at;
    return {.at = at, .previous = at, .size = size, .gait = gait, .velocity = {}};
}

// The tile that the middle of the hit box is on: the ground that counts.
inline GridPos tileUnder(const Body& body) {
    return tileOf(centreOf(body.hitBox()));
}

// Moves a body by `wanted` subpixels, but by at most a tile along each axis, up to whatever is
// solid. If a corner stops a straight step, the body is led around it, unless that takes more
// pixels than `detours` allows. A diagonal step slides along what stops it.
void moveBody(Body& body, const Terrain& terrain, GridOffset wanted, const DetourConfig& detours);

// Begins to push the body back by `pixels`. `way` is -1, 0 or 1 along each axis.
void knockBack(Body& body, GridOffset way, int pixels);

// Advances a push back by one tick. It never pushes the body out of the room.
void advanceKnock(Body& body, const Terrain& terrain);

}  // namespace doorstring
