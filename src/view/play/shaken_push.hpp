// A crate or a block that was pushed in vain trembles for a moment.
#pragma once

#include "picture/tiles/tileset.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>

namespace doorstring {

class ShakenPush {
public:
    // Of the tick that the world has just done. `dungeonNumber` tells one grown dungeon from
    // another.
    void take(const Events& events, const World& world, std::uint32_t dungeonNumber);

    // Where it stands while it trembles.
    std::optional<GridPos> at(const World& world, std::uint32_t dungeonNumber) const;
    // (x, y): the room's upper left corner on the canvas. Only while it trembles.
    void draw(Canvas& canvas, const TilesetPictures& tileset, const World& world, int x,
              int y) const;

private:
    struct Shake {
        PushRefused push;
        std::uint32_t dungeonNumber;
        GridPos room;
        std::uint64_t begun;  // tick
    };
    std::optional<Shake> shake_;
};

}  // namespace doorstring
