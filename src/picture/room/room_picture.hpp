// A room as two pictures: what is below its creatures and what is over them; and the parts that
// change during play, because they move by themselves or are pushed.
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

// The time by which moving ground chooses its pictures.
struct GroundClock {
    std::uint32_t tick = 0;  // 60 a second
    SpikePhase spikes = SpikePhase::Down;
};

// The pictures that moving tiles show.
struct MovingFrames {
    std::uint8_t wave = 0;
    std::uint8_t sway = 0;
    SpikePhase spikes = SpikePhase::Down;
};

struct RoomPicture {
    Canvas below;  // opaque: ground, walls, shadows, pillars
    Canvas over;   // transparent but for what hides figures in doors, and upper ends of pillars
    std::vector<PlacedFurniture> furniture;
    std::vector<Fire> fires;            // torches, row by row, then those of furniture
    std::optional<MovingFrames> shown;  // what drawMovingGround() drew last
    RoomTiles tiles;                    // what the pictures were drawn from
};

// The seed of what looks random in a room: cracks, pebbles, shapes of pillars.
std::uint64_t cosmeticSeed(Seed dungeon, GridPos cell);

// Draws the tiles of a room, into the same memory if the size stays the same. In a room of a carved
// map, tiles join those beyond the room's edge (`around`).
void drawRoom(RoomPicture& picture, const Grid<Tile>& layout, DoorSet doors,
              std::uint64_t cosmeticSeed, const TilesetPictures& tileset,
              const TilesAround& around = {}, Flooring floor = {});
// Chooses the pattern of a room; FloorPattern::None in carved rooms, whose ground continues beyond
// their edges.
FloorPattern floorPatternOf(const Room& room, std::uint64_t cosmeticSeed);
// Draws the room as the dungeon has it, with its furniture.
void drawRoom(RoomPicture& picture, const Room& room, Seed dungeon, const TilesetPictures& tileset,
              const CarvedMap* map = nullptr);
// The surroundings of a room of a carved map; empty if `map` is null.
TilesAround tilesAround(GridPos cell, const CarvedMap* map);

// Draws furniture, flames and the light around them as they look at `tick`. Belongs between `below`
// and the creatures. (x, y) is the room's upper left corner on the canvas.
void drawScenery(Canvas& canvas, const RoomPicture& picture, const TilesetPictures& tileset,
                 std::uint32_t tick, int x, int y);
// Draws the room as a whole while nobody is in it.
void showRoom(Canvas& canvas, const RoomPicture& picture, const TilesetPictures& tileset,
              std::uint32_t tick, int x, int y);

// Brings water, grass and spikes in the picture up to date; cheap if nothing has changed. Apart
// from doors, `picture` must be as drawRoom left it.
void drawMovingGround(RoomPicture& picture, const TilesetPictures& tileset, GroundClock clock);

// Draws a crate or a block that slides to the next tile. (x, y) is its upper left corner on the
// canvas. When it rests, it is a tile of the room, which drawRoom draws.
void drawPushed(Canvas& canvas, const TilesetPictures& tileset, Tile tile, int x, int y);

}  // namespace doorstring
