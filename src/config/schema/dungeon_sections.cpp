#include "config/kinds/choice_kind.hpp"
#include "config/schema/sections.hpp"

namespace doorstring {

namespace {

template <typename Row>
using Columns = std::vector<Column<Row>>;

Columns<DungeonConfig> topColumns() {
    return {{"tileset", "", ChoiceKind("by seed", tilesetNames), &DungeonConfig::tileset},
            {"growth", "", ChoiceKind({"door-strings", "hideout", "tunnels", "scattered"}),
             &DungeonConfig::growth}};
}

Columns<DungeonConfig> gridColumns() {
    constexpr IntegerKind side{1, longestGridSide};
    return {{"width", "rooms", side, within(&DungeonConfig::grid, &GridSize::width)},
            {"height", "rooms", side, within(&DungeonConfig::grid, &GridSize::height)},
            {"border", "", ChoiceKind({"dead ends", "grow"}), &DungeonConfig::border}};
}

Columns<DungeonConfig> startColumns() {
    return {{"cell", "", CellKind{}, &DungeonConfig::start},
            {"doors", "", DoorsKind{}, &DungeonConfig::startDoors}};
}

Columns<DirectionArray<DoorTable>> tableColumns(bool mayBeEmpty) {
    Columns<DirectionArray<DoorTable>> columns;
    for (const Direction way : allDirections) {
        columns.emplace_back(
            std::string(1, letter(way)), "",
            DoorTableKind{way, mayBeEmpty}, [way](auto& tables) -> auto& { return tables[way]; });
    }
    return columns;
}

Columns<DistanceBand> bandColumns() {
    return {{"from", "rooms from the start", IntegerKind{1, longestDistance, "never"},
             &DistanceBand::from}};
}

Columns<LoopConfig> loopColumns() {
    return {{"keep_facing", "", BooleanKind{}, &LoopConfig::keepFacing},
            {"chance", "", FractionKind{}, &LoopConfig::chance}};
}

Columns<LimitConfig> limitColumns() {
    return {{"min_rooms", "rooms", IntegerKind{1, mostCells}, &LimitConfig::minRooms},
            {"max_rooms", "rooms", IntegerKind{1, mostCells, "any"}, &LimitConfig::maxRooms},
            {"min_dead_ends", "rooms", IntegerKind{0, mostCells}, &LimitConfig::minDeadEnds},
            {"max_dead_ends", "rooms", IntegerKind{1, mostCells, "any"}, &LimitConfig::maxDeadEnds},
            {"tries", "dungeons", IntegerKind{1, 1'000'000}, &LimitConfig::tries}};
}

Columns<HideoutConfig> hideoutColumns() {
    return {{"level", "", IntegerKind{1, 100}, &HideoutConfig::level},
            {"rooms", "rooms", IntegerKind{1, 1000}, &HideoutConfig::rooms},
            {"extra_rooms", "rooms", IntegerKind{0, 1000}, &HideoutConfig::extraRooms},
            {"five_level_rooms", "rooms", IntegerKind{0, 1000}, &HideoutConfig::fiveLevelRooms},
            {"dead_ends", "rooms", IntegerKind{0, 1000}, &HideoutConfig::deadEnds},
            {"refuse", "", FractionKind{}, &HideoutConfig::refuse},
            {"regrow_above", "rooms", IntegerKind{1, 1000}, &HideoutConfig::regrowAbove}};
}

Columns<CarveConfig> carveColumns() {
    constexpr IntegerKind mapSide{8, 2048};
    constexpr IntegerKind roomSide{2, 200};
    return {{"width", "tiles", mapSide, within(&CarveConfig::map, &GridSize::width)},
            {"height", "tiles", mapSide, within(&CarveConfig::map, &GridSize::height)},
            {"min_side", "tiles", roomSide, &CarveConfig::minSide},
            {"max_side", "tiles", roomSide, &CarveConfig::maxSide},
            {"min_rooms", "rooms", IntegerKind{2, 1000}, &CarveConfig::minRooms}};
}

Columns<CarveConfig> tunnelColumns() {
    return {{"tries", "rooms", IntegerKind{1, 10'000}, &CarveConfig::tries}};
}

Columns<CarveConfig> scatteredColumns() {
    return {{"max_rooms", "rooms", IntegerKind{2, 1000}, &CarveConfig::maxRooms},
            {"passes", "", IntegerKind{1, 100}, &CarveConfig::tries}};
}

Columns<RoleConfig> roleColumns(Role role) {
    Columns<RoleConfig> columns;
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

Columns<LockConfig> lockColumns() {
    return {{"small", "doors", IntegerKind{0, mostSmallLocks}, &LockConfig::small},
            {"chance", "", FractionKind{}, &LockConfig::chance},
            {"boss", "", BooleanKind{}, &LockConfig::boss},
            {"rooms", "rooms", IntegerKind{1, 1000}, &LockConfig::rooms}};
}

// Other tables from a distance on.
template <typename Get>
void addBand(Schema& schema, std::string_view section, Get get) {
    schema.add(section, bandColumns(), get);
    schema.add(
        section, tableColumns(true), [get](auto& config) -> auto& { return get(config).tables; });
}

}  // namespace

void addDungeonSections(Schema& schema) {
    const auto dungeon = [](auto& config) -> auto& {
        return config.dungeon;
    };
    schema.add("", topColumns(), dungeon);
    schema.add("grid", gridColumns(), dungeon);
    schema.add("start", startColumns(), dungeon);
    schema.add(
        "tables", tableColumns(false), [](auto& c) -> auto& { return c.dungeon.tables; });
    addBand(
        schema, "middle", [](auto& c) -> auto& { return c.dungeon.middle; });
    addBand(
        schema, "far", [](auto& c) -> auto& { return c.dungeon.far; });
    schema.add(
        "loops", loopColumns(), [](auto& c) -> auto& { return c.dungeon.loops; });
    schema.add(
        "limits", limitColumns(), [](auto& c) -> auto& { return c.dungeon.limits; });
    schema.add(
        "hideout", hideoutColumns(), [](auto& c) -> auto& { return c.dungeon.hideout; });
    const auto tunnels = [](auto& c) -> auto& {
        return c.dungeon.tunnels;
    };
    schema.add("tunnels", carveColumns(), tunnels);
    schema.add("tunnels", tunnelColumns(), tunnels);
    const auto scattered = [](auto& c) -> auto& {
        return c.dungeon.scattered;
    };
    schema.add("scattered", carveColumns(), scattered);
    schema.add("scattered", scatteredColumns(), scattered);
    for (std::size_t i = 0; i < roleCount; ++i) {
        const auto role = static_cast<Role>(i);
        schema.add(
            "roles." + std::string(roleNames[i]),
            roleColumns(role), [role](auto& c) -> auto& { return c.dungeon.roles[role]; });
    }
    schema.add(
        "locks", lockColumns(), [](auto& c) -> auto& { return c.dungeon.locks; });
}

}  // namespace doorstring
