#include "view/room_sign.hpp"

#include "picture/sprites.hpp"

namespace doorstring {

GridPos knightsCell(const World& world) {
    return world.flip ? world.flip->next.cell() : world.cell();
}

namespace {

// A cracked wall looks like any other until someone has been behind it.
DoorSet knownDoors(const World& world, GridPos cell, SignStyle style) {
    const RoomPlan& plan = world.dungeon.plan(cell);
    DoorSet known = plan.doors;
    for (const Direction side : allDirections) {
        const bool hidden = plan.locks.at(side) == DoorLock::Cracked && !style.showsAll &&
                            (world.sights.at(cell) != Sight::Visited ||
                             world.sights.at(neighbour(cell, side)) != Sight::Visited);
        if (hidden) {
            known = known.without(side);
        }
    }
    return known;
}

bool isKnown(const World& world, GridPos cell) {
    const Sight sight = world.sights.at(cell);
    const bool secret = world.dungeon.plan(cell).kind == RoomKind::Secret;
    return sight == Sight::Visited || (sight == Sight::Seen && !secret);
}

std::optional<MapSprite> markOf(const World& world, GridPos cell, Direction side) {
    const bool cracked = world.dungeon.plan(cell).locks.at(side) == DoorLock::Cracked;
    return doorMark(cracked ? DoorLock::Cracked : world.lockAt(cell, side), side);
}

// With locks in play a room of keys shows its key while that lies there, and no longer.
std::optional<MapSprite> iconOf(const World& world, GridPos cell) {
    if (world.lyingIn(cell) != Holding::None) {
        return MapSprite::IconKey;
    }
    const RoomKind kind = world.dungeon.plan(cell).kind;
    return world.locks.inPlay() && kind == RoomKind::Key ? std::nullopt : roomIcon(kind);
}

}  // namespace

void drawRoomSign(Canvas& canvas, const SpriteSheet& sheet, const World& world, GridPos cell, int x,
                  int y, SignStyle style) {
    if (!world.dungeon.hasRoom(cell) || !(isKnown(world, cell) || style.showsAll)) {
        return;
    }
    const auto draw = [&](std::optional<MapSprite> sprite) {
        if (sprite) {
            sheet.draw(canvas, static_cast<int>(*sprite), x, y);
        }
    };
    const bool visited = world.sights.at(cell) == Sight::Visited;
    const DoorSet doors = knownDoors(world, cell, style);
    draw(visited ? visitedRoom(doors) : seenRoom(doors));
    for (const Direction side : allDirections) {
        if (doors.has(side)) {
            draw(markOf(world, cell, side));
        }
    }
    if (cell == world.dungeon.start()) {
        draw(MapSprite::Start);
    }
    // Where the banner is shows only once its room has been visited.
    if (world.hasBanner(cell) && (visited || style.showsAll)) {
        draw(MapSprite::Banner);
    }
    draw(iconOf(world, cell));
    if (style.blink && cell == knightsCell(world)) {
        draw(MapSprite::Here);
    }
}

}  // namespace doorstring
