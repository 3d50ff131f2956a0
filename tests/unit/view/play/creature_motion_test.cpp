// How creatures move on the screen: leaps, wings, feet, and what they look like afterwards.
#include "picture/sprites/sprites.hpp"
#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/play/creature_figures.hpp"
#include "view/play/creature_looks.hpp"
#include "view/play/room_view.hpp"
#include "world/creatures/moves.hpp"

#include <algorithm>
#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Creature mover(CreatureKind kind, Doing doing, int ticks = 0) {
    Creature creature;
    creature.kind = kind;
    creature.doing = doing;
    creature.ticks = ticks;
    return creature;
}

int attackPictureOf(const Creature& creature) {
    return creatureCell(creature, CreatureConfig{}) -
           poseCell(CreaturePose::Attack, creature.facing, 0);
}

std::set<int> picturesInTicks(CreatureKind kind, int from, int to) {
    std::set<int> pictures;
    for (int tick = from; tick < to; ++tick) {
        pictures.insert(attackPictureOf(mover(kind, Doing::Attacks, tick)));
    }
    return pictures;
}

// The rows of a picture of the scene that are not black: first and last.
std::pair<int, int> rowsOf(const Canvas& canvas) {
    int first = -1;
    int last = -1;
    for (const GridPos at : cellsOf(canvas.size())) {
        if (!(canvas.at(at.x, at.y) == Colour{0, 0, 0})) {
            first = first < 0 ? at.y : std::min(first, at.y);
            last = std::max(last, at.y);
        }
    }
    return {first, last};
}

template <typename Add>
Canvas drawnBy(const World& world, Add add) {
    Figures figures;
    add(figures, Scene{art(), art().tileset(Tileset::BlueStone), world});
    Canvas canvas({120, 120}, {0, 0, 0});
    figures.draw(canvas);
    return canvas;
}

constexpr SubPos somewhere{60 * subpixelsPerPixel, 60 * subpixelsPerPixel};

// A thrown bomb in the world, `ticks` after it was thrown.
Canvas bombDrawn(World& world, int ticks) {
    Projectile bomb;
    bomb.kind = ProjectileKind::Bomb;
    bomb.body.size = {8, 8};
    bomb.body.at = bomb.body.previous = somewhere;
    bomb.ticks = ticks;
    world.creatures.projectiles = {bomb};
    return drawnBy(world, [](Figures& figures, const Scene& scene) {
        addProjectiles(figures, scene, wholeTick);
    });
}

}  // namespace

TEST_CASE("what leaps rises, comes down, lands flat, and gets up again") {
    const CreatureKind kind =
        GENERATE(CreatureKind::Slime, CreatureKind::SmallSlime, CreatureKind::Mimic);
    CHECK(liftOf(mover(kind, Doing::Attacks, 0), CreatureConfig{}) == 0);
    CHECK(liftOf(mover(kind, Doing::Attacks, 14), CreatureConfig{}) >= 7);
    CHECK(liftOf(mover(kind, Doing::Attacks, 30), CreatureConfig{}) == 0);
    CHECK(liftOf(mover(kind, Doing::Rests, 5), CreatureConfig{}) == 0);
    CHECK(picturesInTicks(kind, 0, 40) == std::set<int>{0, 1});
    CHECK(attackPictureOf(mover(kind, Doing::Rests, 0)) == 2);
    // A mimic that rests must not look like a chest.
    const bool isMimic = kind == CreatureKind::Mimic;
    CHECK(creatureCell(mover(kind, Doing::Rests, 12), CreatureConfig{}) ==
          (isMimic ? poseCell(CreaturePose::Attack, Direction::South, 2)
                   : poseCell(CreaturePose::Idle, Direction::South, 0)));
}

