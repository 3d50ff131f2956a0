#include "room/puzzles/puzzle.hpp"

#include "room/puzzles/searches.hpp"
#include "room/ways/fairness.hpp"

#include <algorithm>

namespace doorstring {

namespace {

auto countOf(const Grid<Tile>& tiles, Tile tile) {
    return std::ranges::count(tiles.values(), tile);
}

bool isBrazier(Tile tile) {
    return tile == Tile::Brazier || tile == Tile::LitBrazier;
}

// What a brazier is seen across.
bool isLow(Tile tile) {
    return isWalkable(tile) || isPushable(tile) || tile == Tile::DeepWater;
}

}  // namespace

bool hasPlatePuzzle(const Grid<Tile>& tiles) {
    return countOf(tiles, Tile::Plate) > 0 && countOf(tiles, Tile::Block) > 0;
}

bool hasPuzzle(const Grid<Tile>& tiles, std::span<const Spot> spots) {
    return hasPlatePuzzle(tiles) || countOf(tiles, Tile::Brazier) > 0 ||
           countOf(tiles, Tile::Lever) > 0 || hasFoes(spots);
}

bool hasFoes(std::span<const Spot> spots) {
    return std::ranges::find(spots, SpotKind::Foe, &Spot::kind) != spots.end();
}

BitRows braziersTurned(const Grid<Tile>& tiles, GridPos struck) {
    BitRows turned = oneBit(struck);
    for (const Direction way : allDirections) {
        GridPos at = neighbour(struck, way);
        while (tiles.contains(at) && isLow(tiles[at])) {
            at = neighbour(at, way);
        }
        if (tiles.contains(at) && isBrazier(tiles[at])) {
            addBit(turned, at);
        }
    }
    return turned;
}

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
