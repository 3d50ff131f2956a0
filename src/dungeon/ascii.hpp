// A dungeon as text for people: on a terminal, in tests and in messages.
#pragma once

#include "base/grid.hpp"
#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/metrics.hpp"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace doorstring {

// Takes one line of text, with its line feed.
using TextSink = std::function<void(std::string_view)>;

// Writes a dungeon line by line, because the whole text of a large one would be very long. Each
// room is [ ], with at most one sign in it. S is the start, k a room with a small key, and K the
// room with the boss's key. Each other kind of special room has another sign. A plain room with a
// chest (one of `chests`) is c. The farthest room is X if it has no other sign. Doors are - and |
// between rooms, or a sign for their lock. Empty cells are dots. A line below explains the signs.
//
//     .  [ ]=[B]
//         |
//    [k]-[S]  .
void writeAscii(const Dungeon& dungeon, const Metrics& metrics, const TextSink& sink,
                std::span<const GridPos> chests = {});

// The tiles of all rooms as text, side by side as in the grid.
std::string toAsciiTiles(const Dungeon& dungeon, const RoomConfig& config);

// Names a cell as sentences do, by column and row: "(5, 4)".
inline std::string cellText(GridPos cell) {
    return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

}  // namespace doorstring
