#include "world/standing/places.hpp"

#include "base/rng.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/ways/safe_ways.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace doorstring {

namespace {

constexpr int islandHeight = 2;  // tiles: that of the chest and the one below it
constexpr int farthestHold = 6;  // tiles from the tile before the chest to what holds a hook

// The area of a column of tiles and all tiles around it.
GridRect areaAround(GridPos top, int height) {
    return GridRect{top.x, top.y, 1, height}.grown(1);
}

bool hasTile(const BitRows& tiles, GridSize size, GridPos tile) {
    return size.contains(tile) && hasBit(tiles, tile);
}

// A column of tiles, with a ring of pits around it if that fits. Something solid, a chest
// or a crystal, would stand on the uppermost tile of the column.
class Ringed {
public:
    Ringed(const Grid<Tile>& tiles, const Standing& standing, GridPos top, int height)
        : tiles_(tiles), area_(areaAround(top, height)) {
        const GridRect column{top.x, top.y, 1, height};
        BitRows taken{};
        fits_ = !isBesideIce();
        for (const GridPos tile : cellsIn(area_)) {
            const bool isPitInRing = tiles[tile] == Tile::Pit && !column.contains(tile);
            const bool isWall = tiles[tile] == Tile::Wall || tiles[tile] == Tile::Pillar;
            if (!isWall && !isPitInRing) {
                addBit(taken, tile);
            } else if (column.contains(tile)) {
                fits_ = false;
            }
        }
        fits_ = fits_ && standing.mayStandOn(taken);
        stillOpen_ = standing.open() - taken;
    }

    bool fits() const { return fits_; }
    // Whether the ring has a pit on `side` of the tile, and the knight can stand on the tile beyond
    // that pit.
    bool isLandingBehindPit(GridPos tile, Direction side) const {
        const GridPos pit = neighbour(tile, side);
        return isWalkable(tiles_[pit]) && hasTile(stillOpen_, tiles_.size(), neighbour(pit, side));
    }
    // Whether a hook that is thrown south from the tile, over the pit there, can pull the knight.
    // The hook has to meet something solid near enough, and he has to be able to stand right in
    // front of what it meets.
    bool hasHold(GridPos tile) const {
        for (int y = tile.y + 2; y <= tile.y + farthestHold && y < tiles_.height(); ++y) {
            const Tile there = tiles_[{tile.x, y}];
            if (!isWalkable(there) && there != Tile::DeepWater) {
                return hasBit(stillOpen_, {tile.x, y - 1});
            }
        }
        return false;
    }

private:
    // Whether ice is near, on which a gliding knight could not stop before a pit.
    bool isBesideIce() const {
        const auto beside = cellsIn(area_.grown(1));
        return std::any_of(beside.begin(), beside.end(), [&](GridPos tile) {
            return tiles_.contains(tile) && tiles_[tile] == Tile::Ice;
        });
    }

    const Grid<Tile>& tiles_;
    GridRect area_;
    BitRows stillOpen_{};
    bool fits_ = false;
};

// The uppermost tile of a column of `height` tiles around which a ring of pits fits, and for which
// `fits` is true. Of several columns, the one with the greatest roll; null if there is none.
template <typename Fits>
std::optional<GridPos> bestRinged(const Grid<Tile>& tiles, const Standing& standing, int height,
                                  std::uint64_t roll, Fits fits) {
    std::optional<GridPos> best;
    for (const GridPos tile : cellsIn({1, 1, tiles.width() - 2, tiles.height() - 1 - height})) {
        if (best && cellRoll(roll, tile) <= cellRoll(roll, *best)) {
            continue;
        }
        const Ringed ringed(tiles, standing, tile, height);
        if (ringed.fits() && fits(ringed, tile)) {
            best = tile;
        }
    }
    return best;
}

// The places of gates, on all sides of the chest that are not wall or pillar; empty if gates cannot
// shut the chest in.
std::vector<GridPos> gatesAround(const Grid<Tile>& tiles, const Standing& standing, GridPos chest) {
    std::vector<GridPos> gates;
    BitRows taken = oneBit(chest);
    for (const Direction side : allDirections) {
        const GridPos gate = neighbour(chest, side);
        if (tiles[gate] != Tile::Wall && tiles[gate] != Tile::Pillar) {
            gates.push_back(gate);
            addBit(taken, gate);
        }
    }
    if (!standing.mayStandOn(taken)) {
        gates.clear();
    }
    return gates;
}

}  // namespace

