// The places where a room can be left: for each tile of its edge, whether the way continues into
// the room beyond.
#pragma once

#include "base/direction.hpp"
#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/tile.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace doorstring {

// Tiles side by side that lead out. `first` is counted from 0 at the left or upper end of the side.
struct Opening {
    Direction side = Direction::North;
    int first = 0;
    int length = 1;
    friend constexpr bool operator==(Opening, Opening) = default;
};

class WaysOut {
public:
    // The ways out of a room with doors: an opening in the middle of the side of each door.
    static WaysOut ofDoors(DoorSet doors, GridSize room);

    void add(Direction side, int index) { bits_[side] |= 1U << static_cast<unsigned>(index); }
    // Whether the tile with this index leads out on the side; false for tiles beyond the side's
    // ends.
    bool leadsOut(Direction side, int index) const {
        return index >= 0 && index < 32 && (bits_[side] >> static_cast<unsigned>(index) & 1U) != 0;
    }
    // The tiles of a room's edge that lead out.
    BitRows tiles(GridSize room) const;
    // The sides with an opening.
    DoorSet sides() const;
    // The openings: sides in the order N S W E, those of a side from the left or from the top.
    std::vector<Opening> openings() const;
    // Whether the openings of a side match those of the room beyond, on its opposite side.
    bool meets(const WaysOut& beyond, Direction side) const {
        return bits_[side] == beyond.bits_[opposite(side)];
    }
    friend bool operator==(const WaysOut&, const WaysOut&) = default;

private:
    DirectionArray<std::uint32_t> bits_;  // bit i: tile i; a side has 31 tiles at most
};

// Gates in rooms made by hand. They open when the puzzle of the room is solved or its set piece is
// done.

inline bool hasGate(const Grid<Tile>& tiles) {
    return std::ranges::find(tiles.values(), Tile::Gate) != tiles.values().end();
}

// The tiles with all gates open.
inline Grid<Tile> withGatesOpen(Grid<Tile> tiles) {
    std::ranges::replace(tiles.values(), Tile::Gate, Tile::Ground);
    return tiles;
}

}  // namespace doorstring
