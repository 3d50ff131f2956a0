// When and where something short began.
#pragma once

#include "world/state/world.hpp"

#include <cstdint>

namespace doorstring {

struct Beginning {
    std::uint32_t dungeonNumber = 0;  // tells one grown dungeon from another
    GridPos room;
    std::uint64_t tick = 0;

    // Whether it began in the knight's room, fewer than `ticks` ago.
    bool isWithin(std::uint64_t ticks, const World& world, std::uint32_t number) const {
        return dungeonNumber == number && room == world.cell() && world.tick - tick < ticks;
    }
    Beginning later(std::uint64_t ticks) const { return {dungeonNumber, room, tick + ticks}; }
};

}  // namespace doorstring
