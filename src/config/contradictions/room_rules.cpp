#include "base/fixed.hpp"
#include "config/contradictions/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

void addInteriorRules(const EnumArray<Interior, InteriorConfig>& interiors, Rules& rules) {
    constexpr int noLimit = -1;
    for (const Interior kind : allValues<Interior>) {
        const InteriorConfig& interior = interiors[kind];
        const std::string section = fmt::format("interior.{}.", name(kind));
        rules.push_back(inOrder(section + "from", interior.from, section + "to", interior.to));
        rules.push_back(inOrder(section + "min_doors", interior.minDoors, section + "max_doors",
                                interior.maxDoors, noLimit));
    }
}

void addCreatureRules(const Config& config, Rules& rules) {
    const DungeonConfig& dungeon = config.dungeon;
    const int farthest = farthestRoom(dungeon);
    // What the creatures of a room may cost at most.
    const bool hasArenas = !isCarved(dungeon.growth) && dungeon.roles[Role::Arena].count > 0;
    const int budget = config.creatures.rules.budgetAt(farthest) * (hasArenas ? arenaFactor : 1);
    const auto mayLive = [&](const CreatureConfig& creature) {
        const auto tileset = dungeon.tileset;
        return creature.cost > 0 && creature.cost <= budget && creature.from <= farthest &&
               (!tileset || (creature.tilesets >> static_cast<unsigned>(*tileset) & 1U) != 0);
    };
    for (const CreatureKind kind : allValues<CreatureKind>) {
        const CreatureConfig& creature = config.creatures.kinds[kind];
        const std::string section = fmt::format("creature.{}.", name(kind));
        if (creature.cost > 0) {
            rules.push_back(withinReach(dungeon, section + "from", creature.from, 0));
        }
        rules.push_back({creature.cost > budget,
                         {section + "cost", "creatures.budget",
                          fmt::format("no room has a budget of {}; allowed is at most {}, or a "
                                      "larger creatures.budget",
                                      creature.cost, budget),
                          true}});
    }
    rules.push_back(
        {std::ranges::none_of(config.creatures.kinds, mayLive),
         {"creatures.budget", "creatures.budget_step",
          fmt::format("a room's budget is at most {}, and no creature that may live in this "
                      "dungeon costs so little; allowed is a larger budget, or a cheaper creature",
                      budget)}});
}

// From the middle of the knight, who has come in by a door, to the middle of the last tile. In the
// smallest rooms nothing lives at the usual distance either, which is no mistake.
void addEntryDistanceRule(const Config& config, Rules& rules) {
    const GridSize room = config.room.size;
    const GridSize knight = config.player.hitBox;
    const bool wide = room.width >= room.height;
    const int side = (wide ? room.width : room.height) - 2;
    const int reach = (wide ? knight.width : knight.height) / 2;
    const int most = side * pixelsPerTile - pixelsPerTile / 2 - reach - 1;
    const int distance = config.creatures.rules.entryDistance;
    rules.push_back(
        {distance > std::max(most, CreatureRules{}.entryDistance),
         {"creatures.entry_distance", "room.width",
          fmt::format("no tile of a room of {} x {} tiles is farther than {} pixels from where the "
                      "knight comes in; allowed is at most {}, or a larger room",
                      room.width, room.height, distance, most),
          true}});
}

}  // namespace doorstring
