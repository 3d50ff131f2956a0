// Where a knight without items can walk unharmed in a room, and whether the room is fair: safe ways
// join all doors and reach all spots. Treasures may be behind gates, as these open in the end.
//
// Ways lead from tile to tile over their shared sides, never diagonally. Crates and blocks count as
// walls.
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

// The tiles to walk on unharmed. Ice is safe only where nothing harmful is beside it or at its
// corners, as a gliding knight cannot stop at once.
BitRows safeTiles(const Grid<Tile>& tiles);

// The tiles of `open` that can be reached from those of `from`. Tiles of `from` that are not open
// do not count; the others are included.
BitRows reach(const BitRows& open, const BitRows& from);

// A fault of a room: another door, or a spot, that cannot be reached from the door `from`.
struct Unfair {
    Direction from = Direction::North;
    std::optional<Direction> to;
    std::optional<Spot> spot;
    friend bool operator==(const Unfair&, const Unfair&) = default;
};

// The first fault of a room, doors in the order N S W E, then spots; null if the room is fair. In a
// room without doors, safe ways must lead from the middle to all spots; Unfair::from is not used.
std::optional<Unfair> findUnfair(const Grid<Tile>& tiles, DoorSet doors,
                                 std::span<const Spot> spots);

// The way between two places that leads over the fewest tiles that are not safe.
class CheapestWay {
public:
    // Searches from the tiles of `from` to those of `to`, on tiles of `allowed`.
    CheapestWay(const BitRows& allowed, const BitRows& safe, const BitRows& from,
                const BitRows& to);

    // Visits the tiles of the way from the last to the first; none if there is no way.
    template <typename Visit>
    void forEach(Visit visit) const {
        for (std::optional<GridPos> at = wayEnd_; at; at = previous(*at)) {
            visit(*at);
        }
    }

private:
    // Values of came_ that are not directions. A direction is stored as its number plus 1.
    static constexpr std::uint8_t notReached = 0;
    static constexpr std::uint8_t cameFromNowhere = 5;
    static constexpr std::size_t mostTiles = std::size_t{maxRoomSide} * maxRoomSide;

    static std::size_t index(GridPos p) {
        return static_cast<std::size_t>(p.y * maxRoomSide + p.x);
    }
    void search(const BitRows& to);
    void spread(GridPos at);
    void push(GridPos p, std::uint8_t came);
    std::optional<GridPos> previous(GridPos at) const;

    const BitRows& allowed_;
    const BitRows& safe_;
    std::array<std::uint8_t, mostTiles> came_{};  // the direction of the last step to each tile
    BitRows done_{};
    // A ring buffer of the tiles to look at next. It does not overflow with the few tiles of `from`
    // that callers give: each of these adds one entry, and each pair of neighbouring tiles at most
    // one more, as the tile that is done first adds the other. A grid has fewer pairs than twice
    // its tiles.
    std::array<GridPos, 2 * mostTiles> queue_;
    std::size_t queueBegin_ = 0;
    std::size_t queueEnd_ = 0;
    std::optional<GridPos> wayEnd_;
};

}  // namespace doorstring
