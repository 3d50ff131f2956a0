// What a fight looks like: who is struck, who falls, what bursts, and the knight's death.
#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/play/creature_figures.hpp"
#include "view/play/room_view.hpp"

#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr SubPos middleOfFight{60 * subpixelsPerPixel, 60 * subpixelsPerPixel};

Creature fighter(CreatureKind kind, Doing doing) {
    Creature creature;
    creature.kind = kind;
    creature.doing = doing;
    creature.body.size = {10, 10};
    creature.body.at = creature.body.previous = middleOfFight;
    return creature;
}

Canvas drawnFighter(const Creature& creature, bool reducedMotion = false) {
    const World world = crossWorld();
    Figures figures;
    addCreatures(figures, {art(), art().tileset(Tileset::BlueStone), world}, {creature}, wholeTick,
                 reducedMotion);
    Canvas canvas({120, 120}, {0, 0, 0});
    figures.draw(canvas);
    return canvas;
}

int sizeOf(const Canvas& canvas) {
    return pixelsUnlike(canvas, wholeOf(canvas), {0, 0, 0});
}

Canvas fightPicture(RoomView& view, const World& world, bool reducedMotion = false) {
    Canvas canvas(layoutFor(world.config.room.size).canvas, {0, 0, 0});
    ViewConfig config;
    config.reducedMotion = reducedMotion;
    view.draw(canvas, world, config, 1, 0);
    return canvas;
}

// How many pixels an event changes, so many ticks after it.
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
        shakes.push_back(effects.shake(world, asked));
        ++world.tick;
    }
    return shakes;
}

World hurtWorld() {
    World world = crossWorld();
    world.player.body.knockTicks = 8;
    return world;
}

}  // namespace

TEST_CASE("a ghost is faint until it winds up, and casts no shadow until then") {
    const int faint = sizeOf(drawnFighter(fighter(CreatureKind::Ghost, Doing::Walks)));
    const int solid = sizeOf(drawnFighter(fighter(CreatureKind::Ghost, Doing::WindsUp)));
    CHECK(faint > 20);
    CHECK(faint < solid * 6 / 10);
    CHECK(sizeOf(drawnFighter(fighter(CreatureKind::Ghost, Doing::Waits))) < solid * 6 / 10);
    CHECK(sizeOf(drawnFighter(fighter(CreatureKind::Slime, Doing::Walks))) > faint);
}

TEST_CASE("a mimic has the shadow of its own picture only") {
    const SpriteSheet& sheet = art().sprites.creatures[CreatureKind::Mimic];
    Canvas alone({120, 120}, {0, 0, 0});
    sheet.draw(alone, poseCell(CreaturePose::Idle, Direction::South, 0), 57, 54);
    CHECK(difference(alone, drawnFighter(fighter(CreatureKind::Mimic, Doing::Waits))) == 0);
}

TEST_CASE("a charger that rests looks as dazed as one that was struck, and sees stars") {
    Creature struck = fighter(CreatureKind::Charger, Doing::Walks);
    struck.body.knockTicks = 8;
    const Canvas rests = drawnFighter(fighter(CreatureKind::Charger, Doing::Rests));
    const int stars = difference(rests, drawnFighter(struck));
    CHECK(stars > 4);
    CHECK(stars < 40);
    CHECK(difference(rests, drawnFighter(fighter(CreatureKind::Charger, Doing::Waits))) > 0);
}

TEST_CASE("who is struck flashes; a shield and what nothing hurts do not") {
    const CreatureKind kind = GENERATE(CreatureKind::Slime, CreatureKind::ShieldKnight);
    World world = crossWorld();
    Creature creature = fighter(kind, Doing::Rests);
    const Canvas before = drawnFighter(creature);
    creature.body.safeTicks = world.config.creatures.rules.safeTicks;
    CHECK(difference(drawnFighter(creature), before) == 0);
    Creature struck = creature;
    struck.body.knockTicks = 9;
    Creature later = struck;
    later.body.safeTicks = 0;
    CHECK(difference(drawnFighter(struck), drawnFighter(later)) > 30);
    const int still = difference(drawnFighter(struck, true), drawnFighter(later, true));
    CHECK(still > 0);
    CHECK(still < difference(drawnFighter(struck), drawnFighter(later)));
}

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

