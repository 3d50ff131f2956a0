#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/hud/message.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr Colour ground{1, 2, 3};

int drawnPixels(MessageLine& message) {
    Canvas canvas({240, 176}, ground);
    message.draw(pageOn(canvas, Tileset::Moss));
    return pixelsUnlike(canvas, wholeOf(canvas), ground);
}

void wait(MessageLine& message, int ticks) {
    for (int tick = 0; tick < ticks; ++tick) {
        message.tick();
    }
}

int ticksShown(MessageLine& message) {
    int ticks = 0;
    for (; message.shown(); ++ticks) {
        message.tick();
    }
    return ticks;
}

}  // namespace

TEST_CASE("a message comes up, stays and goes") {
    MessageLine message;
    CHECK(drawnPixels(message) == 0);
    message.show("Seed copied");
    wait(message, 30);
    CHECK(drawnPixels(message) > 1000);
    ticksShown(message);
    CHECK(drawnPixels(message) == 0);
}

TEST_CASE("long messages and bad news stay longer") {
    MessageLine small;
    small.show("Short");
    MessageLine large;
    large.show("A sentence that takes a good while to read to its end");
    MessageLine bad;
    bad.show("A sentence that takes a good while to read to its end", MessageLine::Tone::Bad);
    const int shortTime = ticksShown(small);
    const int longTime = ticksShown(large);
    CHECK(shortTime >= 120);
    CHECK(longTime > shortTime);
    CHECK(ticksShown(bad) > longTime);
}

TEST_CASE("news goes where a blow is announced below it; mistakes and news elsewhere stay") {
    const auto ticksLeft = [](MessageLine::Tone tone, PixelRect action) {
        MessageLine message;
        message.show("A sentence that takes a good while to read to its end", tone);
        wait(message, 30);
        message.yieldTo(action);
        drawnPixels(message);
        return ticksShown(message);
    };
    constexpr PixelRect below{100, 150, 16, 16};
    constexpr PixelRect elsewhere{100, 60, 16, 16};
    CHECK(ticksLeft(MessageLine::Tone::News, below) <= 10);
    CHECK(ticksLeft(MessageLine::Tone::News, elsewhere) > 100);
    CHECK(ticksLeft(MessageLine::Tone::Bad, below) > 100);
}

TEST_CASE("a message keeps clear of the knight, at the lower edge or below the HUD") {
    MessageLine message;
    const auto seenAt = [&](PixelRect knight) {
        wait(message, 30);
        Canvas canvas({240, 176}, ground);
        const auto draw = [&] {
            canvas.clear(ground);
            message.keepClearOf(knight);
            message.draw(pageOn(canvas, Tileset::Moss));
        };
        draw();
        wait(message, 20);
        draw();
        CHECK(pixelsUnlike(canvas, {0, 0, 240, 32}, ground) == 0);
        return std::pair{pixelsUnlike(canvas, {0, 32, 240, 40}, ground) > 1000,
                         pixelsUnlike(canvas, {0, 136, 240, 40}, ground) > 1000};
    };
    using Seen = std::pair<bool, bool>;  // above, below
    const PixelRect atSouthDoor{112, 158, 16, 16};
    const PixelRect atNorthDoor{112, 34, 16, 16};
    message.show("A sentence that takes a good while to read to its end, and then a little more");
    CHECK(seenAt({112, 90, 16, 16}) == Seen{false, true});
    CHECK(seenAt(atSouthDoor) == Seen{true, false});
    CHECK(seenAt({112, 90, 16, 16}) == Seen{true, false});  // it does not jump about
    CHECK(seenAt(atNorthDoor) == Seen{false, true});
}

TEST_CASE("a message leaves the door that the knight walks to before he has come there") {
    MessageLine message;
    message.show("A sentence that takes a good while to read to its end, and then a little more");
    Canvas canvas({240, 176}, ground);
    const auto showsBelow = [&](int knightY) {
        for (int tick = 0; tick < 20; ++tick) {
            message.tick();
            canvas.clear(ground);
            message.keepClearOf({112, knightY, 16, 16});
            message.draw(pageOn(canvas, Tileset::Moss));
        }
        return pixelsUnlike(canvas, {0, 136, 240, 40}, ground) > 1000;
    };
    CHECK(showsBelow(70));
    CHECK_FALSE(showsBelow(110));  // the message begins at 143
    CHECK_FALSE(showsBelow(95));
    CHECK(showsBelow(70));
}

