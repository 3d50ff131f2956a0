#include "config/contradictions/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

void addMapRules(const DungeonConfig& config, Rules& rules) {
    const std::string section = carvedSection(config.growth);
    const CarveConfig& carving = config.carving();
    const auto [width, height] = carving.map;
    const int mostSide = std::min(width, height) - 2;
    // What they take at least; walls between them take more.
    const int mostRooms = (width - 2) * (height - 2) / (carving.minSide * carving.minSide);
    rules.insert(
        rules.end(),
        {inOrder(section + "min_side", carving.minSide, section + "max_side", carving.maxSide),
         inOrder(section + "min_rooms", carving.minRooms, section + "max_rooms", carving.maxRooms),
         {carving.maxSide > mostSide,
          {section + "max_side", section + (width < height ? "width" : "height"),
           fmt::format("rooms of {} tiles do not fit a map of {} x {} tiles with a wall around; "
                       "allowed is at most {}, or a larger map",
                       carving.maxSide, width, height, mostSide)}},
         {carving.minRooms > mostRooms,
          {section + "min_rooms", section + "min_side",
           fmt::format("{} rooms of {} x {} tiles do not fit a map of {} x {} tiles; allowed is at "
                       "most {}, smaller rooms or a larger map",
                       carving.minRooms, carving.minSide, carving.minSide, width, height,
                       mostRooms)}},
         {config.growth == Growth::Tunnels && carving.minRooms > carving.tries,
          {"tunnels.min_rooms", "tunnels.tries",
           fmt::format("{} rooms are not possible in {} tries; allowed is at most {}, or more "
                       "tries",
                       carving.minRooms, carving.tries, carving.tries)}}});
}

// A screen of a carved map is not a room that one enters by doors: nothing can be locked up there,
// or walled up.
void addCarvedRequestRules(const DungeonConfig& config, Rules& rules) {
    const auto add = [&](std::string key, bool asked, std::string_view allowed) {
        rules.push_back(
            {asked,
             {std::move(key), "growth",
              fmt::format("a carved map has no puzzles, no keys, no secret rooms, no locks and no "
                          "other ways around than it is carved with; allowed is {}, or another "
                          "growth",
                          allowed),
              true}});
    };
    for (const Role role : {Role::Puzzle, Role::Key, Role::Secret}) {
        add(fmt::format("roles.{}.count", name(role)), config.roles[role].count > 0, "0");
    }
    add("locks.small", config.locks.small > 0, "0");
    add("locks.boss", config.locks.boss, "false");
    add("loops.keep_facing", config.loops.keepFacing, "false");
    add("loops.chance", config.loops.chance.numerator > 0, "0");
}

}  // namespace doorstring
