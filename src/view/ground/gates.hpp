// The portcullises of an arena, as they fall behind the knight and rise when it is won.
#pragma once

#include "picture/tiles/tileset.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

class Gates {
public:
    // What happened in the tick that the world has just done; `dungeonNumber` tells one grown
    // dungeon from another.
    void take(const Events& events, const World& world, std::uint32_t dungeonNumber);

    // How many pixels of them are to be seen, while they move.
    std::optional<int> lowered(const World& world, std::uint32_t dungeonNumber) const;

private:
    std::uint32_t dungeonNumber_ = 0;
    GridPos room_;
    std::uint64_t begun_ = 0;
    bool falls_ = false;
    bool hasMoved_ = false;
};

// In those doorways, over all else. (x, y) is the room's upper left corner on the canvas.
void drawGates(Canvas& canvas, const TilesetPictures& tileset, const Room& room, DoorSet doorways,
               int lowered, int x, int y);

}  // namespace doorstring
