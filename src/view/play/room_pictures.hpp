// The pictures of the rooms in view. Drawn anew when a room comes into view, when a door opens and
// when its tiles change.
#pragma once

#include "base/direction.hpp"
#include "picture/room/door_picture.hpp"
#include "picture/room/room_picture.hpp"
#include "view/art.hpp"
#include "world/state/world.hpp"

#include <array>
#include <optional>

namespace doorstring {

// What the doors of a room look like.
DirectionArray<DoorLook> doorLooks(const World& world, GridPos cell);

class RoomPictures {
public:
    explicit RoomPictures(const Art& art) : art_(art) {}

    // `layout` is what the room's tiles are like now. The picture stays valid during the next call,
    // but not the one after it. While gates move, those that are shut are left out.
    RoomPicture& of(const Room& room, const Grid<Tile>& layout, const World& world,
                    std::uint32_t dungeonNumber, bool areGatesMoving);

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
    std::size_t last_ = 0;  // asked for; the other makes place for a third
};

}  // namespace doorstring
