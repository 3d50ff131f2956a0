// Bombs, drops and what comes after the last heart.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/drops.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int fuse = 96;

WorldConfig nobodyMoves() {
    WorldConfig config = fightConfig();
    config.creatures.rules.waitTicks = 100000;
    config.player.hearts = 3;
    return config;
}

void addBomb(World& world, GridPos tile) {
    Projectile bomb;
    bomb.kind = ProjectileKind::Bomb;
    bomb.from = CreatureKind::Bomber;
    bomb.body.size = {8, 8};
    bomb.body.gait = Gait::Flies;
    const SubPos middle = tileCentre(tile);
    bomb.body.at = {middle.x - toSubpixels(4), middle.y - toSubpixels(4)};
    world.creatures.projectiles.push_back(bomb);
}

WorldConfig sureDrop(Fraction heart, Fraction coin) {
    WorldConfig config = nobodyMoves();
    config.creatures.rules.heartChance = heart;
    config.creatures.rules.coinChance = coin;
    return config;
}

// The bat falls where it is.
void fell(World& world, GridPos tile) {
    addCreature(world, CreatureKind::Bat, tile);
    Events events;
    strikeAll(world, tileBox(tile), {tileCentre(tile)}, events);
    REQUIRE(countOf<CreatureFell>(events) == 1);
}

void addDrop(World& world, DropKind kind, GridPos tile) {
    Drop drop;
    drop.kind = kind;
    drop.body.size = {8, 8};
    const SubPos middle = tileCentre(tile);
    drop.body.at = {middle.x - toSubpixels(4), middle.y - toSubpixels(4)};
    world.creatures.drops.push_back(drop);
}

}  // namespace

TEST_CASE("a bomb goes off when its fuse has burnt, and hurts who is near, creatures as well") {
    World world = fightIn(openRoom, {5, 4}, nobodyMoves());
    addBomb(world, {6, 4});
    addCreature(world, CreatureKind::Bat, {7, 4});
    addCreature(world, CreatureKind::Bat, {12, 4});
    CHECK(countOf<BombBlasted>(walkFor(world, {}, fuse - 1)) == 0);
    const Events events = walkFor(world, {}, 1);
    CHECK(countOf<BombBlasted>(events) == 1);
    CHECK(countOf<KnightHurt>(events) == 1);
    CHECK(world.player.kit.halfHearts == 6 - rowOf(world, CreatureKind::Bomber).damage);
    CHECK(countOf<CreatureFell>(events) == 1);
    CHECK(world.creatures.living.size() == 1);
    CHECK(world.creatures.projectiles.empty());
}

TEST_CASE("a bomb goes off however long its fuse burns") {
    WorldConfig config = nobodyMoves();
    config.creatures.rules.bombFuseTicks = 10 * ticksPerSecond;
    World world = fightIn(openRoom, {5, 4}, config);
    addBomb(world, {6, 4});
    CHECK(countOf<BombBlasted>(walkFor(world, {}, 10 * ticksPerSecond - 1)) == 0);
    CHECK(world.creatures.projectiles.size() == 1);
    CHECK(countOf<BombBlasted>(walkFor(world, {}, 1)) == 1);
}

TEST_CASE("a blast is round, and meets the knight where his middle is in it") {
    struct Place {
        GridOffset pixels;  // from the bomb to the knight's middle
        bool isHurt;
    };
    const auto [pixels, isHurt] = GENERATE(values<Place>({{{24, 0}, true},
                                                          {{0, -24}, true},
                                                          {{25, 0}, false},
                                                          {{0, 25}, false},
                                                          {{-16, 17}, true},
                                                          {{-18, 18}, false},
                                                          {{24, 24}, false}}));
    World world = fightIn(openRoom, {7, 4}, nobodyMoves());
    addBomb(world, {7, 4});
    world.player.body.at.x += toSubpixels(pixels.x);
    world.player.body.at.y += toSubpixels(pixels.y);
    CHECK(countOf<KnightHurt>(walkFor(world, {}, fuse)) == (isHurt ? 1 : 0));
}

