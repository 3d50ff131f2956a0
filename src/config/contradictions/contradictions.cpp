#include "config/contradictions/contradictions.hpp"

#include "base/fixed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

// A name for the `true` that rules give to the member `Contradiction::canBeIgnored`.
constexpr bool canBeIgnored = true;

}  // namespace

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
             canBeIgnored}};
}

int mostRooms(const DungeonConfig& config) {
    const int cells = config.grid.area();
    return config.limits.maxRooms == 0 ? cells : std::min(cells, config.limits.maxRooms);
}

int farthestRoom(const DungeonConfig& config) {
    return isCarved(config.growth) ? longestDistance : mostRooms(config) - 1;
}

std::string keyOfMostRooms(const HideoutConfig& hideout) {
    // What the first level adds already is due to five_level_rooms: no lower level would help.
    HideoutConfig firstLevel = hideout;
    firstLevel.level = 1;
    using Part = std::pair<int, std::string_view>;
    const auto parts = {Part(hideout.rooms, "hideout.rooms"),
                        Part(hideout.extraRooms, "hideout.extra_rooms"),
                        Part(firstLevel.levelRooms(), "hideout.five_level_rooms"),
                        Part(hideout.levelRooms() - firstLevel.levelRooms(), "hideout.level")};
    return std::string(std::ranges::max_element(parts, {}, &Part::first)->second);
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
    addRoleRangeRules(dungeon, rules);
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

void addGridRules(const Config& config, Rules& rules) {
    const DungeonConfig& dungeon = config.dungeon;
    const LimitConfig& limits = dungeon.limits;
    const bool carved = isCarved(dungeon.growth);
    const GridSize grid = dungeon.roomGrid(config.room.size);
    const std::string gridText =
        carved ? fmt::format("the {} x {} rooms that the map is cut into", grid.width, grid.height)
               : fmt::format("the grid of {} x {} rooms", grid.width, grid.height);
    const auto mustFit = [&](const std::string& key, int least, std::string_view what) {
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
         mustFit("limits.min_rooms", limits.minRooms, "rooms"),
         inOrder("limits.min_dead_ends", limits.minDeadEnds, "limits.max_rooms", limits.maxRooms),
         mustFit("limits.min_dead_ends", limits.minDeadEnds, "dead ends")});
}

void addHideoutRules(const DungeonConfig& config, Rules& rules) {
    const HideoutConfig& hideout = config.hideout;
    const GridSize grid = config.grid;
    const int level = hideout.level;
    const std::string mainKey = keyOfMostRooms(hideout);
    const int least = hideout.wantedRooms(0);
    const int most = hideout.wantedRooms(hideout.extraRooms);
    const int minRooms = config.limits.minRooms;
    const int maxRooms = config.limits.maxRooms;
    // One dead end more than the key asks for from level 2 on, else none.
    const int further = hideout.wantedDeadEnds() - hideout.deadEnds;
    // If there are two rooms, both are dead ends. If there are more, at least one is not.
    const int possible = (most == 2 ? 2 : most - 1) - further;
    rules.insert(
        rules.end(),
        {{most > grid.area(),
          {mainKey, "grid.width",
           fmt::format("{} rooms, up to {} extra and {} for level {} are more than the {} "
                       "cells of the grid of {} x {} rooms; allowed are fewer in all, or a larger "
                       "grid",
                       hideout.rooms, hideout.extraRooms, hideout.levelRooms(), level, grid.area(),
                       grid.width, grid.height)}},
         {maxRooms != 0 && least > maxRooms,
          {"limits.max_rooms", mainKey,
           fmt::format("{} is below the {} rooms that the hideout of level {} has at least; "
                       "allowed are \"any\" and {} or more",
                       maxRooms, least, level, least)}},
         {minRooms > most,
          {"limits.min_rooms", "hideout.level",
           fmt::format("{} is above the {} rooms that the hideout of level {} has at most; allowed "
                       "is at most {}",
                       minRooms, most, level, most)}},
         {hideout.deadEnds > possible,
          {"hideout.dead_ends", "hideout.rooms",
           fmt::format("{} dead ends{} are not possible with {} rooms; allowed {}",
                       hideout.deadEnds, further > 0 ? " and one more from level 2 on" : "", most,
                       possible < 0 ? "are more rooms"
                                    : fmt::format("is at most {}, or more rooms", possible))}}});
}

void addRoleRangeRules(const DungeonConfig& config, Rules& rules) {
    for (const Role role : allValues<Role>) {
        const RoleConfig& wishes = config.roles[role];
        const std::string section = fmt::format("roles.{}.", name(role));
        rules.push_back(inOrder(section + "from", wishes.from, section + "to", wishes.to));
    }
}

