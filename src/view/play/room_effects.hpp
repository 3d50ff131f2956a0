// Short effects in a room: bits that fly up from the ground, and a crate or a block that trembles
// when it is pushed in vain. Each begins with an event and ends by itself.
#pragma once

#include "picture/sprites/sprites.hpp"
#include "picture/tiles/tileset.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <array>
#include <optional>

namespace doorstring {

// Draws on a canvas; (x, y) is the upper left corner of the knight's room.
class RoomEffects {
public:
    // Of the tick that the world has just done. `dungeonNumber` tells one grown dungeon from
    // another.
    void take(const Events& events, const World& world, std::uint32_t dungeonNumber);

    // Bits of grass in the colours of the tileset's grass.
    void drawFlying(Canvas& canvas, const SpriteSheet& effects, const TilesetPictures& tileset,
                    const World& world, std::uint32_t dungeonNumber, int x, int y) const;

    // Where something trembles just now.
    std::optional<GridPos> trembling(const World& world, std::uint32_t dungeonNumber) const;
    void drawTrembling(Canvas& canvas, const TilesetPictures& tileset, const World& world, int x,
                       int y) const;

private:
    struct Beginning {
        std::uint32_t dungeonNumber = 0;
        GridPos room;
        std::uint64_t tick = 0;

        // Whether it was in the knight's room, fewer ticks ago.
        bool isWithin(std::uint64_t ticks, const World& world, std::uint32_t number) const {
            return dungeonNumber == number && room == world.cell() && world.tick - tick < ticks;
        }
    };
    struct Flying {
        Beginning begun;
        EffectSprite first = EffectSprite::Bits0;
        int pictures = 0;  // 0: nothing flies
        GridPos corner;    // pixels, in the room
    };
    struct Trembling {
        Beginning begun;
        PushRefused push;
    };

    std::array<Flying, 16> flying_;  // the oldest makes place for the newest
    std::size_t next_ = 0;
    std::optional<Trembling> trembling_;
};

}  // namespace doorstring
