// Who fights, who is struck, and the knight's death.
#include "testing/catch2.hpp"
#include "unit/view/pictures.hpp"
#include "view/play/creature_figures.hpp"
#include "view/play/knight_figure.hpp"
#include "world/creatures/place.hpp"

#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

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
                 {!reducedMotion, !reducedMotion});
    Canvas canvas({120, 120}, {0, 0, 0});
    figures.draw(canvas);
    return canvas;
}

int sizeOf(const Canvas& canvas) {
    return pixelsUnlike(canvas, wholeOf(canvas), {0, 0, 0});
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

TEST_CASE("who is struck flashes, pushed back or not; whose shield is struck does not") {
    const CreatureKind kind =
        GENERATE(CreatureKind::Slime, CreatureKind::ShieldKnight, CreatureKind::Founder);
    World world = crossWorld();
    Creature creature = fighter(kind, Doing::Rests);
    const Canvas before = drawnFighter(creature);
    const CreaturesConfig& config = world.config.creatures;
    creature.body.safeTicks = isBoss(kind) ? config.boss.safeTicks : config.rules.safeTicks;
    creature.wasBlocked = true;
    CHECK(difference(drawnFighter(creature), before) == 0);
    Creature struck = creature;
    struck.wasBlocked = false;
    struck.body.knockTicks = isBoss(kind) ? 0 : GENERATE(0, 9);
    Creature later = struck;
    later.body.safeTicks = 0;
    CHECK(difference(drawnFighter(struck), drawnFighter(later)) > 30);
    const int still = difference(drawnFighter(struck, true), drawnFighter(later, true));
    CHECK(still > 0);
    CHECK(still < difference(drawnFighter(struck), drawnFighter(later)));
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

namespace {

int outlinePixels(const World& world) {
    RoomView view(art());
    const Canvas picture = fightPicture(view, world);
    int count = 0;
    for (const GridPos at : cellsOf(picture.size())) {
        count += picture.at(at.x, at.y) == Colour{224, 236, 240} ? 1 : 0;
    }
    return count;
}

}  // namespace

TEST_CASE("the knight's outline is seen where most of him is hidden, and only there") {
    World world = crossWorld();
    const auto outlined = [&](int below) {
        Creature foe = fighter(CreatureKind::ShieldKnight, Doing::Waits);
        foe.body.at = foe.body.previous = {world.player.body.at.x,
                                           world.player.body.at.y + toSubpixels(below)};
        world.creatures.living = {foe};
        return outlinePixels(world);
    };
    const int none = outlined(-20);
    CHECK(outlined(2) >= none + 8);
    CHECK(outlined(11) == none);  // half of him is seen
    CHECK(outlined(20) == none);
    CHECK(outlined(-4) == none);  // he is before it
}

TEST_CASE("a companion who stands where the knight does is behind him") {
    World world = crossWorld();
    const Canvas alone = roomPicture(world);
    const PixelRect knight = knightArea(world, world.player.body.at);
    const auto changedOn = [&](int below) {
        Companion companion;
        companion.body = world.player.body;
        companion.body.at.y += toSubpixels(below);
        companion.body.previous = companion.body.at;
        world.companion = companion;
        const Canvas both = roomPicture(world);
        int changed = 0;
        for (const auto [x, y] : cellsIn(knight)) {
            changed += both.at(x, y) == alone.at(x, y) ? 0 : 1;
        }
        return changed;
    };
    CHECK(changedOn(0) < 40);  // what is seen of him beside the knight
    CHECK(changedOn(4) < 40);
    CHECK(changedOn(8) > changedOn(7) + 20);  // before him
}

TEST_CASE("the knight's outline is seen through a boss who stands on him") {
    World world = crossWorld();
    const auto outlined = [&](int below) {
        Creature king = makeCreature(world, CreatureKind::KingSlime, roomCentre(world.room), 7);
        king.doing = Doing::Walks;
        const SubBox knight = world.knightBox();
        king.body.at = {centreOf(knight).x - king.body.hitBox().width / 2,
                        knight.bottom() - king.body.hitBox().height + toSubpixels(below)};
        king.body.previous = king.body.at;
        world.creatures.living = {king};
        return outlinePixels(world);
    };
    const int none = outlined(-40);
    for (const int below : {0, 2, 6, 12}) {
        INFO(below);
        CHECK(outlined(below) >= none + 8);
    }
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
