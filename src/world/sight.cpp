#include "world/sight.hpp"

namespace doorstring {

bool Sights::visit(const Dungeon& dungeon, GridPos cell) {
    if (grid_[cell] == Sight::Visited) {
        return false;
    }
    grid_[cell] = Sight::Visited;
    ++visited_;
    for (const Direction direction : allDirections) {
        if (!dungeon.plan(cell).doors.has(direction)) {
            continue;
        }
        Sight& beyond = grid_[neighbour(cell, direction)];
        if (beyond == Sight::Unknown) {
            beyond = Sight::Seen;
        }
    }
    return true;
}

}  // namespace doorstring
