// Several creatures on their way to the knight.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

int pixelsBetween(const Creature& one, const Creature& other, int SubPos::*axis) {
    return std::abs(one.body.at.*axis - other.body.at.*axis) / subpixelsPerPixel;
}

}  // namespace

TEST_CASE("walkers in single file step out beside each other") {
    World world = fightIn(openRoom, {7, 7});
    addCreature(world, CreatureKind::ShieldKnight, {7, 2});
    addCreature(world, CreatureKind::ShieldKnight, {7, 1});
    for (Creature& one : world.creatures.living) {
        one.doing = Doing::Walks;
    }
    // The second comes up to the first.
    world.creatures.living.back().body.at.y += toSubpixels(6);
    stepUntil(world, {}, 60, [](const World&) { return false; });
    const auto& living = world.creatures.living;
    CHECK(pixelsBetween(living[0], living[1], &SubPos::x) >= 8);
}

TEST_CASE("those who walk side by side keep their distance, and a wall is no matter") {
    const std::vector<std::string> corridor{"#########", "#.......#", "#########"};
    World world = fightIn(corridor, {7, 1});
    addCreature(world, CreatureKind::ShieldKnight, {2, 1});
    addCreature(world, CreatureKind::ShieldKnight, {1, 1});
    for (Creature& one : world.creatures.living) {
        one.doing = Doing::Walks;
    }
    const int before = pixelsApart(world, only(world));
    stepUntil(world, {}, 60, [](const World&) { return false; });
    CHECK(pixelsApart(world, only(world)) < before - 10);
}
