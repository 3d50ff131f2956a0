#include "base/advance_each.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/moves.hpp"
#include "world/creatures/turn.hpp"
#include "world/items/items.hpp"
#include "world/knight/sword.hpp"
#include "world/motion/terrain.hpp"
#include "world/state/relics.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace doorstring {

namespace {

constexpr int arrowSide = 4;    // pixels, of an arrow's hit box
constexpr int depthInWall = 2;  // pixels that an arrow goes into a wall

bool meetsCreature(const World& world, const SubBox& box) {
    return std::ranges::any_of(world.creatures.living, [&](const Creature& creature) {
        return overlap(creature.body.hitBox(), box) &&
               !isOutOfReach(creature, world.config.creatures);
    });
}

// Sends an arrow back to the knight, if he has the power ArrowsBack. Returns whether it comes back;
// a needle never does.
bool turnBack(const World& world, Arrow& arrow) {
    if (arrow.kind != ArrowKind::Shot || powerOf(world, Power::ArrowsBack) == 0) {
        return false;
    }
    arrow.kind = ArrowKind::ComesBack;
    arrow.way = opposite(arrow.way);
    arrow.stuckTicks = 0;
    return true;
}

// Moves an arrow that comes back to the knight; nothing stops it. Returns whether he has caught it.
bool flyBack(World& world, Arrow& arrow, int subpixels) {
    const SubPos knight = centreOf(world.knightBox());
    const GridOffset way = knight - centreOf(arrow.body.hitBox());
    const GridOffset step = scaled(way, subpixels);
    arrow.body.at += step;
    if (!overlap(arrow.body.hitBox(), world.knightBox())) {
        return false;
    }
    const int arrows = powerOf(world, Power::ArrowsBack);
    world.player.kit.addArrows(arrows, world.config.items.bow.most);
    return true;
}

// Moves a flying arrow. Returns whether it is gone.
bool flyOn(World& world, Arrow& arrow, int subpixels, Events& events) {
    const GridOffset way = offsetOf(arrow.way) * subpixels;
    arrow.body.at += way;
    const SubBox box = arrow.body.hitBox();
    const SubPos middle = centreOf(box);
    if (meetsCreature(world, box)) {
        // The blow comes from behind the arrow, so it pushes the creature in the arrow's direction.
        const GridOffset back = offsetOf(arrow.way) * toSubpixels(pixelsPerTile);
        const bool isNeedle = arrow.kind == ArrowKind::Needle;
        const Blow blow = isNeedle ? Blow{middle - back, powerOf(world, Power::Needles)}
                                   : Blow{middle - back, world.config.items.bow.blows, Item::Bow};
        strikeAll(world, box, blow, events);
        return !turnBack(world, arrow);
    }
    if (!world.terrain().size().contains(tileOf(middle))) {
        return true;
    }
    if (isSolid(world.terrain(), tileOf(middle), Gait::Flies)) {
        if (arrow.kind == ArrowKind::Needle) {
            events.push_back(BlowBlocked{middle});
            return true;
        }
        const GridOffset deeper = offsetOf(arrow.way) * toSubpixels(depthInWall);
        arrow.body.at += deeper;
        arrow.stuckTicks = 1;
        events.push_back(ArrowStuck{tileOf(middle), middle});
    }
    return false;
}

// Moves an arrow, or lets it stick in its wall, for one tick. Returns whether it is gone.
bool moveArrow(World& world, Arrow& arrow, Events& events) {
    const BowConfig& config = world.config.items.bow;
    arrow.body.previous = arrow.body.at;
    if (arrow.stuckTicks > 0) {
        ++arrow.stuckTicks;
        return arrow.stuckTicks > config.stuckTicks && !turnBack(world, arrow);
    }
    const int stride = toSubpixels(config.speed) / ticksPerSecond;
    return arrow.kind == ArrowKind::ComesBack ? flyBack(world, arrow, stride)
                                              : flyOn(world, arrow, stride, events);
}

// The shift across `way`, in subpixels, with which an arrow from `from` meets the nearest creature
// ahead that it can hurt; 0 if no shift of up to half a tile makes it meet one.
int shiftToCreature(const World& world, SubPos from, Direction way) {
    constexpr int most = subpixelsPerTile / 2;
    const auto along = [&](GridOffset offset) { return isVertical(way) ? offset.y : offset.x; };
    const auto across = [&](GridOffset offset) { return isVertical(way) ? offset.x : offset.y; };
    int nearest = std::numeric_limits<int>::max();
    int best = 0;
    for (const Creature& creature : world.creatures.living) {
        const CreaturesConfig& config = world.config.creatures;
        if (config.kinds[creature.kind].health == 0 || isHidden(creature) ||
            isOutOfReach(creature, config)) {
            continue;
        }
        const SubBox box = creature.body.hitBox();
        const GridOffset offset = centreOf(box) - from;
        const int ahead = along(offset) * along(offsetOf(way));
        const int shift = std::clamp(across(offset), -most, most);
        const int reach = (toSubpixels(arrowSide) + across({box.width, box.height})) / 2;
        if (ahead > 0 && ahead < nearest && std::abs(across(offset) - shift) < reach) {
            nearest = ahead;
            best = shift;
        }
    }
    return best;
}

// The place where an arrow begins: the knight's middle or, with the aiming assist, a place to his
// side from which it meets a creature ahead, unless that place is in something solid.
SubPos beginningOf(const World& world) {
    const SubPos middle = centreOf(world.knightBox());
    const Direction way = world.player.facing;
    const int shift = world.config.assist.aims ? shiftToCreature(world, middle, way) : 0;
    const SubPos aside = middle + (isVertical(way) ? GridOffset{shift, 0} : GridOffset{0, shift});
    return isSolid(world.terrain(), tileOf(aside), Gait::Flies) ? middle : aside;
}

// Lets an arrow fly from the knight. Returns false if the room has as many as it may.
bool launchArrow(World& world, ArrowKind kind) {
    if (world.tools.arrows.size() == Tools::mostArrows) {
        return false;
    }
    const SubPos from = kind == ArrowKind::Shot ? beginningOf(world) : centreOf(world.knightBox());
    world.tools.arrows.push_back({.body = bodyAround(from, {arrowSide, arrowSide}, Gait::Flies),
                                  .way = world.player.facing,
                                  .kind = kind});
    return true;
}

}  // namespace

bool shootArrow(World& world, Events& events) {
    Player& player = world.player;
    if (player.kit.arrows == 0 || !launchArrow(world, ArrowKind::Shot)) {
        return false;
    }
    --player.kit.arrows;
    player.restTicks = world.config.items.bow.restTicks;
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

void throwNeedle(World& world, Events& events) {
    if (powerOf(world, Power::Needles) > 0 && world.player.kit.areHeartsFull() &&
        beginsToPointAhead(world.player, world.config.sword) &&
        launchArrow(world, ArrowKind::Needle)) {
        events.push_back(PowerWorked{Power::Needles});
    }
}

void advanceArrows(World& world, Events& events) {
    advanceEach(world.tools.arrows, [&](Arrow& arrow) { return moveArrow(world, arrow, events); });
}

}  // namespace doorstring
