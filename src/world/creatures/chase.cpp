#include "world/creatures/chase.hpp"

#include "world/creatures/footing.hpp"

namespace doorstring {

std::uint16_t& ChaseField::stepsAt(GridPos tile) {
    return steps_[static_cast<std::size_t>(tile.y) * mostSide + static_cast<std::size_t>(tile.x)];
}

std::uint16_t ChaseField::stepsAt(GridPos tile) const {
    return steps_[static_cast<std::size_t>(tile.y) * mostSide + static_cast<std::size_t>(tile.x)];
}

// From the knight's tile outward. His own may be one that no creature treads on.
ChaseField::ChaseField(const World& world)
    : knight_(centreOf(world.knightBox())),
      goal_(world.terrain().nearest(tileOf(knight_))),
      size_(world.terrain().size()) {
    steps_.fill(unreached);
    std::array<GridPos, std::size_t{mostSide} * mostSide> open;
    std::size_t opened = 0;
    const Terrain terrain = world.terrain();
    stepsAt(goal_) = 0;
    open[opened++] = goal_;
    for (std::size_t done = 0; done < opened; ++done) {
        const GridPos tile = open[done];
        for (const Direction side : allDirections) {
            const GridPos beside = neighbour(tile, side);
            if (size_.contains(beside) && stepsAt(beside) == unreached &&
                mayTread(terrain, beside, Gait::Walks)) {
                stepsAt(beside) = static_cast<std::uint16_t>(stepsAt(tile) + 1);
                open[opened++] = beside;
            }
        }
    }
}

GridOffset ChaseField::way(const Body& body) const {
    const SubPos here = centreOf(body.hitBox());
    const GridPos tile = tileOf(here);
    if (!size_.contains(tile) || stepsAt(tile) == unreached) {
        return {};
    }
    if (stepsAt(tile) <= 1) {
        return {knight_.x - here.x, knight_.y - here.y};
    }
    for (const Direction side : allDirections) {
        const GridPos beside = neighbour(tile, side);
        if (size_.contains(beside) && stepsAt(beside) < stepsAt(tile)) {
            const SubPos next = tileCentre(beside);
            return {next.x - here.x, next.y - here.y};
        }
    }
    return {};
}

}  // namespace doorstring
