#include "world/state/room_memory.hpp"

#include <algorithm>

namespace doorstring {

void RoomMemory::keep(RememberedRoom left, int most) {
    forget(left.cell);
    rooms_.push_back(std::move(left));
    const int surplus = std::max(0, static_cast<int>(rooms_.size()) - most);
    rooms_.erase(rooms_.begin(), rooms_.begin() + surplus);
}

const RememberedRoom* RoomMemory::find(GridPos cell) const {
    const auto found = std::ranges::find(rooms_, cell, &RememberedRoom::cell);
    return found == rooms_.end() ? nullptr : &*found;
}

void RoomMemory::forget(GridPos cell) {
    std::erase_if(rooms_, [&](const RememberedRoom& room) { return room.cell == cell; });
}

}  // namespace doorstring
