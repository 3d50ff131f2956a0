#include "dungeon/solve/waypoints.hpp"

#include "base/contains.hpp"

#include <algorithm>
#include <cassert>

namespace doorstring {

Waypoints::Waypoints(const Dungeon& dungeon, const Regions& regions, GridPos goal)
    : dungeon_(dungeon), cells_{dungeon.start(), goal}, field_(dungeon.size()) {
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
        field_.flood(from, leads());
        for (const GridPos to : cells_) {
            steps_.push_back(field_[to]);
        }
    }
}

Waypoints::Number Waypoints::at(GridPos cell) const {
    const auto found = std::ranges::find(cells_, cell);
    assert(found != cells_.end());
    return static_cast<Number>(found - cells_.begin());
}

void Waypoints::walk(Number from, Number to, std::vector<GridPos>& way) {
    field_.flood(cells_[to], leads());
    const std::vector<GridPos> back = field_.wayBack(cells_[from], leads());
    way.insert(way.end(), back.begin() + 1, back.end());
}

void Waypoints::add(GridPos cell) {
    if (!contains(cells_, cell)) {
        cells_.push_back(cell);
    }
}

}  // namespace doorstring
