#include "dungeon/lab/lab_try.hpp"

#include "dungeon/danger.hpp"
#include "dungeon/passes/generate.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

MetricValues labValues(const Dungeon& dungeon, const CreaturesConfig* creatures) {
    int rooms = 0;
    int deadEnds = 0;
    int doors = 0;
    std::uint32_t longest = 0;
    std::int64_t danger = 0;
    MetricValues values{};
    values[Metric::BossDistance] = noValue;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        const int doorsHere = plan.doors.size();
        ++rooms;
        deadEnds += doorsHere == 1 ? 1 : 0;
        doors += doorsHere;
        longest = std::max(longest, plan.distance);
        if (plan.kind == RoomKind::Boss && plan.distance > 0) {
            values[Metric::BossDistance] = plan.distance;
        }
        danger += creatures != nullptr ? dangerOf(dungeon, cell, *creatures) : 0;
    });
    values[Metric::Rooms] = rooms;
    values[Metric::DeadEnds] = deadEnds;
    values[Metric::LongestDistance] = longest;
    // Each doorway is two doors; a tree has one doorway less than rooms.
    values[Metric::Loops] =
        dungeon.carved() != nullptr ? dungeon.carved()->loops() : doors / 2 - (rooms - 1);
    values[Metric::Danger] = creatures != nullptr ? danger : noValue;
    return values;
}

LabTried made(const LabTry& wanted) {
    const Config& config = *wanted.config;
    LabTried tried;
    auto dungeon = tryDungeon(config.dungeon, config.room, wanted.seed, wanted.attempt);
    if (!dungeon) {
        return tried;
    }
    tried.isMade = true;
    tried.values = labValues(*dungeon, wanted.withDanger ? &config.creatures : nullptr);
    if (wanted.withShapes) {
        tried.shapes.add(config.dungeon, *dungeon);
    }
    if (wanted.keepsDungeon) {
        tried.dungeon = std::move(dungeon);
    }
    return tried;
}

bool hasLongTries(const Config& config) {
    constexpr int mostQuickCells = 2500;
    return isCarved(config.dungeon.growth) ||
           config.dungeon.roomGrid(config.room.size).area() > mostQuickCells;
}

}  // namespace doorstring
