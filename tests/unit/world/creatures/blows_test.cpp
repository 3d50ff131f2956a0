// What the sword does to creatures and to what they throw.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/blows.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const InputFrame swordPress = holding(Button::Sword);

// From so far, in pixels, at the first creature.
Events blowFrom(World& world, GridOffset way) {
    Events events;
    const SubPos middle = centreOf(only(world).body.hitBox());
    strikeAll(world, only(world).body.hitBox(),
              {{middle.x + toSubpixels(way.x), middle.y + toSubpixels(way.y)}}, events);
    return events;
}

// Nobody moves.
WorldConfig frozen() {
    WorldConfig config = fightConfig();
    config.creatures.rules.waitTicks = 100000;
    return config;
}

Projectile& addShot(World& world, ProjectileKind kind, GridPos tile) {
    Projectile shot;
    shot.kind = kind;
    shot.body.size = {6, 6};
    shot.body.gait = Gait::Flies;
    const SubPos middle = tileCentre(tile);
    shot.body.at = {middle.x - toSubpixels(3), middle.y - toSubpixels(3)};
    world.creatures.projectiles.push_back(shot);
    return world.creatures.projectiles.back();
}

}  // namespace

TEST_CASE("a swing of the sword strikes a creature ahead once and pushes it away") {
    World world = fightIn(openRoom, {5, 4}, frozen());
    world.player.facing = Direction::East;
    addCreature(world, CreatureKind::Skeleton, {6, 4});
    const SubPos at = only(world).body.at;
    world.config.creatures.rules.waitTicks = 0;
    const Events events = walkFor(world, swordPress, 18);
    CHECK(countOf<CreatureStruck>(events) == 1);
    CHECK(only(world).health == rowOf(world, CreatureKind::Skeleton).health - 1);
    CHECK(only(world).body.at.x - at.x >= toSubpixels(12));
    CHECK(countOf<CreatureStruck>(walkFor(world, {}, 20)) == 0);
}

TEST_CASE("whoever has no blow left falls, and the last one clears the room for good") {
    World world = fightIn(openRoom, {5, 4}, frozen());
    addCreature(world, CreatureKind::Bat, {6, 4});
    addCreature(world, CreatureKind::Bat, {10, 4});
    Events events = blowFrom(world, {-10, 0});
    CHECK(countOf<CreatureFell>(events) == 1);
    CHECK(countOf<RoomCleared>(events) == 0);
    events = blowFrom(world, {-10, 0});
    CHECK(countOf<CreatureFell>(events) == 1);
    CHECK(countOf<RoomCleared>(events) == 1);
    CHECK(world.cleared == std::vector<GridPos>{world.cell()});
    CHECK(world.creatures.living.empty());
}

TEST_CASE("all who are struck at once fall, and only they") {
    World world = fightIn(openRoom, {5, 4}, frozen());
    for (const int x : {2, 3, 9, 4, 11}) {
        addCreature(world, CreatureKind::Bat, {x, 4});
    }
    Events events;
    strikeAll(world, {{0, 0}, 6 * subpixelsPerTile, 9 * subpixelsPerTile}, {{0, 0}}, events);
    CHECK(countOf<CreatureFell>(events) == 3);
    REQUIRE(world.creatures.living.size() == 2);
    CHECK(tileUnder(world.creatures.living[0].body).x == 9);
    CHECK(tileUnder(world.creatures.living[1].body).x == 11);
}

TEST_CASE("a slime splits into two small ones that rest at first, and they do not split") {
    World world = fightIn(openRoom, {5, 4});
    addCreature(world, CreatureKind::Slime, {8, 4});
    CHECK(countOf<RoomCleared>(blowFrom(world, {-10, 0})) == 0);
    auto& living = world.creatures.living;
    REQUIRE(living.size() == 2);
    for (const Creature& small : living) {
        CHECK(small.kind == CreatureKind::SmallSlime);
        CHECK(small.doing == Doing::Rests);
    }
    CHECK(living[0].roll != living[1].roll);
    walkFor(world, {}, 15);
    CHECK(living[1].body.at.x - living[0].body.at.x >= toSubpixels(16));
    CHECK(countOf<CreatureFell>(blowFrom(world, {-10, 0})) == 1);
    CHECK(living.size() == 1);
    CHECK(countOf<RoomCleared>(blowFrom(world, {-10, 0})) == 1);
}

