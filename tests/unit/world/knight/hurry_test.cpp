// How the knight hurries where nothing lives.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::vector<std::string> longRoom{
    "###############################", "#.............................#",
    "#.............................#", "#.............................#",
    "###############################"};

World emptyRoom() {
    WorldConfig config = fightConfig();
    config.player.quickSpeed = 150;
    config.creatures.rules.waitTicks = 100000;
    return fightIn(longRoom, {1, 2}, config);
}

// Subpixels that the knight walks to the east in a number of ticks.
int walked(World& world, InputFrame input, int ticks) {
    const int from = world.player.body.at.x;
    walkFor(world, input, ticks);
    return world.player.body.at.x - from;
}

constexpr int stride = 80 * subpixelsPerPixel / ticksPerSecond;

}  // namespace

TEST_CASE("after some ticks of walking one way the knight is quicker, where nothing lives") {
    World world = emptyRoom();
    const int after = world.config.player.quickAfterTicks;
    CHECK(walked(world, holding(Direction::East), after + 1) == (after + 1) * stride);
    CHECK(walked(world, holding(Direction::East), 20) == 20 * (stride * 150 / 100));
    CHECK(walked(world, holding(Direction::East, Direction::North), 1) < stride);
}

TEST_CASE("a knight who stands, turns or runs into a wall begins anew to walk one way") {
    World world = emptyRoom();
    walkFor(world, holding(Direction::East), 60);
    REQUIRE(world.player.hurry.isQuick);
    SECTION("stands") {
        walkFor(world, {}, 1);
    }
    SECTION("turns") {
        walkFor(world, holding(Direction::West), 1);
    }
    SECTION("runs into a wall") {
        walkFor(world, holding(Direction::East), 300);
    }
    CHECK_FALSE(world.player.hurry.isQuick);
}

TEST_CASE("nobody hurries beside what lives or flies") {
    World world = emptyRoom();
    SECTION("lives") {
        addCreature(world, CreatureKind::Turret, {28, 1});
    }
    SECTION("flies") {
        world.config.creatures.kinds[CreatureKind::Skeleton].attackSpeed = 0;
        Projectile bone;
        bone.body = bodyAround(tileCentre({28, 1}), {4, 4}, Gait::Flies);
        world.creatures.projectiles.push_back(bone);
    }
    CHECK(walked(world, holding(Direction::East), 90) == 90 * stride);
}

TEST_CASE("a knight who hurries is slow again in the tick in which something lives there") {
    World world = emptyRoom();
    walkFor(world, holding(Direction::East), 60);
    addCreature(world, CreatureKind::Bat, {28, 1});
    CHECK(walked(world, holding(Direction::East), 1) == stride);
}
