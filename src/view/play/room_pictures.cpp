#include "view/play/room_pictures.hpp"

#include "picture/room/door_picture.hpp"
#include "view/room_sign.hpp"
#include "world/motion/box.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// What is carved into the floor of a special room, in its middle most of the time: a skull, a rug,
// a star. Only on plain ground.
void drawFloorMark(RoomPicture& picture, const SpriteSheets& sprites, const Room& room,
                   const TilesetPictures& tileset, SubPos middle) {
    if (room.kind() == RoomKind::Plain) {
        return;
    }
    const auto role = roleOf(room.kind());
    const SpriteSheet& sheet = role ? sprites.floorMarks : sprites.marks;
    const PixelRect part = sheet.part(role ? static_cast<int>(*role) : 0);
    const int left = toPixels(middle.x) - part.width / 2;
    const int top = toPixels(middle.y) - part.height / 2;
    for (const GridPos tile : cellsOf(room.tiles().size())) {
        if (room.tiles()[tile] == Tile::Ground && !picture.tiles.pillar[tile]) {
            picture.below.setClip({tile.x * tileSide, tile.y * tileSide, tileSide, tileSide});
            tileset.light().draw(picture.below, sheet.picture(), part, left, top);
        }
    }
    picture.below.clearClip();
}

// A chest that can be opened is sign enough: players would take a painted one for it, and it would
// hide half of what stands behind it.
void leaveOutBehindChests(RoomPicture& picture, const World& world, const Room& room) {
    constexpr int beyondTile = 8;  // how far a large chest's picture reaches
    for (const Thing& thing : world.things.in(room.cell())) {
        if (!thing.isChest()) {
            continue;
        }
        const PixelRect tile{thing.tile.x * tileSide, thing.tile.y * tileSide, tileSide, tileSide};
        std::erase_if(picture.furniture, [&](const PlacedFurniture& piece) {
            const PixelRect area{piece.x, piece.y, furnitureSize.width, furnitureSize.height};
            return room.kind() == RoomKind::Treasure || area.meets(tile.grown(beyondTile));
        });
    }
}

}  // namespace

DirectionArray<DoorLook> doorLooks(const World& world, GridPos cell) {
    DirectionArray<DoorLook> looks;
    const DoorSet shut = world.shutDoors(cell);
    for (const Direction side : allDirections) {
        const DoorLock lock = world.lockAt(cell, side);
        looks[side] = lock == DoorLock::Small             ? DoorLook::Small
                      : lock == DoorLock::Boss            ? DoorLook::Boss
                      : isUnbrokenWall(world, cell, side) ? DoorLook::Cracked
                      : shut.has(side)                    ? DoorLook::Shut
                                                          : DoorLook::Open;
    }
    return looks;
}

RoomPicture& RoomPictures::of(const Room& room, const Grid<Tile>& layout, const World& world,
                              std::uint32_t dungeonNumber, bool areGatesMoving) {
    Look look{dungeonNumber, room.cell(), world.dungeon.tileset(), doorLooks(world, room.cell())};
    if (areGatesMoving) {
        std::ranges::replace(look.doors, DoorLook::Shut, DoorLook::Open);
    }
    for (const std::size_t place : {last_, 1 - last_}) {
        if (cache_[place].look == look && cache_[place].tiles == layout) {
            last_ = place;
            return cache_[place].picture;
        }
    }
    last_ = 1 - last_;
    Cached& cached = cache_[last_];
    cached.look = look;
    cached.tiles = layout;
    draw(cached.picture, room, layout, world, look);
    return cached.picture;
}

void RoomPictures::draw(RoomPicture& picture, const Room& room, const Grid<Tile>& layout,
                        const World& world, const Look& look) const {
    const TilesetPictures& tileset = art_.tileset(look.tileset);
    const std::uint64_t seed = cosmeticSeed(world.dungeon.seed(), room.cell());
    drawRoom(picture, layout, room.framedDoors(), seed, tileset,
             tilesAround(room.cell(), world.dungeon.carved()), floorPatternOf(room, seed));
    drawCutEdges(picture, room, tileset);
    placeFurniture(picture, room);
    leaveOutBehindChests(picture, world, room);
    const bool isStart = room.kind() == RoomKind::Start;
    drawFloorMark(picture, art_.sprites, room, tileset,
                  isStart ? startPoint(world.dungeon, room) : roomCentre(room));
    for (const Direction side : allDirections) {
        if (!room.isCarved()) {
            drawDoor(picture, side, look.doors[side], tileset);
        } else if (look.doors[side] == DoorLook::Shut) {
            shutCutEdge(picture, room, side, tileset);
        }
    }
}

}  // namespace doorstring
