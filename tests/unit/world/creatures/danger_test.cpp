// Which creatures live where.
#include "dungeon/danger.hpp"
#include "dungeon/metrics.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/plays.hpp"

#include <algorithm>
#include <set>
#include <string>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

bool areUnfair(const std::set<CreatureKind>& kinds) {
    using Pair = std::pair<CreatureKind, CreatureKind>;
    const std::vector<Pair> pairs{{CreatureKind::Turret, CreatureKind::Charger},
                                  {CreatureKind::Turret, CreatureKind::ShieldKnight},
                                  {CreatureKind::Turret, CreatureKind::Ghost},
                                  {CreatureKind::Bomber, CreatureKind::Charger}};
    return std::any_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
        return kinds.count(pair.first) > 0 && kinds.count(pair.second) > 0;
    });
}

}  // namespace

TEST_CASE("what lives in a room keeps to the budget, the distance, the tileset and fair pairs") {
    const Config config = shippedConfig();
    const CreatureRules& rules = config.creatures.rules;
    std::set<CreatureKind> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Dungeon dungeon = grownDungeon(config, Seed{seed});
        for (const GridPos cell : cellsOf(dungeon.size())) {
            const RoomPlan& plan = dungeon.plan(cell);
            if (plan.doors.empty() || plan.kind == RoomKind::Boss) {
                continue;
            }
            const auto living = creaturesIn(dungeon, cell, config.creatures);
            int cost = 0;
            for (const CreatureKind kind : living) {
                const CreatureConfig& row = config.creatures.kinds[kind];
                cost += row.cost;
                CHECK(row.cost > 0);
                CHECK(row.from <= static_cast<int>(plan.distance));
            }
            CHECK(cost <= fullBudget(plan, rules));
            CHECK(static_cast<int>(living.size()) <= rules.most);
            CHECK_FALSE(areUnfair({living.begin(), living.end()}));
            seen.insert(living.begin(), living.end());
        }
    }
    // Small slimes split off others, the Weaver sends out her brood and ties her knots, and thieves
    // and singers have set pieces.
    CHECK(seen.size() == static_cast<std::size_t>(firstBoss) - 5);
}

TEST_CASE("a room behind an arena has a share of its budget") {
    Config config = shippedConfig();
    config.creatures.rules.afterArena = 0;
    int behind = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Dungeon dungeon = grownDungeon(config, Seed{seed});
        for (const GridPos cell : cellsOf(dungeon.size())) {
            const RoomPlan& plan = dungeon.plan(cell);
            for (const Direction side : allDirections) {
                const GridPos beside = neighbour(cell, side);
                if (plan.kind == RoomKind::Arena && plan.doors.has(side) &&
                    dungeon.plan(beside).distance > plan.distance &&
                    dungeon.plan(beside).kind != RoomKind::Boss) {
                    CHECK(creaturesIn(dungeon, beside, config.creatures).empty());
                    ++behind;
                }
            }
        }
    }
    CHECK(behind > 20);
}

TEST_CASE("a creature lives in dungeons of its tilesets only") {
    Config config = shippedConfig({"tileset=sand"});
    std::set<CreatureKind> seen;
    const auto look = [&] {
        seen.clear();
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Dungeon dungeon = grownDungeon(config, Seed{seed});
            for (const GridPos cell : cellsOf(dungeon.size())) {
                const auto living = creaturesIn(dungeon, cell, config.creatures);
                seen.insert(living.begin(), living.end());
            }
        }
    };
    look();
    CHECK(seen.count(CreatureKind::Bat) == 1);
    config.creatures.kinds[CreatureKind::Bat].tilesets = WordSet{1}
                                                         << static_cast<unsigned>(Tileset::Moss);
    look();
    CHECK(seen.count(CreatureKind::Bat) == 0);
    CHECK(seen.count(CreatureKind::Slime) == 1);
}

TEST_CASE("what nothing hurts, or leaves such behind, does not live in an arena") {
    Config config = shippedConfig();
    config.creatures.kinds[CreatureKind::SmallSlime].health = 0;
    int arenas = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Dungeon dungeon = grownDungeon(config, Seed{seed});
        for (const GridPos cell : cellsOf(dungeon.size())) {
            if (dungeon.plan(cell).kind != RoomKind::Arena) {
                continue;
            }
            ++arenas;
            for (const CreatureKind kind : creaturesIn(dungeon, cell, config.creatures)) {
                CHECK(kind != CreatureKind::Slime);
                CHECK(config.creatures.kinds[kind].health > 0);
            }
        }
    }
    CHECK(arenas > 10);
}

