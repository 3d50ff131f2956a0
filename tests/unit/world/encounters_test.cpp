// What is counted for the field notes.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/blows.hpp"
#include "world/encounters.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World skeletonRoom() {
    World world = fightIn(openRoom, {5, 4}, fightConfig());
    addCreature(world, CreatureKind::Skeleton, {6, 4});
    only(world).health = 1;
    return world;
}

Encounters countedIn(const World& world, const Events& events) {
    EncounterCount count;
    Encounters counts;
    for (const Event& event : events) {
        count.take(event, world, counts);
    }
    return counts;
}

Encounter felledBy(const Blow& blow) {
    World world = skeletonRoom();
    Events events;
    strikeAll(world, only(world).body.hitBox(), blow, events);
    return countedIn(world, events).creatures[CreatureKind::Skeleton];
}

}  // namespace

TEST_CASE("a creature is met once a room, and a boss once a floor") {
    World world = skeletonRoom();
    addCreature(world, CreatureKind::Skeleton, {8, 4});
    addCreature(world, CreatureKind::KingSlime, {10, 4});
    const FlipStarted leaves{};
    const FlipEnded comes{};
    const Encounters counts =
        countedIn(world, {comes, CreatureWoundUp{CreatureKind::Skeleton, {}}, leaves, comes});
    CHECK(counts.creatures[CreatureKind::Skeleton] == Encounter{.met = 2});
    CHECK(counts.creatures[CreatureKind::KingSlime] == Encounter{.met = 1});
    CHECK(counts.creatures[CreatureKind::Bat] == Encounter{});
}

TEST_CASE("who hides as a chest is met only when he shows himself") {
    World world = fightIn(openRoom, {5, 4}, fightConfig());
    addCreature(world, CreatureKind::Mimic, {8, 4});
    CHECK(countedIn(world, {FlipEnded{}}).creatures[CreatureKind::Mimic].met == 0);
    const Encounters counts =
        countedIn(world, {FlipEnded{}, CreatureWoundUp{CreatureKind::Mimic, {}}});
    CHECK(counts.creatures[CreatureKind::Mimic].met == 1);
}

TEST_CASE("the notes know what a creature fell by") {
    const auto wonBy = [](Weapon weapon) {
        Encounter encounter{.met = 1, .won = 1};
        encounter.felledWith[weapon] = 1;
        return encounter;
    };
    CHECK(felledBy({{0, 0}}) == wonBy(Weapon::Sword));
    CHECK(felledBy({{0, 0}, 1, Item::Bombs}) == wonBy(Weapon::Bomb));
    CHECK(felledBy({{0, 0}, 1, Item::Bow}) == wonBy(Weapon::Arrow));
    CHECK(felledBy({.from = {0, 0}, .isFromCreature = true}) == wonBy(Weapon::Foe));
    World world = skeletonRoom();
    Events events;
    burst(world, {.middle = centreOf(only(world).body.hitBox()), .thrower = CreatureKind::Bomber},
          events);
    CHECK(countedIn(world, events).creatures[CreatureKind::Skeleton] == wonBy(Weapon::Foe));
}

TEST_CASE("who took the last half heart has won, a pit has not") {
    const World world = skeletonRoom();
    const KnightHurt byBat{.by = CreatureKind::Bat};
    const Encounters counts = countedIn(world, {KnightHurt{}, byBat, KnightDefeated{}});
    CHECK(counts.creatures[CreatureKind::Bat] == Encounter{.met = 1, .lost = 1});
    CHECK(countedIn(world, {byBat, KnightHurt{}, KnightDefeated{}}) == Encounters{});
}

TEST_CASE("relics and offers are counted where they are taken, and seen once a floor") {
    const World world = skeletonRoom();
    const TreasureTaken spool{treasureOf(Relic::Spool), 1};
    const Encounters counts =
        countedIn(world, {spool, OfferWoven{offerOf(3), 15}, OfferWoven{offerOf(3), 30}});
    CHECK(counts.relics[Relic::Spool] == Encounter{.met = 1, .won = 1});
    CHECK(counts.offers[2] == Encounter{.met = 1, .won = 2});
}
