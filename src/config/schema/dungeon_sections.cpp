#include "config/schema/schema.hpp"

namespace doorstring {

namespace {

template <typename Part>
auto ofDungeon(Part DungeonConfig::*part) {
    return within(&Config::dungeon, part);
}

std::vector<Column<DirectionArray<DoorTable>>> tableColumns(bool mayBeEmpty) {
    std::vector<Column<DirectionArray<DoorTable>>> columns;
    for (const Direction way : allDirections) {
        columns.emplace_back(
            std::string(1, letter(way)), "", DoorTableKind{way, mayBeEmpty}, at(way),
            mayBeEmpty
                ? "the door strings from the distance \"from\" on; empty: those nearer to the start"
                : "door strings of the rooms behind doors in this direction, with their weights");
    }
    return columns;
}

// Adds the door tables that replace the usual ones in rooms at the distance "from" or farther.
void addBand(Schema& schema, std::string_view section, DistanceBand DungeonConfig::*band) {
    schema.add(section, ofDungeon(band),
               {{"from", "rooms from the start", IntegerKind{1, longestDistance, "never"},
                 &DistanceBand::from,
                 "rooms this far from the start or farther draw their doors from these tables"}});
    constexpr bool mayBeEmpty = true;
    schema.add(section, within(ofDungeon(band), &DistanceBand::tables), tableColumns(mayBeEmpty));
}

void addShape(Schema& schema) {
    constexpr IntegerKind side{1, longestGridSide};
    schema.add(
        "", &Config::dungeon,
        {{"tileset", "", ChoiceKind("by seed", tilesetNames), &DungeonConfig::tileset,
          "stones and colours of all rooms; by seed, each dungeon has its own"},
         {"growth", "", ChoiceKind(growthNames), &DungeonConfig::growth,
          "how rooms are made: drawn from the tables, by flips of a coin, or carved as a map"}});
    schema.add("grid", &Config::dungeon,
               {{"width", "rooms", side, within(&DungeonConfig::grid, &GridSize::width),
                 "how many rooms fit into the grid from left to right; not every cell gets one"},
                {"height", "rooms", side, within(&DungeonConfig::grid, &GridSize::height),
                 "how many rooms fit into the grid from top to bottom; not every cell gets one"},
                {"border", "", ChoiceKind(borderRuleNames), &DungeonConfig::border,
                 "rooms at the edge of the grid: dead ends, or drawn like all others"}});
    schema.add(
        "start", &Config::dungeon,
        {{"cell", "", CellKind{}, &DungeonConfig::start,
          "where in the grid the first room is; column 0, row 0 is the upper left"},
         {"doors", "", DoorsKind{}, &DungeonConfig::startDoors, "the doors of the first room"}});
}

void addGrowth(Schema& schema) {
    constexpr bool mayBeEmpty = false;
    schema.add("tables", ofDungeon(&DungeonConfig::tables), tableColumns(mayBeEmpty));
    addBand(schema, "middle", &DungeonConfig::middle);
    addBand(schema, "far", &DungeonConfig::far);
    schema.add("loops", ofDungeon(&DungeonConfig::loops),
               {{"keep_facing", "", BooleanKind{}, &LoopConfig::keepFacing,
                 "whether a new door that meets a door of an older room stays, and closes a loop"},
                {"chance", "", FractionKind{}, &LoopConfig::chance,
                 "how often two rooms side by side get a door between them, which closes a loop"}});
    schema.add(
        "limits", ofDungeon(&DungeonConfig::limits),
        {{"min_rooms", "rooms", IntegerKind{1, mostCells}, &LimitConfig::minRooms,
          "a dungeon with fewer rooms, secret rooms aside, is discarded; another is tried"},
         {"max_rooms", "rooms", IntegerKind{1, mostCells, "any"}, &LimitConfig::maxRooms,
          "a dungeon with more rooms, secret rooms aside, is discarded; another is tried"},
         {"min_dead_ends", "rooms", IntegerKind{0, mostCells}, &LimitConfig::minDeadEnds,
          "a dungeon with fewer dead ends, secret rooms aside, is discarded; another is tried"},
         {"max_dead_ends", "rooms", IntegerKind{1, mostCells, "any"}, &LimitConfig::maxDeadEnds,
          "a dungeon with more dead ends, secret rooms aside, is discarded; another is tried"},
         {"tries", "dungeons", IntegerKind{1, 1'000'000}, &LimitConfig::tries,
          "how many dungeons are tried before a seed is given up"}});
    schema.add("hideout", ofDungeon(&DungeonConfig::hideout),
               {{"level", "", IntegerKind{1, 100}, &HideoutConfig::level,
                 "how deep the hideout is; deeper ones are larger"},
                {"rooms", "rooms", IntegerKind{1, 1000}, &HideoutConfig::rooms,
                 "how many rooms there are without the extra ones and those for the level"},
                {"extra_rooms", "rooms", IntegerKind{0, 1000}, &HideoutConfig::extraRooms,
                 "up to this many extra rooms; the seed decides"},
                {"five_level_rooms", "rooms", IntegerKind{0, 1000}, &HideoutConfig::fiveLevelRooms,
                 "extra rooms for every five levels, in proportion, rounded down"},
                {"dead_ends", "rooms", IntegerKind{0, 1000}, &HideoutConfig::deadEnds,
                 "the fewest rooms with one door; one more from level 2 on"},
                {"refuse", "", FractionKind{}, &HideoutConfig::refuse,
                 "the chance that a free cell stays free; more makes longer arms"},
                {"regrow_above", "rooms", IntegerKind{1, 1000}, &HideoutConfig::restartAbove,
                 "where more rooms than this are wanted, some grow from the start again"}});
}

void addCarving(Schema& schema) {
    constexpr IntegerKind mapSide{8, 2048};
    constexpr IntegerKind roomSide{2, 200};
    const auto tunnels = ofDungeon(&DungeonConfig::tunnels);
    const auto scattered = ofDungeon(&DungeonConfig::scattered);
    const std::vector<Column<CarveConfig>> sharedColumns{
        {"width", "tiles", mapSide, within(&CarveConfig::map, &GridSize::width),
         "how many tiles wide the whole map is"},
        {"height", "tiles", mapSide, within(&CarveConfig::map, &GridSize::height),
         "how many tiles high the whole map is"},
        {"min_side", "tiles", roomSide, &CarveConfig::minSide,
         "the shortest side that a carved room may have"},
        {"max_side", "tiles", roomSide, &CarveConfig::maxSide,
         "the longest side of a carved room; it must fit the map with a wall around it"},
        {"min_rooms", "rooms", IntegerKind{2, 1000}, &CarveConfig::minRooms,
         "a map with fewer carved rooms than this is carved again"}};
    schema.add("tunnels", tunnels, sharedColumns);
    schema.add("tunnels", tunnels,
               {{"tries", "rooms", IntegerKind{2, 10'000}, &CarveConfig::tries,
                 "how many places for a room are tried; one that would touch another is skipped"}});
    schema.add("scattered", scattered, sharedColumns);
    schema.add("scattered", scattered,
               {{"max_rooms", "rooms", IntegerKind{2, 1000}, &CarveConfig::maxRooms,
                 "the most carved rooms that a map may have"},
                {"passes", "", IntegerKind{1, 100}, &CarveConfig::tries,
                 "how many places are tried for each room"}});
}

std::vector<Column<RoleConfig>> roleColumns(Role role) {
    std::vector<Column<RoleConfig>> columns;
    if (role != Role::Key) {  // the locks decide how many key rooms there are
        const int most = role == Role::Boss ? 1 : 1000;
        columns = {{"count", "rooms", IntegerKind{0, most}, &RoleConfig::count,
                    role == Role::Boss
                        ? "whether there is a boss room: 1 or 0"
                        : "how many {} rooms a dungeon has, if there is place for them"},
                   {"chance", "", FractionKind{}, &RoleConfig::chance,
                    "the chance that each {} room exists"}};
    }
    columns.emplace_back("from", "rooms from the start", IntegerKind{1, longestDistance},
                         &RoleConfig::from,
                         "the least distance of {} rooms from the start, before locks and loops");
    columns.emplace_back(
        "to", "rooms from the start", IntegerKind{1, longestDistance, "any"}, &RoleConfig::to,
        "the greatest distance of {} rooms from the start, before locks and loops");
    if (role != Role::Boss && role != Role::Secret) {  // where these may be is fixed
        columns.emplace_back(
            "dead_end", "", BooleanKind{}, &RoleConfig::deadEnd,
            role == Role::Key
                ? "whether keys lie in dead ends as long as one is free"
                : "whether {} rooms are dead ends (on carved maps if any), the farthest first");
    }
    if (role != Role::Key) {
        Column<RoleConfig>& mustColumn = columns.emplace_back(
            "must", "", BooleanKind{}, &RoleConfig::must,
            "whether a dungeon that has no place for all of its {} rooms is discarded");
        mustColumn.required = false;
        mustColumn.isNew = true;
    }
    return columns;
}

void addSpecials(Schema& schema) {
    for (const Role role : allValues<Role>) {
        schema.add("roles." + std::string(name(role)),
                   within(ofDungeon(&DungeonConfig::roles), at(role)), roleColumns(role));
    }
    schema.add("locks", ofDungeon(&DungeonConfig::locks),
               {{"small", "doors", IntegerKind{0, mostSmallLocks}, &LockConfig::small,
                 "how many doors are locked and take a small key each"},
                {"chance", "", FractionKind{}, &LockConfig::chance,
                 "the chance that each small lock exists"},
                {"boss", "", BooleanKind{}, &LockConfig::boss,
                 "whether the boss's door is locked, with its key elsewhere"},
                {"rooms", "rooms", IntegerKind{1, 1000}, &LockConfig::rooms,
                 "the fewest rooms before the first lock, and behind each"}});
}

}  // namespace

void addDungeonSections(Schema& schema) {
    addShape(schema);
    addGrowth(schema);
    addCarving(schema);
    addSpecials(schema);
}

void addRoomSections(Schema& schema) {
    constexpr IntegerKind side{5, 31};
    schema.add("room", &Config::room,
               {{"width", "tiles", side, within(&RoomConfig::size, &GridSize::width),
                 "how many tiles wide each room is, with its walls"},
                {"height", "tiles", side, within(&RoomConfig::size, &GridSize::height),
                 "how many tiles high each room is, with its walls"},
                {"pillar_chance", "", FractionKind{}, &RoomConfig::pillarChance,
                 "how much of the ground becomes pillars, in rooms of pillars"},
                {"template_step", "rooms", IntegerKind{0, 1000}, &RoomConfig::templateStep,
                 "rooms made by hand get harder each time they are this much farther out"},
                {"boss_width", "tiles", IntegerKind{0, 31},
                 within(&RoomConfig::bossSpace, &GridSize::width),
                 "how many tiles wide the free middle of the boss room is; 0: it stays as it is"},
                {"boss_height", "tiles", IntegerKind{0, 31},
                 within(&RoomConfig::bossSpace, &GridSize::height),
                 "how many tiles high the free middle of the boss room is; 0: it stays as it is"},
                {"interior", "", ChoiceKind("mixed", interiorNames), &RoomConfig::interior,
                 "the interior of all rooms; \"mixed\": each room draws one by the weights of "
                 "interiors"}});

    constexpr IntegerKind doors{0, 4};
    std::vector<Column<InteriorConfig>> columns{
        {"weight", "", WeightKind{}, &InteriorConfig::weight,
         "how often rooms have the interior \"{}\""},
        {"kinds", "", WordSetKind{kindNames}, &InteriorConfig::kinds,
         "which kinds of room may have the interior \"{}\""},
        {"from", "rooms from the start", IntegerKind{0, longestDistance}, &InteriorConfig::from,
         "the least distance from the start of rooms with the interior \"{}\""},
        {"to", "rooms from the start", IntegerKind{1, longestDistance, "any"}, &InteriorConfig::to,
         "the greatest distance from the start of rooms with the interior \"{}\""},
        {"min_doors", "doors", doors, &InteriorConfig::minDoors,
         "rooms with fewer doors never have the interior \"{}\""},
        {"max_doors", "doors", doors, &InteriorConfig::maxDoors,
         "rooms with more doors never have the interior \"{}\""},
        {"tilesets", "", WordSetKind{tilesetNames}, &InteriorConfig::tilesets,
         "the tilesets in which rooms may have the interior \"{}\""}};
    // Only the weight is required: an interior whose other keys are left out may be in any room.
    for (auto& column : columns) {
        column.required = column.path == "weight";
    }
    for (const Interior which : allValues<Interior>) {
        schema.add("interior." + std::string(name(which)),
                   within(within(&Config::room, &RoomConfig::interiors), at(which)), columns);
    }
}

}  // namespace doorstring
