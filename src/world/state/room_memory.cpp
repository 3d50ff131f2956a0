#include "world/state/room_memory.hpp"

#include "base/rng.hpp"

#include <algorithm>

namespace doorstring {

void RoomMemory::keep(RememberedRoom room, int most) {
    forget(room.cell);
    rooms_.push_back(std::move(room));
    auto surplus = std::ranges::count(rooms_, false, &RememberedRoom::isKeptForGood) - most;
    for (; surplus > 0; --surplus) {
        rooms_.erase(std::ranges::find(rooms_, false, &RememberedRoom::isKeptForGood));
    }
}

const RememberedRoom* RoomMemory::find(GridPos cell) const {
    const auto found = std::ranges::find(rooms_, cell, &RememberedRoom::cell);
    return found == rooms_.end() ? nullptr : &*found;
}

void RoomMemory::forget(GridPos cell) {
    std::erase_if(rooms_, [&](const RememberedRoom& room) { return room.cell == cell; });
}

namespace {

// What a cell adds to the hash: a sum over the cells, so that the order in which they became known
// does not matter.
std::uint64_t hashPart(GridPos cell, Sight sight) {
    return sight == Sight::Unknown ? 0 : cellRoll(static_cast<std::uint64_t>(sight), cell);
}

}  // namespace

void Sights::learn(GridPos cell, Sight sight) {
    hash_ += hashPart(cell, sight) - hashPart(cell, grid_[cell]);
    grid_[cell] = sight;
    const bool isFirst = known_.width == 0;
    const int left = isFirst ? cell.x : std::min(known_.x, cell.x);
    const int top = isFirst ? cell.y : std::min(known_.y, cell.y);
    const int right = isFirst ? cell.x : std::max(known_.right(), cell.x);
    const int bottom = isFirst ? cell.y : std::max(known_.bottom(), cell.y);
    known_ = {left, top, right - left + 1, bottom - top + 1};
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