void addRoleRules(const DungeonConfig& config, Rules& rules) {
    const int most = mostRooms(config);
    for (const Role role : allValues<Role>) {
        const RoleConfig& wishes = config.roles[role];
        const std::string section = fmt::format("roles.{}.", name(role));
        const bool wanted =
            role == Role::Key ? config.locks.small > 0 || config.locks.boss : wishes.count > 0;
        if (wanted) {
            rules.push_back(withinReach(config, section + "from", wishes.from, 1));
        }
        rules.push_back(
            {wishes.count > most,
             {section + "count", "grid.width",
              fmt::format("{} rooms of this kind are more than the {} rooms that there may be; "
                          "allowed is at most {}",
                          wishes.count, most, most),
              canBeIgnored}});
    }
}

// Adds the rules of locks. n small locks need n + 1 rooms: one in front of the first lock, and one
// behind each.
void addLockRules(const DungeonConfig& config, Rules& rules) {
    const int small = config.locks.small;
    const int most = mostRooms(config);
    rules.insert(
        rules.end(),
        {{small > 0 && small >= most,
          {"locks.small", "grid.width",
           fmt::format("{} locked doors are too many for at most {} rooms; allowed is at most {}",
                       small, most, most - 1),
           canBeIgnored}},
         {config.locks.boss && config.roles[Role::Boss].count == 0,
          {"locks.boss", "roles.boss.count",
           "there is no boss to lock up; allowed is false, or roles.boss.count = 1",
           canBeIgnored}}});
}

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
    const bool hasArenas = !isCarved(dungeon.growth) && dungeon.roles[Role::Arena].count > 0;
    const int mostBudget =
        config.creatures.rules.budgetAt(farthest) * (hasArenas ? arenaFactor : 1);
    const auto mayLive = [&](const CreatureConfig& creature) {
        const auto tileset = dungeon.tileset;
        const bool livesInTileset =
            !tileset || (creature.tilesets & 1U << static_cast<unsigned>(*tileset)) != 0;
        return creature.cost > 0 && creature.cost <= mostBudget && creature.from <= farthest &&
               livesInTileset;
    };
    for (const CreatureKind kind : allValues<CreatureKind>) {
        const CreatureConfig& creature = config.creatures.kinds[kind];
        const std::string section = fmt::format("creature.{}.", name(kind));
        if (creature.cost > 0) {
            rules.push_back(withinReach(dungeon, section + "from", creature.from, 0));
        }
        rules.push_back({creature.cost > mostBudget,
                         {section + "cost", "creatures.budget",
                          fmt::format("no room has a budget of {}; allowed is at most {}, or a "
                                      "larger creatures.budget",
                                      creature.cost, mostBudget),
                          canBeIgnored}});
    }
    rules.push_back(
        {std::ranges::none_of(config.creatures.kinds, mayLive),
         {"creatures.budget", "creatures.budget_step",
          fmt::format("a room's budget is at most {}, and no creature that may live in this "
                      "dungeon costs so little; allowed is a larger budget, or a cheaper creature",
                      mostBudget)}});
}

// Adds the rule that a room has tiles that are farther than `creatures.entry_distance` from where
// the knight comes in. `farthest` is measured from the middle of the knight in a door to the middle
// of the farthest tile. The default of the key is never reported, although the smallest rooms have
// no tile that far away.
void addEntryDistanceRule(const Config& config, Rules& rules) {
    const GridSize room = config.room.size;
    const GridSize knight = config.player.hitBox;
    const bool wide = room.width >= room.height;
    const int innerTiles = (wide ? room.width : room.height) - 2;
    const int halfKnight = (wide ? knight.width : knight.height) / 2;
    const int farthest = innerTiles * pixelsPerTile - pixelsPerTile / 2 - halfKnight;
    const int most = farthest - 1;
    const int distance = config.creatures.rules.entryDistance;
    rules.push_back(
        {distance > std::max(most, CreatureRules{}.entryDistance),
         {"creatures.entry_distance", "room.width",
          fmt::format("no tile of a room of {} x {} tiles is farther than {} pixels from where the "
                      "knight comes in; allowed is at most {}, or a larger room",
                      room.width, room.height, distance, most),
          canBeIgnored}});
}

