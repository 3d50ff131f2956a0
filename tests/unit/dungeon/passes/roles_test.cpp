#include "dungeon/carved/carved_map.hpp"
#include "dungeon/passes/generate.hpp"
#include "dungeon/passes/passes.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

using namespace doorstring;

namespace {

// A start with four arms, two to five rooms long: dead ends at distances 2, 3, 4 and 5.
Draft cross(GridPos start = {5, 5}) {
    Draft draft({start.x + 6, 11}, start);
    draft.plans[start].kind = RoomKind::Start;
    draft.rooms.insert(draft.rooms.numbers().of(start));
    for (const Direction side : allDirections) {
        GridPos cell = start;
        for (std::uint32_t step = 1; step <= 2 + static_cast<std::uint32_t>(side); ++step) {
            addDoorway(draft, cell, side);
            cell = neighbour(cell, side);
            draft.plans[cell].distance = step;
            draft.rooms.insert(draft.rooms.numbers().of(cell));
        }
    }
    return draft;
}

const GridPos northEnd{5, 3};
const GridPos southEnd{5, 8};
const GridPos westEnd{1, 5};
const GridPos eastEnd{10, 5};

RoomKind kindAt(const Draft& draft, GridPos cell) {
    return draft.plans[cell].kind;
}

Draft crossWith(const DungeonConfig& config, Seed seed = {1}) {
    Draft draft = cross();
    placeRoles(config, seed, draft);
    return draft;
}

}  // namespace

TEST_CASE("the boss takes the farthest dead end, the others the next ones in their order") {
    DungeonConfig config;
    config.roles[Role::Boss].count = 1;
    config.roles[Role::Shop].count = 1;
    config.roles[Role::Treasure].count = 2;
    const Draft draft = crossWith(config);
    CHECK(kindAt(draft, eastEnd) == RoomKind::Boss);
    CHECK(kindAt(draft, westEnd) == RoomKind::Treasure);
    CHECK(kindAt(draft, southEnd) == RoomKind::Treasure);
    CHECK(kindAt(draft, northEnd) == RoomKind::Shop);
    CHECK(draft.report == DungeonReport{});
}

TEST_CASE("dead ends that the growth lists are taken the farthest first, too") {
    DungeonConfig config;
    config.roles[Role::Boss].count = 1;
    config.roles[Role::Shop].count = 1;
    config.roles[Role::Treasure].count = 1;
    Draft draft = cross();
    draft.deadEnds = {southEnd, westEnd, northEnd, eastEnd};
    SECTION("whenever they were made") {
        placeRoles(config, Seed{1}, draft);
        CHECK(kindAt(draft, eastEnd) == RoomKind::Boss);
        CHECK(kindAt(draft, westEnd) == RoomKind::Treasure);
        CHECK(kindAt(draft, southEnd) == RoomKind::Shop);
        CHECK(kindAt(draft, northEnd) == RoomKind::Plain);
    }
    SECTION("and of those equally far, the one made last") {
        for (const GridPos cell : draft.deadEnds) {
            draft.plans[cell].distance = 5;
        }
        placeRoles(config, Seed{1}, draft);
        CHECK(kindAt(draft, eastEnd) == RoomKind::Boss);
        CHECK(kindAt(draft, northEnd) == RoomKind::Treasure);
        CHECK(kindAt(draft, westEnd) == RoomKind::Shop);
        CHECK(kindAt(draft, southEnd) == RoomKind::Plain);
    }
}

TEST_CASE(
    "dead ends outside of a role's range are left to others, and missing rooms are reported") {
    DungeonConfig config;
    config.roles[Role::Treasure].count = 3;
    config.roles[Role::Treasure].from = 3;
    config.roles[Role::Treasure].to = 4;
    const Draft draft = crossWith(config);
    CHECK(kindAt(draft, eastEnd) == RoomKind::Plain);
    CHECK(kindAt(draft, westEnd) == RoomKind::Treasure);
    CHECK(kindAt(draft, southEnd) == RoomKind::Treasure);
    CHECK(kindAt(draft, northEnd) == RoomKind::Plain);
    CHECK(draft.report.missingRoles[Role::Treasure] == 1);
}

TEST_CASE("a carved map has its boss, even where no free middle is asked for") {
    DungeonConfig config;
    config.growth = Growth::Tunnels;
    config.roles[Role::Boss].count = 1;
    for (const GridSize space : {GridSize{0, 0}, GridSize{0, 5}, GridSize{9, 0}}) {
        RoomConfig room;
        room.bossSpace = space;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const Dungeon dungeon = generateDungeon(config, room, Seed{seed}).value();
            CAPTURE(space.width, space.height, seed);
            CHECK(dungeon.report().missingRoles[Role::Boss] == 0);
            CHECK(dungeon.carved()->hasBossChamber());
        }
    }
}

TEST_CASE("the boss is never beside the start") {
    Draft draft({3, 1}, {1, 0});
    for (const Direction side : {Direction::West, Direction::East}) {
        addDoorway(draft, {1, 0}, side);
    }
    for (int x = 0; x < 3; ++x) {
        draft.plans[{x, 0}].distance = x == 1 ? 0 : 1;
        draft.rooms.insert(draft.rooms.numbers().of({x, 0}));
    }
    DungeonConfig config;
    config.roles[Role::Boss].count = 1;
    placeRoles(config, Seed{1}, draft);
    CHECK(draft.report.missingRoles[Role::Boss] == 1);
}

