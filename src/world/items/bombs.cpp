#include "base/advance_each.hpp"
#include "world/creatures/blows.hpp"
#include "world/items/items.hpp"
#include "world/motion/terrain.hpp"

namespace doorstring {

namespace {

constexpr int laidBombSide = 8;  // pixels
constexpr int bombAhead = 12;    // pixels from the middle of the knight's hit box

SubBox bombBox(SubPos middle) {
    return boxAround(middle, toSubpixels(laidBombSide), toSubpixels(laidBombSide));
}

bool canLieAt(const World& world, SubPos middle) {
    const GridPos tile = tileOf(middle);
    return world.terrain().size().contains(tile) && world.terrain().at(tile) != Tile::Pit &&
           !overlapsSolid(world.terrain(), bombBox(middle));
}

// The place in front of the knight, or his own if a bomb cannot lie there.
SubPos placeOfBomb(const World& world) {
    const SubPos here = centreOf(world.knightBox());
    const GridOffset way = offsetOf(world.player.facing) * toSubpixels(bombAhead);
    const SubPos ahead = here + way;
    return canLieAt(world, ahead) ? ahead : here;
}

}  // namespace

bool layBomb(World& world, Events& events) {
    Kit& kit = world.player.kit;
    if (kit.bombs == 0 || world.tools.bombs.size() == Tools::mostBombs) {
        return false;
    }
    --kit.bombs;
    world.tools.bombs.push_back({placeOfBomb(world), 0});
    events.push_back(BombLaid{world.tools.bombs.back().middle});
    return true;
}

void advanceBombs(World& world, Events& events) {
    const BombConfig& config = world.config.items.bombs;
    advanceEach(world.tools.bombs, [&](LaidBomb& bomb) {
        if (++bomb.ticks < config.fuseTicks) {
            return false;
        }
        burst(world,
              {.middle = bomb.middle,
               .radius = config.blastRadius,
               .blows = config.blows,
               .halfHearts = config.damage},
              events);
        return true;
    });
}

}  // namespace doorstring
