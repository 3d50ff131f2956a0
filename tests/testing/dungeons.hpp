// Dungeons drawn by hand: a door string a cell, "-" for a cell without a room.
#pragma once

#include "dungeon/dungeon.hpp"

#include <deque>
#include <string>
#include <variant>
#include <vector>

namespace doorstring::testing {

using DoorRows = std::vector<std::vector<std::string>>;

inline Dungeon dungeonOf(const DoorRows& rows, GridPos start, Seed seed = {17}) {
    const GridSize size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    Grid<RoomPlan> plans(size);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const std::string& doors =
                rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (doors != "-") {
                plans[{x, y}].doors = std::get<DoorSet>(parseDoorString(doors));
            }
        }
    }
    plans[start].kind = RoomKind::Start;
    std::deque<GridPos> open{start};
    std::vector<bool> reached(plans.values().size());
    reached[plans.index(start)] = true;
    for (; !open.empty(); open.pop_front()) {
        for (const Direction side : allDirections) {
            const GridPos next = neighbour(open.front(), side);
            if (plans[open.front()].doors.has(side) && !reached[plans.index(next)]) {
                reached[plans.index(next)] = true;
                plans[next].distance = plans[open.front()].distance + 1;
                open.push_back(next);
            }
        }
    }
    return {seed, start, std::move(plans)};
}

}  // namespace doorstring::testing