std::optional<GridPos> islandIn(const Grid<Tile>& tiles, const Standing& standing,
                                std::uint64_t roll) {
    return bestRinged(tiles, standing, islandHeight, roll, [](const Ringed& ringed, GridPos chest) {
        const GridPos before = neighbour(chest, Direction::South);
        return ringed.isLandingBehindPit(before, Direction::South) && ringed.hasHold(before);
    });
}

std::optional<GatedPlace> gatedPlaceIn(const Grid<Tile>& tiles, const Standing& standing,
                                       std::uint64_t roll) {
    const auto crystal =
        bestRinged(tiles, standing, 1, roll, [](const Ringed& ringed, GridPos tile) {
            return std::ranges::any_of(allDirections, [&](Direction side) {
                return ringed.isLandingBehindPit(tile, side);
            });
        });
    if (!crystal) {
        return std::nullopt;
    }
    Standing rest = standing;
    for (const GridPos tile : cellsIn(areaAround(*crystal, 1))) {
        rest.take(tile);
        rest.keepFreeBeside(tile);
    }
    GatedPlace place{.chest = {}, .gates = {}, .crystal = *crystal};
    for (const GridPos tile : cellsIn({1, 1, tiles.width() - 2, tiles.height() - 2})) {
        const bool isBetter =
            place.gates.empty() || cellRoll(roll, tile) > cellRoll(roll, place.chest);
        if (const auto gates = gatesAround(tiles, rest, tile); isBetter && !gates.empty()) {
            place.chest = tile;
            place.gates = gates;
        }
    }
    return place.gates.empty() ? std::nullopt : std::optional(place);
}

BitRows pitsAround(const Thing& thing, const Grid<Tile>& tiles) {
    BitRows pits{};
    const bool isIsland = thing.isChest() && thing.barrier == Barrier::Pits;
    if (!isIsland && thing.kind != ThingKind::Crystal) {
        return pits;
    }
    const int height = isIsland ? islandHeight : 1;
    const GridRect column{thing.tile.x, thing.tile.y, 1, height};
    for (const GridPos tile : cellsIn(areaAround(thing.tile, height))) {
        if (!column.contains(tile) && tiles.contains(tile) && isWalkable(tiles[tile])) {
            addBit(pits, tile);
        }
    }
    return pits;
}

namespace {

constexpr int tilesApart = 2;  // from one stall to the next in a row, so that prices fit
constexpr int farApart = 6;    // tiles at which two stalls no longer look like one shop

// How wares are lined up.
struct Line {
    Direction way;   // from one ware to the next
    Direction face;  // the side of each ware from which the knight comes to it
    int apart;       // tiles from one ware to the next
};
// The lines to try, the best first. A ware is drawn taller than its tile. In a column with 2 tiles
// from ware to ware it reaches up to the price of the ware above, so columns with 3 tiles come
// before columns with 2.
constexpr std::array lines{
    Line{Direction::East, Direction::South, 2}, Line{Direction::East, Direction::North, 2},
    Line{Direction::South, Direction::East, 3}, Line{Direction::South, Direction::West, 3},
    Line{Direction::South, Direction::East, 2}, Line{Direction::South, Direction::West, 2}};

class StallFinder {
public:
    StallFinder(const Room& room, const Standing& standing, std::size_t wares)
        : wares_(wares),
          size_(room.tiles().size()),
          middle_(middleOf(size_)),
          ways_(room.waysOut().tiles(size_)),
          hasNoWayNorth_(!room.waysOut().sides().has(Direction::North)),
          bare_(standing),
          more_(standing),
          filled_(standing) {
        more_.allowMore();
        filled_.allowMore();
        filled_.allowFilled();
    }

