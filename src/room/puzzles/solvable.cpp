#include "room/puzzles/solvable.hpp"

#include "room/puzzles/block_search.hpp"
#include "room/puzzles/brazier_search.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/ways/fairness.hpp"

#include <algorithm>

namespace doorstring {

namespace {

std::vector<GridPos> placesOf(const Grid<Tile>& tiles, Tile which) {
    std::vector<GridPos> places;
    forEachBit(bitsWhere(tiles, [which](Tile tile) { return tile == which; }),
               [&](GridPos at) { places.push_back(at); });
    return places;
}

}  // namespace

std::optional<GridPos> firstOutOfReach(std::span<const GridPos> tiles, const BitRows& reached) {
    const auto found = std::ranges::find_if(tiles, [&](GridPos at) {
        return std::ranges::none_of(
            allDirections, [&](Direction side) { return hasBit(reached, neighbour(at, side)); });
    });
    return found == tiles.end() ? std::nullopt : std::optional(*found);
}

bool canBeSolved(const Grid<Tile>& tiles, const WaysOut& ways) {
    if (hasPlatePuzzle(tiles) && !blockSolution(tiles, ways)) {
        return false;
    }
    const BitRows reached = reach(safeTiles(tiles), ways.tiles(tiles.size()));
    if (firstOutOfReach(placesOf(tiles, Tile::Lever), reached)) {
        return false;
    }
    if (placesOf(tiles, Tile::Brazier).empty()) {
        return true;
    }
    const auto struck = brazierSolution(tiles);
    return struck && !firstOutOfReach(*struck, reached);
}

}  // namespace doorstring
