#include "config/contradictions/rules.hpp"

#include <fmt/format.h>

namespace doorstring {

void addGridRules(const Config& config, Rules& rules) {
    const DungeonConfig& dungeon = config.dungeon;
    const LimitConfig& limits = dungeon.limits;
    const bool carved = isCarved(dungeon.growth);
    const GridSize grid = dungeon.roomGrid(config.room.size);
    const std::string gridText =
        carved ? fmt::format("the {} x {} rooms that the map is cut into", grid.width, grid.height)
               : fmt::format("the grid of {} x {} rooms", grid.width, grid.height);
    const auto fits = [&](const std::string& key, int least, std::string_view what) {
        return Rule{least > grid.area(),
                    {key, carved ? carvedSection(dungeon.growth) + "width" : "grid.width",
                     fmt::format("{} {} do not fit {}; allowed is at most {}, or a larger {}",
                                 least, what, gridText, grid.area(), carved ? "map" : "grid")}};
    };
    const GridPos start = dungeon.startCell();
    const int middle = dungeon.middle.from;
    const int far = dungeon.far.from;
    rules.insert(
        rules.end(),
        {{!carved && !grid.contains(start),
          {"start.cell", "grid.width",
           fmt::format("[{}, {}] lies outside of {}; allowed are \"middle\" and [0, 0] to [{}, {}]",
                       start.x, start.y, gridText, grid.width - 1, grid.height - 1)}},
         {middle != 0 && far != 0 && middle >= far,
          {"far.from", "middle.from",
           fmt::format("{} is not beyond middle.from = {}; allowed are \"never\" and {} or more",
                       far, middle, middle + 1)}},
         inOrder("limits.min_rooms", limits.minRooms, "limits.max_rooms", limits.maxRooms),
         inOrder("limits.min_dead_ends", limits.minDeadEnds, "limits.max_dead_ends",
                 limits.maxDeadEnds),
         fits("limits.min_rooms", limits.minRooms, "rooms"),
         inOrder("limits.min_dead_ends", limits.minDeadEnds, "limits.max_rooms", limits.maxRooms),
         fits("limits.min_dead_ends", limits.minDeadEnds, "dead ends")});
}

void addHideoutRules(const DungeonConfig& config, Rules& rules) {
    const HideoutConfig& hideout = config.hideout;
    const GridSize grid = config.grid;
    const int level = hideout.level;
    const int least = hideout.wantedRooms(0);
    const int most = hideout.wantedRooms(hideout.extraRooms);
    const int minRooms = config.limits.minRooms;
    const int maxRooms = config.limits.maxRooms;
    const int deadEnds = hideout.wantedDeadEnds();
    // Two rooms are two dead ends; of more, one at least joins the others.
    const int possible = most == 2 ? 2 : most - 1;
    rules.insert(
        rules.end(),
        {{most > grid.area(),
          {"hideout.level", "grid.width",
           fmt::format("level {} has up to {} rooms, more than the {} cells of the grid of {} x {} "
                       "rooms; allowed is a lower level, fewer rooms a level or a larger grid",
                       level, most, grid.area(), grid.width, grid.height)}},
         {maxRooms != 0 && least > maxRooms,
          {"limits.max_rooms", "hideout.level",
           fmt::format("{} is below the {} rooms that the hideout of level {} has at least; "
                       "allowed are \"any\" and {} or more",
                       maxRooms, least, level, least)}},
         {minRooms > most,
          {"limits.min_rooms", "hideout.level",
           fmt::format("{} is above the {} rooms that the hideout of level {} has at most; allowed "
                       "is at most {}",
                       minRooms, most, level, most)}},
         {deadEnds > possible,
          {"hideout.dead_ends", "hideout.rooms",
           fmt::format("{} dead ends are not possible with {} rooms; allowed is at most {}",
                       deadEnds, most, possible)}}});
}

void addRoleRules(const DungeonConfig& config, Rules& rules) {
    const int most = mostRooms(config);
    for (const Role role : allValues<Role>) {
        const RoleConfig& wishes = config.roles[role];
        const std::string section = fmt::format("roles.{}.", name(role));
        const bool wanted =
            role == Role::Key ? config.locks.small > 0 || config.locks.boss : wishes.count > 0;
        rules.push_back(inOrder(section + "from", wishes.from, section + "to", wishes.to));
        if (wanted) {
            rules.push_back(withinReach(config, section + "from", wishes.from, 1));
        }
        rules.push_back(
            {wishes.count > most,
             {section + "count", "grid.width",
              fmt::format("{} rooms of this kind are more than the {} rooms that there may be; "
                          "allowed is at most {}",
                          wishes.count, most, most),
              true}});
    }
}

// Each lock takes a room before it and one behind it.
void addLockRules(const DungeonConfig& config, Rules& rules) {
    const int small = config.locks.small;
    const int most = mostRooms(config);
    rules.insert(
        rules.end(),
        {{small > 0 && small >= most,
          {"locks.small", "grid.width",
           fmt::format("{} locked doors are too many for at most {} rooms; allowed is at most {}",
                       small, most, most - 1),
           true}},
         {config.locks.boss && config.roles[Role::Boss].count == 0,
          {"locks.boss", "roles.boss.count",
           "there is no boss to lock up; allowed is false, or roles.boss.count = 1", true}}});
}

}  // namespace doorstring
