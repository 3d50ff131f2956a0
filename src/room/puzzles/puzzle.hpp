// Puzzles drawn in rooms: plates to push blocks onto, levers to throw in order, braziers to light,
// foes to fell in order.
//
// A room may have puzzles of several kinds; all must be solved.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/bit_rows.hpp"
#include "room/tiles/tile.hpp"
#include "room/ways/ways_out.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace doorstring {

// The kinds of puzzle. Each has two rows: one in puzzle.cpp, which says whether a room has such a
// puzzle and whether it can be solved, and one in world/things/puzzles.cpp, which says how it is
// played.
enum class PuzzleKind : std::uint8_t { Plates, Levers, Braziers, Foes };

// The largest number of levers in a room. A lever's place in the order is shown by the number of
// pips below it.
inline constexpr int mostLevers = 5;

// Whether the room has at least one plate and at least one block.
bool hasPlatePuzzle(const Grid<Tile>& tiles);

bool hasFoes(std::span<const Spot> spots);

// Whether the room has a puzzle of any kind.
bool hasPuzzle(const Grid<Tile>& tiles, std::span<const Spot> spots = {});

// What makes a puzzle, of each kind, with `between` between two: "levers nor foes".
std::string wordsOfPuzzles(std::string_view between);

// Why a puzzle cannot be solved, and where.
struct PuzzleFault {
    GridPos at;
    std::string sentence;
};

// The first fault of the puzzles in a room, each kind checked by itself; null if all can be
// solved. Foes can always be felled.
std::optional<PuzzleFault> puzzleFault(const Grid<Tile>& tiles, const WaysOut& ways);

inline bool canBeSolved(const Grid<Tile>& tiles, const WaysOut& ways) {
    return !puzzleFault(tiles, ways);
}

// The tile that a tile becomes once the puzzle of its room is solved.
Tile settled(Tile tile);

constexpr bool isBrazier(Tile tile) {
    return tile == Tile::Brazier || tile == Tile::LitBrazier;
}

// The braziers that a blow lights or puts out: the one that is struck, and the next one in each of
// the four directions if nothing tall is between.
BitRows braziersToggled(const Grid<Tile>& tiles, GridPos struck);

// The brazier after a blow: one that burns goes out, any other is lit.
constexpr Tile toggled(Tile brazier) {
    return brazier == Tile::Brazier ? Tile::LitBrazier : Tile::Brazier;
}

}  // namespace doorstring
