// Whether a room is fair: every door reaches every other without items and without harm, and every
// spot can be reached from a door: treasures also behind gates, which open once.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "room/tiles/door_gap.hpp"
#include "room/tiles/tile.hpp"

#include <optional>
#include <span>

namespace doorstring {

// What cannot be reached from the door `from`: another door, or a spot.
struct Unfair {
    Direction from = Direction::North;
    std::optional<Direction> to;
    std::optional<Spot> spot;
    friend bool operator==(const Unfair&, const Unfair&) = default;
};

// The first fault there is: doors in the order N S W E, then spots. A room without doors is fair
// where its spots reach its middle; `from` then says nothing.
std::optional<Unfair> findUnfair(const Grid<Tile>& tiles, DoorSet doors,
                                 std::span<const Spot> spots);

// Where a knight without items walks unharmed in a room, and how far it gets there.
//
// Ways lead from tile to tile along sides. Crates and blocks count as walls.

// The tiles to walk on unharmed. Ice counts where nothing harmful is beside it, corners included: a
// gliding knight cannot stop at once.
BitRows safeTiles(const Grid<Tile>& tiles);

// What can be reached from `from` on the tiles of `open`; the part of `from` that is open counts.
BitRows reach(const BitRows& open, const BitRows& from);

}  // namespace doorstring
