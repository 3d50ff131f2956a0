#include "world/creatures/footing.hpp"

#include <cstdlib>
#include <limits>

namespace doorstring {

namespace {

// The outermost tiles of a room are walls and doorways, or lead to the next screen of a map.
bool isOnEdge(GridSize room, GridPos tile) {
    return tile.x < 1 || tile.y < 1 || tile.x >= room.width - 1 || tile.y >= room.height - 1;
}

}  // namespace

bool mayTread(const Terrain& terrain, GridPos tile, Gait gait) {
    if (isOnEdge(terrain.size(), tile)) {
        return false;
    }
    return gait == Gait::Ghost ||
           (!isSolid(terrain, tile, gait) && (gait == Gait::Flies || !isHarmful(terrain.at(tile))));
}

bool hasFooting(const Terrain& terrain, const Body& body) {
    return !anyTile(body.hitBox(),
                    [&](GridPos tile) { return !mayTread(terrain, tile, body.gait); });
}

std::optional<SubPos> nearestFooting(const Terrain& terrain, const Body& body) {
    if (hasFooting(terrain, body)) {
        return body.at;
    }
    constexpr int half = subpixelsPerTile / 2;
    const SubPos here = centreOf(body.hitBox());
    std::optional<SubPos> nearest;
    int least = std::numeric_limits<int>::max();
    for (int y = half; y < terrain.size().height * subpixelsPerTile; y += half) {
        for (int x = half; x < terrain.size().width * subpixelsPerTile; x += half) {
            const int distance = std::abs(x - here.x) + std::abs(y - here.y);
            Body there = body;
            there.at = {x - toSubpixels(body.size.width) / 2,
                        y - toSubpixels(body.size.height) / 2};
            if (distance < least && hasFooting(terrain, there)) {
                least = distance;
                nearest = there.at;
            }
        }
    }
    return nearest;
}

bool moveOnFooting(const World& world, Body& body, GridOffset distance,
                   const RoundingConfig& rounding) {
    const SubPos before = body.at;
    moveBody(body, world.terrain(), distance, rounding);
    if (!hasFooting(world, body)) {
        body.at = before;
    }
    return body.at != before;
}

}  // namespace doorstring
