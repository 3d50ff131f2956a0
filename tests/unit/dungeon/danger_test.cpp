#include "dungeon/danger.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

#include <algorithm>

using namespace doorstring;

namespace {

// What lives in the second of two rooms, over many seeds.
std::vector<CreatureKind> livingIn(RoomKind kind, const CreaturesConfig& config) {
    std::vector<CreatureKind> living;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Grid<RoomPlan> plans({2, 1});
        plans[{0, 0}] = {0, parseDoorString("E").value(), RoomKind::Start};
        plans[{1, 0}] = {1, parseDoorString("W").value(), kind};
        const auto kinds =
            creaturesIn(testing::dungeonOf(Seed{seed}, {0, 0}, plans), {1, 0}, config);
        living.insert(living.end(), kinds.begin(), kinds.end());
    }
    return living;
}

bool has(const std::vector<CreatureKind>& living, CreatureKind kind) {
    return std::find(living.begin(), living.end(), kind) != living.end();
}

}  // namespace

TEST_CASE("what nothing hurts lives in no arena, which would never open again") {
    CreaturesConfig config;
    config.kinds[CreatureKind::Turret].health = 0;
    CHECK(has(livingIn(RoomKind::Plain, config), CreatureKind::Turret));
    CHECK_FALSE(has(livingIn(RoomKind::Arena, config), CreatureKind::Turret));
    CHECK(has(livingIn(RoomKind::Arena, config), CreatureKind::Slime));
}

TEST_CASE("those of a gallery live in every room, whatever they cost and wherever they live") {
    CreaturesConfig config;
    config.kinds[CreatureKind::Ghost].from = 50;
    config.kinds[CreatureKind::Ghost].cost = 99;
    config.gallery = Gallery{CreatureKind::Ghost, 3};
    for (const RoomKind kind : {RoomKind::Start, RoomKind::Plain, RoomKind::Shop}) {
        const auto living = livingIn(kind, config);
        CHECK(living.size() == 3 * 50);
        CHECK(std::count(living.begin(), living.end(), CreatureKind::Ghost) == 3 * 50);
    }
}

TEST_CASE("nothing lives in rooms that are no fight") {
    for (const RoomKind kind :
         {RoomKind::Start, RoomKind::Shop, RoomKind::Altar, RoomKind::Puzzle, RoomKind::Secret}) {
        CHECK(livingIn(kind, CreaturesConfig()).empty());
    }
}

TEST_CASE("a boss lives alone in its room, though it costs more than any budget or nothing") {
    for (const int cost : {0, 100}) {
        CreaturesConfig config;
        config.kinds[CreatureKind::KingSlime].cost = cost;
        const auto living = livingIn(RoomKind::Boss, config);
        CHECK(living.size() == 50);
        CHECK(std::ranges::count(living, CreatureKind::KingSlime) == 50);
    }
}

namespace {

// What the second of two rooms costs.
int dangerIn(RoomKind kind, const CreaturesConfig& config) {
    Grid<RoomPlan> plans({2, 1});
    plans[{0, 0}] = {0, parseDoorString("E").value(), RoomKind::Start};
    plans[{1, 0}] = {1, parseDoorString("W").value(), kind};
    return dangerOf(testing::dungeonOf(Seed{1}, {0, 0}, plans), {1, 0}, config);
}

}  // namespace

TEST_CASE(
    "the danger of a room counts an elite where one of its creatures is one, and only there") {
    for (const CreatureKind kind : {CreatureKind::Bat, CreatureKind::Turret}) {
        CreaturesConfig config;
        for (CreatureConfig& row : config.kinds) {
            row.cost = 0;
        }
        config.kinds[kind].cost = 1;
        config.rules.budget = 6;
        config.elites.chance = {1, 1};
        config.elites.cost = 2;
        CHECK(dangerIn(RoomKind::Plain, config) == (kind == CreatureKind::Bat ? 6 : 4));
    }
}

TEST_CASE("the danger of a boss's room is what the boss who lives there costs") {
    CreaturesConfig config;
    config.kindInBossRoom = CreatureKind::Porter;
    config.kinds[CreatureKind::Porter].cost = 7;
    config.kinds[CreatureKind::KingSlime].cost = 9;
    CHECK(dangerIn(RoomKind::Boss, config) == 7);
}
