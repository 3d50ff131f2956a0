// What the autopilot does besides duels.
#include "autopilot/fight/autopilot.hpp"
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Until the condition holds; false where it does not within the ticks.
template <typename Condition>
bool playUntil(World& world, int mostTicks, Condition condition) {
    Autopilot play;
    Events events;
    for (int tick = 0; tick < mostTicks; ++tick) {
        events.clear();
        step(world, play(world), events);
        if (condition(world)) {
            return true;
        }
    }
    return false;
}

bool hasLeft(const World& world) {
    return world.flip.has_value();
}

// A room with a door in the east, to a room that the knight has not seen.
const std::vector<std::string> doorInTheEast{
    "###############", "#.............#", "#.............#", "#.............#", "#..............",
    "#.............#", "#.............#", "#.............#", "###############"};

World roomWithDoor(GridPos knight, const WorldConfig& config = fightConfig()) {
    return worldOf(doorInTheEast, knight, DoorSet::of(Direction::East), config);
}

}  // namespace

TEST_CASE("where nothing lives the autopilot does what the explorer does") {
    const Config config = shippedConfig({"explore.locks=true"});
    Expedition expedition = beginning(config, Seed{17});
    Autopilot play;
    Explorer explore;
    Events events;
    for (int tick = 0; tick < 3000; ++tick) {
        const InputFrame input = play(expedition.world());
        REQUIRE(input == explore(expedition.world()));
        expedition.step(input, events);
    }
}

TEST_CASE("a blow at the side that the knight faces needs no step") {
    World world = fightIn(openRoom, {4, 4});
    addCreature(world, CreatureKind::ShieldKnight, {9, 4});
    Autopilot play;
    Events events;
    int blows = 0;
    for (int tick = 0; tick < 3600 && !world.creatures.living.empty(); ++tick) {
        const InputFrame input = play(world);
        if (input.has(Button::Sword)) {
            CHECK_FALSE(input.has(world.player.facing));
            ++blows;
        }
        step(world, input, events);
    }
    CHECK(blows > 2);
}

TEST_CASE("the autopilot clears a room before it goes on") {
    World world = roomWithDoor({2, 4});
    addCreature(world, CreatureKind::Slime, {9, 2});
    addCreature(world, CreatureKind::Skeleton, {11, 6});
    CHECK(playUntil(world, 3600, hasLeft));
    CHECK(world.creatures.living.empty());
}

TEST_CASE("the autopilot walks past what nothing hurts") {
    World world = roomWithDoor({2, 4});
    addCreature(world, CreatureKind::Turret, {7, 4});
    CHECK(playUntil(world, 1200, hasLeft));
    CHECK(world.player.kit.halfHearts == 2 * world.config.player.hearts);
}

TEST_CASE("with few hearts the autopilot leaves strong creatures alone, but not weak ones") {
    WorldConfig config = fightConfig();
    config.player.hearts = 1;
    const auto [kind, fights] =
        GENERATE(table<CreatureKind, bool>({{CreatureKind::ShieldKnight, false},
                                            {CreatureKind::Bomber, false},
                                            {CreatureKind::Bat, true}}));
    INFO(name(kind));
    World world = roomWithDoor({2, 4}, config);
    addCreature(world, kind, {2, 7});
    REQUIRE(playUntil(world, 1200, hasLeft));
    CHECK(world.creatures.living.empty() == fights);
}

TEST_CASE("a hurt knight fetches a heart, a sound one only coins nearby") {
    const auto taken = [](DropKind kind, int column, int halfHeartsLost) {
        World world = roomWithDoor({3, 4});
        world.player.kit.halfHearts -= halfHeartsLost;
        Drop drop;
        drop.kind = kind;
        drop.body.size = {8, 8};
        drop.body.at = drop.body.previous = tileCentre({column, 6});
        world.creatures.drops.push_back(drop);
        return playUntil(world, 400, hasLeft) && world.creatures.drops.empty();
    };
    CHECK(taken(DropKind::Heart, 1, 3));
    CHECK_FALSE(taken(DropKind::Heart, 1, 0));
    CHECK(taken(DropKind::Coin, 2, 0));
}

TEST_CASE("the autopilot is out of the blast when a bomb goes off") {
    for (int column = 5; column <= 9; ++column) {
        World world = fightIn(openRoom, {7, 4});
        Projectile bomb;
        bomb.kind = ProjectileKind::Bomb;
        bomb.from = CreatureKind::Bomber;
        bomb.body.size = {8, 8};
        bomb.body.at = bomb.body.previous = tileCentre({column, 4});
        bomb.ticks = 24;
        world.creatures.projectiles.push_back(bomb);
        const int before = world.player.kit.halfHearts;
        CHECK(
            playUntil(world, 200, [](const World& w) { return w.creatures.projectiles.empty(); }));
        CHECK(world.player.kit.halfHearts == before);
    }
}

TEST_CASE("the autopilot never begins a swing with the key held down") {
    World world = fightIn(openRoom, {2, 4});
    addCreature(world, CreatureKind::ShieldKnight, {9, 4});
    Autopilot play;
    Events events;
    int presses = 0;
    bool held = false;
    for (int tick = 0; tick < 900; ++tick) {
        const InputFrame input = play(world);
        const bool holds = input.has(Button::Sword);
        presses += holds && !held ? 1 : 0;
        held = holds;
        step(world, input, events);
    }
    CHECK(presses > 2);
    CHECK(countOf<SwordSwung>(events) == static_cast<std::size_t>(presses));
}

TEST_CASE("the autopilot turns its back on a ghost that it cannot reach") {
    World world = fightIn({"###############", "#___..........#", "#__...........#",
                           "#_............#", "#.............#", "###############"},
                          {3, 2});
    world.player.facing = Direction::North;
    world.player.body.at = world.player.body.previous = {11972, 9958};  // at the rim
    Body& ghost = addCreature(world, CreatureKind::Ghost, {1, 1}).body;
    ghost.at = ghost.previous = {subpixelsPerTile, subpixelsPerTile};  // in the very corner
    CHECK(playUntil(world, 1800, [](const World& w) { return w.creatures.living.empty(); }));
}

TEST_CASE("a heart that no way leads to keeps the autopilot from nothing") {
    World world = roomWithDoor({2, 4});
    world.player.kit.halfHearts -= 3;
    for (int x = 8; x <= 10; ++x) {
        world.ground.lay({x, 1}, Tile::Pit);
        world.ground.lay({x, 2}, Tile::Pit);
        world.ground.lay({x, 3}, Tile::Pit);
    }
    Drop heart;
    heart.body.size = {8, 8};
    heart.body.at = heart.body.previous = tileCentre({9, 1});
    world.creatures.drops.push_back(heart);
    CHECK(playUntil(world, 300, hasLeft));
}
