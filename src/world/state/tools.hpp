// What the knight's items do in his room at one tick: bombs that lie, arrows that fly, the hook.
#pragma once

#include "base/direction.hpp"
#include "world/motion/body.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

struct LaidBomb {
    SubPos middle;
    int ticks = 0;  // since it was laid
};

struct Arrow {
    Body body;
    Direction way = Direction::South;
    int stuckTicks = 0;  // since it stuck in something; 0: it flies
};

enum class HookDoing : std::uint8_t {
    Flies,
    Returns,
    Pulls,  // the knight, to where it has caught
};

struct Hook {
    Direction way = Direction::South;
    HookDoing doing = HookDoing::Flies;
    SubPos tip;
    SubPos previous;  // of the tip, a tick before
    bool carriesPickup = false;
};

struct Tools {
    static constexpr std::size_t mostBombs = 4;
    static constexpr std::size_t mostArrows = 8;

    Tools() {
        bombs.reserve(mostBombs);
        arrows.reserve(mostArrows);
    }

    std::vector<LaidBomb> bombs;
    std::vector<Arrow> arrows;
    std::optional<Hook> hook;
};

}  // namespace doorstring
