// Bits that fly up where play changes the ground, for a moment each: they begin with an event and
// are over by themselves.
#pragma once

#include "picture/sprites/sprites.hpp"
#include "view/art.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <array>

namespace doorstring {

class GroundEffects {
public:
    // Of the tick that the world has just done. `dungeonNumber` tells one grown dungeon from
    // another.
    void take(const Events& events, const World& world, std::uint32_t dungeonNumber);
    // Those in the knight's room. (x, y): its upper left corner on the canvas.
    void draw(Canvas& canvas, const Art& art, const World& world, std::uint32_t dungeonNumber,
              int x, int y) const;

private:
    struct Flying {
        EffectSprite first = EffectSprite::Bits0;
        int pictures = 0;  // 0: nothing flies
        std::uint32_t dungeonNumber = 0;
        GridPos room;
        int left = 0;  // pixels, in the room
        int top = 0;
        std::uint64_t begun = 0;
    };

    // The oldest makes place for the newest.
    std::array<Flying, 16> flying_;
    std::size_t next_ = 0;
};

}  // namespace doorstring
