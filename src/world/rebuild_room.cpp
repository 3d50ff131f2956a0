#include "world/rebuild_room.hpp"

#include "room/ways/safe_ways.hpp"
#include "world/motion/safe_place.hpp"

namespace doorstring {

namespace {

// The room with walls for all that cannot be walked to from a door unharmed.
Grid<Tile> safePart(const Room& room) {
    const BitRows safe = safeTiles(room.tiles());
    const BitRows reached =
        room.doors().empty() ? safe : reach(safe, room.waysOut().tiles(room.tiles().size()));
    return onlyThese(room.tiles(), reached);
}

}  // namespace

void rebuildRoom(World& world, const RoomTexts& texts) {
    world.config.room.texts = texts;
    if (world.dungeon.carved() != nullptr) {
        return;  // it has none
    }
    world.room = world.roomAt(world.cell());
    world.ground = Ground(world.room);
    world.memory = {};
    if (world.flip) {
        world.flip->next = world.roomAt(world.flip->next.cell());
        world.flip->ground = Ground(world.flip->next);
        return;
    }
    const Grid<Tile> safe = safePart(world.room);
    const Terrain terrain(world.room, safe, world.shutDoors(world.cell()));
    SubBox entry = world.knightBox();
    entry.at = world.entry;
    world.entry = safePlaceNear(terrain, entry);
    const SubPos place = safePlaceNear(terrain, world.knightBox());
    if (place != world.player.body.at) {
        world.player.body.at = world.player.body.previous = place;
    }
}

}  // namespace doorstring
