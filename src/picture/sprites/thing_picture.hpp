// What the row of a thing says of its pictures; the rows are in sprites.hpp.
#pragma once

#include "dungeon/contents/thing_kinds.hpp"
#include "picture/canvas/sprite_sheet.hpp"

#include <cstdint>

namespace doorstring {

struct SpriteSheets;

// The ticks of each cycle in which a picture gives way to the next one on its sheet.
struct Flicker {
    int cycle = 1;
    int from = 0;
    int until = 0;
};

struct ThingLook {
    template <typename Sprite>
    constexpr ThingLook(Sprite sprite, Flicker when = {})
        : picture(static_cast<int>(sprite)), flicker(when) {}

    // The picture at a tick.
    int at(std::uint64_t tick) const {
        const auto now = static_cast<int>(tick % static_cast<std::uint64_t>(flicker.cycle));
        return picture + (now >= flicker.from && now < flicker.until ? 1 : 0);
    }

    int picture;
    Flicker flicker;
};

// How a thing that stands in a room looks.
struct ThingPicture {
    ThingKind kind;
    SpriteSheet SpriteSheets::*sheet;  // null if it is drawn in another way
    ThingLook full;
    ThingLook empty;
};

}  // namespace doorstring