TEST_CASE("nobody lives in the start, and every `breather`th room is empty but for an arena") {
    const int breather = GENERATE(3, 4);
    const CreatureRules rules =
        shippedConfig({"creatures.breather=" + std::to_string(breather)}).creatures.rules;
    RoomPlan plan;
    for (const auto kind : {RoomKind::Plain, RoomKind::Treasure, RoomKind::Key}) {
        plan.kind = kind;
        for (std::uint32_t distance = 0; distance < 20; ++distance) {
            plan.distance = distance;
            CHECK((fullBudget(plan, rules) == 0) ==
                  (distance % static_cast<std::uint32_t>(breather) == 0));
        }
    }
    plan.distance = 12;
    plan.kind = RoomKind::Arena;
    CHECK(fullBudget(plan, rules) == 2 * (rules.budget + 6));
    for (const auto kind : {RoomKind::Start, RoomKind::Shop, RoomKind::Altar}) {
        plan.kind = kind;
        plan.distance = 5;
        CHECK(fullBudget(plan, rules) == 0);
    }
}

TEST_CASE("farther rooms may cost more") {
    const CreatureRules rules;
    RoomPlan plan;
    int before = 0;
    for (const std::uint32_t distance : {1U, 3U, 5U, 7U, 9U, 11U}) {
        plan.distance = distance;
        CHECK(fullBudget(plan, rules) > before);
        before = fullBudget(plan, rules);
    }
}

TEST_CASE("who lives in a room is the same in whatever order rooms are asked for") {
    const Config config = shippedConfig();
    const Dungeon one = grownDungeon(config, Seed{11});
    const Dungeon other = grownDungeon(config, Seed{11});
    std::vector<GridPos> cells;
    for (const GridPos cell : cellsOf(one.size())) {
        if (!one.plan(cell).doors.empty()) {
            cells.push_back(cell);
        }
    }
    std::vector<std::vector<CreatureKind>> forward;
    std::vector<std::vector<CreatureKind>> backward;
    for (const GridPos cell : cells) {
        forward.push_back(creaturesIn(one, cell, config.creatures));
    }
    for (auto cell = cells.rbegin(); cell != cells.rend(); ++cell) {
        backward.insert(backward.begin(), creaturesIn(other, *cell, config.creatures));
    }
    CHECK(forward == backward);
}

TEST_CASE("what nothing hurts is never alone") {
    const Config config = shippedConfig({"creatures.budget=6"});
    int turrets = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Dungeon dungeon = grownDungeon(config, Seed{seed});
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
            const auto living = creaturesIn(dungeon, cell, config.creatures);
            const auto count = std::ranges::count(living, CreatureKind::Turret);
            turrets += static_cast<int>(count);
            CHECK((count == 0 || count < static_cast<std::ptrdiff_t>(living.size())));
        });
    }
    CHECK(turrets > 50);
}

TEST_CASE("where pairs are asked for, a room has the two kinds of one that its budget pays") {
    const Config config = shippedConfig({"creatures.pairs=true", "creatures.budget=8"});
    std::set<CreatureKind> leads;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Dungeon dungeon = grownDungeon(config, Seed{seed});
        dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            const auto living = creaturesIn(dungeon, cell, config.creatures);
            if (living.empty() || plan.kind == RoomKind::Boss) {
                return;
            }
            const std::set<CreatureKind> kinds(living.begin(), living.end());
            const auto pair = std::ranges::find_if(creaturePairs, [&](const CreaturePair& one) {
                return kinds == std::set{one.lead, one.helper};
            });
            CHECK((pair != creaturePairs.end() || kinds.size() == 1));
            if (pair != creaturePairs.end()) {
                leads.insert(pair->lead);
            }
        });
    }
    CHECK(leads.size() >= 4);
}

TEST_CASE("no pair is one that may not share a room") {
    for (const CreaturePair& pair : creaturePairs) {
        CHECK_FALSE(areUnfair({pair.lead, pair.helper}));
    }
}

TEST_CASE("rooms of floors 2 and 3 have pairs") {
    for (const int floor : {2, 3}) {
        CHECK(shippedFloor(floor).creatures.crowd.pairs);
    }
}

TEST_CASE("the danger of a floor counts what the boss of that floor costs") {
    Config config = shippedFloor(2);
    REQUIRE(config.adventure.boss() != firstBoss);
    const Dungeon dungeon = grownDungeon(config, Seed{1});
    const std::int64_t before = measure(dungeon, &config.creatures).danger.value();
    config.creatures.kinds[config.adventure.boss()].cost = 100;  // more than any other room pays
    CHECK(measure(dungeon, &config.creatures).danger == before + 100);
}
