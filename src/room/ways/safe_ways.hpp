// Where a knight without items walks unharmed in a room, and whether the room is fair: every door
// reaches every other so, and every spot can be reached from a door, treasures also behind gates,
// which open once.
//
// Ways lead from tile to tile along sides. Crates and blocks count as walls.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/tiles/tile.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace doorstring {

// The tiles to walk on unharmed. Ice counts where nothing harmful is beside it, corners included: a
// gliding knight cannot stop at once.
BitRows safeTiles(const Grid<Tile>& tiles);

// What can be reached from `from` on the tiles of `open`; the part of `from` that is open counts.
BitRows reach(const BitRows& open, const BitRows& from);

// What cannot be reached from the door `from`: another door, or a spot.
struct Unfair {
    Direction from = Direction::North;
    std::optional<Direction> to;
    std::optional<Spot> spot;
    friend bool operator==(const Unfair&, const Unfair&) = default;
};

// The first fault: doors in the order N S W E, then spots. A room without doors is fair
// where its spots reach its middle; `from` then says nothing.
std::optional<Unfair> findUnfair(const Grid<Tile>& tiles, DoorSet doors,
                                 std::span<const Spot> spots);

// The way between two places that leads over the fewest tiles that are not safe.
class CheapestWay {
public:
    // From a tile of `from` to one of `to`, along sides of tiles of `allowed`.
    CheapestWay(const BitRows& allowed, const BitRows& safe, const BitRows& from,
                const BitRows& to);

    // Visits its tiles from the last to the first; none if there is no way.
    template <typename Visit>
    void forEach(Visit visit) const {
        for (std::optional<GridPos> at = end_; at; at = before(*at)) {
            visit(*at);
        }
    }

private:
    static constexpr std::uint8_t start = 5;  // directions are 1 to 4 here; 0: not yet there
    static constexpr std::size_t mostTiles = std::size_t{maxRoomSide} * maxRoomSide;

    static std::size_t index(GridPos p) {
        return static_cast<std::size_t>(p.y * maxRoomSide + p.x);
    }
    void search(const BitRows& to);
    void spread(GridPos at);
    void push(GridPos p, std::uint8_t came);
    std::optional<GridPos> before(GridPos at) const;

    const BitRows& allowed_;
    const BitRows& safe_;
    std::array<std::uint8_t, mostTiles> came_{};  // the direction of the last step
    BitRows done_{};
    // A ring: of two neighbours only the one that is done first puts the other in.
    std::array<GridPos, 2 * mostTiles> queue_;
    std::size_t first_ = 0;
    std::size_t last_ = 0;
    std::optional<GridPos> end_;
};

}  // namespace doorstring
