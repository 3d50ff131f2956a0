#include "world/ground/stairs.hpp"

#include <algorithm>

namespace doorstring {

namespace {

bool isOnStairs(const World& world) {
    return overlap(world.knightBox(), bannerBox(world.dungeon, world.room));
}

}  // namespace

void openStairs(World& world, Events& events) {
    const int open = world.config.adventure.stairs.openTicks;
    if (!world.hasStairs(world.cell()) || world.isContested() || world.stairTicks > open) {
        return;
    }
    if (world.stairTicks == 0) {
        events.push_back(StairsOpened{world.cell()});
    }
    if (world.stairTicks < open || !isOnStairs(world)) {
        ++world.stairTicks;
    }
}

void takeStairs(World& world, Events& events) {
    if (!world.areStairsOpen() || world.player.isAloft() || !isOnStairs(world)) {
        return;
    }
    Player& player = world.player;
    player.descentTicks = 1;
    player.walkTicks = player.swingTicks = player.swordKept = player.restTicks = 0;
    player.body.velocity = {};
    player.facing = Direction::North;
    world.bannerReached = true;
    events.push_back(StairsTaken{world.cell()});
}

void walkDown(World& world) {
    constexpr int step = 256;  // subpixels a tick toward the middle of the stairs
    Player& player = world.player;
    const SubPos middle = centreOf(world.knightBox());
    const SubPos goal = bannerPoint(world.dungeon, world.room);
    player.body.at.x += std::clamp(goal.x - middle.x, -step, step);
    player.body.at.y += std::clamp(goal.y - middle.y, -step, step);
    ++player.walkTicks;
    if (++player.descentTicks > world.config.adventure.stairs.descentTicks) {
        world.ending = Ending::Left;
    }
}

}  // namespace doorstring