TEST_CASE("a room full of slimes splits within the memory that is there") {
    World world = fightIn(openRoom, {5, 4}, frozen());
    for (int i = 0; i < mostCreatures; ++i) {
        addCreature(world, CreatureKind::Slime, {1 + i, 1 + i % 7});
    }
    const auto* const before = world.creatures.living.data();
    Events events;
    strikeAll(world, {{0, 0}, 15 * subpixelsPerTile, 9 * subpixelsPerTile}, {{0, 0}}, events);
    CHECK(world.creatures.living.size() == 2 * mostCreatures);
    CHECK(world.creatures.living.data() == before);
}

TEST_CASE(
    "a shield stops blows from the front, but not from behind and not while its bearer rests") {
    World world = fightIn(openRoom, {5, 4}, frozen());
    addCreature(world, CreatureKind::ShieldKnight, {8, 4}).facing = Direction::West;
    CHECK(countOf<BlowBlocked>(blowFrom(world, {-10, 0})) == 1);
    CHECK(only(world).health == 3);
    only(world).body.safeTicks = 0;
    CHECK(countOf<CreatureStruck>(blowFrom(world, {10, 0})) == 1);
    only(world).body.safeTicks = 0;
    CHECK(countOf<CreatureStruck>(blowFrom(world, {0, 10})) == 1);
    only(world).body.safeTicks = 0;
    only(world).doing = Doing::Rests;
    CHECK(countOf<CreatureFell>(blowFrom(world, {-10, 0})) == 1);
}

TEST_CASE("nothing hurts a turret") {
    World world = fightIn(openRoom, {5, 4}, frozen());
    addCreature(world, CreatureKind::Turret, {8, 4});
    for (int i = 0; i < 20; ++i) {
        only(world).body.safeTicks = 0;
        const Events events = blowFrom(world, {-10, 0});
        CHECK(countOf<BlowBlocked>(events) == 1);
        CHECK(countOf<CreatureFell>(events) == 0);
    }
    CHECK(world.creatures.living.size() == 1);
    CHECK(only(world).body.knockTicks == 0);
}

TEST_CASE("a blow breaks off what a creature announces") {
    World world = fightIn(openRoom, {7, 4});
    addCreature(world, CreatureKind::Skeleton, {4, 4});
    REQUIRE(stepUntilDoing(world, Doing::WindsUp));
    walkFor(world, {}, rowOf(world, CreatureKind::Skeleton).windUpTicks - 2);
    blowFrom(world, {10, 0});
    const Events events = walkFor(world, {}, rowOf(world, CreatureKind::Skeleton).windUpTicks);
    CHECK(countOf<ProjectileFired>(events) == 0);
}

TEST_CASE("bones are struck down, bolts and bombs are not") {
    const auto kind = GENERATE(ProjectileKind::Bone, ProjectileKind::Bolt, ProjectileKind::Bomb);
    World world = fightIn(openRoom, {5, 4}, frozen());
    world.player.facing = Direction::East;
    addShot(world, kind, {6, 4});
    const Events events = walkFor(world, swordPress, 18);
    CHECK(world.creatures.projectiles.empty() == (kind == ProjectileKind::Bone));
    CHECK(countOf<ProjectileEnded>(events) == (kind == ProjectileKind::Bone ? 1U : 0U));
}

TEST_CASE("projectiles end at walls and crates, and fly over pits and water") {
    const char tile = GENERATE('#', 'c', '_', '~');
    World world =
        fightIn({"##########", std::string("#.....") + tile + "..#", "#........#", "##########"},
                {1, 2}, frozen());
    addShot(world, ProjectileKind::Bolt, {2, 1}).body.velocity = {400, 0};
    walkFor(world, {}, 60);
    const auto& shots = world.creatures.projectiles;
    CHECK(shots.empty() == (tile == '#' || tile == 'c'));
    walkFor(world, {}, 60);
    CHECK(shots.empty());
}
