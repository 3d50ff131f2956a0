#include "world/creatures/burst.hpp"

#include "world/creatures/blows.hpp"
#include "world/ground/clearing.hpp"
#include "world/knight/harm.hpp"

namespace doorstring {

void burst(World& world, const Burst& bomb, Events& events) {
    const SubDisc reached{bomb.middle, toSubpixels(bomb.radius)};
    events.push_back(BombBlasted{bomb.middle, bomb.radius});
    blast(world, tileOf(bomb.middle), bomb.radius / pixelsPerTile, events);
    breakWalls(world, reached, events);
    if (reached.contains(centreOf(world.knightBox()))) {
        hurtKnight(world, {bomb.halfHearts, bomb.middle, bomb.by}, events);
    }
    strikeAll(world, reached, bomb.middle, events, bomb.blows);
}

}  // namespace doorstring
