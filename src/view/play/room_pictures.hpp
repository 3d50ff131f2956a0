// The pictures of the rooms in view. They are drawn again when a room comes into view, when a door
// looks different and when tiles change. Also the marks that play leaves on the ground, which are
// not in these pictures.
#pragma once

#include "base/direction.hpp"
#include "picture/room/door_picture.hpp"
#include "picture/room/room_picture.hpp"
#include "picture/tiles/tileset.hpp"
#include "view/art.hpp"
#include "world/state/ground.hpp"
#include "world/state/world.hpp"

#include <array>
#include <optional>

namespace doorstring {

// The looks of a room's doors.
DirectionArray<DoorLook> doorLooks(const World& world, GridPos cell);

class RoomPictures {
public:
    explicit RoomPictures(const Art& art) : art_(art) {}

    // The picture of a room whose tiles are now `layout`. It stays valid during the next call, but
    // not the one after it. While portcullises move, doors that are shut are drawn open: the
    // portcullises are drawn separately.
    RoomPicture& of(const Room& room, const Grid<Tile>& layout, const World& world,
                    std::uint32_t dungeonNumber, bool arePortcullisesMoving);

private:
    struct Look {
        std::uint32_t dungeonNumber;
        GridPos cell;
        Tileset tileset;
        DirectionArray<DoorLook> doors;
        friend bool operator==(const Look&, const Look&) = default;
    };
    struct Cached {
        std::optional<Look> look;
        Grid<Tile> tiles;
        RoomPicture picture;
    };

    void draw(RoomPicture& picture, const Room& room, const Grid<Tile>& layout, const World& world,
              const Look& look) const;

    const Art& art_;
    std::array<Cached, 2> cache_;
    // The index in `cache_` of the picture that was asked for last. The other one is replaced next.
    std::size_t last_ = 0;
};

// The tiles to draw as a room's picture, without a crate or block that slides or trembles, which is
// drawn separately. `storage` holds them if they differ from the world's own.
const Grid<Tile>& tilesAtRest(const Ground& ground, Grid<Tile>& storage,
                              std::optional<GridPos> tremblingTile = std::nullopt);

// Draws stubble, filled pits, plates that are down, and what slides. (x, y) is the room's upper
// left corner on the canvas. `tickShare` of wholeTick has passed since the last tick.
void drawChangedGround(Canvas& canvas, const TilesetPictures& tileset, const Room& room,
                       const Ground& ground, int x, int y, int tickShare);

}  // namespace doorstring
