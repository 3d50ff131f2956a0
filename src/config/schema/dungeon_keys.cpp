#include "config/schema/dungeon_keys.hpp"

namespace doorstring {

namespace {

constexpr int mostCells = 4096 * 4096;
constexpr int mostDistance = mostCells - 1;

template <auto... Members>
constexpr auto dungeonField() {
    return field<&Config::dungeon, Members...>();
}

class DungeonKeys {
public:
    explicit DungeonKeys(std::vector<KeySpec>& keys) : keys_(keys) {}

    void addGrowth() {
        add("growth", "",
            ChoiceKind{
                {"door-strings", "hideout", "tunnels", "scattered"},
                [](const Config& c) { return static_cast<std::size_t>(c.dungeon.growth); },
                [](Config& c, std::size_t i) { c.dungeon.growth = static_cast<Growth>(i); }});
        add("grid.width", "rooms",
            IntegerKind{1, 4096, dungeonField<&DungeonConfig::grid, &GridSize::width>()});
        add("grid.height", "rooms",
            IntegerKind{1, 4096, dungeonField<&DungeonConfig::grid, &GridSize::height>()});
        add("grid.border", "",
            ChoiceKind{
                {"dead ends", "grow"},
                [](const Config& c) { return static_cast<std::size_t>(c.dungeon.border); },
                [](Config& c, std::size_t i) { c.dungeon.border = static_cast<BorderRule>(i); }});
        add("start.cell", "", CellKind{dungeonField<&DungeonConfig::start>()});
        add("start.doors", "", DoorsKind{dungeonField<&DungeonConfig::startDoors>()});
    }

    void addTables() {
        addTables("tables.", dungeonField<&DungeonConfig::tables>(), false);
        addBand<&DungeonConfig::middle>("middle.");
        addBand<&DungeonConfig::far>("far.");
    }

    void addLoopsAndLimits() {
        add("loops.keep_facing", "",
            BooleanKind{dungeonField<&DungeonConfig::loops, &LoopConfig::keepFacing>()});
        add("loops.chance", "",
            FractionKind{dungeonField<&DungeonConfig::loops, &LoopConfig::chance>()});
        add("limits.min_rooms", "rooms", limit<&LimitConfig::minRooms>(1, mostCells));
        add("limits.max_rooms", "rooms", limit<&LimitConfig::maxRooms>(1, mostCells, "any"));
        add("limits.min_dead_ends", "rooms", limit<&LimitConfig::minDeadEnds>(0, mostCells));
        add("limits.max_dead_ends", "rooms", limit<&LimitConfig::maxDeadEnds>(1, mostCells, "any"));
        add("limits.tries", "dungeons", limit<&LimitConfig::tries>(1, 1'000'000));
    }

    void addHideout() {
        add("hideout.level", "", hideout<&HideoutConfig::level>(1, 100));
        add("hideout.rooms", "rooms", hideout<&HideoutConfig::rooms>(1, 1000));
        add("hideout.extra_rooms", "rooms", hideout<&HideoutConfig::extraRooms>(0, 1000));
        add("hideout.five_level_rooms", "rooms", hideout<&HideoutConfig::fiveLevelRooms>(0, 1000));
        add("hideout.dead_ends", "rooms", hideout<&HideoutConfig::deadEnds>(0, 1000));
        add("hideout.refuse", "",
            FractionKind{dungeonField<&DungeonConfig::hideout, &HideoutConfig::refuse>()});
        add("hideout.regrow_above", "rooms", hideout<&HideoutConfig::regrowAbove>(1, 1000));
    }

