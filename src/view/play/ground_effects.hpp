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
    // Of the tick that the world has just done.
    void take(const Events& events, const World& world);
    // Those in the knight's room. (x, y): its upper left corner on the canvas.
    void draw(Canvas& canvas, const Art& art, const World& world, int x, int y) const;

private:
    struct Flying {
        EffectSprite first = EffectSprite::Bits0;
        int pictures = 0;  // 0: nothing flies
        GridPos room;
        int left = 0;  // pixels, in the room
        int top = 0;
        std::uint64_t begun = 0;
    };
    void begin(EffectSprite first, int pictures, GridPos at, const World& world);

    // The oldest makes place for the newest.
    std::array<Flying, 16> flying_;
    std::size_t next_ = 0;
};

}  // namespace doorstring
