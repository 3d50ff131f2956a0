#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "world/knight/walk.hpp"
#include "world/motion/terrain.hpp"

#include <cstdlib>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World onIce(WorldConfig config = plainConfig()) {
    return worldOf(
        {"##############", "#************#", "#************#", "#************#", "##############"},
        {2, 2}, {}, config);
}

constexpr int fullSpeed = 80 * 256 / 60;

}  // namespace

TEST_CASE("on ice the knight gets under way slowly, and slides on when let go") {
    World world = onIce();
    const int start = world.player.body.at.x;
    walkFor(world, holding(Direction::East), 1);
    CHECK(world.player.body.at.x - start == fullSpeed / world.config.ground.iceTicks);
    walkFor(world, holding(Direction::East), world.config.ground.iceTicks);
    CHECK(world.player.body.velocity.x == fullSpeed);
    const int let = world.player.body.at.x;
    walkFor(world, {}, world.config.ground.iceTicks + 1);
    const int slid = world.player.body.at.x - let;
    CHECK(slid > toSubpixels(15));
    CHECK(slid < toSubpixels(30));
    CHECK(world.player.body.velocity == GridOffset{});
    const SubPos rest = world.player.body.at;
    walkFor(world, {}, 60);
    CHECK(world.player.body.at == rest);
}

TEST_CASE("ice without slide is ground like any other") {
    WorldConfig config = plainConfig();
    config.ground.iceTicks = 0;
    World world = onIce(config);
    const int start = world.player.body.at.x;
    walkFor(world, holding(Direction::East), 10);
    CHECK(world.player.body.at.x - start == 10 * fullSpeed);
    const SubPos rest = world.player.body.at;
    walkFor(world, {}, 5);
    CHECK(world.player.body.at == rest);
}

TEST_CASE("what is solid ends a slide") {
    World world = onIce();
    walkFor(world, holding(Direction::East), 300);
    CHECK_FALSE(overlapsSolid(world.terrain(), world.knightBox()));
    CHECK(world.knightBox().right() == 13 * subpixelsPerTile);
    CHECK(world.player.body.velocity.x == 0);
}

TEST_CASE("ground ends a slide") {
    World world = worldOf({"###########", "#****.....#", "###########"}, {1, 1});
    REQUIRE(stepUntil(world, holding(Direction::East), 200, [](const World& w) {
        return knightTile(w) == GridPos{5, 1};
    }));
    const SubPos rest = world.player.body.at;
    walkFor(world, {}, 1);
    CHECK(world.player.body.at == rest);
}

TEST_CASE("the length of a glide can be computed in advance") {
    WorldConfig config = plainConfig();
    config.ground.iceTicks = GENERATE(10, 30, 60);
    World world =
        worldOf({"##############", "#..**********#", "##############"}, {1, 1}, {}, config);
    const auto onIce = [](const World& w) { return knightTile(w) == GridPos{3, 1}; };
    REQUIRE(stepUntil(world, holding(Direction::East), 200, onIce));
    const int let = world.player.body.at.x;
    walkFor(world, {}, config.ground.iceTicks + 40);
    const int slid = world.player.body.at.x - let;
    CHECK(std::abs(slid - iceGlide(config.player, config.ground)) < toSubpixels(1));
    config.ground.iceTicks = 0;
    CHECK(iceGlide(config.player, config.ground) == 0);
}
