#include "dungeon/passes/room_order.hpp"

#include "base/rng.hpp"

#include <algorithm>

namespace doorstring {

std::vector<GridPos> deadEndsFarthestFirst(const Draft& draft, std::uint64_t stream) {
    if (!draft.deadEnds.empty()) {
        return {draft.deadEnds.rbegin(), draft.deadEnds.rend()};
    }
    std::vector<GridPos> cells;
    draft.rooms.forEach([&](GridPos cell) {
        if (draft.plans[cell].doors.size() == 1 && cell != draft.start) {
            cells.push_back(cell);
        }
    });
    std::ranges::sort(cells, [&](GridPos a, GridPos b) {
        const std::uint32_t far = draft.plans[a].distance;
        const std::uint32_t other = draft.plans[b].distance;
        return far != other ? far > other : cellRoll(stream, a) < cellRoll(stream, b);
    });
    return cells;
}

}  // namespace doorstring
