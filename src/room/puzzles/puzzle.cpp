#include "room/puzzles/puzzle.hpp"

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

}  // namespace doorstring