    void addCarvings() {
        addCarving<&DungeonConfig::tunnels>("tunnels.");
        add("tunnels.tries", "rooms",
            IntegerKind{1, 10'000, dungeonField<&DungeonConfig::tunnels, &CarveConfig::tries>()});
        addCarving<&DungeonConfig::scattered>("scattered.");
        add("scattered.max_rooms", "rooms",
            IntegerKind{2, 1000,
                        dungeonField<&DungeonConfig::scattered, &CarveConfig::maxRooms>()});
        add("scattered.passes", "",
            IntegerKind{1, 100, dungeonField<&DungeonConfig::scattered, &CarveConfig::tries>()});
    }

    void addRoles() {
        addRole<Role::Boss>(1);
        addRole<Role::Treasure>(mostOfARole);
        addRole<Role::Shop>(mostOfARole);
        addRole<Role::Altar>(mostOfARole);
        addRole<Role::Arena>(mostOfARole);
        addRole<Role::Puzzle>(mostOfARole);
        addPlace<Role::Key>();  // how many there are is told by the locks
        addCount<Role::Secret>(mostOfARole);
        addRange<Role::Secret>();
    }

    void addLocks() {
        add("locks.small", "doors",
            IntegerKind{0, mostSmallLocks,
                        dungeonField<&DungeonConfig::locks, &LockConfig::small>()});
        add("locks.chance", "",
            FractionKind{dungeonField<&DungeonConfig::locks, &LockConfig::chance>()});
        add("locks.boss", "",
            BooleanKind{dungeonField<&DungeonConfig::locks, &LockConfig::boss>()});
        add("locks.rooms", "rooms",
            IntegerKind{1, 1000, dungeonField<&DungeonConfig::locks, &LockConfig::rooms>()});
    }

private:
    static constexpr int mostOfARole = 1000;

    void add(std::string path, std::string_view unit, ValueKind kind) {
        keys_.push_back({std::move(path), true, unit, std::move(kind)});
    }

    void addTables(const std::string& section, Field<DirectionArray<DoorTable>> tables,
                   bool mayBeEmpty) {
        for (const Direction direction : allDirections) {
            add(section + letter(direction), "", DoorTableKind{direction, tables, mayBeEmpty});
        }
    }

    template <auto Band>
    void addBand(const std::string& section) {
        add(section + "from", "rooms from the start",
            IntegerKind{1, mostDistance, dungeonField<Band, &DistanceBand::from>(), "never"});
        addTables(section, dungeonField<Band, &DistanceBand::tables>(), true);
    }

    template <auto Member>
    static IntegerKind limit(int least, int most, std::string_view word = {}) {
        return {least, most, dungeonField<&DungeonConfig::limits, Member>(), word};
    }

    template <auto Member>
    static IntegerKind hideout(int least, int most) {
        return {least, most, dungeonField<&DungeonConfig::hideout, Member>()};
    }

    template <auto Carving, auto... Members>
    static constexpr auto carveField() {
        return dungeonField<Carving, Members...>();
    }

    template <auto Carving>
    void addCarving(const std::string& section) {
        constexpr int mostTiles = 2048;
        constexpr int longestSide = 200;
        add(section + "width", "tiles",
            IntegerKind{8, mostTiles,
                        dungeonField<Carving, &CarveConfig::map, &GridSize::width>()});
        add(section + "height", "tiles",
            IntegerKind{8, mostTiles,
                        dungeonField<Carving, &CarveConfig::map, &GridSize::height>()});
        add(section + "min_side", "tiles",
            IntegerKind{2, longestSide, dungeonField<Carving, &CarveConfig::minSide>()});
        add(section + "max_side", "tiles",
            IntegerKind{2, longestSide, dungeonField<Carving, &CarveConfig::maxSide>()});
        add(section + "min_rooms", "rooms",
            IntegerKind{2, 1000, dungeonField<Carving, &CarveConfig::minRooms>()});
    }

    template <Role role, auto Member>
    static constexpr auto roleField() {
        using Value = std::remove_reference_t<decltype(std::declval<RoleConfig&>().*Member)>;
        return Field<Value>{
            [](Config& c) -> Value& { return c.dungeon.roles[role].*Member; },
            [](const Config& c) -> const Value& { return c.dungeon.roles[role].*Member; }};
    }

    template <Role role>
    static std::string section() {
        return "roles." + std::string(roleNames[static_cast<std::size_t>(role)]) + ".";
    }

    template <Role role>
    void addCount(int most) {
        add(section<role>() + "count", "rooms",
            IntegerKind{0, most, roleField<role, &RoleConfig::count>()});
        add(section<role>() + "chance", "", FractionKind{roleField<role, &RoleConfig::chance>()});
    }

    template <Role role>
    void addRange() {
        add(section<role>() + "from", "rooms from the start",
            IntegerKind{1, mostDistance, roleField<role, &RoleConfig::from>()});
        add(section<role>() + "to", "rooms from the start",
            IntegerKind{1, mostDistance, roleField<role, &RoleConfig::to>(), "any"});
    }

    template <Role role>
    void addPlace() {
        addRange<role>();
        add(section<role>() + "dead_end", "", BooleanKind{roleField<role, &RoleConfig::deadEnd>()});
    }

    template <Role role>
    void addRole(int most) {
        addCount<role>(most);
        if constexpr (role == Role::Boss) {
            addRange<role>();  // the boss is in a dead end always
        } else {
            addPlace<role>();
        }
    }

    std::vector<KeySpec>& keys_;
};

}  // namespace

void addDungeonKeys(std::vector<KeySpec>& keys) {
    DungeonKeys dungeon(keys);
    dungeon.addGrowth();
    dungeon.addTables();
    dungeon.addLoopsAndLimits();
    dungeon.addHideout();
    dungeon.addCarvings();
    dungeon.addRoles();
    dungeon.addLocks();
}

}  // namespace doorstring
