#include "world/creatures/blows.hpp"
#include "world/creatures/moves.hpp"
#include "world/items/items.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int tipSide = 6;       // pixels, of the box that catches
constexpr int backDistance = 8;  // pixels from the knight's middle at which the hook is back
constexpr int leastPull = 4;     // pixels; shorter pulls are not made
constexpr int tugLength = 24;    // pixels that a light creature is pulled

Axis axisOf(Direction way) {
    return offsetOf(way).x != 0 ? Axis::X : Axis::Y;
}
// The sign of a direction along its axis: 1 or -1.
int signOf(Direction way) {
    const GridOffset offset = offsetOf(way);
    return offset.x + offset.y;
}
SubPos moved(SubPos at, Direction way, int subpixels) {
    return at + offsetOf(way) * subpixels;
}
// The distance of a place from the knight's middle along a way; below 0 if it is behind him.
int distanceAhead(const World& world, SubPos at, Direction way) {
    const SubPos here = centreOf(world.knightBox());
    const GridOffset offset = offsetOf(way);
    return (at.x - here.x) * offset.x + (at.y - here.y) * offset.y;
}
SubBox tipBox(SubPos tip) {
    return boxAround(tip, toSubpixels(tipSide), toSubpixels(tipSide));
}

// How far the knight can be pulled toward the tip of the hook, over pits and water, in subpixels.
int pullDistance(const World& world, Direction way) {
    SubBox box = world.knightBox();
    const SubPos from = box.at;
    const int most = distanceAhead(world, world.tools.hook->tip, way);
    for (int remaining = most; remaining > 0;) {
        const int part = std::min(remaining, subpixelsPerTile);
        const int free = std::abs(
            freeDistance(world.terrain(), box, axisOf(way), part * signOf(way), Gait::Flies));
        box.at = moved(box.at, way, free);
        remaining = free < part ? 0 : remaining - part;
    }
    return sumOfAxes(box.at - from);
}

// Whether the knight may be pulled: only by `leastPull` or more, and only to a place where he can
// stand.
bool mayPull(const World& world, Direction way) {
    const int distance = pullDistance(world, way);
    SubBox box = world.knightBox();
    box.at = moved(box.at, way, distance);
    return distance >= toSubpixels(leastPull) &&
           !overlapsSolid(world.terrain(), box, world.player.body.gait) &&
           world.terrain().at(tileOf(centreOf(box))) != Tile::Pit;
}

// Lets the hook bite into something solid. It then pulls the knight, or comes back if it may not.
void bite(World& world, Hook& hook, Events& events) {
    const bool holds = mayPull(world, hook.way);
    hook.doing = holds ? HookDoing::Pulls : HookDoing::Returns;
    world.player.isPulled = holds;
    events.push_back(HookBit{hook.tip, holds});
}

// Whether the hook pulls a creature: it does if blows push and hurt creatures of that kind, and the
// creature is not hidden as a chest.
bool isLight(const World& world, const Creature& creature) {
    const CreatureConfig& config = world.config.creatures.kinds[creature.kind];
    return config.pushed > 0 && config.health > 0 && !isHidden(creature);
}

// Lets the creature answer the hook. If the creature does not answer and is light, the hook pulls
// it, and the creature then rests as after an attack. A heavy creature only stops the hook.
void catchCreature(World& world, Hook& hook, Creature& creature, Events& events) {
    hook.doing = HookDoing::Returns;
    if (letAnswer(world, creature, {Item::Hook, hook.tip, offsetOf(hook.way)}, events)) {
        return;
    }
    if (!isLight(world, creature)) {
        events.push_back(BlowBlocked{hook.tip});
        return;
    }
    creature.doing = Doing::Rests;
    creature.ticks = 0;
    const int apart = toPixels(distanceAhead(world, hook.tip, hook.way)) - backDistance;
    knockBack(creature.body, offsetOf(opposite(hook.way)), std::clamp(apart, 0, tugLength));
    events.push_back(CreatureHooked{creature.kind, hook.tip});
}

