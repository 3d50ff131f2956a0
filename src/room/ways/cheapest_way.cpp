#include "room/ways/cheapest_way.hpp"

namespace doorstring {

CheapestWay::CheapestWay(const BitRows& allowed, const BitRows& safe, const BitRows& from,
                         const BitRows& to)
    : allowed_(allowed), safe_(safe) {
    forEachBit(from, [&](GridPos p) { push(p, start); });
    search(to);
}

// Safe tiles are expanded before all others, so that each tile is first reached by the cheapest
// way.
void CheapestWay::search(const BitRows& to) {
    while (first_ != last_) {
        const GridPos at = queue_[first_];
        first_ = (first_ + 1) % queue_.size();
        if (hasBit(to, at)) {
            end_ = at;
            return;
        }
        if (!hasBit(done_, at)) {
            addBit(done_, at);
            spread(at);
        }
    }
}

void CheapestWay::spread(GridPos at) {
    for (const Direction side : allDirections) {
        const GridPos to = neighbour(at, side);
        const bool inRoom = to.x >= 0 && to.y >= 0 && to.x < maxRoomSide && to.y < maxRoomSide;
        if (inRoom && hasBit(allowed_, to) && !hasBit(done_, to) &&
            (hasBit(safe_, to) || came_[index(to)] == 0)) {
            push(to, static_cast<std::uint8_t>(static_cast<int>(side) + 1));
        }
    }
}

void CheapestWay::push(GridPos p, std::uint8_t came) {
    came_[index(p)] = came;
    if (hasBit(safe_, p) || came == start) {
        first_ = (first_ + queue_.size() - 1) % queue_.size();
        queue_[first_] = p;
    } else {
        queue_[last_] = p;
        last_ = (last_ + 1) % queue_.size();
    }
}

std::optional<GridPos> CheapestWay::before(GridPos at) const {
    const std::uint8_t came = came_[index(at)];
    return came == start ? std::nullopt
                         : std::optional(neighbour(at, opposite(static_cast<Direction>(came - 1))));
}

}  // namespace doorstring