TEST_CASE("a hurt knight blinks brightly on every ground, three times a second") {
    World world = hurtWorld();
    world.player.kit.halfHearts = 2;
    const auto drawn = [&](int since) {
        world.player.body.safeTicks = since < 0 ? 0 : world.config.player.safeTicks - since;
        RoomView view(art());
        return fightPicture(view, world);
    };
    const Canvas calm = drawn(-1);
    int begun = 0;
    bool was = false;
    for (int since = 0; since < 60; ++since) {
        const int changed = difference(drawn(since), calm);
        CHECK((changed == 0 || changed > 60));  // all of him but what is dark
        begun += changed > 0 && !was ? 1 : 0;
        was = changed > 0;
    }
    CHECK(begun == 3);
}

TEST_CASE("a hurt knight keeps his outline and his face") {
    World world = hurtWorld();
    world.player.kit.halfHearts = 2;
    world.player.body.safeTicks = 0;
    RoomView view(art());
    const Canvas calm = fightPicture(view, world);
    world.player.body.safeTicks = world.config.player.safeTicks;
    RoomView again(art());
    const Canvas hurt = fightPicture(again, world);
    std::set<int> reds;
    for (const GridPos at : cellsOf(calm.size())) {
        const Colour before = calm.at(at.x, at.y);
        const Colour after = hurt.at(at.x, at.y);
        if (before == after) {
            continue;
        }
        reds.insert(after.red);
        CHECK(before.red + before.green + before.blue > 150);  // nothing dark has changed
    }
    CHECK(reds.size() == 2);
}

TEST_CASE("the knight's outline is seen where most of him is hidden, and only there") {
    World world = crossWorld();
    const auto outlined = [&](int below) {
        Creature foe = fighter(CreatureKind::ShieldKnight, Doing::Waits);
        foe.body.at = foe.body.previous = {world.player.body.at.x,
                                           world.player.body.at.y + toSubpixels(below)};
        world.creatures.living = {foe};
        RoomView view(art());
        const Canvas picture = fightPicture(view, world);
        int count = 0;
        for (const GridPos at : cellsOf(picture.size())) {
            count += picture.at(at.x, at.y) == Colour{224, 236, 240} ? 1 : 0;
        }
        return count;
    };
    const int none = outlined(-20);
    CHECK(outlined(2) >= none + 8);
    CHECK(outlined(11) == none);  // half of him is seen
    CHECK(outlined(20) == none);
    CHECK(outlined(-4) == none);  // he is before it
}

TEST_CASE("of two shakes at once the stronger one is seen") {
    RoomEffects effects;
    const World world = hurtWorld();
    effects.take({BombBlasted{middleOfFight}, KnightHurt{1}}, world, 1);
    CHECK(effects.shake(world, 1) == 3);
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
    std::set<int> darknesses;
    RoomEffects effects;
    for (int tick = 1; tick <= 90; ++tick) {
        world.player.deathTicks = tick;
        darknesses.insert(effects.darkness(world, 1));
    }
    CHECK(darknesses == std::set<int>{0, 1, 2, 3, 4, 5});
    CHECK(litPixels(fightPicture(view, world)) == 0);
    world.player.deathTicks = 0;
    view.take({KnightRevived{}}, world, 1);
    CHECK(litPixels(fightPicture(view, world)) == 0);
    world.tick += 25;
    CHECK(litPixels(fightPicture(view, world)) == lit);
}

TEST_CASE("dying, the knight is seen struck and then in his pictures of a fall, without a sword") {
    World world = crossWorld();
    world.player.swingTicks = 4;
    RoomView view(art());
    const auto at = [&](int deathTicks) {
        world.player.deathTicks = deathTicks;
        return fightPicture(view, world);
    };
    const Canvas struck = at(1);
    const Canvas falls = at(20);
    CHECK(difference(struck, falls) > 10);
    CHECK(difference(falls, at(30)) > 10);
    world.player.swingTicks = 0;
    CHECK(difference(falls, at(20)) == 0);
}
