#include "world/rebuild_room.hpp"

#include "room/ways/safe_ways.hpp"
#include "world/motion/safe_place.hpp"

namespace doorstring {

namespace {

// The room with walls for all that cannot be walked to from a door unharmed.
Grid<Tile> safePart(const Room& room) {
    const GridSize size = room.tiles().size();
    BitRows from{};
    for (const Direction side : allDirections) {
        const BitRows gap = room.doors().has(side) ? doorGap(size, side) : BitRows{};
        for (std::size_t y = 0; y < from.size(); ++y) {
            from[y] |= gap[y];
        }
    }
    const BitRows safe = safeTiles(room.tiles());
    const BitRows reached = room.doors().empty() ? safe : reach(safe, from);
    Grid<Tile> part(size, Tile::Wall);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const auto row = reached[static_cast<std::size_t>(y)];
            if ((row >> static_cast<unsigned>(x) & 1U) != 0) {
                part[{x, y}] = room.tiles()[{x, y}];
            }
        }
    }
    return part;
}

}  // namespace

void relayRooms(World& world, const RoomTexts& texts) {
    world.config.room.texts = texts;
    if (world.dungeon.carved() != nullptr) {
        return;  // it has none
    }
    world.room = world.roomAt(world.cell());
    world.ground = Ground(world.room);
    if (world.flip) {
        world.flip->next = world.roomAt(world.flip->next.cell());
        return;
    }
    const Grid<Tile> safe = safePart(world.room);
    const Terrain terrain(world.room, safe);
    SubBox entry = world.knightBox();
    entry.at = world.entry;
    world.entry = safePlaceNear(terrain, entry);
    const SubPos place = safePlaceNear(terrain, world.knightBox());
    if (place != world.player.at) {
        world.player.at = world.player.previous = place;
    }
}

}  // namespace doorstring
