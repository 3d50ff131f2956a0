#include "plain_room.hpp"

#include "base/rng.hpp"

#include <algorithm>
#include <vector>

namespace doorstring::testing {

namespace {

bool isMiddle(int at, int length) {
    return at == length / 2 || at == (length - 1) / 2;
}

// Word `index` of the numbers that a room's tiles draw in its group of rows `group`.
std::uint64_t word(std::uint64_t roll, int group, int index) {
    for (int i = 0; i < group; ++i) {
        roll = mixBits(roll + 1);
    }
    return mixBits(roll + 0x9E3779B97F4A7C15ULL * static_cast<std::uint64_t>(index + 1));
}

// The random number of a tile off the middle: the rows off the middle stand 64 tiles at a time in
// 32 words, as many whole rows as fit.
std::uint64_t numberOf(GridPos tile, GridSize size, std::uint64_t roll) {
    const int middleColumns = size.width % 2 == 0 ? 2 : 1;
    const int middleRows = size.height % 2 == 0 ? 2 : 1;
    const int columns = size.width - 2 - middleColumns;
    const int rows = size.height - 2 - middleRows;
    const int column = tile.x - 1 - (tile.x > size.width / 2 ? middleColumns : 0);
    const int row = tile.y - 1 - (tile.y > size.height / 2 ? middleRows : 0);
    const int rowsAtOnce = std::min(64 / columns, rows);
    const int lane = row % rowsAtOnce * columns + column;
    std::uint64_t number = 0;
    for (int i = 0; i < 32; ++i) {
        const std::uint64_t bits = word(roll, row / rowsAtOnce, i);
        number = 2 * number + (bits >> static_cast<unsigned>(lane) & 1U);
    }
    return number;
}

void plainClose(Grid<Tile>& tiles, GridPos middle) {
    Grid<Tile> reached(tiles.size(), Tile::Wall);
    std::vector<GridPos> open{middle};
    reached[middle] = Tile::Ground;
    while (!open.empty()) {
        const GridPos tile = open.back();
        open.pop_back();
        for (const Direction direction : allDirections) {
            const GridPos to = neighbour(tile, direction);
            if (tiles.contains(to) && isWalkable(tiles[to]) && reached[to] == Tile::Wall) {
                reached[to] = Tile::Ground;
                open.push_back(to);
            }
        }
    }
    for (std::size_t index = 0; index < tiles.values().size(); ++index) {
        if (isWalkable(tiles.values()[index]) && reached.values()[index] == Tile::Wall) {
            tiles.values()[index] = Tile::Pillar;
        }
    }
}

}  // namespace

Grid<Tile> plainTiles(DoorSet doors, GridPos cell, Seed seed, const RoomConfig& config) {
    const GridSize size = config.size;
    const std::uint64_t roll = cellRoll(seed.number, Purpose::Interior, cell);
    const std::uint64_t threshold =
        (static_cast<std::uint64_t>(config.pillarChance.numerator) << 32U) /
        config.pillarChance.denominator;
    Grid<Tile> tiles(size, Tile::Wall);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const bool middleColumn = isMiddle(x, size.width);
            const bool middleRow = isMiddle(y, size.height);
            Tile& tile = tiles[{x, y}];
            if (y == 0 || y == size.height - 1) {
                const Direction side = y == 0 ? Direction::North : Direction::South;
                tile = middleColumn && doors.has(side) ? Tile::Ground : Tile::Wall;
            } else if (x == 0 || x == size.width - 1) {
                const Direction side = x == 0 ? Direction::West : Direction::East;
                tile = middleRow && doors.has(side) ? Tile::Ground : Tile::Wall;
            } else if (middleColumn || middleRow) {
                tile = Tile::Ground;
            } else {
                tile = numberOf({x, y}, size, roll) < threshold ? Tile::Pillar : Tile::Ground;
            }
        }
    }
    plainClose(tiles, {size.width / 2, size.height / 2});
    return tiles;
}

}  // namespace doorstring::testing