// Catches what the tip of the hook touches: a creature, else the room's pickup and drops. Returns
// whether it has caught something.
bool catchAny(World& world, Hook& hook, Events& events) {
    const SubBox tip = tipBox(hook.tip);
    for (Creature& creature : world.creatures.living) {
        if (overlap(creature.body.hitBox(), tip) &&
            !isOutOfReach(creature, world.config.creatures)) {
            catchCreature(world, hook, creature, events);
            return true;
        }
    }
    hook.carriesPickup =
        world.pickupIn(world.cell()) != Holding::None && overlap(tip, pickupBox(world.room));
    const bool caughtDrop = std::ranges::any_of(
        world.creatures.drops, [&](const Drop& drop) { return overlap(drop.body.hitBox(), tip); });
    return hook.carriesPickup || caughtDrop;
}

// Moves the hook ahead for a tick, pixel by pixel, until something ends its flight.
void fly(World& world, Hook& hook, Events& events) {
    const HookConfig& config = world.config.items.hook;
    const int step = subpixelsPerPixel;
    int remaining = toSubpixels(config.speed) / ticksPerSecond;
    for (; remaining > 0; remaining -= step) {
        const SubPos next = moved(hook.tip, hook.way, step);
        const GridPos tile = tileOf(next);
        if (!world.terrain().size().contains(tile) ||
            distanceAhead(world, next, hook.way) > toSubpixels(config.reach)) {
            hook.doing = HookDoing::Returns;
            return;
        }
        hook.tip = next;
        if (isSolid(world.terrain(), tile, Gait::Flies)) {
            bite(world, hook, events);
            return;
        }
        if (catchAny(world, hook, events)) {
            hook.doing = HookDoing::Returns;
            return;
        }
    }
}

// Moves drops that the hook touches along with it.
void dragDrops(World& world, const SubBox& from, SubPos to) {
    for (Drop& drop : world.creatures.drops) {
        const SubBox box = drop.body.hitBox();
        if (overlap(box, from)) {
            drop.body.at = centred(box, to).at;
        }
    }
}

// Brings the hook back by one tick. Returns whether it is back.
bool comeBack(World& world, Hook& hook) {
    const SubBox before = tipBox(hook.tip);
    const int step = toSubpixels(world.config.items.hook.speed) / ticksPerSecond;
    hook.tip = moved(hook.tip, opposite(hook.way), step);
    dragDrops(world, before, hook.tip);
    return distanceAhead(world, hook.tip, hook.way) <= toSubpixels(backDistance);
}

// Pulls the knight for a tick. Returns whether the pull ends. If it ends where he cannot stand, he
// falls. The pull can end above water if what the hook bit into is gone by now.
bool pull(World& world, const Hook& hook, Events& events) {
    Player& player = world.player;
    const int step = toSubpixels(world.config.items.hook.pullSpeed) / ticksPerSecond;
    const int wanted = std::min(step, distanceAhead(world, hook.tip, hook.way));
    const int free = std::abs(freeDistance(world.terrain(), world.knightBox(), axisOf(hook.way),
                                           wanted * signOf(hook.way), Gait::Flies));
    player.body.at = moved(player.body.at, hook.way, free);
    if (free == step) {
        return false;
    }
    if (overlapsSolid(world.terrain(), world.knightBox(), player.body.gait)) {
        player.fallTicks = 1;
        events.push_back(KnightFell{tileUnder(player.body)});
    }
    return true;
}

// Advances the hook by one tick. Returns whether it is gone.
bool advance(World& world, Hook& hook, Events& events) {
    hook.previous = hook.tip;
    const Player& player = world.player;
    if (player.body.knockTicks > 0 || player.falling() || player.dying()) {
        return true;
    }
    switch (hook.doing) {
    case HookDoing::Flies:
        fly(world, hook, events);
        return false;
    case HookDoing::Returns:
        return comeBack(world, hook);
    case HookDoing::Pulls:
        return pull(world, hook, events);
    }
    return true;
}

void endHook(World& world, Events& events) {
    if (world.tools.hook->carriesPickup) {
        events.push_back(KeyTaken{world.cell(), world.locks.take(world.dungeon, world.cell())});
    }
    world.player.isPulled = false;
    world.tools.hook.reset();
}

}  // namespace

bool throwHook(World& world, Events& events) {
    Player& player = world.player;
    const SubPos tip = centreOf(world.knightBox());
    world.tools.hook = Hook{player.facing, HookDoing::Flies, tip, tip};
    player.walkTicks = 0;
    player.body.velocity = {};
    events.push_back(HookThrown{player.facing});
    return true;
}

void advanceHook(World& world, Events& events) {
    if (world.tools.hook && advance(world, *world.tools.hook, events)) {
        endHook(world, events);
    }
}

}  // namespace doorstring
