#include "config/contradictions/contradictions.hpp"

#include "config/contradictions/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

Rule inOrder(const std::string& lowKey, int low, const std::string& highKey, int high,
             int noLimit) {
    return {
        high != noLimit && low > high,
        {lowKey, highKey,
         fmt::format("{} is more than {} = {}; allowed is at most {}", low, highKey, high, high)}};
}

Rule withinReach(const DungeonConfig& config, std::string key, int from, int least) {
    return {from > farthestRoom(config),
            {std::move(key), "grid.width",
             fmt::format("no room can be {} rooms from the start: there are at most {}; allowed is "
                         "at most {}",
                         from, mostRooms(config), std::max(least, farthestRoom(config))),
             true}};
}

int mostRooms(const DungeonConfig& config) {
    const int cells = config.grid.area();
    return config.limits.maxRooms == 0 ? cells : std::min(cells, config.limits.maxRooms);
}

int farthestRoom(const DungeonConfig& config) {
    return isCarved(config.growth) ? longestDistance : mostRooms(config) - 1;
}

std::string carvedSection(Growth growth) {
    return growth == Growth::Tunnels ? "tunnels." : "scattered.";
}

std::vector<Contradiction> contradictions(const Config& config) {
    const DungeonConfig& dungeon = config.dungeon;
    Rules rules;
    addGridRules(config, rules);
    if (dungeon.growth == Growth::Hideout) {
        addHideoutRules(dungeon, rules);
    }
    addInteriorRules(config.room.interiors, rules);
    if (isCarved(dungeon.growth)) {
        addMapRules(dungeon, rules);
        addCarvedRequestRules(dungeon, rules);
    } else {
        addRoleRules(dungeon, rules);
        addLockRules(dungeon, rules);
    }
    if (!config.creatures.gallery) {
        addCreatureRules(config, rules);
    }
    addEntryDistanceRule(config, rules);
    addAdventureRules(config.adventure, rules);

    std::vector<Contradiction> found;
    for (Rule& rule : rules) {
        if (rule.broken) {
            found.push_back(std::move(rule.contradiction));
        }
    }
    return found;
}

}  // namespace doorstring
