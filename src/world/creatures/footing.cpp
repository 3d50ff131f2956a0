#include "world/creatures/footing.hpp"

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

bool hasFooting(const World& world, const Body& body) {
    const Terrain terrain = world.terrain();
    return !anyTile(body.hitBox(),
                    [&](GridPos tile) { return !mayTread(terrain, tile, body.gait); });
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
