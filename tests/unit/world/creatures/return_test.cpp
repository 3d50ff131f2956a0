// Creatures that begin again: as the knight wakes by the door, and in a gallery.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/place.hpp"

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

TEST_CASE(
    "a boss who begins again begins in the light, with nothing announced and nothing burning") {
    World world = dyingBeside({CreatureKind::Founder});
    only(world).phase = 1;
    world.areLightsOut = true;
    world.ground.burn({9, 4}, 10000);
    announce(world, {.kind = OmenKind::Slag, .from = CreatureKind::Founder, .wait = 10000});
    waken(world);
    REQUIRE(only(world).phase == 0);
    CHECK_FALSE(isDark(world, world.room));
    CHECK(world.creatures.omens.empty());
    walkFor(world, {}, 1);
    CHECK(world.ground.at({9, 4}) == Tile::Ground);
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

namespace {

World galleryOf(CreatureKind kind, int count) {
    WorldConfig config = fightConfig();
    config.creatures.rules.waitTicks = 100000;
    config.creatures.gallery = Gallery{kind, count};
    World world = fightIn(openRoom, {7, 4}, config);
    world.memory = {};
    return world;
}

int livingAfter(World& world, int ticks) {
    Events events;
    for (int tick = 0; tick < ticks; ++tick) {
        events.clear();
        step(world, {}, events);
    }
    return static_cast<int>(world.creatures.living.size());
}

}  // namespace

TEST_CASE("a gallery has creatures of its kind from the first tick on, away from the knight") {
    World world = galleryOf(CreatureKind::Charger, 5);
    CHECK(livingAfter(world, 1) == 5);
    for (const Creature& creature : world.creatures.living) {
        CHECK(creature.kind == CreatureKind::Charger);
        CHECK(pixelsApart(world, creature) >= world.config.creatures.rules.entryDistance);
    }
}

TEST_CASE("in a gallery they come again when all have fallen, away from where the knight is then") {
    World world = galleryOf(CreatureKind::Slime, 12);
    livingAfter(world, 40);
    fillGallery(world, fellAll(world));
    world.player.body.at = world.player.body.previous = {toSubpixels(2 * 16), toSubpixels(6 * 16)};
    CHECK(livingAfter(world, galleryPauseTicks - 1) == 0);
    CHECK(livingAfter(world, 1) == 12);
    for (const Creature& creature : world.creatures.living) {
        CHECK(pixelsApart(world, creature) >= world.config.creatures.rules.entryDistance);
        CHECK(creature.health == rowOf(world, CreatureKind::Slime).health);
    }
    CHECK(world.cleared.empty());
    world.creatures.living.pop_back();
    CHECK(livingAfter(world, 3 * galleryPauseTicks) == 11);
}

TEST_CASE("where there is no gallery nobody comes again") {
    World world = galleryOf(CreatureKind::Slime, 2);
    livingAfter(world, 1);
    world.config.creatures.gallery.reset();
    fellAll(world);
    world.creatures.living.clear();
    CHECK(livingAfter(world, 2 * galleryPauseTicks) == 0);
}
