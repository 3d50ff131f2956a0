// What is rolled for the cells of a floor besides the dungeon itself: each use has a separate
// roll, so that none changes another.
#pragma once

#include "base/rng.hpp"
#include "base/seed.hpp"

#include <cstdint>

namespace doorstring {

enum class ContentsRoll : std::uint32_t {
    Chest,
    Wares,
    Places,  // of chests, stalls and what bars them
    Urns,
    UrnLoot,
    Levers,
    LeverOrder,
    PuzzleCoins
};

constexpr std::uint64_t contentsRoll(Seed seed, GridPos cell, ContentsRoll use) {
    return cellRoll(seed.number, Purpose::Contents, cell, static_cast<std::uint32_t>(use));
}

}  // namespace doorstring
