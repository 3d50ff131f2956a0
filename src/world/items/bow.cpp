#include "base/advance_each.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/moves.hpp"
#include "world/items/items.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int arrowSide = 4;    // pixels of its hit box
constexpr int depthInWall = 2;  // pixels

bool meetsCreature(const World& world, const SubBox& box) {
    return std::ranges::any_of(world.creatures.living, [&](const Creature& creature) {
        return overlap(creature.body.hitBox(), box) &&
               !isOutOfReach(creature, world.config.creatures);
    });
}

// Moves a flying arrow. Returns whether it is gone.
bool flyOn(World& world, Arrow& arrow, int subpixels, Events& events) {
    const GridOffset way = offsetOf(arrow.way) * subpixels;
    arrow.body.at += way;
    const SubBox box = arrow.body.hitBox();
    const SubPos middle = centreOf(box);
    if (meetsCreature(world, box)) {
        const GridOffset back = offsetOf(arrow.way) * toSubpixels(pixelsPerTile);
        strikeAll(world, box, {middle - back, world.config.items.bow.blows, Item::Bow}, events);
        return true;
    }
    if (!world.terrain().size().contains(tileOf(middle))) {
        return true;
    }
    if (isSolid(world.terrain(), tileOf(middle), Gait::Flies)) {
        const GridOffset deeper = offsetOf(arrow.way) * toSubpixels(depthInWall);
        arrow.body.at += deeper;
        arrow.stuckTicks = 1;
        events.push_back(ArrowStuck{tileOf(middle), middle});
    }
    return false;
}

bool moveArrow(World& world, Arrow& arrow, Events& events) {
    const BowConfig& config = world.config.items.bow;
    arrow.body.previous = arrow.body.at;
    if (arrow.stuckTicks > 0) {
        return ++arrow.stuckTicks > config.stuckTicks;
    }
    return flyOn(world, arrow, toSubpixels(config.speed) / ticksPerSecond, events);
}

}  // namespace

bool shootArrow(World& world, Events& events) {
    Player& player = world.player;
    if (player.kit.arrows == 0 || world.tools.arrows.size() == Tools::mostArrows) {
        return false;
    }
    --player.kit.arrows;
    player.restTicks = world.config.items.bow.restTicks;
    world.tools.arrows.push_back(
        {.body = bodyAround(centreOf(world.knightBox()), {arrowSide, arrowSide}, Gait::Flies),
         .way = player.facing});
    events.push_back(ArrowShot{player.facing});
    return true;
}

void refillArrows(World& world, Events& events) {
    const BowConfig& config = world.config.items.bow;
    Kit& kit = world.player.kit;
    if (!kit.items.has(Item::Bow) || kit.arrows >= config.refillTo) {
        kit.refillTicks = 0;
    } else if (++kit.refillTicks >= config.refillTicks) {
        kit.refillTicks = 0;
        ++kit.arrows;
        events.push_back(ArrowCameBack{});
    }
}

void advanceArrows(World& world, Events& events) {
    advanceEach(world.tools.arrows, [&](Arrow& arrow) { return moveArrow(world, arrow, events); });
}

}  // namespace doorstring
