// The parts of chooseTiles: the ring of walls with its doors, and what lies inside.
#pragma once

#include "base/rng.hpp"
#include "picture/tile_picture.hpp"

namespace doorstring {

// What is rolled for a tile or a room; each has a roll of its own.
enum class CosmeticRoll : std::uint32_t { Special, SpecialKind, Variant, Decor, DecorKind };

// Rolls of one room.
class CosmeticRolls {
public:
    explicit CosmeticRolls(std::uint64_t seed) : stream_(substream(seed, Purpose::Cosmetics)) {}

    // 0 to bound - 1
    int at(GridPos tile, CosmeticRoll what, int bound) const {
        const std::uint64_t bits = cellRoll(stream_, tile, static_cast<std::uint32_t>(what));
        return static_cast<int>(bounded(bits, static_cast<std::uint64_t>(bound)));
    }
    int ofRoom(CosmeticRoll what, int bound) const { return at({-1, -1}, what, bound); }

private:
    std::uint64_t stream_;
};

// Base, arches and torches.
void chooseRing(DoorSet doors, const CosmeticRolls& rolls, RoomTiles& tiles);

// Base, decor, shadows and pillars.
void chooseInterior(const Grid<Tile>& layout, const CosmeticRolls& rolls, RoomTiles& tiles);

}  // namespace doorstring