namespace {

constexpr PixelRect knightInTheMiddle{112, 90, 16, 16};

// Draws the message at each of `ticks` ticks with others about. Returns whether it ends at the
// lower edge.
bool endsBelow(MessageLine& message, int ticks, const std::vector<PixelRect>& others,
               PixelRect knight = knightInTheMiddle) {
    Canvas canvas({240, 176}, ground);
    for (int tick = 0; tick < ticks; ++tick) {
        message.tick();
        canvas.clear(ground);
        message.keepClearOf(knight);
        for (const PixelRect& other : others) {
            message.avoid(other);
        }
        message.draw(pageOn(canvas, Tileset::Moss));
    }
    return pixelsUnlike(canvas, {0, 136, 240, 40}, ground) > 1000;
}

constexpr PixelRect creatureBelow{60, 150, 16, 16};
constexpr PixelRect creatureAbove{60, 40, 16, 16};
const std::string longText =
    "A sentence that takes a good while to read to its end, and then a little more";

}  // namespace

TEST_CASE("a message covers the fewest of those about, and the knight last of all") {
    MessageLine message;
    message.show(longText);
    CHECK(endsBelow(message, 20, {}));
    CHECK_FALSE(endsBelow(message, 20, {creatureBelow}));
    message.show(longText);
    CHECK(endsBelow(message, 20, {creatureBelow, creatureAbove, creatureAbove}));
    message.show(longText);
    CHECK(endsBelow(message, 20, {creatureBelow}, {112, 34, 16, 16}));
}

TEST_CASE("a message goes to the other side again, but not to and fro") {
    MessageLine message;
    message.show(longText);
    CHECK_FALSE(endsBelow(message, 20, {creatureBelow}));
    CHECK_FALSE(endsBelow(message, 20, {creatureAbove}));
    CHECK(endsBelow(message, 40, {creatureAbove}));
    CHECK(endsBelow(message, 60, {creatureAbove, creatureBelow}));
    // The one above has gone a little way only.
    CHECK(endsBelow(message, 60, {{60, 68, 16, 16}, creatureBelow}));
}

TEST_CASE("in a fight a message stays half as long, and two seconds at least") {
    const auto ticksInFight = [](const std::string& text) {
        MessageLine message;
        message.show(text);
        int ticks = 0;
        for (; message.shown(); ++ticks) {
            message.hurry();
            message.tick();
        }
        return ticks;
    };
    MessageLine calm;
    calm.show(longText);
    CHECK(ticksInFight(longText) == ticksShown(calm) / 2);
    CHECK(ticksInFight("Short") == 120);
}

TEST_CASE("places are those of one drawing, even where no message is shown") {
    MessageLine message;
    Canvas canvas({240, 176}, ground);
    message.stayIn({5, 60, 130, 60});
    message.draw(pageOn(canvas, Tileset::Moss));
    message.show(longText);
    wait(message, 20);
    message.draw(pageOn(canvas, Tileset::Moss));
    CHECK(pixelsUnlike(canvas, {0, 60, 240, 60}, ground) == 0);
    CHECK(pixelsUnlike(canvas, {0, 136, 240, 40}, ground) > 1000);
}

TEST_CASE("over a menu a message stands at the upper edge") {
    MessageLine message;
    message.show(longText);
    Canvas canvas({240, 176}, ground);
    for (int tick = 0; tick < 20; ++tick) {
        message.tick();
        canvas.clear(ground);
        message.stayAtTop();
        message.draw(pageOn(canvas, Tileset::Moss));
    }
    CHECK(pixelsUnlike(canvas, {0, 136, 240, 40}, ground) == 0);
    CHECK(pixelsUnlike(canvas, {0, 32, 240, 40}, ground) > 1000);
}

