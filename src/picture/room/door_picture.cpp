#include "picture/room/door_picture.hpp"

#include "picture/tiles/tile_picture.hpp"

namespace doorstring {

namespace {

class DoorDrawing {
public:
    DoorDrawing(RoomPicture& picture, Direction side, const TilesetPictures& tileset)
        : picture_(picture),
          side_(side),
          tileset_(tileset),
          row_(picture.tiles.base.size(), side) {}

    // Draws a closed door. Removes the darkness above the figures, in which an open door hides a
    // knight who walks out. A north door has an arch instead of darkness, and the arch stays.
    void close(TilePicture leaf) {
        for (int i = 0; i < row_.span.length; ++i) {
            const GridPos at = cornerOf(row_.at(row_.span.first + i));
            if (side_ != Direction::North) {
                clearAbove(at);
            }
            tileset_.draw(picture_.below, ofSide(leaf), at.x, at.y);
        }
    }

    void drawLockPlate(TilePicture plate) {
        // Number of pixels from the middle of the tile down to the middle of the visible leaf.
        constexpr int downNorth = 2;
        constexpr int downSouth = 3;
        GridPos at = middleTileCorner();
        at.y += side_ == Direction::North ? downNorth : side_ == Direction::South ? downSouth : 0;
        tileset_.draw(picture_.below, plate, at.x, at.y);
    }

    // Draws wall over the door and its frame, joined to walls of the room that come up to it, and a
    // crack in the middle.
    void wallUp() {
        TileKinds kinds = picture_.tiles.kinds;
        for (int i = 0; i < row_.span.length; ++i) {
            const GridPos tile = row_.at(row_.span.first + i);
            kinds.set(tile, TileKind::wall);
            kinds.set(neighbour(tile, side_), TileKind::wall);
        }
        for (int i = -1; i <= row_.span.length; ++i) {
            const GridPos tile = row_.at(row_.span.first + i);
            const GridPos at = cornerOf(tile);
            clearAbove(at);
            tileset_.draw(picture_.below, wallPicture(kinds.around(tile, TileKind::wall)), at.x,
                          at.y);
        }
        const GridPos at = middleTileCorner();
        tileset_.draw(picture_.below, ofSide(TilePicture::CrackN), at.x, at.y);
    }

private:
    TilePicture ofSide(TilePicture north) const { return after(north, static_cast<int>(side_)); }

    static GridPos cornerOf(GridPos tile) { return {tile.x * tileSide, tile.y * tileSide}; }

    // The upper left corner of a tile's picture in the middle of the door, in pixels.
    GridPos middleTileCorner() const {
        GridPos at = cornerOf(row_.at(row_.span.first));
        int& along = row_.across ? at.x : at.y;
        along += (row_.span.length - 1) * tileSide / 2;
        return at;
    }

    void clearAbove(GridPos at) {
        for (const GridPos pixel : cellsOf({tileSide, tileSide})) {
            picture_.over.set(at.x + pixel.x, at.y + pixel.y, {0, 0, 0, 0});
        }
    }

    RoomPicture& picture_;
    Direction side_;
    const TilesetPictures& tileset_;
    SideTiles row_;
};

}  // namespace

void drawDoor(RoomPicture& picture, Direction side, DoorLook look, const TilesetPictures& tileset) {
    DoorDrawing door(picture, side, tileset);
    switch (look) {
    case DoorLook::Open:
        break;
    case DoorLook::Shut:
        door.close(TilePicture::ShutN);
        break;
    case DoorLook::Small:
        door.close(TilePicture::LeafSmallN);
        door.drawLockPlate(TilePicture::PlateSmall);
        break;
    case DoorLook::Boss:
        door.close(TilePicture::LeafBossN);
        door.drawLockPlate(TilePicture::PlateBoss);
        break;
    case DoorLook::Cracked:
        door.wallUp();
        break;
    }
}

namespace {

constexpr int thickness = 5;  // pixels of wall that are shown along an edge

// The strip along a side of a tile, in pixels from the tile's upper left corner.
PixelRect stripAt(Direction side) {
    switch (side) {
    case Direction::North:
        return {0, 0, tileSide, thickness};
    case Direction::South:
        return {0, tileSide - thickness, tileSide, thickness};
    case Direction::West:
        return {0, 0, thickness, tileSide};
    case Direction::East:
        return {tileSide - thickness, 0, thickness, tileSide};
    }
    return {};
}

// Pictures of the walls around a single tile of ground: each side as it looks from the ground.
class WallAround {
public:
    explicit WallAround(const TilesetPictures& tileset) {
        Grid<Tile> layout({5, 5}, Tile::Wall);
        layout[middle] = Tile::Ground;
        constexpr std::uint64_t seed = 0;
        drawRoom(picture_, layout, DoorSet(), seed, tileset);
    }

    // Draws, within a tile, a strip of wall along one side.
    void draw(Canvas& canvas, GridPos tile, Direction side) const {
        const PixelRect strip = stripAt(side);
        const PixelRect facing = stripAt(opposite(side));
        const GridPos beside = neighbour(middle, side);
        canvas.copy(picture_.below,
                    {beside.x * tileSide + facing.x, beside.y * tileSide + facing.y, strip.width,
                     strip.height},
                    tile.x * tileSide + strip.x, tile.y * tileSide + strip.y);
    }

private:
    static constexpr GridPos middle{2, 2};
    RoomPicture picture_;
};

}  // namespace

void drawCutEdges(RoomPicture& picture, const Room& room, const TilesetPictures& tileset) {
    if (!room.isCarved()) {
        return;
    }
    const WallAround walls(tileset);
    for (const Direction side :
         {Direction::West, Direction::East, Direction::North, Direction::South}) {
        const SideTiles tiles(room.tiles().size(), side);
        for (int along = 0; along < tiles.length; ++along) {
            const GridPos tile = tiles.at(along);
            if (isWalkable(room.tiles()[tile]) && !room.waysOut().leadsOut(side, along)) {
                walls.draw(picture.below, tile, side);
            }
        }
    }
}

void drawCutEdgeBars(RoomPicture& picture, const Room& room, Direction side,
                     const TilesetPictures& tileset) {
    const TilePicture bars = after(TilePicture::ShutN, static_cast<int>(side));
    const SideTiles tiles(room.tiles().size(), side);
    for (int along = 0; along < tiles.length; ++along) {
        if (room.waysOut().leadsOut(side, along)) {
            const GridPos tile = tiles.at(along);
            tileset.draw(picture.below, bars, tile.x * tileSide, tile.y * tileSide);
        }
    }
}

}  // namespace doorstring
