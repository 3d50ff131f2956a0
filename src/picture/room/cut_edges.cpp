#include "picture/room/cut_edges.hpp"

#include "picture/tiles/side_tiles.hpp"

namespace doorstring {

namespace {

constexpr int thickness = 5;  // pixels

// The side of a tile that a wall's strip stands on, from the tile's upper left corner.
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

// Walls around a single tile of ground: each side as it looks toward the ground.
class WallAround {
public:
    explicit WallAround(const TilesetPictures& tileset) {
        Grid<Tile> layout({5, 5}, Tile::Wall);
        layout[middle] = Tile::Ground;
        drawRoom(picture_, layout, DoorSet(), 0, tileset);
    }

    // The part of the wall on a side of a tile that is next to it.
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
            if (isWalkable(room.tiles()[tile]) && !room.waysOut().at(side, along)) {
                walls.draw(picture.below, tile, side);
            }
        }
    }
}

void shutCutEdge(RoomPicture& picture, const Room& room, Direction side,
                 const TilesetPictures& tileset) {
    const TilePicture bars = after(TilePicture::ShutN, static_cast<int>(side));
    const SideTiles tiles(room.tiles().size(), side);
    for (int along = 0; along < tiles.length; ++along) {
        if (room.waysOut().at(side, along)) {
            const GridPos tile = tiles.at(along);
            tileset.draw(picture.below, bars, tile.x * tileSide, tile.y * tileSide);
        }
    }
}

}  // namespace doorstring
