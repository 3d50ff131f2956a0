// The parts of chooseTiles: walls, ground with what lies and stands on it, doors, torches.
#pragma once

#include "base/rng.hpp"
#include "picture/room_tiles.hpp"

namespace doorstring {

// What is rolled for a tile or a room; each has a roll of its own.
enum class CosmeticRoll : std::uint32_t { Special, SpecialKind, Variant, Decor, DecorKind, Torch };

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

// Base of the walls; `tiles` has its kinds already.
void chooseWalls(const Grid<Tile>& layout, const CosmeticRolls& rolls, RoomTiles& tiles);

// The sides where a gap as wide as a door, and nothing else, opens the room's edge in its middle.
DoorSet framedSides(const Grid<Tile>& layout, DoorSet doors);

// Base and arches of doors with frames.
void chooseDoors(DoorSet framed, RoomTiles& tiles);

// Base, edges, what moves, decor, shadows and all that stands.
void chooseInterior(const Grid<Tile>& layout, const CosmeticRolls& rolls, RoomTiles& tiles);

void chooseTorches(const Grid<Tile>& layout, DoorSet framed, const CosmeticRolls& rolls,
                   RoomTiles& tiles);

}  // namespace doorstring
