// What bursts, flies up, shakes and goes dark.
#include "testing/catch2.hpp"
#include "unit/view/pictures.hpp"

#include <array>
#include <map>
#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// The number of pixels that an event changes, `ticks` after it.
int changedBy(const Event& event, std::uint64_t ticks, bool reducedMotion = false,
              std::uint32_t dungeonNumber = 1) {
    World world = crossWorld();
    RoomView with(art());
    with.take({event}, world, dungeonNumber);
    RoomView without(art());
    world.tick += ticks;
    return difference(fightPicture(with, world, reducedMotion),
                      fightPicture(without, world, reducedMotion));
}

int litPixels(const Canvas& canvas) {
    return pixelsUnlike(canvas, layoutFor({15, 9}).room, {0, 0, 0});
}

std::vector<int> shakesAfter(const Event& event, World world, std::uint32_t asked = 1) {
    RoomEffects effects;
    effects.take({event}, world, 1);
    std::vector<int> shakes;
    for (int tick = 0; tick < 18; ++tick) {
        shakes.push_back(effects.shakeOffset(world, asked));
        ++world.tick;
    }
    return shakes;
}

}  // namespace

TEST_CASE("a creature that falls is white, bursts, and is gone") {
    const Event fell = CreatureFell{CreatureKind::Skeleton, middleOfFight};
    CHECK(changedBy(fell, 0) > 30);
    CHECK(changedBy(fell, 10) > 30);
    CHECK(changedBy(fell, 40) == 0);
    CHECK(changedBy(fell, 10, false, 2) == 0);  // in another dungeon
    // Nothing flashes nor flies about with reduced motion; the puff is there.
    CHECK(changedBy(fell, 0, true) == 0);
    CHECK(changedBy(fell, 10, true) > 0);
    CHECK(changedBy(fell, 10, true) < changedBy(fell, 10));
}

TEST_CASE("a small slime of the king bursts in his colour") {
    const auto burst = [](bool withKing) {
        World world = crossWorld();
        Creature king;
        king.kind = CreatureKind::KingSlime;
        if (withKing) {
            world.creatures.living = {king};
        }
        RoomEffects effects;
        effects.take({CreatureFell{CreatureKind::SmallSlime, middleOfFight}}, world, 1);
        world.creatures.living.clear();
        world.tick += 10;
        Canvas canvas({120, 120}, {0, 0, 0});
        effects.fallen().draw(canvas, art().sprites, world, 1, 0, 0);
        return canvas;
    };
    const auto coloursOf = [](const Canvas& canvas) {
        std::set<std::array<int, 3>> colours;
        for (const GridPos at : cellsOf(canvas.size())) {
            const Colour pixel = canvas.at(at.x, at.y);
            colours.insert({pixel.red, pixel.green, pixel.blue});
        }
        return colours;
    };
    CHECK(coloursOf(burst(true)) != coloursOf(burst(false)));
}

TEST_CASE("a blast covers 24 pixels each way") {
    const Event blast = BombBlasted{middleOfFight};
    CHECK(changedBy(blast, 10, true) > 600);
    CHECK(changedBy(blast, 10, true) <= 48 * 48);
    CHECK(changedBy(blast, 26, true) == 0);
}

TEST_CASE("a blast is seen as far as it reaches, from its first picture on") {
    const int radius = GENERATE(16, 24, 32);
    World world = crossWorld();
    RoomView with(art());
    with.take({BombBlasted{middleOfFight, radius}}, world, 1);
    RoomView without(art());
    const Canvas seen = fightPicture(with, world, true);
    const Canvas calm = fightPicture(without, world, true);
    const PixelRect room = layoutFor(world.config.room.size).room;
    const GridPos middle{room.x + toPixels(middleOfFight.x), room.y + toPixels(middleOfFight.y)};
    for (const Direction side : allDirections) {
        const GridPos rim = middle + offsetOf(side) * radius;
        CHECK_FALSE(seen.at(rim.x, rim.y) == calm.at(rim.x, rim.y));
        const GridPos beyond = middle + offsetOf(side) * (std::max(radius, 24) + 1);
        CHECK(seen.at(beyond.x, beyond.y) == calm.at(beyond.x, beyond.y));
    }
    const int corner = radius * 3 / 4 + 1;  // farther than the radius
    const int past = std::max(corner, 18);
    CHECK(seen.at(middle.x + past, middle.y + past) == calm.at(middle.x + past, middle.y + past));
}