    std::vector<GridPos> find() const {
        std::vector<GridPos> found = counter();
        found = found.empty() ? freeRow() : found;
        for (const Line line : lines) {
            for (const Standing* standing : {&bare_, &more_, &filled_}) {
                for (const bool mayBeBeforeWay : {false, true}) {
                    found = found.empty() ? waresAndKeeper(*standing, line, mayBeBeforeWay) : found;
                }
            }
        }
        return found;
    }

private:
    // The keeper, and the wares in the row above the middle, to the left and to the right of the
    // column of the doors. If a way leads out in the north, the keeper is at the left end of the
    // wares' row. Otherwise the keeper is in the column of the doors, one row above the wares.
    // Empty if they do not fit, or if the wares' row or the row below it is not open all along the
    // wares.
    std::vector<GridPos> counter() const {
        const int y = middle_.y - 1;
        const auto placesInRow = static_cast<int>(hasNoWayNorth_ ? wares_ : stalls());
        const int leftOfDoors = (placesInRow + 1) / 2;
        std::vector<GridPos> row;
        if (hasNoWayNorth_) {
            row.push_back({middle_.x, y - 1});
        }
        for (int i = -leftOfDoors; i < placesInRow - leftOfDoors; ++i) {
            const int x = i < 0 ? middle_.x + 1 : middle_.right() + 1;
            row.push_back({x + tilesApart * i, y});
        }
        const int first = middle_.x - tilesApart * leftOfDoors;
        const auto around = cellsIn({first, y, row.back().x + 2 - first, 2});
        const bool isClear = std::all_of(around.begin(), around.end(), [&](GridPos tile) {
            return insideOf(size_).contains(tile) && hasBit(bare_.open(), tile);
        });
        Standing trial = bare_;
        const bool fits = isClear && std::ranges::all_of(row, [&](GridPos at) {
                              const bool isFit = mayBeStall(trial, at, Direction::South);
                              trial.take(at);
                              return isFit;
                          });
        return fits ? row : std::vector<GridPos>();
    }

    // The stalls of the uppermost row where the knight can walk up to all of them from below:
    // preferably on bare ground and above the middle, and never in the row along the north wall.
    // Empty if there is no such row.
    std::vector<GridPos> freeRow() const {
        std::vector<GridPos> row = rowBetween(bare_, 2, middle_.y);
        row = row.empty() ? rowBetween(more_, 2, middle_.y) : row;
        return row.empty() ? rowBetween(more_, middle_.bottom() + 1, size_.height - 2) : row;
    }

    // Number of places for the keeper and the wares.
    std::size_t stalls() const { return wares_ + 1; }

    // The stalls of the first row in which all of them fit, from row `from` to the one before
    // `end`. Empty if there is no such row.
    std::vector<GridPos> rowBetween(const Standing& standing, int from, int end) const {
        std::vector<int> columns;
        for (int x = 1; x < size_.width - 1; ++x) {
            if (x < middle_.x || x > middle_.right()) {
                columns.push_back(x);
            }
        }
        for (int y = from; y < end; ++y) {
            std::vector<GridPos> row = stallsInRow(standing, columns, y);
            if (row.size() == stalls()) {
                return row;
            }
        }
        return {};
    }

    // Finds stalls in row `y`, only in `columns` and less than `farApart` tiles from one to the
    // next. Returns the leftmost stalls() of them; fewer if the row does not have places for all.
    std::vector<GridPos> stallsInRow(const Standing& standing, const std::vector<int>& columns,
                                     int y) const {
        Standing trial = standing;
        std::vector<GridPos> row;
        for (const int x : columns) {
            const GridPos at{x, y};
            const bool isFarEnough = row.empty() || x >= row.back().x + tilesApart;
            if (row.size() == stalls() || !isFarEnough ||
                !mayBeStall(trial, at, Direction::South)) {
                continue;
            }
            if (!row.empty() && x >= row.back().x + farApart) {
                trial = standing;
                row.clear();
            }
            trial.take(at);
            row.push_back(at);
        }
        return row;
    }

