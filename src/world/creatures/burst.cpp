#include "world/creatures/burst.hpp"

#include "world/creatures/blows.hpp"
#include "world/ground/clearing.hpp"
#include "world/knight/harm.hpp"

namespace doorstring {

void burst(World& world, const Burst& bomb, Events& events) {
    const int reach = toSubpixels(bomb.radius);
    const SubBox reached{{bomb.middle.x - reach, bomb.middle.y - reach}, 2 * reach, 2 * reach};
    events.push_back(BombBlasted{bomb.middle});
    blast(world, tileOf(bomb.middle), bomb.radius / pixelsPerTile, events);
    breakWalls(world, reached, events);
    if (overlap(reached, world.knightBox())) {
        hurtKnight(world, {bomb.halfHearts, bomb.middle, bomb.by}, events);
    }
    strikeAll(world, reached, bomb.middle, events, bomb.blows);
}

}  // namespace doorstring
