// How well the autopilot plays, and with which items.
#include "autopilot/fight/autopilot.hpp"
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "world/state/world.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Events played(World& world, int ticks, const Skill& skill = expert) {
    Autopilot play(skill);
    Events events;
    for (int tick = 0; tick < ticks; ++tick) {
        step(world, play(world), events);
    }
    return events;
}

// Times that it is hurt in a few fights against many.
std::size_t hurtOf(const Skill& skill) {
    std::size_t hurt = 0;
    for (int row = 1; row <= 7; row += 2) {
        World world = fightIn(openRoom, {2, row});
        for (int i = 0; i < 5; ++i) {
            addCreature(world, CreatureKind::ShieldKnight, {9 + i % 2 * 3, 1 + i});
        }
        hurt += countOf<KnightHurt>(played(world, 2400, skill));
    }
    return hurt;
}

World shootingRange(GridPos foe, CreatureKind kind = CreatureKind::Ghost) {
    WorldConfig config = itemConfig({Item::Bombs, Item::Bow});
    World world = worldOf(openRoom, {2, 4}, {}, config);
    addCreature(world, kind, foe);
    return world;
}

}  // namespace

TEST_CASE("of equally near dangers the first ones are heeded, with every standard library alike") {
    World world = fightIn(openRoom, {7, 4});
    constexpr int many = 30;  // more than a sort takes one by one
    for (int i = 0; i < many; ++i) {
        addCreature(world, CreatureKind::Slime, {10, 4});
    }
    Eyes eyes;
    for (int tick = 0; tick <= reactionTicks; ++tick) {
        eyes.look(world);
        ++world.tick;
    }
    std::vector<Threat> threats;
    foresee(world, eyes, {.mostThreats = 3}, threats);
    REQUIRE(threats.size() == 3);
    for (int i = 0; i < 3; ++i) {
        CHECK(threats[static_cast<std::size_t>(i)].creatureIndex == i);
    }
}

TEST_CASE("an expert is hurt less than an average player") {
    CHECK(2 * hurtOf(expert) < hurtOf(average));
}

TEST_CASE("the autopilot takes the bow in hand and shoots what stands in line") {
    World inLine = shootingRange({9, 4});
    const Events events = played(inLine, 60);
    CHECK(inLine.player.kit.chosen == Item::Bow);
    CHECK(countOf<ArrowShot>(events) > 0);
    CHECK(countOf<CreatureStruck>(events) > 0);
}

TEST_CASE("the autopilot shoots neither at what nothing hurts nor through what is solid") {
    World turret = shootingRange({9, 4}, CreatureKind::Turret);
    CHECK(countOf<ArrowShot>(played(turret, 120)) == 0);
    World behind = shootingRange({12, 4});
    const std::vector<std::string> rows{"###############", "#.......#.....#", "#.......#.....#",
                                        "#.......#.....#", "#.......#.....#", "#.......#.....#",
                                        "#.......#.....#", "#.......#.....#", "###############"};
    World walled = worldOf(rows, {2, 4}, {}, behind.config);
    addCreature(walled, CreatureKind::Slime, {12, 4});
    CHECK(countOf<ArrowShot>(played(walled, 120)) == 0);
}

TEST_CASE("the autopilot shoots at no foe past one that must not fall yet") {
    const auto shotsPast = [](int turn) {
        World world = shootingRange({10, 4}, CreatureKind::Bat);
        world.creatures.living.back().turn = 1;
        addCreature(world, CreatureKind::Skeleton, {6, 4});
        world.creatures.living.back().turn = turn;
        return countOf<ArrowShot>(played(world, 40));
    };
    CHECK(shotsPast(0) > 0);
    CHECK(shotsPast(2) == 0);
}

TEST_CASE("the autopilot shoots no more once no blow has met for as long as it is patient") {
    World world = shootingRange({9, 4});
    world.config.creatures.kinds[CreatureKind::Ghost].speed = 0;
    Autopilot play(expert);
    const auto shotsIn = [&](int ticks) {
        Events events;
        for (int tick = 0; tick < ticks; ++tick) {
            step(world, play(world), events);
            world.tools.arrows.clear();  // before they meet anything
            world.player.body.at = tileCentre({2, 4});
        }
        return countOf<ArrowShot>(events);
    };
    CHECK(shotsIn(patienceTicks) > 0);
    shotsIn(60);
    CHECK(shotsIn(patienceTicks) == 0);
}

TEST_CASE("the autopilot is out of the blast of the knight's own bomb") {
    for (int column = 6; column <= 8; ++column) {
        World world = itemRoom(openRoom, {7, 4}, {Item::Bombs});
        world.tools.bombs.push_back({tileCentre({column, 4}), 0});
        const Events events = played(world, 150);
        CHECK(countOf<BombBlasted>(events) == 1);
        CHECK(countOf<KnightHurt>(events) == 0);
    }
}

TEST_CASE("in the dark the autopilot sees only what is lit, by a lantern that need not be chosen") {
    WorldConfig config = itemConfig({Item::Bow});
    config.items.lantern.darkChance = {1, 1};
    config.floor = 1;
    World world(dungeonOf({{"E", "WE", "W"}}, {0, 0}), config);
    const Room dark = world.roomAt({1, 0});
    world.enter(dark, world.groundAsMade(dark), {}, tileCentre({2, 4}));
    REQUIRE(isDark(world, world.room));
    addCreature(world, CreatureKind::Bat, {4, 4});
    addCreature(world, CreatureKind::Bat, {12, 4});
    Eyes eyes;
    for (int tick = 0; tick <= reactionTicks; ++tick) {
        eyes.look(world);
        ++world.tick;
    }
    CHECK(eyes.room().creatures.empty());
    world.player.kit.items = world.player.kit.items.with(Item::Lantern);
    for (int tick = 0; tick <= reactionTicks; ++tick) {
        eyes.look(world);
        ++world.tick;
    }
    CHECK(eyes.room().creatures.size() == 1);
    CHECK(world.player.kit.chosen == Item::Bow);
}