TEST_CASE("no announcement changes its picture more than six times a second, three times there and "
          "back") {
    const CreatureConfig config{.windUpTicks = 60};
    for (const CreatureKind kind : allValues<CreatureKind>) {
        int changes = 0;
        for (int tick = 1; tick < config.windUpTicks; ++tick) {
            changes += creatureCell(mover(kind, Doing::WindsUp, tick), config) !=
                               creatureCell(mover(kind, Doing::WindsUp, tick - 1), config)
                           ? 1
                           : 0;
        }
        CHECK(changes >= 1);
        CHECK(changes <= 6);
    }
}

TEST_CASE("a ghost fades in once, and a bomb flashes at most three times a second") {
    const CreatureConfig config{.windUpTicks = 60};
    const auto ghostAt = [&](int tick) {
        return creatureCell(mover(CreatureKind::Ghost, Doing::WindsUp, tick), config) -
               poseCell(CreaturePose::WindUp, Direction::South, 0);
    };
    int changes = 0;
    for (int tick = 1; tick < config.windUpTicks; ++tick) {
        changes += ghostAt(tick) == ghostAt(tick - 1) ? 0 : 1;
    }
    CHECK(changes == 1);
    CHECK(ghostAt(0) == 0);
    CHECK(ghostAt(59) == 1);

    World world = crossWorld();
    const auto drawn = [&](int tick) { return bombDrawn(world, tick); };
    const int fuse = world.config.creatures.rules.bombFuseTicks;
    int flashes = 0;
    for (int tick = fuse - 29; tick < fuse; ++tick) {
        flashes += difference(drawn(tick), drawn(tick - 1)) > 0 ? 1 : 0;
    }
    CHECK(flashes >= 2);
    CHECK(flashes <= 3);  // in half a second, there and back
}

TEST_CASE("a bat beats its wings, a charger gallops and a shield knight runs to the end") {
    CHECK(picturesInTicks(CreatureKind::Bat, 100, 120) == std::set<int>{0, 1, 2});
    CHECK(picturesInTicks(CreatureKind::Charger, 100, 120) == std::set<int>{0, 1});
    CHECK(picturesInTicks(CreatureKind::ShieldKnight, 70, 96) == std::set<int>{0, 1});
}

TEST_CASE("the shield is down as long as the shield knight rests") {
    for (const int tick : {0, 30, 200}) {
        CHECK(attackPictureOf(mover(CreatureKind::ShieldKnight, Doing::Rests, tick)) == 2);
    }
}

TEST_CASE("who moves walks, whatever it does; who stands does not") {
    const Doing doing = GENERATE(Doing::Waits, Doing::Walks, Doing::Rests);
    Creature creature = mover(CreatureKind::Skeleton, doing, 40);
    CHECK(creatureCell(creature, CreatureConfig{}) ==
          poseCell(CreaturePose::Idle, Direction::South, 1));
    creature.body.at.x += 1;
    CHECK(creatureCell(creature, CreatureConfig{}) ==
          poseCell(CreaturePose::Walk, Direction::South, 1));
}

TEST_CASE("before its attack a creature trembles by a pixel; a turret does not") {
    const CreatureConfig config{.windUpTicks = 36};
    std::set<int> early;
    std::set<int> late;
    for (int tick = 0; tick < config.windUpTicks; ++tick) {
        const int off = trembleOf(mover(CreatureKind::Slime, Doing::WindsUp, tick), config);
        (tick < 20 ? early : late).insert(off);
        CHECK(trembleOf(mover(CreatureKind::Turret, Doing::WindsUp, tick), config) == 0);
        CHECK(trembleOf(mover(CreatureKind::Slime, Doing::Walks, tick), config) == 0);
    }
    CHECK(early == std::set<int>{0});
    CHECK(late == std::set<int>{0, 1});
}

