#include "autopilot/route.hpp"
#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr GridPos start{1, 3};
constexpr GridPos goal{9, 3};

// The ticks until the knight is there; he must not be harmed on the way.
int ticksToGoal(World& world) {
    int ticks = 0;
    for (; knightTile(world) != goal && ticks < 1000; ++ticks) {
        const Events events = walkFor(world, walkTo(world, tileCentre(goal)), 1);
        CHECK(countOf<KnightHurt>(events) == 0);
        CHECK(countOf<KnightFell>(events) == 0);
        CHECK(world.player.slipTicks == 0);
    }
    return ticks;
}

}  // namespace

TEST_CASE("the autopilot walks around what harms, though it is farther") {
    const char harm = GENERATE('_', '^');
    std::vector<std::string> rows{"###########", "#.........#", "#....h....#", "#....h....#",
                                  "#....h....#", "#....h....#", "###########"};
    for (std::string& row : rows) {
        std::replace(row.begin(), row.end(), 'h', harm);
    }
    World world = worldOf(rows, start);
    CHECK(ticksToGoal(world) < 300);
}

TEST_CASE("the autopilot finds its way over ice, and comes to rest there") {
    World world = worldOf({"###########", "#*********#", "#*********#", "#*********#",
                           "#*********#", "#*********#", "###########"},
                          start);
    CHECK(ticksToGoal(world) < 300);
    for (int tick = 0; tick < 200; ++tick) {
        walkFor(world, walkTo(world, tileCentre(goal)), 1);
    }
    CHECK(knightTile(world) == goal);
}

TEST_CASE("where all ways harm, the autopilot takes one all the same") {
    World world = worldOf(
        {"###########", "#....^....#", "#....^....#", "#....^....#", "###########"}, {1, 2});
    const SubPos place = tileCentre({9, 2});
    for (int tick = 0; tick < 1000 && knightTile(world) != GridPos{9, 2}; ++tick) {
        walkFor(world, walkTo(world, place), 1);
    }
    CHECK(knightTile(world) == GridPos{9, 2});
}
