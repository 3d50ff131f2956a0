#include "world/motion/body.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

int& along(SubPos& at, Axis axis) {
    return axis == Axis::X ? at.x : at.y;
}

SubBox movedAlong(SubBox box, Axis axis, int distance) {
    along(box.at, axis) += distance;
    return box;
}

// A straight step that something stops.
struct Stop {
    const Terrain& terrain;
    const Body& body;
    Axis axis;
    int distance;
    const DetourConfig& detours;

    // One subpixel in the direction of the step.
    int leastStep() const { return distance > 0 ? 1 : -1; }
    Axis across() const { return axis == Axis::X ? Axis::Y : Axis::X; }
};

// Whether only crates or blocks stop the step.
bool isStoppedByPushables(const Stop& stop) {
    return !anyTile(movedAlong(stop.body.hitBox(), stop.axis, stop.leastStep()), [&](GridPos tile) {
        return isSolid(stop.terrain, tile, stop.body.gait) && !isPushable(stop.terrain.at(tile));
    });
}

// The part of `shift`, a move to the side, that the body can make now. It is at most as long as the
// step that was stopped. 0 if after the whole shift the body would be in something solid, or still
// could not go on along `stop.axis`. Also 0 if the shift is too long. A shift may have at most
// `stop.detours.doors` pixels if the body goes on into a door after it, else `mostPixels`.
int stepAside(const Stop& stop, int shift, int mostPixels) {
    const Terrain& terrain = stop.terrain;
    const Body& body = stop.body;
    const SubBox box = body.hitBox();
    const SubBox shifted = movedAlong(box, stop.across(), shift);
    if (overlapsSolid(terrain, shifted, body.gait) ||
        freeDistance(terrain, shifted, stop.axis, stop.leastStep(), body.gait) == 0) {
        return 0;
    }
    const bool throughDoor = anyTile(movedAlong(shifted, stop.axis, stop.leastStep()),
                                     [&](GridPos tile) { return isDoorway(terrain, tile); });
    if (std::abs(shift) > toSubpixels(throughDoor ? stop.detours.doors : mostPixels)) {
        return 0;
    }
    const int step = std::min(std::abs(stop.distance), std::abs(shift));
    return freeDistance(terrain, box, stop.across(), shift > 0 ? step : -step, body.gait);
}

// The step along the other axis that leads a body around the corner that stops it; 0 if there is no
// such way, or only one that is too long.
int stepAroundCorner(const Stop& stop) {
    const int mostPixels =
        isStoppedByPushables(stop) ? stop.detours.pushables : stop.detours.corners;
    const int mostTried = std::max(mostPixels, stop.detours.doors);
    for (int pixels = 1; pixels <= mostTried; ++pixels) {
        for (const int side : {-1, 1}) {
            if (const int step = stepAside(stop, side * toSubpixels(pixels), mostPixels);
                step != 0) {
                return step;
            }
        }
    }
    // A box as wide as the gap fits only if its edge is in line with that of a tile.
    const int edge = stop.axis == Axis::X ? stop.body.at.y : stop.body.at.x;
    const int pastLine = edge - toTile(edge) * subpixelsPerTile;
    for (const int shift : {-pastLine, subpixelsPerTile - pastLine}) {
        if (shift != 0) {
            if (const int step = stepAside(stop, shift, mostPixels); step != 0) {
                return step;
            }
        }
    }
    return 0;
}

void slideAlong(Body& body, const Terrain& terrain, Axis axis, int distance) {
    along(body.at, axis) += freeDistance(terrain, body.hitBox(), axis, distance, body.gait);
}

void moveStraight(Body& body, const Terrain& terrain, Axis axis, int distance,
                  const DetourConfig& detours) {
    const int free = freeDistance(terrain, body.hitBox(), axis, distance, body.gait);
    if (free != 0) {
        along(body.at, axis) += free;
        return;
    }
    const Stop stop{terrain, body, axis, distance, detours};
    along(body.at, stop.across()) += stepAroundCorner(stop);
}

bool isInside(const SubBox& box, GridSize room) {
    return box.at.x >= 0 && box.at.y >= 0 && box.right() <= room.width * subpixelsPerTile &&
           box.bottom() <= room.height * subpixelsPerTile;
}

}  // namespace

void moveBody(Body& body, const Terrain& terrain, GridOffset wanted, const DetourConfig& detours) {
    const auto atMostATile = [](int part) {
        return std::clamp(part, -subpixelsPerTile, subpixelsPerTile);
    };
    const GridOffset distance{atMostATile(wanted.x), atMostATile(wanted.y)};
    if (distance.x != 0 && distance.y != 0) {
        slideAlong(body, terrain, Axis::X, distance.x);
        slideAlong(body, terrain, Axis::Y, distance.y);
    } else if (distance.x != 0) {
        moveStraight(body, terrain, Axis::X, distance.x, detours);
    } else if (distance.y != 0) {
        moveStraight(body, terrain, Axis::Y, distance.y, detours);
    }
}

void knockBack(Body& body, GridOffset way, int pixels) {
    body.velocity = way * (toSubpixels(pixels) / knockLength);
    body.knockTicks = knockLength;
}

void advanceKnock(Body& body, const Terrain& terrain) {
    const SubPos before = body.at;
    slideAlong(body, terrain, Axis::X, body.velocity.x);
    slideAlong(body, terrain, Axis::Y, body.velocity.y);
    if (!isInside(body.hitBox(), terrain.size())) {
        body.at = before;
    }
    if (--body.knockTicks == 0) {
        body.velocity = {};
    }
}

}  // namespace doorstring