TEST_CASE("a blast meets a creature of which any part is in it") {
    const int pixels = GENERATE(20, 24, 28, 30, 40);
    World world = fightIn(openRoom, {1, 1}, nobodyMoves());
    addBomb(world, {5, 4});
    Creature& bat = addCreature(world, CreatureKind::Bat, {5, 4});
    bat.body.at.x += toSubpixels(pixels);
    const int near = pixels - bat.body.size.width / 2;
    CHECK(countOf<CreatureFell>(walkFor(world, {}, fuse)) == (near <= 24 ? 1 : 0));
}

TEST_CASE("bombs of several bombers lie beside the knight and apart from one another") {
    World world = fightIn(openRoom, {7, 4});
    world.config.creatures.rules.bombFuseTicks = 100000;
    for (const GridPos tile : {GridPos{4, 4}, {10, 4}, {7, 2}, {7, 6}}) {
        addCreature(world, CreatureKind::Bomber, tile);
    }
    const auto haveFour = [](const World& w) { return w.creatures.projectiles.size() == 4; };
    REQUIRE(stepUntil(world, {}, 200, haveFour));
    walkFor(world, {}, world.config.creatures.rules.bombFlightTicks + 1);
    const SubPos knight = centreOf(world.knightBox());
    const auto apart = [](SubPos a, SubPos b) {
        return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) / subpixelsPerPixel;
    };
    for (const Projectile& bomb : world.creatures.projectiles) {
        const SubPos middle = centreOf(bomb.body.hitBox());
        CHECK(apart(middle, knight) >= 7);
        CHECK(apart(middle, knight) <= 18);
        for (const Projectile& other : world.creatures.projectiles) {
            CHECK((&bomb == &other || apart(middle, centreOf(other.body.hitBox())) >= 6));
        }
    }
}

TEST_CASE("a blast does not reach who has walked away from it") {
    World world = fightIn(openRoom, {9, 4}, nobodyMoves());
    addBomb(world, {6, 4});
    CHECK(countOf<KnightHurt>(walkFor(world, {}, fuse)) == 0);
}

TEST_CASE("a bomb that is thrown at a wall lies before it") {
    World world = fightIn({"########", "#...#..#", "########"}, {6, 1});
    addCreature(world, CreatureKind::Bomber, {2, 1});
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    walkFor(world, {}, 40);
    REQUIRE(world.creatures.projectiles.size() == 1);
    CHECK(tileUnder(world.creatures.projectiles.front().body) == GridPos{3, 1});
}

TEST_CASE("whoever falls leaves a heart, a coin or nothing, as the chances say") {
    World hearts = fightIn(openRoom, {1, 1}, sureDrop({1, 1}, {1, 1}));
    fell(hearts, {8, 4});
    REQUIRE(hearts.creatures.drops.size() == 1);
    CHECK(hearts.creatures.drops.front().kind == DropKind::Heart);
    World coins = fightIn(openRoom, {1, 1}, sureDrop({0, 1}, {1, 1}));
    fell(coins, {8, 4});
    REQUIRE(coins.creatures.drops.size() == 1);
    CHECK(coins.creatures.drops.front().kind == DropKind::Coin);
    World nothing = fightIn(openRoom, {1, 1}, sureDrop({0, 1}, {0, 1}));
    fell(nothing, {8, 4});
    CHECK(nothing.creatures.drops.empty());
}

TEST_CASE("with one heart left a dry spell ends with a heart") {
    World world = fightIn(openRoom, {1, 1}, sureDrop({0, 1}, {0, 1}));
    const int pity = world.config.creatures.rules.pityFalls;
    for (int i = 0; i < 3 * pity; ++i) {
        fell(world, {8, 4});
    }
    CHECK(world.creatures.drops.empty());
    world.player.kit.halfHearts = 2;
    for (int i = 1; i < pity; ++i) {
        fell(world, {8, 4});
    }
    CHECK(world.creatures.drops.empty());
    fell(world, {8, 4});
    REQUIRE(world.creatures.drops.size() == 1);
    CHECK(world.creatures.drops.front().kind == DropKind::Heart);
    CHECK(world.player.creaturesSinceHeart == 0);
}

