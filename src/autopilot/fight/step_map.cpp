#include "autopilot/fight/step_map.hpp"

#include "world/motion/collision.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

int apartAlongAxes(SubPos a, SubPos b) {
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

}  // namespace

StepMap::StepMap(const Terrain& terrain, SubPos goal) : goal_(goal), size_(terrain.size()) {
    steps_.fill(noWay);
    std::array<GridPos, side * side> open;
    std::size_t opened = 0;
    const GridPos start = terrain.nearest(tileOf(goal));
    steps_[index(start)] = 0;
    open[opened++] = start;
    for (std::size_t done = 0; done < opened; ++done) {
        for (const Direction way : allDirections) {
            const GridPos beside = neighbour(open[done], way);
            if (size_.contains(beside) && steps_[index(beside)] == noWay &&
                !isHarmful(terrain.at(beside)) && !isSolid(terrain, beside)) {
                steps_[index(beside)] = static_cast<std::uint16_t>(steps_[index(open[done])] + 1);
                open[opened++] = beside;
            }
        }
    }
}

std::optional<int> StepMap::distance(SubPos place) const {
    const GridPos tile = tileOf(place);
    const std::uint16_t steps = stepsAt(tile);
    if (steps == noWay) {
        return std::nullopt;
    }
    if (steps <= 1) {
        return apartAlongAxes(place, goal_);
    }
    int least = noWay * subpixelsPerTile;
    for (const Direction way : allDirections) {
        const GridPos beside = neighbour(tile, way);
        if (stepsAt(beside) + 1 == steps) {
            least = std::min(least, apartAlongAxes(place, tileCentre(beside)));
        }
    }
    return least + (steps - 1) * subpixelsPerTile;
}

}  // namespace doorstring
