// Dungeons drawn by hand: a door string a cell, "-" for a cell without a room. A small letter
// behind a door locks it on both sides: s small, b the boss's, c cracked. Behind the doors may
// stand +k for a small key, +K for the boss's, and ! for the boss's room: "WEs+k".
#pragma once

#include "dungeon/dungeon.hpp"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring::testing {

using DoorRows = std::vector<std::vector<std::string>>;

inline void readCell(const std::string& text, GridPos cell, Grid<RoomPlan>& plans) {
    RoomPlan& plan = plans[cell];
    const std::string_view locks = "-sbc";
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (const auto door = directionFromLetter(text[i])) {
            plan.doors = plan.doors.with(*door);
        } else if (locks.find(text[i]) != std::string_view::npos) {
            const auto lock = static_cast<DoorLock>(locks.find(text[i]));
            const Direction side = directionFromLetter(text[i - 1]).value();
            RoomPlan& beyond = plans[neighbour(cell, side)];
            plan.locks = plan.locks.with(side, lock);
            beyond.locks = beyond.locks.with(opposite(side), lock);
        } else if (text[i] == '+') {
            plan.holds = text[++i] == 'k' ? Holding::SmallKey : Holding::BossKey;
        } else if (text[i] == '!') {
            plan.kind = RoomKind::Boss;
        }
    }
}

// Of plans that are made already: the start and every cell with doors are rooms.
inline Dungeon dungeonOf(Seed seed, GridPos start, Grid<RoomPlan> plans) {
    RoomBits rooms(plans.size());
    for (const GridPos cell : cellsOf(plans.size())) {
        if (cell == start || !plans[cell].doors.empty()) {
            rooms.insert(rooms.numbers().of(cell));
        }
    }
    return {seed, start, std::move(plans), std::move(rooms)};
}

inline Dungeon dungeonOf(const DoorRows& rows, GridPos start, Seed seed = {17}) {
    const GridSize size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    Grid<RoomPlan> plans(size);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const std::string& text =
                rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (text != "-") {
                readCell(text, {x, y}, plans);
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
    return dungeonOf(seed, start, std::move(plans));
}

}  // namespace doorstring::testing