TEST_CASE("hearts are twice as likely with one heart left") {
    const auto heartsOf = [](int halfHearts) {
        World world = fightIn(openRoom, {1, 1}, sureDrop({1, 5}, {0, 1}));
        world.config.creatures.rules.pityFalls = 100000;
        world.player.kit.halfHearts = halfHearts;
        int hearts = 0;
        for (std::uint64_t roll = 0; roll < 2000; ++roll) {
            Creature bat = makeCreature(world, CreatureKind::Bat, tileCentre({8, 4}), roll);
            dropFrom(world, bat);
            hearts += static_cast<int>(world.creatures.drops.size());
            world.creatures.drops.clear();
        }
        return hearts;
    };
    CHECK(std::abs(heartsOf(6) - 400) < 60);
    CHECK(std::abs(heartsOf(2) - 800) < 80);
}

TEST_CASE("a drop flies to a knight who is near, and waits for one who is not") {
    World world = fightIn(openRoom, {3, 4}, nobodyMoves());
    world.player.kit.halfHearts = 1;
    addDrop(world, DropKind::Heart, {4, 4});
    addDrop(world, DropKind::Heart, {10, 4});
    CHECK(countOf<DropTaken>(walkFor(world, {}, 19)) == 0);
    CHECK(countOf<DropTaken>(walkFor(world, {}, 20)) == 1);
    CHECK(world.player.kit.halfHearts == 3);
    walkFor(world, {}, 200);
    REQUIRE(world.creatures.drops.size() == 1);
    CHECK(tileUnder(world.creatures.drops.front().body) == GridPos{10, 4});
    standInMiddleOf(world, {9, 4});
    walkFor(world, {}, 30);
    CHECK(world.player.kit.halfHearts == 5);
}

TEST_CASE("a coin flies to the knight from anywhere") {
    World world = fightIn(openRoom, {1, 1}, nobodyMoves());
    addDrop(world, DropKind::Coin, {13, 7});
    CHECK(stepUntil(world, {}, 120, [](const World& now) { return now.creatures.drops.empty(); }));
    CHECK(world.player.kit.coins == 1);
}

TEST_CASE("hearts never make more than all") {
    World world = fightIn(openRoom, {3, 4}, nobodyMoves());
    world.player.kit.halfHearts = 5;
    addDrop(world, DropKind::Heart, {3, 4});
    walkFor(world, {}, 30);
    CHECK(world.player.kit.halfHearts == 6);
}

TEST_CASE("a drop that nobody takes is gone after its time") {
    World world = fightIn(openRoom, {1, 1}, nobodyMoves());
    addDrop(world, DropKind::Heart, {10, 4});
    walkFor(world, {}, world.config.creatures.rules.dropTicks);
    CHECK(world.creatures.drops.size() == 1);
    walkFor(world, {}, 1);
    CHECK(world.creatures.drops.empty());
}

TEST_CASE("where no more drops fit the oldest makes room") {
    World world = fightIn(openRoom, {1, 1}, sureDrop({1, 1}, {0, 1}));
    for (std::size_t i = 0; i < Creatures::mostDrops; ++i) {
        addDrop(world, DropKind::Coin, {10, 4});
    }
    fell(world, {8, 4});
    CHECK(world.creatures.drops.size() == Creatures::mostDrops);
    CHECK(world.creatures.drops.back().kind == DropKind::Heart);
}

TEST_CASE("a knight without hearts neither fights nor takes anything, and wakes at the door") {
    World world = fightIn(openRoom, {5, 4}, nobodyMoves());
    const SubPos door = world.player.body.at;
    standInMiddleOf(world, {8, 4});
    world.player.kit.halfHearts = 1;
    addBomb(world, {8, 5});
    REQUIRE(countOf<KnightDied>(walkFor(world, {}, fuse)) == 1);
    addDrop(world, DropKind::Heart, tileUnder(world.player.body));
    addCreature(world, CreatureKind::Turret, {8, 6});
    Events events;
    for (int tick = 0; tick < 89; ++tick) {
        step(world, tick % 2 == 0 ? holding(Button::Sword, Button::East) : InputFrame{}, events);
    }
    CHECK(countOf<SwordSwung>(events) == 0);
    CHECK(countOf<DropTaken>(events) == 0);
    CHECK(countOf<BlowBlocked>(events) == 0);
    CHECK(world.player.dying());
    events = walkFor(world, {}, 2);
    CHECK(countOf<KnightRevived>(events) == 1);
    CHECK(world.player.body.at == door);
    CHECK(world.player.kit.halfHearts == 6);
    CHECK(world.player.body.safeTicks > 0);
}