TEST_CASE("a message stays in the area that it is given") {
    MessageLine message;
    message.show("A sentence that takes a good while to read to its end, and then a little more");
    Canvas canvas({240, 176}, ground);
    const PixelRect area{5, 20, 130, 140};
    wait(message, 20);
    message.stayIn(area);
    message.draw(pageOn(canvas, Tileset::Moss));
    CHECK(pixelsUnlike(canvas, area, ground) > 1000);
    CHECK(pixelsUnlike(canvas, area, ground) == pixelsUnlike(canvas, wholeOf(canvas), ground));
}

TEST_CASE("old news can be hidden, what is new or bad stays") {
    MessageLine message;
    message.show("news");
    message.hideOldNews();
    CHECK(message.shown());
    message.tick();
    message.hideOldNews();
    CHECK_FALSE(message.shown());
    message.show("bad", MessageLine::Tone::Bad);
    message.tick();
    message.hideOldNews();
    CHECK(message.shown());
}

TEST_CASE("a long message is broken into lines that stay on the canvas") {
    MessageLine message;
    message.show("dungeon.toml:14:3: tables.N.NSX: 'X' is no door letter; allowed are N, S, W and "
                 "E. Still using "
                 "the last valid value.");
    wait(message, 30);
    Canvas canvas({240, 176}, ground);
    message.draw(pageOn(canvas, Tileset::Moss));
    CHECK(pixelsUnlike(canvas, {0, 0, 4, 176}, ground) == 0);
    CHECK(pixelsUnlike(canvas, {236, 0, 4, 176}, ground) == 0);
    CHECK(pixelsUnlike(canvas, {4, 130, 232, 40}, ground) > 4000);
}

TEST_CASE("of a message that is too long for its area the beginning is shown, whole") {
    std::string text = "first";
    for (int word = 0; word < 300; ++word) {
        text += " and more";
    }
    MessageLine message;
    message.show(text);
    wait(message, 30);
    Canvas canvas({240, 176}, ground);
    message.draw(pageOn(canvas, Tileset::Moss));
    CHECK(pixelsUnlike(canvas, {0, 0, 240, hudHeight + 4}, ground) == 0);
    CHECK(pixelsUnlike(canvas, {4, hudHeight + 4, 232, 20}, ground) > 1000);
}

TEST_CASE("a message is as narrow as its words where it would cover what does not move") {
    MessageLine message;
    message.show("A short sentence");
    Canvas canvas({240, 176}, ground);
    const auto draw = [&](const std::vector<PixelRect>& levers) {
        wait(message, 20);
        canvas.clear(ground);
        for (const PixelRect& lever : levers) {
            message.stepAsideFor(lever);
        }
        message.draw(pageOn(canvas, Tileset::Moss));
    };
    const PixelRect leftAbove{16, 36, 16, 16};
    const PixelRect leftBelow{16, 150, 16, 16};
    const PixelRect rightBelow{208, 150, 16, 16};
    draw({});
    CHECK(pixelsUnlike(canvas, leftBelow, ground) > 0);
    CHECK(pixelsUnlike(canvas, rightBelow, ground) > 0);
    draw({leftAbove, leftBelow});
    CHECK(pixelsUnlike(canvas, leftBelow, ground) == 0);
    CHECK(pixelsUnlike(canvas, rightBelow, ground) > 0);
}

TEST_CASE("the last messages are kept, newest first, each once however often it is said") {
    MessageLine message;
    message.show("one");
    message.show("two", MessageLine::Tone::Bad);
    message.show("two");
    REQUIRE(message.past().size() == 2);
    CHECK(message.past().front().text == "two");
    CHECK(message.past().front().tone == MessageLine::Tone::Bad);
    for (int number = 0; number < 40; ++number) {
        message.show(std::to_string(number));
    }
    REQUIRE(message.past().size() == MessageLine::mostKept);
    CHECK(message.past().front().text == "39");
    CHECK(message.past().back().text == "10");
}
