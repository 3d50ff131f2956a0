#include "world/standing/levers.hpp"

#include "base/rng.hpp"
#include "dungeon/contents/contents.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/ways/standing.hpp"
#include "world/standing/places.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace doorstring {

namespace {

constexpr std::size_t leastLevers = 2;  // a single one has no order

}  // namespace

std::vector<GridPos> leverPlaces(const Room& room, Seed seed, const PuzzleConfig& config) {
    std::vector<GridPos> places;
    if (room.kind() != RoomKind::Puzzle || room.hasHandmadePuzzle()) {
        return places;
    }
    const std::uint64_t roll = contentsRoll(seed, room.cell(), ContentsRoll::Levers);
    Standing standing(room.tiles(), room.waysOut(), room.framedDoors());
    for (int i = 0; i < config.levers; ++i) {
        const auto tile = standing.takeBest([&](GridPos at) {
            const bool isBacked = !isWalkable(room.tiles()[neighbour(at, Direction::North)]);
            return std::tuple(standing.isOpenBelow(at), isBacked, cellRoll(roll, at));
        });
        if (tile) {
            standing.keepFreeBeside(*tile);
            places.push_back(*tile);
        }
    }
    return places.size() < leastLevers ? std::vector<GridPos>() : places;
}

bool hasPuzzleOrPiece(const Room& room, Seed seed, const PuzzleConfig& config) {
    return room.hasHandmadePuzzle() || room.piece() || !leverPlaces(room, seed, config).empty();
}

bool hidesChest(const Room& room, Seed seed, const PuzzleConfig& config) {
    return room.piece() || (room.kind() == RoomKind::Puzzle && !hasGate(room.tiles()) &&
                            hasPuzzleOrPiece(room, seed, config));
}

std::vector<GridPos> leverOrder(const Grid<Tile>& tiles, GridPos cell, Seed seed) {
    const std::uint64_t roll = contentsRoll(seed, cell, ContentsRoll::TurnOrder);
    std::vector<GridPos> levers;
    for (const GridPos at : cellsOf(tiles.size())) {
        if (tiles[at] == Tile::Lever || tiles[at] == Tile::ThrownLever) {
            levers.push_back(at);
        }
    }
    std::ranges::sort(levers, {},
                      [&](GridPos at) { return std::pair(cellRoll(roll, at), tiles.index(at)); });
    return levers;
}

}  // namespace doorstring