    // The keeper, and the wares lined up as `line` says: in the uppermost place where the wares fit
    // and the keeper fits near them. Empty if there is none. If `mayBeBeforeWay` is false, no ware
    // is straight ahead of a way into the room, where a knight who walks in would push at it.
    std::vector<GridPos> waresAndKeeper(const Standing& standing, Line line,
                                        bool mayBeBeforeWay) const {
        const GridOffset step = offsetOf(line.way) * line.apart;
        for (const GridPos first : cellsOf(size_)) {
            std::vector<GridPos> wares;
            for (int i = 0; i < static_cast<int>(wares_); ++i) {
                wares.push_back(first + step * i);
            }
            const GridPos middle = wares[wares_ / 2];
            Standing trial = standing;
            bool fits = true;
            for (std::size_t i = 0; i < wares.size() && fits; ++i) {
                fits = mayBeStall(trial, wares[i], line.face) &&
                       (mayBeBeforeWay || !isBeforeWay(wares[i]));
                if (fits) {
                    putWare(trial, wares[i], line.face);
                }
            }
            const auto keeper = fits ? trial.takeBest([&](GridPos at) {
                return std::pair(-stepsBetween(at, middle), -at.y);
            })
                                     : std::nullopt;
            if (keeper && stepsBetween(*keeper, middle) < farApart) {
                wares.insert(wares.begin(), *keeper);
                return wares;
            }
        }
        return {};
    }

    // Puts a ware on a tile, and keeps the tiles beside it free, except the one behind it. The tile
    // below it, where the price is, is kept free even if it is the one behind.
    static void putWare(Standing& standing, GridPos at, Direction face) {
        standing.take(at);
        for (const Direction side : allDirections) {
            if (side != opposite(face) || side == Direction::South) {
                standing.keepFree(neighbour(at, side));
            }
        }
    }

    bool mayBeStall(const Standing& standing, GridPos at, Direction face) const {
        return size_.contains(at) && standing.mayStand(at) &&
               hasBit(standing.open(), neighbour(at, face));
    }
    bool isBeforeWay(GridPos at) const {
        return hasBit(ways_, {0, at.y}) || hasBit(ways_, {size_.width - 1, at.y}) ||
               hasBit(ways_, {at.x, 0}) || hasBit(ways_, {at.x, size_.height - 1});
    }

    std::size_t wares_;
    GridSize size_;
    GridRect middle_;
    BitRows ways_;
    bool hasNoWayNorth_;
    Standing bare_;
    Standing more_;
    Standing filled_;
};

}  // namespace

std::vector<GridPos> stallsOf(const Room& room, const Standing& standing, std::size_t wares) {
    return StallFinder(room, standing, wares).find();
}

std::optional<GridPos> stringPlaceIn(const Room& room) {
    const Grid<Tile>& tiles = room.tiles();
    const DoorSpan door = doorSpan(tiles.width());
    const bool hasDoor = room.framedDoors().has(Direction::North);
    const BitRows safe = safeTiles(tiles);
    const BitRows reached = reach(safe, room.waysOut().tiles(tiles.size()));
    const int wanted = tiles.width() - 3;
    std::optional<GridPos> best;
    for (const GridPos at : cellsOf({tiles.width(), tiles.height() - 1})) {
        const bool isFrame =
            hasDoor && at.y == 0 && at.x >= door.first - 1 && at.x <= door.first + door.length;
        const auto cost = [&](GridPos place) {
            return std::pair(place.y, std::abs(place.x - wanted));
        };
        if (tiles[at] == Tile::Wall && !isFrame &&
            hasBit(reached, neighbour(at, Direction::South)) && (!best || cost(at) < cost(*best))) {
            best = at;
        }
    }
    return best;
}

}  // namespace doorstring
