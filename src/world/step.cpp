#include "world/step.hpp"

namespace doorstring {

namespace {

void arrive(World& world, Events& events) {
    world.room = std::move(world.flip->next);
    world.player.at = world.flip->to;
    world.player.previous = world.player.at;
    world.flip.reset();
    const bool first = world.sights.visit(world.dungeon, world.cell());
    events.push_back(FlipEnded{world.cell(), first});
}

// Where the knight is drawn meanwhile is a matter of easing, and so of the view.
void advanceFlip(World& world, Events& events) {
    ++world.flip->tick;
    ++world.player.walkTicks;
    if (world.flip->tick >= world.flip->ticks) {
        arrive(world, events);
    }
}

void leaveThroughDoor(World& world, InputFrame input, Events& events) {
    const auto side = leavingSide(world.player, world.room, world.config.player, input);
    if (!side) {
        return;
    }
    const GridPos from = world.cell();
    const GridPos to = neighbour(from, *side);
    world.flip = beginFlip(world.player, world.room, world.dungeon.room(to, world.config.room),
                           *side, world.config.player, world.config.slideTicks);
    world.player.facing = *side;
    world.player.previous = world.player.at;
    events.push_back(FlipStarted{*side, from, to});
}

void touchBanner(World& world, Events& events) {
    if (!world.bannerReached && world.hasBanner(world.cell()) &&
        overlap(hitBox(world.player, world.config.player), bannerBox(world.room))) {
        world.bannerReached = true;
        events.push_back(BannerReached{world.cell()});
    }
}

}  // namespace

void step(World& world, InputFrame input, Events& events) {
    ++world.tick;
    if (world.flip) {
        advanceFlip(world, events);
        return;
    }
    // Walking comes before leaving, so that the tick that crosses the edge already shows the flip;
    // the banner is touched only in a room that the knight stays in.
    walk(world.player, world.room, world.config.player, input, events);
    leaveThroughDoor(world, input, events);
    if (!world.flip) {
        touchBanner(world, events);
    }
}

}  // namespace doorstring
