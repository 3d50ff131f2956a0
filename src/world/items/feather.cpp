#include "world/items/items.hpp"
#include "world/knight/walk.hpp"

namespace doorstring {

bool hop(World& world, Events& events) {
    const FeatherConfig& config = world.config.items.feather;
    Player& player = world.player;
    player.hopSpeed = player.walkTicks > config.runUpTicks ? config.runningSpeed : config.speed;
    player.hopTicks = 1;
    player.walkTicks = player.slipTicks = 0;
    events.push_back(KnightHopped{});
    return true;
}

void advanceHop(World& world, Events& events) {
    Player& player = world.player;
    if (player.hopTicks > 0 && ++player.hopTicks > world.config.items.feather.hopTicks) {
        player.hopTicks = 0;
        events.push_back(KnightLanded{});
    }
}

void moveInAir(World& world, InputFrame input) {
    Player& player = world.player;
    const GridOffset way = heldDirection(input);
    player.body.velocity = velocityToward(player.hopSpeed, way);
    moveBody(player.body, world.terrain(), player.body.velocity, world.config.player.detours);
    player.facing = facingFor(player.facing, way);
}

}  // namespace doorstring
