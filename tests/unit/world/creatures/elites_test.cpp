// Elites: who is one, and the rule that each kind of them has.
#include "dungeon/danger.hpp"
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/place.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Creature& addElite(World& world, CreatureKind kind, GridPos tile) {
    Creature& elite = addCreature(world, kind, tile);
    elite.isElite = true;
    elite.health = wholeHealth(elite, world.config.creatures);
    return elite;
}

// Number of attacks until it rests. They meet the knight unless he is safe.
int attacksInARow(World& world, bool isSafe = true) {
    world.player.body.safeTicks = isSafe ? 100000 : 0;
    int attacks = 0;
    Doing before = Doing::Walks;
    stepUntil(world, {}, 900, [&](const World& now) {
        const Doing doing = now.creatures.living.front().doing;
        attacks += doing == Doing::Attacks && before != Doing::Attacks ? 1 : 0;
        before = doing;
        return doing == Doing::Rests;
    });
    return attacks;
}

int tilesOfIce(const World& world) {
    return static_cast<int>(std::ranges::count(world.ground.tiles().values(), Tile::Ice));
}

}  // namespace

TEST_CASE("a room has one elite at most, of a kind that has elites, and its budget pays for it") {
    Config config = shippedFloor(5);
    config.creatures.elites.chance = {1, 1};
    int elites = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const Expedition expedition = beginning(config, Seed{seed});
        const World& world = expedition.world();
        const CreaturesConfig& creatures = world.config.creatures;
        world.dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            const Room room = world.roomAt(cell);
            const auto living = creaturesOf(world, room, Ground(room), roomCentre(room));
            const auto count = std::ranges::count(living, true, &Creature::isElite);
            elites += static_cast<int>(count);
            CHECK(count <= 1);
            int cost = count == 0 ? 0 : creatures.elites.cost;
            for (const Creature& one : living) {
                cost += creatures.kinds[one.kind].cost;
                CHECK(one.health == wholeHealth(one, creatures));
                CHECK((!one.isElite || creatureRows[one.kind].elite != EliteRule::None));
            }
            CHECK((plan.kind == RoomKind::Boss || cost <= fullBudget(plan, creatures.rules)));
        });
    }
    CHECK(elites > 20);
}

TEST_CASE("an elite that the knight left alive is there again, and only that one") {
    Config config = shippedFloor(5);
    config.creatures.elites.chance = {1, 1};
    Expedition expedition = beginning(config, Seed{3});
    World& world = expedition.world();
    bool isSeen = false;
    world.dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        const Room room = world.roomAt(cell);
        const Ground ground(room);
        auto living = creaturesOf(world, room, ground, roomCentre(room));
        if (isSeen || living.size() < 2 || !living.front().isElite) {
            return;
        }
        isSeen = true;
        world.memory.keep({cell, ground, living, false}, 6);
        CHECK(creaturesOf(world, room, ground, roomCentre(room)).front().isElite);
        living.erase(living.begin());
        world.memory.keep({cell, ground, living, false}, 6);
        const auto left = creaturesOf(world, room, ground, roomCentre(room));
        CHECK(std::ranges::none_of(left, &Creature::isElite));
    });
    CHECK(isSeen);
}

TEST_CASE("an elite takes a blow more, and surely leaves coins, and a heart where one is missing") {
    World world = fightIn(openRoom, {4, 4});
    world.config.creatures.rules.waitTicks = 100000;
    world.config.creatures.rules.coinChance = {0, 1};
    world.config.creatures.rules.heartChance = {0, 1};
    const int blows = rowOf(world, CreatureKind::Bat).health + world.config.creatures.elites.health;
    CHECK(addElite(world, CreatureKind::Bat, {9, 4}).health == blows);
    --world.player.kit.halfHearts;
    fellAll(world);
    CHECK(std::ranges::count(world.creatures.drops, DropKind::Coin, &Drop::kind) ==
          world.config.creatures.elites.coins);
    CHECK(std::ranges::count(world.creatures.drops, DropKind::Heart, &Drop::kind) == 1);
}

TEST_CASE("an elite charger and an elite bat attack twice before they rest, others once") {
    for (const CreatureKind kind : {CreatureKind::Charger, CreatureKind::Bat}) {
        CAPTURE(name(kind));
        World world = fightIn(openRoom, {4, 4});
        addCreature(world, kind, {6, 4});
        CHECK(attacksInARow(world) == 1);
        World withElite = fightIn(openRoom, {4, 4});
        addElite(withElite, kind, {6, 4});
        CHECK(attacksInARow(withElite) == 2);
    }
}

