#include "world/motion/body.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int knockLength = 8;  // ticks

int& along(SubPos& at, Axis axis) {
    return axis == Axis::X ? at.x : at.y;
}

// A step to the side after which the way along the axis would be free; 0 where it would not.
int stepAside(const Terrain& terrain, const Body& body, Axis axis, int distance, int shift) {
    const Axis across = axis == Axis::X ? Axis::Y : Axis::X;
    const SubBox box = body.hitBox();
    SubBox shifted = box;
    along(shifted.at, across) += shift;
    const int front = distance > 0 ? 1 : -1;
    if (overlapsSolid(terrain, shifted, body.gait) ||
        freeDistance(terrain, shifted, axis, front, body.gait) == 0) {
        return 0;
    }
    const int step = std::min(std::abs(distance), std::abs(shift));
    return freeDistance(terrain, box, across, shift > 0 ? step : -step, body.gait);
}

// A body that is stopped by a corner with only a little in the way is led around it: the step along
// the other axis, or 0 where there is no way around within the rounding.
int stepAroundCorner(const Terrain& terrain, const Body& body, Axis axis, int distance,
                     int rounding) {
    for (int pixels = 1; pixels <= rounding; ++pixels) {
        for (const int side : {-1, 1}) {
            const int step = stepAside(terrain, body, axis, distance, side * toSubpixels(pixels));
            if (step != 0) {
                return step;
            }
        }
    }
    // A box as wide as the gap fits only where its edge is in line with a tile's.
    const int edge = axis == Axis::X ? body.at.y : body.at.x;
    const int back = edge - toTile(edge) * subpixelsPerTile;
    for (const int shift : {-back, subpixelsPerTile - back}) {
        if (shift != 0 && std::abs(shift) <= toSubpixels(rounding)) {
            if (const int step = stepAside(terrain, body, axis, distance, shift); step != 0) {
                return step;
            }
        }
    }
    return 0;
}

void slideAlong(Body& body, const Terrain& terrain, Axis axis, int distance) {
    along(body.at, axis) += freeDistance(terrain, body.hitBox(), axis, distance, body.gait);
}

void moveStraight(Body& body, const Terrain& terrain, Axis axis, int distance, int rounding) {
    const int free = freeDistance(terrain, body.hitBox(), axis, distance, body.gait);
    if (free != 0) {
        along(body.at, axis) += free;
        return;
    }
    const Axis across = axis == Axis::X ? Axis::Y : Axis::X;
    along(body.at, across) += stepAroundCorner(terrain, body, axis, distance, rounding);
}

bool isInside(const SubBox& box, GridSize room) {
    return box.at.x >= 0 && box.at.y >= 0 && box.right() <= room.width * subpixelsPerTile &&
           box.bottom() <= room.height * subpixelsPerTile;
}

}  // namespace

void moveBody(Body& body, const Terrain& terrain, GridOffset distance, int rounding) {
    if (distance.x != 0 && distance.y != 0) {
        slideAlong(body, terrain, Axis::X, distance.x);
        slideAlong(body, terrain, Axis::Y, distance.y);
    } else if (distance.x != 0) {
        moveStraight(body, terrain, Axis::X, distance.x, rounding);
    } else if (distance.y != 0) {
        moveStraight(body, terrain, Axis::Y, distance.y, rounding);
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
