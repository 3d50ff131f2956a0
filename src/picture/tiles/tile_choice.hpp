// The parts of chooseTiles: walls, ground with all that is on it, doors, torches.
#pragma once

#include "base/rng.hpp"
#include "picture/tiles/tile_kinds.hpp"

namespace doorstring {

// The purposes of rolls for a tile or a room. Each uses bits that no other does.
enum class CosmeticRoll : std::uint32_t { Special, SpecialKind, Variant, Decor, DecorKind, Torch };

// Rolls of one room: a number for each of its tiles, and for each tile of the ring around them.
class CosmeticRolls {
public:
    // Reuses `memory`, which must outlive this object.
    CosmeticRolls(std::uint64_t seed, GridSize size, std::vector<std::uint64_t>& memory);

    // Rolls 0 to bound - 1; the bound is small.
    int at(GridPos tile, CosmeticRoll what, int bound) const {
        const std::uint64_t all =
            rolls_[static_cast<std::size_t>((tile.y + 1) * stride_ + tile.x + 1)];
        const std::uint64_t bits = all >> (bitsPerRoll * static_cast<unsigned>(what)) & mask;
        return static_cast<int>(bits * static_cast<std::uint64_t>(bound) >> bitsPerRoll);
    }
    int ofRoom(CosmeticRoll what, int bound) const { return at({-1, -1}, what, bound); }

private:
    static constexpr unsigned bitsPerRoll = 10;
    static constexpr std::uint64_t mask = (1U << bitsPerRoll) - 1;

    int stride_;
    const std::vector<std::uint64_t>& rolls_;
};

// Chooses the base of the walls; `tiles` must have its kinds already.
void chooseWalls(const Grid<Tile>& layout, const CosmeticRolls& rolls, RoomTiles& tiles);

// The sides of `doors` on which the only gap in the wall of the room's edge is in the middle and as
// wide as a door.
DoorSet framedSides(const Grid<Tile>& layout, DoorSet doors);

// Chooses the base and arches of doors with frames.
void chooseDoors(DoorSet framed, RoomTiles& tiles);

// Chooses base, edges, moving tiles, decor, shadows and what hides figures.
void chooseInterior(const Grid<Tile>& layout, const CosmeticRolls& rolls, RoomTiles& tiles);

void chooseTorches(const Grid<Tile>& layout, DoorSet framed, const CosmeticRolls& rolls,
                   RoomTiles& tiles);

}  // namespace doorstring
