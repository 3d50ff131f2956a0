#include "world/standing/barred_places.hpp"

#include "base/rng.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int farthestHold = 6;  // tiles from the island to what holds a hook

// The area of a column of tiles and all tiles around it.
GridRect areaAround(GridPos top, int height) {
    return GridRect{top.x, top.y, 1, height}.grown(1);
}

bool isOf(const BitRows& tiles, GridSize size, GridPos tile) {
    return size.contains(tile) && hasBit(tiles, tile);
}

// A place in a ring of pits: `inner` tiles in a column, the first one with something solid on it.
class Ringed {
public:
    Ringed(const Grid<Tile>& tiles, const Standing& standing, GridPos top, int inner)
        : tiles_(tiles), area_(areaAround(top, inner)) {
        const GridRect column{top.x, top.y, 1, inner};
        fits_ = !isBesideIce();
        for (const GridPos tile : cellsIn(area_)) {
            const bool isPit = tiles[tile] == Tile::Pit && !column.contains(tile);
            const bool isWall = tiles[tile] == Tile::Wall || tiles[tile] == Tile::Pillar;
            if (!isWall && !isPit) {
                addBit(taken_, tile);
            } else if (column.contains(tile)) {
                fits_ = false;
            }
        }
        fits_ = fits_ && standing.mayStandOn(taken_);
        left_ = standing.open() - taken_;
    }

    bool fits() const { return fits_; }
    const BitRows& taken() const { return taken_; }
    // Whether one can stand right behind the pit on that side of the tile.
    bool isNearBehindPit(GridPos tile, Direction side) const {
        const GridPos pit = neighbour(tile, side);
        return isWalkable(tiles_[pit]) && isOf(left_, tiles_.size(), neighbour(pit, side));
    }
    // Whether something solid with a place before it is not too far south of the tile.
    bool hasHold(GridPos tile) const {
        for (int y = tile.y + 2; y <= tile.y + farthestHold && y < tiles_.height(); ++y) {
            const Tile there = tiles_[{tile.x, y}];
            if (!isWalkable(there) && there != Tile::DeepWater) {
                return hasBit(left_, {tile.x, y - 1});
            }
        }
        return false;
    }

private:
    // A gliding knight cannot stop before a pit.
    bool isBesideIce() const {
        const auto beside = cellsIn(area_.grown(1));
        return std::any_of(beside.begin(), beside.end(), [&](GridPos tile) {
            return tiles_.contains(tile) && tiles_[tile] == Tile::Ice;
        });
    }

    const Grid<Tile>& tiles_;
    GridRect area_;
    BitRows taken_{};
    BitRows left_{};
    bool fits_ = false;
};

// The place of the greatest roll for `inner` tiles in a column within a ring.
template <typename Fits>
std::optional<GridPos> bestRinged(const Grid<Tile>& tiles, const Standing& standing, int inner,
                                  std::uint64_t roll, Fits fits) {
    std::optional<GridPos> best;
    for (const GridPos tile : cellsIn({1, 1, tiles.width() - 2, tiles.height() - 1 - inner})) {
        if (best && cellRoll(roll, tile) <= cellRoll(roll, *best)) {
            continue;
        }
        const Ringed ringed(tiles, standing, tile, inner);
        if (ringed.fits() && fits(ringed, tile)) {
            best = tile;
        }
    }
    return best;
}

// On all sides of the tile that are not walls; none where it cannot be shut in.
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
    return bestRinged(tiles, standing, 2, roll, [](const Ringed& ringed, GridPos chest) {
        const GridPos before = neighbour(chest, Direction::South);
        return ringed.isNearBehindPit(before, Direction::South) && ringed.hasHold(before);
    });
}

std::optional<GatedPlace> gatedPlaceIn(const Grid<Tile>& tiles, const Standing& standing,
                                       std::uint64_t roll) {
    const auto crystal =
        bestRinged(tiles, standing, 1, roll, [](const Ringed& ringed, GridPos tile) {
            return std::ranges::any_of(
                allDirections, [&](Direction side) { return ringed.isNearBehindPit(tile, side); });
        });
    if (!crystal) {
        return std::nullopt;
    }
    Standing rest = standing;
    for (const GridPos tile : cellsIn(areaAround(*crystal, 1))) {
        rest.take(tile);
        rest.keepFreeBeside(tile);
    }
    GatedPlace place{{}, {}, *crystal};
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
    const int inner = isIsland ? 2 : 1;
    const GridRect column{thing.tile.x, thing.tile.y, 1, inner};
    for (const GridPos tile : cellsIn(areaAround(thing.tile, inner))) {
        if (!column.contains(tile) && tiles.contains(tile) && isWalkable(tiles[tile])) {
            addBit(pits, tile);
        }
    }
    return pits;
}

}  // namespace doorstring
