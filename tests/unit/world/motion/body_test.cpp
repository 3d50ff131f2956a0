#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "world/knight/harm.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// At the west end of the middle row.
Body walker(Gait gait) {
    Body body;
    body.size = {10, 8};
    body.gait = gait;
    body.at = {subpixelsPerTile, subpixelsPerTile + toSubpixels(4)};
    return body;
}

// The column that it comes to, going east for long, by so many subpixels at a time.
int farthestColumn(const std::string& row, Gait gait, int stride = 256) {
    const std::string wall(row.size(), '#');
    const World world = worldOf({wall, row, wall}, {1, 1});
    Body body = walker(gait);
    for (int step = 0; step < 400; ++step) {
        moveBody(body, world.terrain(), {stride, 0}, {0, 0, 0});
    }
    return tileUnder(body).x;
}

}  // namespace

TEST_CASE("a body is stopped by what its gait does not carry it over") {
    CHECK(farthestColumn("#....#..#", Gait::Walks) == 4);
    CHECK(farthestColumn("#....#..#", Gait::Flies) == 4);
    CHECK(farthestColumn("#....#..#", Gait::Ghost) == 8);
    CHECK(farthestColumn("#...~...#", Gait::Walks) == 3);
    CHECK(farthestColumn("#...~...#", Gait::Flies) == 7);
    CHECK(farthestColumn("#..._...#", Gait::Walks) == 7);
    CHECK(farthestColumn("#...c...#", Gait::Flies) == 3);
}

TEST_CASE("however fast a body is, it skips over nothing that stops it") {
    const int stride = GENERATE(1, 3) * subpixelsPerTile;
    CHECK(farthestColumn("#....#..#", Gait::Walks, stride) == 4);
    CHECK(farthestColumn("#...~...#", Gait::Walks, stride) == 3);
    CHECK(farthestColumn("#...~...#", Gait::Flies, stride) == 7);
}

TEST_CASE("only who walks falls into pits and steps on spikes") {
    const char harm = GENERATE('_', '^');
    const World world =
        worldOf({"#####", std::string("#") + harm + "..#", "#...#", "#...#", "#####"}, {3, 3});
    CHECK(isInHarm(world.terrain(), walker(Gait::Walks)));
    CHECK_FALSE(isInHarm(world.terrain(), walker(Gait::Flies)));
    CHECK_FALSE(isInHarm(world.terrain(), walker(Gait::Ghost)));
}

TEST_CASE("a body that is pushed back goes as far as it is told, and not through walls") {
    const World world = worldOf({"##########", "#........#", "##########"}, {1, 1});
    Body body = walker(Gait::Walks);
    const auto pushed = [&](GridOffset way) {
        const int before = body.at.x;
        knockBack(body, way, 16);
        while (body.knockTicks > 0) {
            advanceKnock(body, world.terrain());
        }
        CHECK(body.velocity == GridOffset{});
        return body.at.x - before;
    };
    CHECK(pushed({1, 0}) == toSubpixels(16));
    CHECK(pushed({-1, 0}) == -toSubpixels(16));
    CHECK(pushed({-1, 0}) == 0);
}