TEST_CASE("with reduced motion nothing trembles") {
    const World world = crossWorld();
    const int windUp = world.config.creatures.kinds[CreatureKind::Slime].windUpTicks;
    const auto drawn = [&](int tick, bool reducedMotion) {
        Creature slime = mover(CreatureKind::Slime, Doing::WindsUp, tick);
        slime.body.size = {10, 10};
        slime.body.at = slime.body.previous = somewhere;
        return drawnBy(world, [&](Figures& figures, const Scene& scene) {
            addCreatures(figures, scene, {slime}, wholeTick, {!reducedMotion, !reducedMotion});
        });
    };
    int same = 0;
    int unlike = 0;
    for (int left = 2; left <= 4; ++left) {
        // The picture of an announcement changes every five ticks.
        const bool samePicture = (windUp - left) / 5 == (windUp - left - 1) / 5;
        same += samePicture ? difference(drawn(windUp - left, true), drawn(windUp - left - 1, true))
                            : 0;
        unlike += samePicture
                      ? difference(drawn(windUp - left, false), drawn(windUp - left - 1, false))
                      : 0;
    }
    CHECK(same == 0);
    CHECK(unlike > 0);
}

TEST_CASE("a blow throws a body up a little") {
    Creature creature = mover(CreatureKind::Skeleton, Doing::Walks);
    creature.body.knockTicks = 8;
    CHECK(liftOf(creature, CreatureConfig{}) == 0);
    creature.body.knockTicks = 4;
    CHECK(liftOf(creature, CreatureConfig{}) == 4);
    creature.body.knockTicks = 0;
    CHECK(liftOf(creature, CreatureConfig{}) == 0);
}

TEST_CASE("a bomb flies high above its shadow, and lies") {
    World world = crossWorld();
    const auto rowsAt = [&](int tick) { return rowsOf(bombDrawn(world, tick)); };
    CHECK(rowsAt(12).first <= rowsAt(60).first - 14);
    CHECK(rowsAt(12).second == rowsAt(60).second);
}

TEST_CASE("a drop jumps out of what fell, bounces, and lies") {
    World world = crossWorld();
    Drop drop;
    drop.kind = DropKind::Coin;
    drop.body.size = {8, 8};
    drop.body.at = drop.body.previous = somewhere;
    const auto topAt = [&](int tick) {
        drop.ticks = tick;
        world.creatures.drops = {drop};
        return rowsOf(
                   drawnBy(world, [](Figures& figures,
                                     const Scene& scene) { addDrops(figures, scene, wholeTick); }))
            .first;
    };
    CHECK(topAt(8) < topAt(20) - 3);
    CHECK(topAt(20) < topAt(40));
    CHECK(topAt(40) == topAt(50));
}

TEST_CASE("stars go round a charger that ran into something, and dust is behind one that rushes") {
    const World world = crossWorld();
    const auto drawn = [&](Doing doing, int tick) {
        Creature charger = mover(CreatureKind::Charger, doing, tick);
        charger.body.size = {10, 10};
        charger.body.at = charger.body.previous = somewhere;
        return drawnBy(world, [&](Figures& figures, const Scene& scene) {
            addCreatures(figures, scene, {charger}, wholeTick, {});
        });
    };
    CHECK(difference(drawn(Doing::Rests, 0), drawn(Doing::Rests, 6)) > 4);
    CHECK(difference(drawn(Doing::Attacks, 0), drawn(Doing::Attacks, 8)) > 2);
    CHECK(difference(drawn(Doing::Waits, 0), drawn(Doing::Waits, 6)) == 0);
}

TEST_CASE("the sheet of a boss has the pictures of each part of its moves") {
    for (const BossSheet& sheet : bossSheets) {
        const BossLook& boss = creatureLooks[sheet.kind].boss;
        INFO(name(sheet.kind));
        CHECK(std::max({boss.idle + 1, boss.hurt, boss.dropping, boss.landed}) < sheet.pictures);
        for (const MoveRow& row : behaviourOf(sheet.kind).moves) {
            const MoveLook& look = moveLooks[row.move];
            REQUIRE(row.parts.size() <= look.parts.size());
            CHECK(std::max({look.tell + 1, look.landed, look.resting}) < sheet.pictures);
            for (const PartLook& part : look.parts) {
                CHECK(std::max(part.picture, part.atFirst) < sheet.pictures);
            }
        }
    }
}
