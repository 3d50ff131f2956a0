#include "lab/growth/room_lights.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int ticksLit = 40;
constexpr int brightest = 190;

constexpr int mostCellsLit = 1 << 14;  // of grids whose rooms are still to be told apart

bool looksAlike(const RoomPlan& a, const RoomPlan& b) {
    return a.doors == b.doors && a.kind == b.kind;
}

}  // namespace

void RoomLights::follow(const LabGrowth& growth) {
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const auto& now = growth.dungeons()[i].dungeon;
        auto& before = shown_[i];
        Lit& lit = lit_[i];
        const bool comparable = now && before && now->size() == before->size() &&
                                now->seed() == before->seed() && now->size().area() <= mostCellsLit;
        if (now == before) {
            continue;
        }
        if (!comparable) {
            lit = {};
        } else if (!(now->plans() == before->plans())) {
            if (lit.rooms.size() != now->size()) {
                lit.rooms = Grid<std::uint8_t>(now->size(), 0);
            }
            now->forEachRoom([&](GridPos cell, const RoomPlan& plan) {
                if (!looksAlike(plan, before->plan(cell)) || !before->hasRoom(cell)) {
                    lit.rooms[cell] = ticksLit;
                    lit.any = true;
                }
            });
        }
        before = now;
    }
}

void RoomLights::tick() {
    for (Lit& lit : lit_) {
        if (!lit.any) {
            continue;
        }
        lit.any = false;
        for (std::uint8_t& ticks : lit.rooms.values()) {
            ticks = ticks > 0 ? static_cast<std::uint8_t>(ticks - 1) : ticks;
            lit.any = lit.any || ticks > 0;
        }
    }
}

int RoomLights::light(int place, GridPos cell) const {
    const Lit& lit = lit_[static_cast<std::size_t>(place)];
    return lit.any && lit.rooms.contains(cell) ? lit.rooms[cell] * brightest / ticksLit : 0;
}

}  // namespace doorstring
