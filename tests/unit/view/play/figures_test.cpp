#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/play/knight_figure.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const Canvas& background() {
    static const Canvas canvas({240, 144}, {0, 0, 0});
    return canvas;
}

// Two hearts, one upon the other.
Canvas heartsAt(int firstFeet, int secondFeet) {
    const SpriteSheet& sheet = art().sprites.ui;
    Figures figures;
    figures.add(
        {.feet = firstFeet, .sheet = &sheet, .picture = static_cast<int>(UiSprite::HeartFull)});
    figures.add({.feet = secondFeet,
                 .sheet = &sheet,
                 .picture = static_cast<int>(UiSprite::HeartEmpty),
                 .x = 2,
                 .y = 1});
    Canvas canvas = background();
    figures.draw(canvas);
    return canvas;
}

}  // namespace

TEST_CASE("who stands further down is in front, and of equals the one added last") {
    const Canvas secondInFront = heartsAt(10, 20);
    CHECK(difference(secondInFront, heartsAt(20, 10)) > 0);
    CHECK(difference(secondInFront, heartsAt(20, 20)) == 0);
}

TEST_CASE("what was drawn is forgotten") {
    Figures figures;
    figures.add({.sheet = &art().sprites.ui});
    Canvas canvas = background();
    figures.draw(canvas);
    REQUIRE(difference(canvas, background()) > 0);
    Canvas again = background();
    figures.draw(again);
    CHECK(difference(again, background()) == 0);
}

TEST_CASE("high contrast outlines a shadow only where something is about to land") {
    const auto outlinedPixels = [](bool isWarning) {
        Figures figures;
        figures.add({.sheet = &art().sprites.bossShadow,
                     .picture = 2,
                     .x = 40,
                     .y = 40,
                     .isWarning = isWarning});
        Canvas canvas = background();
        figures.draw(canvas, true);
        return 240 * 144 - pixelsUnlike(canvas, wholeOf(canvas), outlineColour);
    };
    CHECK(outlinedPixels(false) == 0);
    CHECK(outlinedPixels(true) > 20);
}

TEST_CASE("the knight walks behind the banner and before it") {
    const World world = crossWorld();
    const Scene scene{art(), art().tileset(Tileset::BlueStone), world};
    const auto pixelsCovered = [&](int pixelsBelow) {
        const SubPos at = world.player.body.at;
        const int foot = at.y + toSubpixels(world.config.player.hitBox.height + pixelsBelow);
        Figures figures;
        addKnight(figures, scene, {at.x, at.y + toSubpixels(pixelsBelow)}, true);
        Canvas alone = background();
        figures.draw(alone);
        addKnight(figures, scene, {at.x, at.y + toSubpixels(pixelsBelow)}, true);
        // A banner whose pole stands where the knight would.
        const SpriteSheet& sheet = art().sprites.banner;
        figures.add({.feet = foot - toSubpixels(pixelsBelow),
                     .sheet = &sheet,
                     .picture = 0,
                     .x = toPixels(at.x),
                     .y = toPixels(foot) - sheet.cell().height});
        Canvas both = background();
        figures.draw(both);
        int covered = 0;
        for (std::size_t index = 0; index < both.pixels().size(); ++index) {
            const bool isKnight = !(alone.pixels()[index] == Colour{0, 0, 0});
            covered += isKnight && !(alone.pixels()[index] == both.pixels()[index]) ? 1 : 0;
        }
        return covered;
    };
    // His shadow takes its colours from what it falls on.
    CHECK(pixelsCovered(4) < 5);
    CHECK(pixelsCovered(-4) > 10);
}

namespace {

// The number of pixels that a knight's outline has, shown through a figure with this foot below his
// and through what hangs above.
int outlineBehind(const SpriteSheet& sheet, GridOffset offset, const Canvas& over) {
    const World world = crossWorld();
    const Tileset tiles = Tileset::BlueStone;
    const Scene scene{art(), art().tileset(tiles), world};
    const PixelRect knight = knightArea(world, world.player.body.at);
    Figures figures;
    addKnight(figures, scene, world.player.body.at, true);
    const int y = knight.y - layoutFor(world.config.room.size).room.y;
    figures.add({.feet = toSubpixels(y + 40),
                 .sheet = &sheet,
                 .x = knight.x + offset.x,
                 .y = y + offset.y,
                 .light = &art().tileset(tiles).light()});
    Canvas canvas = background();
    figures.draw(canvas);
    const Canvas before = canvas;
    figures.drawKnightsOutline(canvas, over, {0, 0});
    return difference(canvas, before);
}

}  // namespace

TEST_CASE("the knight's outline shows through all that is tall, whether it has a shadow or not") {
    const Canvas nothing({240, 144}, {0, 0, 0, 0});
    const SpriteSheet& cage = art().sprites.cage;
    const GridOffset before{(16 - cage.cell().width) / 2, 16 - cage.cell().height + 4};
    CHECK(outlineBehind(cage, before, nothing) > 10);
    CHECK(outlineBehind(art().sprites.bossShadow, {-8, 0}, nothing) == 0);
}

TEST_CASE("what an arch leaves of the knight and a figure hides counts as hidden") {
    const Canvas nothing({240, 144}, {0, 0, 0, 0});
    const Canvas all({240, 144}, {9, 9, 9});
    const SpriteSheet& heart = art().sprites.ui;
    CHECK(outlineBehind(heart, {4, 6}, nothing) == 0);
    CHECK(outlineBehind(heart, {4, 6}, all) > 10);
    CHECK(outlineBehind(heart, {40, 6}, all) == 0);
}