TEST_CASE("a bomb shows how far it will reach before it goes off, for at least 0.35 seconds") {
    World world = crossWorld();
    const CreatureRules& rules = world.config.creatures.rules;
    Projectile bomb;
    bomb.kind = ProjectileKind::Bomb;
    bomb.from = CreatureKind::Bomber;
    bomb.body.size = {8, 8};
    bomb.body.at = bomb.body.previous = middleOfFight;
    const auto marked = [&](int ticksLeft) {
        bomb.ticks = rules.bombFuseTicks - ticksLeft;
        world.creatures.projectiles = {bomb};
        RoomView view(art());
        const Canvas picture = fightPicture(view, world);
        const PixelRect room = layoutFor(world.config.room.size).room;
        const GridPos rim{room.x + 60 + 4 + rules.blastRadius, room.y + 60 + 4};
        world.creatures.projectiles.clear();
        RoomView empty(art());
        return !(picture.at(rim.x, rim.y) == fightPicture(empty, world).at(rim.x, rim.y));
    };
    CHECK_FALSE(marked(60));
    CHECK(marked(21));
    CHECK(marked(1));
}

TEST_CASE("a blade that meets rock or a shield, and what ends in flight, throw sparks") {
    const Event event = GENERATE(Event{SwordRang{middleOfFight}}, Event{BlowBlocked{middleOfFight}},
                                 Event{ProjectileEnded{ProjectileKind::Bone, middleOfFight}});
    CHECK(changedBy(event, 0) > 10);
    CHECK(changedBy(event, 15) == 0);
}

TEST_CASE("a hurt knight shakes the picture by two pixels, and a bomb by three") {
    CHECK(shakesAfter(KnightHurt{3}, hurtWorld()) ==
          std::vector<int>{2, 2, -2, -2, 2, 1, -1, -1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    CHECK(shakesAfter(BombBlasted{middleOfFight}, hurtWorld()) ==
          std::vector<int>{3, 3, -3, -3, 3, 1, -1, -1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0});
    const std::vector<int> still(18, 0);
    CHECK(shakesAfter(KnightHurt{3}, hurtWorld(), 2) == still);
    CHECK(shakesAfter(KnightHurt{3}, crossWorld()) == still);  // after a fall into a pit
}

TEST_CASE("of two shakes at once the stronger one is seen") {
    RoomEffects effects;
    const World world = hurtWorld();
    effects.take({BombBlasted{middleOfFight}, KnightHurt{1}}, world, 1);
    CHECK(effects.shakeOffset(world, 1) == 3);
}

TEST_CASE("with reduced motion nothing shakes") {
    World world = hurtWorld();
    RoomView shaken(art());
    shaken.take({KnightHurt{3}}, world, 1);
    RoomView calm(art());
    CHECK(difference(fightPicture(shaken, world), fightPicture(calm, world)) > 1000);
    CHECK(difference(fightPicture(shaken, world, true), fightPicture(calm, world, true)) == 0);
}

TEST_CASE("the knight falls, the room goes dark, and he wakes in the light") {
    World world = crossWorld();
    RoomView view(art());
    const int lit = litPixels(fightPicture(view, world));
    std::map<int, int> ticksOf;  // of each darkness
    RoomEffects effects;
    for (int tick = 1; tick <= 90; ++tick) {
        world.player.deathTicks = tick;
        ++ticksOf[effects.darkness(world, 1)];
    }
    CHECK(ticksOf == std::map<int, int>{{0, 47}, {1, 7}, {2, 7}, {3, 7}, {4, 7}, {5, 15}});
    CHECK(litPixels(fightPicture(view, world)) == 0);
    world.player.deathTicks = 0;
    view.take({KnightRevived{}}, world, 1);
    CHECK(litPixels(fightPicture(view, world)) == 0);
    world.tick += 25;
    CHECK(litPixels(fightPicture(view, world)) == lit);
}
