#include "world/creatures/mirror.hpp"

#include "room/ways/safe_ways.hpp"
#include "world/creatures/place.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Mirrors the creatures on the walls, which are knots, and the omens on the ground.
void mirrorKnotsAndOmens(World& world) {
    const int width = world.terrain().size().width * subpixelsPerTile;
    for (Creature& creature : world.creatures.living) {
        if (has(creature.kind, Trait::HoldsString)) {
            const SubBox box = creature.body.hitBox();
            const SubPos middle = centreOf(box);
            creature.body.at = centred(box, {width - 1 - middle.x, middle.y}).at;
            creature.body.previous = creature.body.at;
            const bool isAtSide =
                creature.facing == Direction::West || creature.facing == Direction::East;
            creature.facing = isAtSide ? opposite(creature.facing) : creature.facing;
        }
    }
    for (Omen& omen : world.creatures.omens) {
        omen.box.at.x = width - omen.box.right();
    }
}

void mirrorRoom(World& world) {
    world.ground.mirror();
    mirrorKnotsAndOmens(world);
    Body& knight = world.player.body;
    knight.at = knight.previous = safePlaceNear(world.terrain(), knight.hitBox());
    putCreaturesOnFooting(world);
}

}  // namespace

bool isMirrorFair(const World& world) {
    Grid<Tile> tiles = world.ground.tiles();
    mirrorInside(tiles);
    const Spot middle{tileOf(roomCentre(world.room)), SpotKind::Treasure};
    return !world.room.isCarved() && !findUnfair(tiles, world.room.doors(), {&middle, 1});
}

void askForMirror(World& world, int ticks) {
    world.mirroring = Mirroring{.tick = 0, .ticks = std::max(1, ticks)};
}

void advanceMirror(World& world, Events& events) {
    if (world.mirroring->tick == 0) {
        mirrorRoom(world);
        events.push_back(RoomMirrored{world.cell()});
    }
    ++world.mirroring->tick;
    if (world.mirroring->tick > world.mirroring->ticks) {
        world.mirroring.reset();
    }
}

}  // namespace doorstring
