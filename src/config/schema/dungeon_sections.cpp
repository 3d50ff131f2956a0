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
        columns.emplace_back(std::string(1, letter(way)), "", DoorTableKind{way, mayBeEmpty},
                             at(way));
    }
    return columns;
}

// Other tables from a distance on.
void addBand(Schema& schema, std::string_view section, DistanceBand DungeonConfig::*band) {
    schema.add(section, ofDungeon(band),
               {{"from", "rooms from the start", IntegerKind{1, longestDistance, "never"},
                 &DistanceBand::from}});
    schema.add(section, within(ofDungeon(band), &DistanceBand::tables), tableColumns(true));
}

void addShape(Schema& schema) {
    constexpr IntegerKind side{1, longestGridSide};
    schema.add("", &Config::dungeon,
               {{"tileset", "", ChoiceKind("by seed", tilesetNames), &DungeonConfig::tileset},
                {"growth", "", ChoiceKind({"door-strings", "hideout", "tunnels", "scattered"}),
                 &DungeonConfig::growth}});
    schema.add("grid", &Config::dungeon,
               {{"width", "rooms", side, within(&DungeonConfig::grid, &GridSize::width)},
                {"height", "rooms", side, within(&DungeonConfig::grid, &GridSize::height)},
                {"border", "", ChoiceKind({"dead ends", "grow"}), &DungeonConfig::border}});
    schema.add("start", &Config::dungeon,
               {{"cell", "", CellKind{}, &DungeonConfig::start},
                {"doors", "", DoorsKind{}, &DungeonConfig::startDoors}});
}

void addGrowth(Schema& schema) {
    schema.add("tables", ofDungeon(&DungeonConfig::tables), tableColumns(false));
    addBand(schema, "middle", &DungeonConfig::middle);
    addBand(schema, "far", &DungeonConfig::far);
    schema.add("loops", ofDungeon(&DungeonConfig::loops),
               {{"keep_facing", "", BooleanKind{}, &LoopConfig::keepFacing},
                {"chance", "", FractionKind{}, &LoopConfig::chance}});
    schema.add(
        "limits", ofDungeon(&DungeonConfig::limits),
        {{"min_rooms", "rooms", IntegerKind{1, mostCells}, &LimitConfig::minRooms},
         {"max_rooms", "rooms", IntegerKind{1, mostCells, "any"}, &LimitConfig::maxRooms},
         {"min_dead_ends", "rooms", IntegerKind{0, mostCells}, &LimitConfig::minDeadEnds},
         {"max_dead_ends", "rooms", IntegerKind{1, mostCells, "any"}, &LimitConfig::maxDeadEnds},
         {"tries", "dungeons", IntegerKind{1, 1'000'000}, &LimitConfig::tries}});
    schema.add("hideout", ofDungeon(&DungeonConfig::hideout),
               {{"level", "", IntegerKind{1, 100}, &HideoutConfig::level},
                {"rooms", "rooms", IntegerKind{1, 1000}, &HideoutConfig::rooms},
                {"extra_rooms", "rooms", IntegerKind{0, 1000}, &HideoutConfig::extraRooms},
                {"five_level_rooms", "rooms", IntegerKind{0, 1000}, &HideoutConfig::fiveLevelRooms},
                {"dead_ends", "rooms", IntegerKind{0, 1000}, &HideoutConfig::deadEnds},
                {"refuse", "", FractionKind{}, &HideoutConfig::refuse},
                {"regrow_above", "rooms", IntegerKind{1, 1000}, &HideoutConfig::regrowAbove}});
}

