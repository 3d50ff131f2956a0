#include "world/state/sight.hpp"

#include "base/rng.hpp"

namespace doorstring {

namespace {

std::uint64_t share(GridPos cell, Sight sight) {
    return sight == Sight::Unknown ? 0 : cellRoll(static_cast<std::uint64_t>(sight), cell);
}

}  // namespace

// The hash is a sum over the cells, so that it does not depend on the order in which they became
// known.
void Sights::learn(GridPos cell, Sight sight) {
    hash_ += share(cell, sight) - share(cell, grid_[cell]);
    grid_[cell] = sight;
}

bool Sights::visit(const Dungeon& dungeon, GridPos cell) {
    if (grid_[cell] == Sight::Visited) {
        return false;
    }
    learn(cell, Sight::Visited);
    ++visited_;
    for (const Direction direction : dungeon.plan(cell).doors) {
        const GridPos beyond = neighbour(cell, direction);
        if (grid_[beyond] == Sight::Unknown) {
            learn(beyond, Sight::Seen);
        }
    }
    return true;
}

}  // namespace doorstring