void addMapRules(const DungeonConfig& config, Rules& rules) {
    const std::string section = carvedSection(config.growth);
    const CarveConfig& carving = config.carving();
    const auto [width, height] = carving.map;
    const int mostSide = std::min(width, height) - 2;
    // A map has two rooms at least. Side by side they need its longer side; in tunnels two tiles of
    // wall are between them.
    const int walls = config.growth == Growth::Tunnels ? 4 : 2;
    const int mostSideOfTwo = std::min(mostSide, (std::max(width, height) - walls) / 2);
    const bool hasSpaceForTwo = carving.minSide <= mostSideOfTwo;
    // An upper bound, as the walls between rooms take space, too.
    const int mostCarvedRooms = (width - 2) * (height - 2) / (carving.minSide * carving.minSide);
    rules.insert(
        rules.end(),
        {inOrder(section + "min_side", carving.minSide, section + "max_side", carving.maxSide),
         inOrder(section + "min_rooms", carving.minRooms, section + "max_rooms", carving.maxRooms),
         {carving.maxSide > mostSide,
          {section + "max_side", section + (width < height ? "width" : "height"),
           fmt::format("rooms of {} tiles do not fit a map of {} x {} tiles with a wall around; "
                       "allowed is at most {}, or a larger map",
                       carving.maxSide, width, height, mostSide)}},
         {!hasSpaceForTwo,
          {section + "min_side", section + (width < height ? "height" : "width"),
           fmt::format("a map of {} x {} tiles is too small for two rooms of {} x {} tiles; "
                       "allowed is at most {}, or a larger map",
                       width, height, carving.minSide, carving.minSide, mostSideOfTwo)}},
         {hasSpaceForTwo && carving.minRooms > mostCarvedRooms,
          {section + "min_rooms", section + "min_side",
           fmt::format("{} rooms of {} x {} tiles do not fit a map of {} x {} tiles; allowed is at "
                       "most {}, smaller rooms or a larger map",
                       carving.minRooms, carving.minSide, carving.minSide, width, height,
                       mostCarvedRooms)}},
         {config.growth == Growth::Tunnels && carving.minRooms > carving.tries,
          {"tunnels.min_rooms", "tunnels.tries",
           fmt::format("{} rooms are not possible in {} tries; allowed is at most {}, or more "
                       "tries",
                       carving.minRooms, carving.tries, carving.tries)}}});
}

// Adds the rules about what carved maps cannot have: their screens are not entered by doors, so
// that nothing can be locked or walled up.
void addCarvedRequestRules(const DungeonConfig& config, Rules& rules) {
    const auto add = [&](std::string key, bool asked, std::string_view allowed) {
        rules.push_back(
            {asked,
             {std::move(key), "growth",
              fmt::format("a carved map has no puzzles, keys, secret rooms or locks, and no loops "
                          "but those that are carved; allowed is {}, or another growth",
                          allowed),
              canBeIgnored}});
    };
    for (const Role role : {Role::Puzzle, Role::Key, Role::Secret}) {
        add(fmt::format("roles.{}.count", name(role)), config.roles[role].count > 0, "0");
    }
    add("locks.small", config.locks.small > 0, "0");
    add("locks.boss", config.locks.boss, "false");
    add("loops.keep_facing", config.loops.keepFacing, "false");
    add("loops.chance", config.loops.chance.numerator > 0, "0");
}

namespace {

std::string itemKey(int floor) {
    return fmt::format("floor.{}.item", floor);
}

// Adds the rule that no two floors give the same item.
void addFloorItemRules(const AdventureConfig& config, Rules& rules) {
    for (int floor = 1; floor <= config.floors.count(); ++floor) {
        const FloorItem item = config.floors.at(floor).item;
        for (int earlier = 1; earlier < floor; ++earlier) {
            rules.push_back(
                {itemOf(item) && config.floors.at(earlier).item == item,
                 {itemKey(floor), itemKey(earlier),
                  fmt::format("\"{}\" is found on floor {} already; allowed are \"none\", \"any\" "
                              "and items that no other floor gives",
                              floorItemNames[static_cast<std::size_t>(item)], earlier)}});
        }
    }
}

bool canGive(const AdventureConfig& config, Item item) {
    return std::ranges::any_of(config.floors, [&](const FloorConfig& floor) {
        return floor.item == floorItemOf(item) || floor.item == FloorItem::Any;
    });
}

}  // namespace

void addAdventureRules(const AdventureConfig& config, Rules& rules) {
    addFloorItemRules(config, rules);
    const auto needs = [&](Ware ware, Item item) {
        return Rule{config.shop.table[ware].weight > 0 && !canGive(config, item),
                    {fmt::format("ware.{}.weight", name(ware)), itemKey(1),
                     fmt::format("{} are on sale, but no floor can give the {}; allowed is 0, or "
                                 "a floor with item = \"{}\"",
                                 name(ware), name(item), name(item))}};
    };
    const bool hasWares = std::ranges::any_of(
        config.shop.table, [](const WareConfig& ware) { return ware.weight > 0; });
    const int floors = config.floors.count();
    rules.insert(rules.end(),
                 {{config.floor > floors,
                   {"adventure.floor", "",
                    fmt::format("there is no floor {}; allowed is at most {}, or a section "
                                "[floor.{}] in floors.toml",
                                config.floor, floors, floors + 1)}},
                  needs(Ware::Bombs, Item::Bombs),
                  needs(Ware::Arrows, Item::Bow),
                  {!hasWares,
                   {"ware.heart.weight", "",
                    "shops have no wares, as every weight is 0; allowed is 1 or more for one ware "
                    "at least"}}});
}

}  // namespace doorstring
