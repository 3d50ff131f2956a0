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

// Writes a dungeon line by line, for dungeons too large to be kept as one text. Each room is [ ],
// with S in the start, a letter in special rooms and those with keys, and X in the farthest room
// where that is neither; doors are - and | between rooms, or a sign for what locks them, empty
// cells dots. A line below says what the letters and signs mean. `chests` are rooms with a chest:
// they have a c where they are plain.
//
//     .  [ ]=[B]
//         |
//    [k]-[S]  .
using TextSink = std::function<void(std::string_view)>;
void writeAscii(const Dungeon& dungeon, const Metrics& metrics, const TextSink& sink,
                std::span<const GridPos> chests = {});

// All rooms with their tiles, side by side as in the grid.
std::string toAsciiTiles(const Dungeon& dungeon, const RoomConfig& config);

// A cell as sentences name it, "(5, 4)": column and row.
inline std::string cellText(GridPos cell) {
    return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

}  // namespace doorstring