TEST_CASE("roles for any room are spread by the seed, and by chance left out") {
    DungeonConfig config;
    config.roles[Role::Arena].count = 1;
    config.roles[Role::Arena].chance = {1, 2};
    config.roles[Role::Arena].deadEnd = false;
    int placed = 0;
    std::vector<GridPos> cells;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Draft draft = crossWith(config, Seed{seed});
        draft.rooms.forEach([&](GridPos cell) {
            if (kindAt(draft, cell) == RoomKind::Arena) {
                ++placed;
                if (std::find(cells.begin(), cells.end(), cell) == cells.end()) {
                    cells.push_back(cell);
                }
            }
        });
    }
    CHECK(placed > 30);
    CHECK(placed < 70);
    CHECK(cells.size() > 8);
}

TEST_CASE("a large grid has places for a thousand rooms of each role") {
    constexpr GridSize grid{1000, 1000};
    Draft draft(grid, {0, 0});
    DungeonConfig config;
    const std::array roles{Role::Treasure, Role::Shop, Role::Altar, Role::Arena, Role::Puzzle};
    for (const Role role : roles) {
        config.roles[role].count = 1000;
        config.roles[role].deadEnd = false;
    }
    for (const GridPos cell : cellsOf(grid)) {
        draft.plans[cell].distance = static_cast<std::uint32_t>(cell.x + cell.y);
        draft.rooms.insert(draft.rooms.numbers().of(cell));
    }
    draft.plans[draft.start].kind = RoomKind::Start;
    placeRoles(config, Seed{1}, draft);
    for (const Role role : roles) {
        CHECK(std::ranges::count(draft.plans.values(), kindOf(role), &RoomPlan::kind) == 1000);
    }
}

TEST_CASE("one more room of a role leaves those before where they are") {
    DungeonConfig config;
    config.roles[Role::Arena].deadEnd = false;
    Draft before = crossWith(config);
    for (int count = 1; count <= 5; ++count) {
        config.roles[Role::Arena].count = count;
        const Draft draft = crossWith(config);
        int arenas = 0;
        draft.rooms.forEach([&](GridPos cell) {
            arenas += kindAt(draft, cell) == RoomKind::Arena ? 1 : 0;
            CHECK((kindAt(before, cell) == RoomKind::Plain ||
                   kindAt(draft, cell) == kindAt(before, cell)));
        });
        CHECK(arenas == count);
        before = draft;
    }
}

TEST_CASE("equally far dead ends are chosen by the seed") {
    DungeonConfig config;
    config.roles[Role::Boss].count = 1;
    int north = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Draft draft({1, 7}, {0, 3});
        for (int y = 0; y < 7; ++y) {
            if (y < 6) {
                addDoorway(draft, {0, y}, Direction::South);
            }
            draft.plans[{0, y}].distance = static_cast<std::uint32_t>(y < 3 ? 3 - y : y - 3);
            draft.rooms.insert(draft.rooms.numbers().of({0, y}));
        }
        placeRoles(config, Seed{seed}, draft);
        north += kindAt(draft, {0, 0}) == RoomKind::Boss ? 1 : 0;
    }
    CHECK(north > 30);
    CHECK(north < 70);
}

TEST_CASE("a secret room has most rooms around it, cracked walls, and is not beside the boss") {
    DungeonConfig config;
    config.roles[Role::Secret].count = 1;
    config.roles[Role::Boss].count = 1;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Draft draft = crossWith(config, Seed{seed});
        draft.rooms.forEach([&](GridPos cell) {
            const RoomPlan& plan = draft.plans[cell];
            if (plan.kind != RoomKind::Secret) {
                return;
            }
            // The four cells in the corners of the cross have two rooms beside them, others one.
            CHECK((cell.x == 4 || cell.x == 6));
            CHECK((cell.y == 4 || cell.y == 6));
            CHECK(plan.doors.size() == 2);
            CHECK(plan.distance == 2);
            for (const Direction side : allDirections) {
                CHECK((plan.locks.at(side) == DoorLock::Cracked) == plan.doors.has(side));
            }
        });
    }
}

TEST_CASE("a secret room takes any of the cells with most rooms, however wide the grid is") {
    DungeonConfig config;
    config.roles[Role::Secret].count = 1;
    for (const int column : {5, 63, 64, 65, 127, 128, 129}) {
        std::set<std::pair<int, int>> taken;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Draft draft = cross({column, 5});
            placeRoles(config, Seed{seed}, draft);
            draft.rooms.forEach([&](GridPos cell) {
                if (draft.plans[cell].kind == RoomKind::Secret) {
                    taken.insert({cell.x, cell.y});
                }
            });
        }
        CHECK(taken.size() == 4);
        CHECK(taken.contains({column - 1, 4}));
        CHECK(taken.contains({column + 1, 6}));
    }
}

TEST_CASE("secret rooms for which there is no place are reported") {
    Draft draft({1, 1}, {0, 0});
    draft.rooms.insert(draft.rooms.numbers().of({0, 0}));
    DungeonConfig config;
    config.roles[Role::Secret].count = 2;
    placeRoles(config, Seed{1}, draft);
    CHECK(draft.report.missingRoles[Role::Secret] == 2);
}
