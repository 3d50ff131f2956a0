// Creatures that come again and again to be fought.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/place.hpp"

using namespace doorstring;
using namespace doorstring::testing;

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
