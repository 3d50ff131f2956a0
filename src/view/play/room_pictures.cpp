#include "view/play/room_pictures.hpp"

#include "picture/room/door_picture.hpp"
#include "picture/room/room_picture.hpp"
#include "view/easing.hpp"
#include "view/play/loom_figure.hpp"
#include "view/play/room_view.hpp"
#include "view/room_sign.hpp"
#include "world/motion/box.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Draws the mark, such as a skull, a rug or a star, on the floor of the start or of a special room:
// mostly in the room's middle, and only on plain ground.
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
        if (room.tiles()[tile] == Tile::Ground && !picture.tiles.standing[tile]) {
            picture.below.setClip({tile.x * tileSide, tile.y * tileSide, tileSide, tileSide});
            tileset.light().draw(picture.below, sheet.picture(), part, left, top);
        }
    }
    picture.below.clearClip();
}

// Leaves out furniture behind chests, which would hide half of it. If a treasure room has a chest,
// all of its furniture is left out: players would take a painted chest for one that opens.
void leaveOutBehindChests(RoomPicture& picture, const World& world, const Room& room) {
    constexpr int beyondTile = 8;  // pixels that a large chest's picture reaches beyond its tile
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

// How far the loom of the room is to the right of the middle, in pixels; 0 if the room has none.
int loomAside(const World& world, const Room& room) {
    const auto loom = loomIn(world, room.cell());
    return loom ? (2 * loom->x + loom->width - room.tiles().width()) * tileSide / 2 : 0;
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
                              std::uint32_t dungeonNumber, bool arePortcullisesMoving) {
    Look look{dungeonNumber, room.cell(), world.dungeon.tileset(), doorLooks(world, room.cell())};
    if (arePortcullisesMoving) {
        std::ranges::replace(look.doors, DoorLook::Shut, DoorLook::Open);
    }
    for (const std::size_t index : {last_, 1 - last_}) {
        if (cache_[index].look == look && cache_[index].tiles == layout) {
            last_ = index;
            return cache_[index].picture;
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
    const int aside = loomAside(world, room);
    drawRoom(picture, layout, room.framedDoors(), seed, tileset,
             tilesAround(room.cell(), world.dungeon.carved()), {floorPatternOf(room, seed), aside});
    drawCutEdges(picture, room, tileset);
    placeFurniture(picture, room);
    leaveOutBehindChests(picture, world, room);
    const bool isStart = room.kind() == RoomKind::Start;
    drawFloorMark(picture, art_.sprites, room, tileset,
                  isStart ? startPoint(world.dungeon, room)
                          : roomCentre(room) + GridOffset{toSubpixels(aside), 0});
    for (const Direction side : allDirections) {
        if (!room.isCarved()) {
            drawDoor(picture, side, look.doors[side], tileset);
        } else if (look.doors[side] == DoorLook::Shut) {
            drawCutEdgeBars(picture, room, side, tileset);
        }
    }
}

namespace {

// The mark that play leaves on a tile that is ground now; empty if it leaves none.
std::optional<TilePicture> changeMarkOf(Tile asBuilt, Tile floor) {
    if (floor != Tile::Ground) {
        return std::nullopt;
    }
    return asBuilt == Tile::Grass ? std::optional(TilePicture::Stubble)
           : asBuilt == Tile::Pit ? std::optional(TilePicture::PitFilled)
                                  : std::nullopt;
}

void drawMarks(Canvas& canvas, const TilesetPictures& tileset, const Room& room,
               const Ground& ground, int x, int y) {
    const Grid<Tile>& asBuilt = room.tiles();
    const Grid<Tile>& floors = ground.floors();
    for (const GridPos at : cellsOf(asBuilt.size())) {
        const auto mark = changeMarkOf(asBuilt[at], floors[at]);
        if (mark && ground.at(at) == Tile::Ground) {
            tileset.drawShaded(canvas, *mark, x + at.x * tileSide, y + at.y * tileSide);
        }
    }
    for (const PlateState& plate : ground.plates()) {
        if (plate.pressed && ground.at(plate.at) == Tile::Plate) {
            tileset.drawShaded(canvas, TilePicture::Plate1, x + plate.at.x * tileSide,
                               y + plate.at.y * tileSide);
        }
    }
}

// Draws a crate or block that slides. It is fast at first and then slows down, so that the knight
// who pushes it never overlaps it.
void drawSliding(Canvas& canvas, const TilesetPictures& tileset, const PushSlide& slide, int x,
                 int y, int tickShare) {
    const int share =
        eased(Easing::Out, slide.tick * wholeTick + tickShare, slide.ticks * wholeTick);
    drawPushed(canvas, tileset, slide.pushable,
               x + between(slide.from.x * tileSide, slide.to.x * tileSide, share),
               y + between(slide.from.y * tileSide, slide.to.y * tileSide, share));
}

}  // namespace

const Grid<Tile>& tilesAtRest(const Ground& ground, Grid<Tile>& storage,
                              std::optional<GridPos> tremblingTile) {
    const auto& slide = ground.slide();
    if (!slide && !tremblingTile) {
        return ground.tiles();
    }
    storage = ground.tiles();
    for (const auto& at : {tremblingTile, slide ? std::optional(slide->to) : std::nullopt}) {
        if (at) {
            storage[*at] = ground.floors()[*at];
        }
    }
    return storage;
}

void drawChangedGround(Canvas& canvas, const TilesetPictures& tileset, const Room& room,
                       const Ground& ground, int x, int y, int tickShare) {
    drawMarks(canvas, tileset, room, ground, x, y);
    if (const auto& slide = ground.slide()) {
        drawSliding(canvas, tileset, *slide, x, y, tickShare);
    }
}

}  // namespace doorstring
