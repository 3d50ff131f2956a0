// Foes that have to fall in their turns.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "unit/world/things/small_floors.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/place.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::vector<Spot> marks{
    {{7, 1}, SpotKind::Foe, 3}, {{4, 6}, SpotKind::Foe, 1}, {{7, 7}, SpotKind::Foe, 2}};

World foeRoom(bool hasCreatures = true, const std::vector<std::string>& rows = {}) {
    const std::vector<std::string> empty{"#########", "#.......#", "#.......#",
                                         "#.......#", "........#", "#.......#",
                                         "#.......#", "#.......#", "#########"};
    WorldConfig config = fightConfig();
    config.hasCreatures = hasCreatures;
    config.creatures.rules.waitTicks = 100000;
    config.room.size = {9, 9};
    World world(roomsWith(RoomKind::Puzzle, {"E", "W"}), config);
    const Room room(world.dungeon.plan({1, 0}), {1, 0}, tilesOf(rows.empty() ? empty : rows), marks,
                    {.hasPuzzle = true});
    const SubPos door = tileCentre({0, 4});
    world.enter(room, world.groundAsMade(room), creaturesOf(world, room, Ground(room), door), door);
    return world;
}

// By one blow, whatever it takes.
Events fell(World& world, int turn) {
    Creature& foe = *std::ranges::find(world.creatures.living, turn, &Creature::turn);
    const SubBox box = foe.body.hitBox();
    foe.health = 1;
    foe.body.safeTicks = 0;
    Events events;
    strikeAll(world, box, {centreOf(box)}, events);
    step(world, {}, events);
    return events;
}

std::vector<int> turnsIn(const World& world) {
    std::vector<int> turns;
    for (const Creature& one : world.creatures.living) {
        if (one.turn > 0) {
            turns.push_back(one.turn);
        }
    }
    std::ranges::sort(turns);
    return turns;
}

}  // namespace

TEST_CASE("foes stand on their marks, each of a kind that can fall") {
    const World world = foeRoom();
    REQUIRE(turnsIn(world) == std::vector{1, 2, 3});
    for (const Creature& foe : world.creatures.living) {
        CHECK(tileUnder(foe.body) == std::ranges::find(marks, foe.turn, &Spot::turn)->tile);
        CHECK(world.config.creatures.kinds[foe.kind].health > 0);
    }
}

TEST_CASE("foes felled in their turns solve the room and leave nothing") {
    World world = foeRoom();
    for (const int turn : {1, 2, 3}) {
        CHECK_FALSE(world.isSolved({1, 0}));
        const Events events = fell(world, turn);
        CHECK(countOf<FoesReturned>(events) == 0);
        CHECK(countOf<PuzzleSolved>(events) == (turn == 3 ? 1 : 0));
    }
    CHECK(world.isSolved({1, 0}));
    const auto coins = static_cast<std::size_t>(world.config.adventure.puzzles.coins);
    CHECK(world.creatures.drops.size() == coins);
}

TEST_CASE("a foe that falls before its turn comes back, with all that have fallen") {
    World world = foeRoom();
    fell(world, 1);
    CHECK(turnsIn(world) == std::vector{2, 3});
    const Events events = fell(world, 3);
    CHECK(countOf<FoesReturned>(events) == 1);
    CHECK(turnsIn(world) == std::vector{1, 2, 3});
    CHECK_FALSE(world.isSolved({1, 0}));
    for (const int turn : {1, 2, 3}) {
        fell(world, turn);
    }
    CHECK(world.isSolved({1, 0}));
}

TEST_CASE("a foe that comes back does not stand beside the knight") {
    World world = foeRoom();
    standInMiddleOf(world, {7, 1});
    fell(world, 3);
    const Creature& foe = *std::ranges::find(world.creatures.living, 3, &Creature::turn);
    const SubPos knight = centreOf(world.knightBox());
    const SubPos there = centreOf(foe.body.hitBox());
    CHECK(std::max(std::abs(there.x - knight.x), std::abs(there.y - knight.y)) >
          toSubpixels(world.config.creatures.rules.entryDistance));
}

TEST_CASE("two foes that one blast fells at once fall in their turns") {
    World world = foeRoom();
    for (Creature& one : world.creatures.living) {
        one.health = one.turn <= 2 ? 0 : one.health;
    }
    Events events;
    removeFallen(world, events);
    CHECK(countOf<FoesReturned>(events) == 0);
    CHECK(turnsIn(world) == std::vector{3});
}

TEST_CASE("all foes are there again when the knight comes back before the room is solved") {
    World world = foeRoom();
    const Room room = world.room;
    fell(world, 1);
    fell(world, 2);
    const Room start = world.roomAt({0, 0});
    world.enter(start, world.groundAsMade(start), {}, roomCentre(start));
    CHECK(creaturesOf(world, room, world.groundOf(room), tileCentre({0, 4})).size() == 3);
    world.solved.push_back({1, 0});
    CHECK(creaturesOf(world, room, world.groundOf(room), tileCentre({0, 4})).size() < 3);
}

TEST_CASE("where no creatures live a room of foes is solved as the knight comes in") {
    World world = foeRoom(false, {"#########", "#..g....#", "#..#....#", "####....#", "........#",
                                  "#.......#", "#.......#", "#.......#", "#########"});
    Events events;
    step(world, {}, events);
    CHECK(world.isSolved({1, 0}));
    CHECK(countOf<GatesOpened>(events) == 1);
}
