// Turrets fall asleep when all that can fall has fallen.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// The knight, a bat beside him, and a turret in his row.
World guarded() {
    World world = roomOfKind(RoomKind::Plain, {2, 4}, fightConfig());
    addCreature(world, CreatureKind::Turret, {10, 4});
    addCreature(world, CreatureKind::Bat, {3, 4});
    return world;
}

Events fell(World& world, CreatureKind kind) {
    Events events;
    const auto one = std::ranges::find(world.creatures.living, kind, &Creature::kind);
    one->body.safeTicks = 0;
    strikeAll(world, one->body.hitBox(), {{0, 0}, 100}, events);
    return events;
}

}  // namespace

TEST_CASE("what nothing hurts falls asleep when all else has fallen, and the room is cleared") {
    World world = guarded();
    const SubPos at = world.creatures.living.front().body.at;
    const Events events = fell(world, CreatureKind::Bat);
    CHECK(countOf<CreatureSlept>(events) == 1);
    CHECK(countOf<RoomCleared>(events) == 1);
    CHECK(world.creatures.living.empty());
    REQUIRE(world.creatures.asleep.size() == 1);
    const Events after = walkFor(world, {}, 600);
    CHECK(countOf<CreatureWoundUp>(after) == 0);
    CHECK(world.creatures.asleep.front().body.at == at);
}

TEST_CASE("a turret stays awake while something else lives") {
    World world = guarded();
    addCreature(world, CreatureKind::Slime, {12, 7});
    CHECK(countOf<CreatureSlept>(fell(world, CreatureKind::Bat)) == 0);
    CHECK(countOf<RoomCleared>(fell(world, CreatureKind::Slime)) == 0);  // two small ones are left
    CHECK(world.creatures.asleep.empty());
}

TEST_CASE("what sleeps is where it was when the knight comes back") {
    World world = guarded();
    fell(world, CreatureKind::Bat);
    const SubPos at = world.creatures.asleep.front().body.at;
    standInMiddleOf(world, {13, 4});
    REQUIRE(stepUntil(world, holding(Direction::East), 300, isSliding));
    REQUIRE(stepUntil(world, {}, 100, isStill));
    CHECK(world.creatures.asleep.empty());
    REQUIRE(stepUntil(world, holding(Direction::West), 300, isSliding));
    REQUIRE(stepUntil(world, {}, 100, isStill));
    CHECK(world.creatures.living.empty());
    REQUIRE(world.creatures.asleep.size() == 1);
    CHECK(world.creatures.asleep.front().body.at == at);
}