void addCarving(Schema& schema) {
    constexpr IntegerKind mapSide{8, 2048};
    constexpr IntegerKind roomSide{2, 200};
    const auto tunnels = ofDungeon(&DungeonConfig::tunnels);
    const auto scattered = ofDungeon(&DungeonConfig::scattered);
    const std::vector<Column<CarveConfig>> both{
        {"width", "tiles", mapSide, within(&CarveConfig::map, &GridSize::width)},
        {"height", "tiles", mapSide, within(&CarveConfig::map, &GridSize::height)},
        {"min_side", "tiles", roomSide, &CarveConfig::minSide},
        {"max_side", "tiles", roomSide, &CarveConfig::maxSide},
        {"min_rooms", "rooms", IntegerKind{2, 1000}, &CarveConfig::minRooms}};
    schema.add("tunnels", tunnels, both);
    schema.add("tunnels", tunnels,
               {{"tries", "rooms", IntegerKind{1, 10'000}, &CarveConfig::tries}});
    schema.add("scattered", scattered, both);
    schema.add("scattered", scattered,
               {{"max_rooms", "rooms", IntegerKind{2, 1000}, &CarveConfig::maxRooms},
                {"passes", "", IntegerKind{1, 100}, &CarveConfig::tries}});
}

std::vector<Column<RoleConfig>> roleColumns(Role role) {
    std::vector<Column<RoleConfig>> columns;
    if (role != Role::Key) {  // how many there are follows from the locks
        const int most = role == Role::Boss ? 1 : 1000;
        columns = {{"count", "rooms", IntegerKind{0, most}, &RoleConfig::count},
                   {"chance", "", FractionKind{}, &RoleConfig::chance}};
    }
    columns.emplace_back("from", "rooms from the start", IntegerKind{1, longestDistance},
                         &RoleConfig::from);
    columns.emplace_back("to", "rooms from the start", IntegerKind{1, longestDistance, "any"},
                         &RoleConfig::to);
    if (role != Role::Boss && role != Role::Secret) {  // where these may be is fixed
        columns.emplace_back("dead_end", "", BooleanKind{}, &RoleConfig::deadEnd);
    }
    return columns;
}

void addSpecials(Schema& schema) {
    for (const Role role : allValues<Role>) {
        schema.add("roles." + std::string(name(role)),
                   within(ofDungeon(&DungeonConfig::roles), at(role)), roleColumns(role));
    }
    schema.add("locks", ofDungeon(&DungeonConfig::locks),
               {{"small", "doors", IntegerKind{0, mostSmallLocks}, &LockConfig::small},
                {"chance", "", FractionKind{}, &LockConfig::chance},
                {"boss", "", BooleanKind{}, &LockConfig::boss},
                {"rooms", "rooms", IntegerKind{1, 1000}, &LockConfig::rooms}});
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
               {{"width", "tiles", side, within(&RoomConfig::size, &GridSize::width)},
                {"height", "tiles", side, within(&RoomConfig::size, &GridSize::height)},
                {"pillar_chance", "", FractionKind{}, &RoomConfig::pillarChance},
                {"template_step", "rooms", IntegerKind{0, 1000}, &RoomConfig::templateStep},
                {"boss_width", "tiles", IntegerKind{0, 31},
                 within(&RoomConfig::bossSpace, &GridSize::width)},
                {"boss_height", "tiles", IntegerKind{0, 31},
                 within(&RoomConfig::bossSpace, &GridSize::height)},
                {"interior", "", ChoiceKind("mixed", interiorNames), &RoomConfig::interior}});

    constexpr IntegerKind doors{0, 4};
    std::vector<Column<InteriorConfig>> interior{
        {"weight", "", WeightKind{}, &InteriorConfig::weight},
        {"kinds", "", WordSetKind{kindNames}, &InteriorConfig::kinds},
        {"from", "rooms from the start", IntegerKind{0, longestDistance}, &InteriorConfig::from},
        {"to", "rooms from the start", IntegerKind{1, longestDistance, "any"}, &InteriorConfig::to},
        {"min_doors", "doors", doors, &InteriorConfig::minDoors},
        {"max_doors", "doors", doors, &InteriorConfig::maxDoors},
        {"tilesets", "", WordSetKind{tilesetNames}, &InteriorConfig::tilesets}};
    // What is left out fits every room.
    for (auto& column : interior) {
        column.required = column.path == "weight";
    }
    for (const Interior which : allValues<Interior>) {
        schema.add("interior." + std::string(name(which)),
                   within(within(&Config::room, &RoomConfig::interiors), at(which)), interior);
    }
}

}  // namespace doorstring
