// Rooms side by side on one picture, each with its own light.
#pragma once

#include "picture/room/room_picture.hpp"

namespace doorstring {

class SheetOfRooms {
public:
    // Of `largest` tiles each, at most.
    SheetOfRooms(GridSize largest, int columns, int rows)
        : pitch_{largest.width * tileSide + gap, largest.height * tileSide + gap},
          columns_(columns),
          canvas_({columns * pitch_.width - gap, rows * pitch_.height - gap}, {10, 12, 20}) {}

    // Places are counted row by row.
    GridPos cell(int place) const { return {place % columns_, place / columns_}; }

    void draw(int place, const Grid<Tile>& tiles, DoorSet doors, const TilesetPictures& tileset,
              GroundClock clock = {}) {
        constexpr Seed seed{17};
        const GridPos at = cell(place);
        drawRoom(picture_, tiles, doors, cosmeticSeed(seed, at), tileset);
        drawMovingGround(picture_, tileset, clock);
        showRoom(canvas_, picture_, tileset, clock.tick, at.x * pitch_.width, at.y * pitch_.height);
    }
    const Canvas& canvas() const { return canvas_; }

private:
    static constexpr int gap = 8;

    GridSize pitch_;  // from one room to the next, in pixels
    int columns_;
    Canvas canvas_;
    RoomPicture picture_;
};

}  // namespace doorstring
