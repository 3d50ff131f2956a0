#include "autopilot/fight/plan.hpp"
#include "autopilot/route.hpp"
#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "world/knight/harm.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr GridPos start{1, 3};
constexpr GridPos goal{9, 3};

// The ticks until the knight is there; he must not be harmed on the way.
int ticksToGoal(World& world) {
    Walker walker;
    int ticks = 0;
    for (; knightTile(world) != goal && ticks < 1000; ++ticks) {
        const Events events = walkFor(world, walker.walkTo(world, tileCentre(goal)), 1);
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

TEST_CASE("the autopilot heeds burning ground, be the spikes of the room up or down") {
    const auto costOfWalk = [](const std::string& corner) {
        World world = worldOf({"###########", "#........" + corner + "#", "#.........#",
                               "#.........#", "#.........#", "#.........#", "###########"},
                              start);
        REQUIRE(spikePhase(world.tick, world.config.ground) == SpikePhase::Down);
        world.ground.burn({start.x + 1, start.y}, 1000);
        const SeenRoom seen;
        const InputFrame east = holding(Direction::East);
        const Wish wish{.walk = east};
        std::vector<Threat> threats;
        return Trial(world, seen, wish, thinkAheadTicks, threats).costOfStep(east);
    };
    CHECK(costOfWalk(".") > 1000);
    CHECK(costOfWalk("^") == costOfWalk("."));
}

TEST_CASE("the autopilot finds its way over ice, and comes to rest there") {
    World world = worldOf({"###########", "#*********#", "#*********#", "#*********#",
                           "#*********#", "#*********#", "###########"},
                          start);
    CHECK(ticksToGoal(world) < 300);
    Walker walker;
    for (int tick = 0; tick < 200; ++tick) {
        walkFor(world, walker.walkTo(world, tileCentre(goal)), 1);
    }
    CHECK(knightTile(world) == goal);
}

TEST_CASE("past ice that he would slide across, the autopilot comes to a gap from straight ahead") {
    WorldConfig config = plainConfig();
    config.player.hitBox = {16, 16};
    config.player.speed = GENERATE(80, 480);
    config.ground.iceTicks = GENERATE(30, 180);
    World world = worldOf({"#######.#######", "#.****.*.****.#", "#.oooo.*.oooo.#",
                           "#.****...****.#", "...............", "###############"},
                          {8, 1}, DoorSet::of(Direction::North), config);
    Walker walker;
    int ticks = 0;
    for (; knightTile(world) != GridPos{7, 0} && ticks < 1000; ++ticks) {
        walkFor(world, walker.walkTo(world, tileCentre({7, 0})), 1);
    }
    INFO("speed " << config.player.speed << ", ice " << config.ground.iceTicks);
    CHECK(ticks < 1000);
}

TEST_CASE("the autopilot cuts no corner at spikes, however large it is") {
    WorldConfig config = plainConfig();
    config.player.hitBox = GENERATE(GridSize{4, 4}, GridSize{10, 8}, GridSize{16, 16});
    World world = worldOf({"###########", "#....^....#", "#.^^.^.^^.#", "#.^^...^^.#",
                           "#.^^^^^^^.#", "#.........#", "###########"},
                          {1, 3}, {}, config);
    for (int wait = 0; wait < 150; ++wait) {
        walkFor(world, {}, 1);
    }
    CHECK(ticksToGoal(world) < 400);
}

namespace {

// From a little beside the row of a gap: the ticks until the knight is through.
int ticksThroughGap(const WorldConfig& config, int beside) {
    World world = worldOf(
        {"###########", "#.........#", "#.......###", "#.........#", "#.......###", "###########"},
        {6, 3}, {}, config);
    world.player.body.at.y += beside;
    Walker walker;
    int ticks = 0;
    for (; knightTile(world) != GridPos{9, 3} && ticks < 2000; ++ticks) {
        walkFor(world, walker.walkTo(world, tileCentre({9, 3})), 1);
    }
    return ticks;
}

}  // namespace

TEST_CASE("a corner that leads the knight aside does not hold him up") {
    WorldConfig config = plainConfig();
    config.player.hitBox = {16, 16};
    const GridPos passed{2, 2};
    for (int below = 1; below <= 250; below += 3) {
        World world = worldOf({"########", "#......#", "#......#", "#..o...#", "########"}, {4, 2},
                              {}, config);
        world.player.body.at.y += below;
        Walker walker;
        int ticks = 0;
        for (; knightTile(world) != passed && ticks < 2000; ++ticks) {
            walkFor(world, walker.walkTo(world, tileCentre(passed)), 1);
        }
        INFO(below << " subpixels below the row");
        CHECK(ticks <= 20);
    }
}

TEST_CASE("a knight whose stride is too long for a narrow gap tries from elsewhere") {
    WorldConfig config = plainConfig();
    config.player.speed = 300;
    config.player.detours.corners = 1;
    config.player.hitBox = {12, 16};
    for (int beside = -1200; beside <= 1200; beside += 50) {
        INFO(beside << " subpixels beside");
        CHECK(ticksThroughGap(config, beside) < 2000);
    }
}

TEST_CASE("where all ways harm, the autopilot takes one all the same") {
    World world = worldOf(
        {"###########", "#....^....#", "#....^....#", "#....^....#", "###########"}, {1, 2});
    const SubPos place = tileCentre({9, 2});
    Walker walker;
    for (int tick = 0; tick < 1000 && knightTile(world) != GridPos{9, 2}; ++tick) {
        walkFor(world, walker.walkTo(world, place), 1);
    }
    CHECK(knightTile(world) == GridPos{9, 2});
}

TEST_CASE("the autopilot breaks the crates that stand in its only way") {
    World world = worldOf({"###########", "#....#....#", "#....#....#", "#....c....#",
                           "#....c....#", "#....#....#", "###########"},
                          start);
    CHECK(ticksToGoal(world) < 300);
    CHECK(world.ground.at({5, 3}) == Tile::Ground);
}
