#include "world/motion/moving.hpp"

#include "world/motion/collision.hpp"

#include <cstdlib>

namespace doorstring {

namespace {

// A step to the side after which the way along the axis would be free; 0 where it would not.
int stepAside(const Terrain& terrain, const SubBox& box, Axis axis, int distance, int shift) {
    const Axis across = axis == Axis::X ? Axis::Y : Axis::X;
    SubBox shifted = box;
    (across == Axis::X ? shifted.at.x : shifted.at.y) += shift;
    const int front = distance > 0 ? 1 : -1;
    if (overlapsSolid(terrain, shifted) || freeDistance(terrain, shifted, axis, front) == 0) {
        return 0;
    }
    const int step = std::min(std::abs(distance), std::abs(shift));
    return freeDistance(terrain, box, across, shift > 0 ? step : -step);
}

// A box that is stopped by a corner with only a little in the way is led around it: the step along
// the other axis, or 0 where there is no way around within the rounding.
int stepAroundCorner(const Terrain& terrain, const SubBox& box, Axis axis, int distance,
                     const PlayerConfig& config) {
    for (int pixels = 1; pixels <= config.cornerRounding; ++pixels) {
        for (const int side : {-1, 1}) {
            const int step = stepAside(terrain, box, axis, distance, side * toSubpixels(pixels));
            if (step != 0) {
                return step;
            }
        }
    }
    // A box as wide as the gap fits only where its edge is in line with a tile's.
    const int edge = axis == Axis::X ? box.at.y : box.at.x;
    const int back = edge - toTile(edge) * subpixelsPerTile;
    for (const int shift : {-back, subpixelsPerTile - back}) {
        if (shift != 0 && std::abs(shift) <= toSubpixels(config.cornerRounding)) {
            if (const int step = stepAside(terrain, box, axis, distance, shift); step != 0) {
                return step;
            }
        }
    }
    return 0;
}

void moveStraight(const Terrain& terrain, SubBox& box, Axis axis, int distance,
                  const PlayerConfig& config) {
    const int free = freeDistance(terrain, box, axis, distance);
    if (free != 0) {
        (axis == Axis::X ? box.at.x : box.at.y) += free;
        return;
    }
    const int aside = stepAroundCorner(terrain, box, axis, distance, config);
    (axis == Axis::X ? box.at.y : box.at.x) += aside;
}

}  // namespace

SubBox movedBox(const Terrain& terrain, SubBox box, GridOffset distance,
                const PlayerConfig& config) {
    if (distance.x != 0 && distance.y != 0) {
        box.at.x += freeDistance(terrain, box, Axis::X, distance.x);
        box.at.y += freeDistance(terrain, box, Axis::Y, distance.y);
    } else if (distance.x != 0) {
        moveStraight(terrain, box, Axis::X, distance.x, config);
    } else if (distance.y != 0) {
        moveStraight(terrain, box, Axis::Y, distance.y, config);
    }
    return box;
}

}  // namespace doorstring
