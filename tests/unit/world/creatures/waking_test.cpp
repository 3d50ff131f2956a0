// The knight wakes by the door, and nobody stands there.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World dyingBeside(std::initializer_list<CreatureKind> kinds) {
    WorldConfig config = fightConfig();
    config.creatures.rules.waitTicks = 20;
    World world = fightIn(openRoom, {2, 4}, config);
    world.creatures.ticks = 500;
    world.player.kit.halfHearts = 0;
    world.player.deathTicks = 1;
    for (const CreatureKind kind : kinds) {
        addCreature(world, kind, {2, 4});
    }
    return world;
}

void waken(World& world) {
    REQUIRE(stepUntil(world, {}, 200, [](const World& w) { return !w.player.dying(); }));
}

}  // namespace

TEST_CASE("those who slew the knight stand away from where he wakes, each on a tile of its own") {
    World world = dyingBeside({CreatureKind::Slime, CreatureKind::Skeleton, CreatureKind::Bat,
                               CreatureKind::Charger, CreatureKind::Ghost, CreatureKind::Mimic});
    waken(world);
    CHECK(world.player.body.at == world.entry);
    REQUIRE(world.creatures.living.size() == 6);
    std::vector<GridPos> tiles;
    for (const Creature& creature : world.creatures.living) {
        INFO(name(creature.kind));
        CHECK(pixelsApart(world, creature) > world.config.creatures.rules.entryDistance);
        CHECK(creature.doing == Doing::Waits);
        tiles.push_back(tileUnder(creature.body));
        CHECK(std::count(tiles.begin(), tiles.end(), tiles.back()) == 1);
    }
}

TEST_CASE("when the knight wakes they wait again, healed, and nothing flies") {
    World world = dyingBeside({CreatureKind::Skeleton});
    only(world).health = 1;
    world.creatures.projectiles.push_back({});
    waken(world);
    CHECK(world.creatures.projectiles.empty());
    CHECK(only(world).health == rowOf(world, CreatureKind::Skeleton).health);
    const SubPos place = only(world).body.at;
    walkFor(world, {}, world.config.creatures.rules.waitTicks - 1);
    CHECK(only(world).body.at == place);
    CHECK(only(world).doing == Doing::Waits);
    CHECK(stepUntil(world, {}, 60, [](const World& w) {
        return w.creatures.living.front().doing != Doing::Waits;
    }));
}

TEST_CASE("whoever finds no place away from the door stays where it is") {
    WorldConfig config = fightConfig();
    World world = fightIn({"#####", "#...#", "#...#", "#...#", "#####"}, {2, 2}, config);
    addCreature(world, CreatureKind::Slime, {3, 3});
    world.player.deathTicks = 1;
    const SubPos place = only(world).body.at;
    only(world).doing = Doing::Rests;
    world.config.creatures.rules.waitTicks = 1000;
    waken(world);
    REQUIRE(world.creatures.living.size() == 1);
    CHECK(only(world).body.at == place);
}
