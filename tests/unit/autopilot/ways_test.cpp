// The ways from any place of a room to a goal.
#include "autopilot/ways.hpp"
#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

SubPos middle(GridPos tile) {
    return centreOf(tileBox(tile));
}

std::optional<int> tilesBetween(const World& world, GridPos from, GridPos to,
                                Care care = Care::Safe) {
    const auto way = WayField(world, middle(to), from, care).distance(middle(from));
    return way ? std::optional(*way / subpixelsPerTile) : std::nullopt;
}

}  // namespace

TEST_CASE("a way leads around what is solid and what harms, with as much care as is asked for") {
    const World world =
        worldOf({"#######", "#.o..o#", "#.^..o#", "#.o_.o#", "#....o#", "#####.#"}, {1, 1});
    CHECK(tilesBetween(world, {1, 2}, {3, 2}) == 8);
    CHECK(tilesBetween(world, {1, 2}, {3, 2}, Care::Any) == 2);
    CHECK_FALSE(tilesBetween(world, {1, 1}, {5, 5}, Care::Any));
}

TEST_CASE("ice beside what harms is no safe way, but may be a way") {
    const World world = worldOf({"#######", "#..*..#", "#oo_oo#", "#######"}, {1, 1});
    CHECK_FALSE(tilesBetween(world, {1, 1}, {5, 1}));
    CHECK(tilesBetween(world, {1, 1}, {5, 1}, Care::Unharmed) == 4);
}

TEST_CASE("a way turns on ice only where one comes to rest, or is long") {
    const World narrow =
        worldOf({"#######", "###.###", "#..*..#", "#.o*o.#", "#.....#", "#######"}, {1, 1});
    CHECK(tilesBetween(narrow, {2, 2}, {3, 1}).value() > 2);
    const World walled = worldOf({"#######", "###.###", "#..*###", "#######"}, {1, 1});
    CHECK(tilesBetween(walled, {2, 2}, {3, 1}) == 2);
    const World across = worldOf({"########", "#.****.#", "########"}, {1, 1});
    CHECK(tilesBetween(across, {1, 1}, {6, 1}) == 5);
}

TEST_CASE("the distance never grows on the way, from tile to tile") {
    const World world =
        worldOf({"########", "#.oo...#", "#.oo.o.#", "#......#", "########"}, {1, 1});
    const SubPos goal{6 * subpixelsPerTile + 100, 3 * subpixelsPerTile + 3000};
    const WayField field(world, goal, {1, 1}, Care::Safe);
    int before = field.distance(middle({1, 1})).value();
    CHECK(before >= 6 * subpixelsPerTile);
    for (SubPos at = middle({1, 1}); at.y < middle({1, 3}).y; ++at.y) {
        const int now = field.distance(at).value();
        CHECK(now <= before);
        before = now;
    }
    CHECK(field.distance(goal) == 0);
    CHECK_FALSE(field.distance(middle({2, 2})));
    CHECK_FALSE(field.distance({-9 * subpixelsPerTile, 0}));
}

TEST_CASE("ways hold until the knight begins to float, as he then crosses deep water") {
    World world = worldOf({"#######", "#.....#", "#######"}, {1, 1});
    const WayField field(world, middle({5, 1}), {1, 1}, Care::Safe);
    CHECK(field.holdsFor(world, middle({5, 1}), {1, 1}, Care::Safe));
    world.player.body.gait = Gait::Floats;
    CHECK_FALSE(field.holdsFor(world, middle({5, 1}), {1, 1}, Care::Safe));
}
