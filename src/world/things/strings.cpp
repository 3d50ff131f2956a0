#include "world/things/strings.hpp"

#include "world/creatures/place.hpp"
#include "world/guests/companion.hpp"
#include "world/motion/terrain.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// The end of the string in the knight's room; null if there is none.
const Thing* stringEndIn(const World& world) {
    const auto here = world.things.in(world.cell());
    const auto end = std::ranges::find(here, ThingKind::String, &Thing::kind);
    return end == here.end() ? nullptr : &*end;
}

// Moves the knight to the other end of the string that hangs in his room.
void changeEnds(World& world) {
    const Thing* const thisEnd = stringEndIn(world);
    const Thing* const end = thisEnd == nullptr ? nullptr : world.things.otherEnd(*thisEnd);
    if (end == nullptr) {
        return;  // rooms were rebuilt meanwhile
    }
    Room next = world.roomAt(end->cell);
    Ground ground = world.groundOf(next);
    // He comes down right below the wall: if he had to walk up to it, a direction that is still
    // held would begin a new push at the string.
    SubBox below = centred(world.knightBox(), tileCentre(neighbour(end->tile, Direction::South)));
    below.at.y = (end->tile.y + 1) * subpixelsPerTile;
    const SubPos at = safePlaceNear(Terrain(next, ground.tiles(), DoorSet()), below);
    const std::vector<Creature> living = creaturesOf(world, next, ground, at);
    world.enter(std::move(next), std::move(ground), living, at);
    world.player.facing = Direction::South;
    bringCompanion(world);
    world.sights.visit(world.dungeon, world.cell());
}

}  // namespace

void beginStringPull(World& world, const Thing& end, Events& events) {
    const Thing* const otherEnd = world.things.otherEnd(end);
    Player& player = world.player;
    if (otherEnd == nullptr || !world.isKnightFree()) {
        return;
    }
    player.stringTicks = 1;
    player.body.velocity = {};
    player.walkTicks = player.swordPressTicks = 0;
    player.hurry = {};
    events.push_back(StringTaken{end.cell, otherEnd->cell});
}

void reelIn(World& world) {
    const int pullTicks = world.config.adventure.stairs.stringTicks;
    int& ticks = world.player.stringTicks;
    if (++ticks == pullTicks / 2) {
        changeEnds(world);
    } else if (ticks > pullTicks) {
        ticks = 0;
        // This end counts as pushed already: otherwise, a direction that is still held would make
        // the string pull again.
        if (const Thing* const end = stringEndIn(world)) {
            world.thingPush = {end->tile, chestTicks(world.config)};
        }
    }
}

}  // namespace doorstring
