#include "dungeon/solve/waypoints.hpp"

#include <algorithm>
#include <cassert>

namespace doorstring {

Waypoints::Waypoints(const Dungeon& dungeon, const Regions& regions, GridPos goal)
    : dungeon_(dungeon), cells_{dungeon.start(), goal}, floor_(dungeon.size(), apart) {
    for (const auto passages : {regions.small(), regions.boss()}) {
        for (const Regions::Passage& passage : passages) {
            add(passage.doorway.cell);
            add(passage.doorway.beyond());
        }
    }
    for (const Regions::Key& key : regions.keys()) {
        add(key.cell);
    }
    steps_.reserve(cells_.size() * cells_.size());
    for (const GridPos from : cells_) {
        flood(from);
        for (const GridPos to : cells_) {
            steps_.push_back(floor_[to]);
        }
    }
}

Waypoints::Number Waypoints::at(GridPos cell) const {
    const auto found = std::find(cells_.begin(), cells_.end(), cell);
    assert(found != cells_.end());
    return static_cast<Number>(found - cells_.begin());
}

void Waypoints::walk(Number from, Number to, std::vector<GridPos>& way) {
    flood(cells_[to]);
    for (GridPos cell = cells_[from]; cell != cells_[to];) {
        const auto* const nearer =
            std::find_if(allDirections.begin(), allDirections.end(), [&](Direction side) {
                return isOpen(dungeon_, cell, side) &&
                       floor_[neighbour(cell, side)] + 1 == floor_[cell];
            });
        assert(nearer != allDirections.end());
        cell = neighbour(cell, *nearer);
        way.push_back(cell);
    }
}

void Waypoints::add(GridPos cell) {
    if (std::find(cells_.begin(), cells_.end(), cell) == cells_.end()) {
        cells_.push_back(cell);
    }
}

void Waypoints::flood(GridPos from) {
    for (const GridPos cell : flooded_) {
        floor_[cell] = apart;
    }
    flooded_.assign(1, from);
    floor_[from] = 0;
    for (std::size_t i = 0; i < flooded_.size(); ++i) {
        const GridPos cell = flooded_[i];
        for (const Direction side : allDirections) {
            const GridPos to = neighbour(cell, side);
            if (isOpen(dungeon_, cell, side) && floor_[to] == apart) {
                floor_[to] = floor_[cell] + 1;
                flooded_.push_back(to);
            }
        }
    }
}

}  // namespace doorstring