TEST_CASE("an elite whose second attack was broken off attacks twice the next time") {
    for (const bool isStunned : {false, true}) {
        World world = fightIn(openRoom, {4, 4});
        const Body beside = addElite(world, CreatureKind::Bat, {6, 4}).body;
        world.player.body.safeTicks = 100000;
        REQUIRE(stepUntilDoing(world, Doing::Attacks));
        REQUIRE(stepUntilDoing(world, Doing::WindsUp));
        Events events;
        if (isStunned) {
            stun(world, only(world), 30, events);
        } else {
            strikeAll(world, only(world).body.hitBox(), {centreOf(world.knightBox())}, events);
        }
        REQUIRE(only(world).doing == (isStunned ? Doing::Stunned : Doing::Walks));
        only(world).body = beside;
        CHECK(attacksInARow(world) == 2);
    }
}

TEST_CASE(
    "an elite charger attacks twice, and an elite slime leaves ice, if the first meets, too") {
    World charged = fightIn(openRoom, {4, 4});
    addElite(charged, CreatureKind::Charger, {6, 4});
    CHECK(attacksInARow(charged, false) == 2);
    CHECK_FALSE(charged.player.kit.areHeartsFull());
    World iced = fightIn(openRoom, {5, 4});
    addElite(iced, CreatureKind::Slime, {7, 4});
    REQUIRE(stepUntilDoing(iced, Doing::Attacks));
    REQUIRE(stepUntilDoing(iced, Doing::Rests));
    CHECK(tilesOfIce(iced) == 1);
}

TEST_CASE("an elite slime leaves ice where it lands, but not beside a pit") {
    std::vector<std::string> pits = openRoom;
    for (std::string& row : pits) {
        row = row.front() == '#' && row[1] == '#' ? row : "#._._._._._._.#";
    }
    for (const bool hasPits : {false, true}) {
        World world = fightIn(hasPits ? pits : openRoom, {5, 4});
        addElite(world, CreatureKind::Slime, {7, 4});
        world.player.body.safeTicks = 100000;
        REQUIRE(stepUntilDoing(world, Doing::Attacks));
        stepUntil(world, {}, 120, [](const World& now) {
            return now.creatures.living.front().doing == Doing::Rests;
        });
        CHECK(tilesOfIce(world) == (hasPits ? 0 : 1));
    }
}

TEST_CASE("the bone of an elite skeleton comes back to where it was thrown, off a wall, too") {
    World world = fightIn(openRoom, {4, 4});
    world.player.kit.halfHearts = 1000;
    addElite(world, CreatureKind::Skeleton, {7, 2});
    REQUIRE(stepUntil(world, {}, 900,
                      [](const World& now) { return !now.creatures.projectiles.empty(); }));
    const SubPos from = centreOf(world.creatures.projectiles.front().body.hitBox());
    standInMiddleOf(world, {13, 7});  // out of its way
    SubPos last = from;
    CHECK(stepUntil(world, {}, 300, [&](const World& now) {
        if (!now.creatures.projectiles.empty()) {
            last = centreOf(now.creatures.projectiles.front().body.hitBox());
        }
        return now.creatures.projectiles.empty();
    }));
    CHECK(longerAxis(last - from) < toSubpixels(8));
}

TEST_CASE("a blow neither pushes an elite shield knight nor breaks its announcement") {
    for (const bool isElite : {false, true}) {
        World world = fightIn(openRoom, {4, 4});
        Creature& knight = isElite ? addElite(world, CreatureKind::ShieldKnight, {6, 4})
                                   : addCreature(world, CreatureKind::ShieldKnight, {6, 4});
        knight.doing = Doing::WindsUp;
        knight.facing = Direction::East;  // its back to the blow
        Events events;
        strikeAll(world, knight.body.hitBox(), {centreOf(world.knightBox())}, events);
        REQUIRE(countOf<CreatureStruck>(events) == 1);
        CHECK((only(world).doing == Doing::WindsUp) == isElite);
        CHECK((only(world).body.knockTicks == 0) == isElite);
    }
}

TEST_CASE("the fuse of an elite bomber's bomb burns faster") {
    const auto ticksToBlast = [](bool isElite) {
        World world = fightIn(openRoom, {4, 4});
        Creature& bomber = isElite ? addElite(world, CreatureKind::Bomber, {9, 4})
                                   : addCreature(world, CreatureKind::Bomber, {9, 4});
        bomber.doing = Doing::Walks;
        stepUntil(world, {}, 900,
                  [](const World& now) { return !now.creatures.projectiles.empty(); });
        int ticks = 0;
        stepUntil(world, {}, 300, [&](const World& now) {
            ++ticks;
            return now.creatures.projectiles.empty();
        });
        return ticks;
    };
    CHECK(ticksToBlast(true) < ticksToBlast(false));
    CHECK(ticksToBlast(true) > 24 + 21);  // its flight, and the least warning
}
