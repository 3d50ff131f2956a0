// A room as two pictures: what lies below its creatures and what hangs over them; and the parts of
// them that change during play, because they move by themselves or are pushed.
#pragma once

#include "base/seed.hpp"
#include "dungeon/carved/carved_map.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/room/fire.hpp"
#include "picture/room/floor_pattern.hpp"
#include "picture/room/furniture.hpp"
#include "picture/tiles/tile_kinds.hpp"
#include "picture/tiles/tileset.hpp"
#include "room/room.hpp"
#include "room/tiles/tile.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

// What the pictures of moving ground depend on.
struct GroundClock {
    std::uint32_t tick = 0;  // 60 a second
    SpikePhase spikes = SpikePhase::Down;
};

// Which of their pictures the moving tiles show.
struct MovingFrames {
    std::uint8_t wave = 0;
    std::uint8_t sway = 0;
    SpikePhase spikes = SpikePhase::Down;
};

struct RoomPicture {
    Canvas below;  // opaque: ground, walls, shadows, pillars
    Canvas over;   // transparent but for arches and the upper ends of pillars
    std::vector<PlacedFurniture> furniture;
    std::vector<Fire> fires;            // torches, row by row, then those of furniture
    std::optional<MovingFrames> shown;  // what drawMovingGround has drawn last
    RoomTiles tiles;                    // what the pictures were drawn from
};

// What looks by chance in a room: cracks, pebbles, shapes of pillars.
std::uint64_t cosmeticSeed(Seed dungeon, GridPos cell);

// Draws anew into the same memory where the room's size stays the same. A room of a carved map
// joins the tiles beyond its edge.
void drawRoom(RoomPicture& picture, const Grid<Tile>& layout, DoorSet doors,
              std::uint64_t cosmeticSeed, const TilesetPictures& tileset,
              const TilesAround& around = {}, FloorPattern floor = FloorPattern::None);
// None in carved rooms: their ground ends nowhere.
FloorPattern floorPatternOf(const Room& room, std::uint64_t cosmeticSeed);
// As the dungeon has it, with its furniture.
void drawRoom(RoomPicture& picture, const Room& room, Seed dungeon, const TilesetPictures& tileset,
              const CarvedMap* map = nullptr);
TilesAround tilesAround(GridPos cell, const CarvedMap* map);

// Furniture, the flames of the tick (60 a second) and the light around them. (x, y) is the room's
// upper left corner on the canvas. Belongs between `below` and the creatures.
void drawScenery(Canvas& canvas, const RoomPicture& picture, const TilesetPictures& tileset,
                 std::uint32_t tick, int x, int y);
// The room as a whole while nobody is in it.
void showRoom(Canvas& canvas, const RoomPicture& picture, const TilesetPictures& tileset,
              std::uint32_t tick, int x, int y);

// Brings water, grass and spikes in the picture up to date; cheap where nothing has changed. Takes
// the picture as drawRoom left it, apart from doors.
void drawMovingGround(RoomPicture& picture, const TilesetPictures& tileset, GroundClock clock);

// A crate or a block on its way from tile to tile. (x, y) is its upper left corner on the canvas;
// it belongs above the ground and below what stands in front of it. One at rest is a tile of the
// room and so in the room's picture.
void drawPushed(Canvas& canvas, const TilesetPictures& tileset, Tile tile, int x, int y);

}  // namespace doorstring
