#include "dungeon/seek/reach.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

using Reason = std::optional<std::string>;

// Secret rooms come on top of the limits.
Reason roomsOutOfReach(const Target& target, const DungeonConfig& config, GridSize grid) {
    const LimitConfig& limits = config.limits;
    const int secrets = isCarved(config.growth) ? 0 : config.roles[Role::Secret].count;
    if (target.most < limits.minRooms) {
        return fmt::format("limits.min_rooms = {} discards smaller dungeons", limits.minRooms);
    }
    if (limits.maxRooms > 0 && target.least > std::int64_t{limits.maxRooms} + secrets) {
        return fmt::format("limits.max_rooms = {} discards larger dungeons", limits.maxRooms);
    }
    if (target.least > grid.area()) {
        return fmt::format("the grid has {} x {} cells", grid.width, grid.height);
    }
    return std::nullopt;
}

Reason sideOutOfReach(const Target& target, int side, std::string_view what) {
    return target.least > side ? Reason(fmt::format("the grid has {} {}", side, what))
                               : std::nullopt;
}

Reason bossOutOfReach(const Target& target, const DungeonConfig& config) {
    const RoleConfig& boss = config.roles[Role::Boss];
    if (boss.count == 0) {
        return "its dungeons have no boss";
    }
    // A loop may bring the boss nearer than he was placed, never farther. On a carved map he is
    // where his ground is.
    if (!isCarved(config.growth) && boss.to > 0 && target.least > boss.to) {
        return fmt::format("roles.boss.to = {} keeps the boss nearer", boss.to);
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> outOfReach(const Target& target, const Config& config) {
    const DungeonConfig& dungeon = config.dungeon;
    const GridSize grid = dungeon.roomGrid(config.room.size);
    switch (target.metric) {
    case Metric::Rooms:
        return roomsOutOfReach(target, dungeon, grid);
    case Metric::Width:
        return sideOutOfReach(target, grid.width, "columns");
    case Metric::Height:
        return sideOutOfReach(target, grid.height, "rows");
    case Metric::BossDistance:
        return bossOutOfReach(target, dungeon);
    case Metric::Retries:
        return target.least >= dungeon.limits.tries
                   ? Reason(fmt::format("limits.tries = {} ends it sooner", dungeon.limits.tries))
                   : std::nullopt;
    default:
        return std::nullopt;
    }
}

}  // namespace doorstring
