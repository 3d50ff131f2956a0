// What is seen of the Weaver's strings, and of the mirror that her pull makes of the room.
#include "testing/catch2.hpp"
#include "unit/view/pictures.hpp"
#include "view/effects/omen_marks.hpp"
#include "view/play/hanging_strings.hpp"
#include "world/creatures/drops.hpp"
#include "world/creatures/place.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const Colour floorColour{20, 60, 40};

World weaverWorld(Doing doing, Move move, int ticks = 0) {
    World world = crossWorld();
    Creature weaver = makeCreature(world, CreatureKind::Weaver, roomCentre(world.room), 7);
    weaver.doing = doing;
    weaver.move = move;
    weaver.ticks = ticks;
    world.creatures.living = {weaver,
                              makeCreature(world, CreatureKind::Knot, {toSubpixels(32), 5000}, 7)};
    return world;
}

template <typename Draw>
Canvas pictureDrawnBy(Draw draw) {
    Canvas canvas({240, 144}, floorColour);
    draw(canvas);
    return canvas;
}

Canvas mirrorSignOf(const World& world, bool reducedMotion = false) {
    return pictureDrawnBy([&](Canvas& canvas) {
        drawMirrorSign(canvas, world, {0, 0}, reducedMotion);
    });
}

bool isReddish(Colour colour) {
    return colour.red > colour.green + 40 && colour.red > colour.blue + 40;
}

}  // namespace

TEST_CASE("a sign announces that the Weaver's pull will mirror the room, and only that") {
    const Canvas nothing({240, 144}, floorColour);
    const Canvas sign = mirrorSignOf(weaverWorld(Doing::WindsUp, Move::WeaverPull, 3));
    CHECK(difference(sign, nothing) > 200);
    for (int y = 0; y < 144; ++y) {
        for (int x = 0; x < 120; ++x) {
            REQUIRE(sign.at(x, y) == sign.at(239 - x, y));
        }
    }
    CHECK(difference(mirrorSignOf(weaverWorld(Doing::WindsUp, Move::WeaverShuttle)), nothing) == 0);
    CHECK(difference(mirrorSignOf(weaverWorld(Doing::Walks, Move::WeaverPull)), nothing) == 0);
    CHECK(difference(mirrorSignOf(weaverWorld(Doing::WindsUp, Move::WeaverPull, 30), true),
                     mirrorSignOf(weaverWorld(Doing::WindsUp, Move::WeaverPull, 3), true)) == 0);
}

TEST_CASE("the strings that the Weaver hangs by are not red, those that will snap are, and wider") {
    World world = weaverWorld(Doing::Walks, Move::WeaverShuttle);
    const Canvas hanging = pictureDrawnBy([&](Canvas& canvas) {
        drawHangingStrings(canvas, world, {0, 0}, 256, false);
    });
    CHECK(pixelsUnlike(hanging, wholeOf(hanging), floorColour) > 20);
    for (const GridPos at : cellsOf(hanging.size())) {
        REQUIRE_FALSE(isReddish(hanging.at(at.x, at.y)));
    }
    world.creatures.omens = {
        {.kind = OmenKind::Line,
         .from = CreatureKind::Weaver,
         .box = {{subpixelsPerTile, toSubpixels(60)}, 13 * subpixelsPerTile, toSubpixels(6)},
         .wait = 60,
         .hurtTicks = 10,
         .halfHearts = 1,
         .ticks = 40}};
    const Canvas warning = pictureDrawnBy([&](Canvas& canvas) {
        drawOmens(canvas, world, {0, 0});
    });
    int red = 0;
    for (int y = 0; y < 144; ++y) {
        red += isReddish(warning.at(60, y)) ? 1 : 0;
    }
    CHECK(red == 3);
}

TEST_CASE("while the room turns into its mirror, what lies there is seen, and nothing moves") {
    World world = crossWorld();
    world.mirroring = Mirroring{.tick = 12, .ticks = 24};
    const Canvas empty = roomPicture(world);
    leaveDrop(world, DropKind::Heart, {toSubpixels(60), toSubpixels(60)});
    world.creatures.drops.front().body.previous.x -= toSubpixels(8);
    const Canvas withHeart = roomPicture(world);
    CHECK(difference(withHeart, empty) > 20);
    world.creatures.drops.front().body.previous = world.creatures.drops.front().body.at;
    CHECK(difference(roomPicture(world), withHeart) == 0);
}
