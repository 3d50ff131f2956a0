#include "world/state/room_memory.hpp"

#include <algorithm>

namespace doorstring {

void RoomMemory::keep(RememberedRoom left, int most) {
    forget(left.cell);
    rooms_.push_back(std::move(left));
    auto surplus = std::ranges::count(rooms_, false, &RememberedRoom::isKept) - most;
    std::erase_if(rooms_,
                  [&](const RememberedRoom& room) { return !room.isKept && surplus-- > 0; });
}

const RememberedRoom* RoomMemory::find(GridPos cell) const {
    const auto found = std::ranges::find(rooms_, cell, &RememberedRoom::cell);
    return found == rooms_.end() ? nullptr : &*found;
}

void RoomMemory::forget(GridPos cell) {
    std::erase_if(rooms_, [&](const RememberedRoom& room) { return room.cell == cell; });
}

}  // namespace doorstring
