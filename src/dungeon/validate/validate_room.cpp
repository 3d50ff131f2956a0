#include "dungeon/validate/validate.hpp"
#include "room/ways/fairness.hpp"
#include "room/ways/safe_ways.hpp"

#include <fmt/format.h>

#include <string_view>

namespace doorstring {

namespace {

// The tiles of the ring that are the way through a door.
bool isDoorTile(DoorSet doors, GridSize size, GridPos tile) {
    const auto within = [](DoorSpan span, int at) {
        return at >= span.first && at < span.first + span.length;
    };
    const bool middleColumn = within(doorSpan(size.width), tile.x);
    const bool middleRow = within(doorSpan(size.height), tile.y);
    return (tile.y == 0 && middleColumn && doors.has(Direction::North)) ||
           (tile.y == size.height - 1 && middleColumn && doors.has(Direction::South)) ||
           (tile.x == 0 && middleRow && doors.has(Direction::West)) ||
           (tile.x == size.width - 1 && middleRow && doors.has(Direction::East));
}

bool onRing(GridSize size, GridPos tile) {
    return tile.x == 0 || tile.y == 0 || tile.x == size.width - 1 || tile.y == size.height - 1;
}

// Nobody walks over a pit.
bool isGround(Tile tile) {
    return isWalkable(tile) && tile != Tile::Pit;
}

bool isGroundAlong(const Grid<Tile>& tiles, const Opening& opening) {
    for (int at = opening.first; at < opening.first + opening.length; ++at) {
        const GridPos tile = opening.side == Direction::North   ? GridPos{at, 0}
                             : opening.side == Direction::South ? GridPos{at, tiles.height() - 1}
                             : opening.side == Direction::West  ? GridPos{0, at}
                                                                : GridPos{tiles.width() - 1, at};
        if (!tiles.contains(tile) || !isWalkable(tiles[tile])) {
            return false;
        }
    }
    return true;
}

enum class Reached : std::uint8_t { No, Yes };

// All ground that can be walked to from `first`.
Grid<Reached> walkFrom(GridPos first, const Grid<Tile>& tiles) {
    Grid<Reached> reached(tiles.size(), Reached::No);
    reached[first] = Reached::Yes;
    std::vector<GridPos> open{first};
    while (!open.empty()) {
        const GridPos tile = open.back();
        open.pop_back();
        for (const Direction direction : allDirections) {
            const GridPos to = neighbour(tile, direction);
            if (tiles.contains(to) && isGround(tiles[to]) && reached[to] == Reached::No) {
                reached[to] = Reached::Yes;
                open.push_back(to);
            }
        }
    }
    return reached;
}

// Where things lie: the one, two or four tiles in the middle.
bool middleIsGround(const Grid<Tile>& tiles) {
    const DoorSpan columns = doorSpan(tiles.width());
    const DoorSpan rows = doorSpan(tiles.height());
    for (int y = rows.first; y < rows.first + rows.length; ++y) {
        for (int x = columns.first; x < columns.first + columns.length; ++x) {
            if (tiles[{x, y}] != Tile::Ground) {
                return false;
            }
        }
    }
    return true;
}

std::string sentence(const Unfair& unfair) {
    if (unfair.to) {
        return fmt::format("door {} cannot be reached unharmed from door {}", letter(*unfair.to),
                           letter(unfair.from));
    }
    return fmt::format("the spot ({}, {}) cannot be reached unharmed", unfair.spot->tile.x,
                       unfair.spot->tile.y);
}

}  // namespace

std::vector<std::string> validate(const Room& room) {
    const Grid<Tile>& tiles = room.tiles();
    const GridSize size = tiles.size();
    std::vector<std::string> faults;
    const auto report = [&](std::string_view rule) {
        faults.push_back(fmt::format("room ({}, {}): {}", room.cell().x, room.cell().y, rule));
    };
    if (room.isCarved()) {
        for (const Opening& opening : room.waysOut().openings()) {
            if (!isGroundAlong(tiles, opening)) {
                report(fmt::format("its way out {} at {} is not ground", letter(opening.side),
                                   opening.first));
            }
        }
        return faults;
    }
    const GridPos middle{doorSpan(size.width).first, doorSpan(size.height).first};
    if (!middleIsGround(tiles)) {
        report("its middle is not ground");
        return faults;
    }
    const BitRows lanes = doorLanes(tiles, room.doors());
    const Grid<Reached> reached = walkFrom(middle, tiles);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const GridPos tile{x, y};
            const bool door = isDoorTile(room.doors(), size, tile);
            if (onRing(size, tile) && !door && tiles[tile] != Tile::Wall) {
                report(fmt::format("tile ({}, {}) of the ring is not wall", x, y));
            } else if (door && tiles[tile] != Tile::Ground) {
                report(fmt::format("tile ({}, {}) of a door is not ground", x, y));
            } else if (isPushable(tiles[tile]) && hasBit(lanes, tile)) {
                report(fmt::format("a thing to push stands on the lane at ({}, {})", x, y));
            } else if (isGround(tiles[tile]) && reached[tile] == Reached::No) {
                report(fmt::format("ground ({}, {}) is cut off from the middle", x, y));
            }
        }
    }
    if (const auto unfair = findUnfair(tiles, room.doors(), room.spots())) {
        report(sentence(*unfair));
    }
    return faults;
}

}  // namespace doorstring
