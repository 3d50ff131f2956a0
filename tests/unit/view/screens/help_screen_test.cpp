#include "picture/text/text.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "unit/view/views.hpp"
#include "view/hud/key_hints.hpp"
#include "view/screens/help_screen.hpp"

#include <set>
#include <string>

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the help shows the keys as they are bound") {
    KeyBindings keys;
    keys[Action::Up] = {{Key::Up}, {Key::W}};
    keys[Action::Left] = {{Key::Left}, {Key::A}};
    keys[Action::Down] = {{Key::Down}};
    keys[Action::Right] = {{Key::Right}};
    keys[Action::SameSeed] = {{Key::R, true}};
    const auto lines = helpLines(keys, false);
    CHECK(lines[0].keys == "\u2191\u2190\u2193\u2192, WA");
    CHECK(lines[0].what == "walk");
    REQUIRE(lines.size() == 2);  // what has no key is left out
    CHECK(lines[1].keys == "Shift+R");
}

TEST_CASE("the help shows the gamepad's buttons when it was used last") {
    KeyBindings keys;
    keys[Action::Up] = {{Key::Up}, {Key::PadUp}};
    keys[Action::NewDungeon] = {{Key::R}, {Key::PadY}};
    const auto lines = helpLines(keys, true);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].keys == shownKey({Key::PadUp}));
    CHECK(lines[1].keys == "\uE003");
}

TEST_CASE("no action of play is left out of the help") {
    KeyBindings keys;
    for (int index = 0; index < actionCount; ++index) {
        keys[static_cast<Action>(index)] = {{static_cast<Key>(index)}};
    }
    const auto lines = helpLines(keys, false);
    for (int index = static_cast<int>(Action::Sword); !isOfViewers(static_cast<Action>(index));
         ++index) {
        const std::string key = shownKey({static_cast<Key>(index)});
        CAPTURE(key);
        CHECK(std::any_of(lines.begin(), lines.end(), [&](const HelpLine& line) {
            return line.keys.find(key) != line.keys.npos;
        }));
    }
}

TEST_CASE("all keys have their place on the screen, with a frame around them") {
    const std::vector<HelpLine> lines(16, {"Shift+R", "same seed, weights from disk"});
    Canvas canvas({240, 176}, {0, 0, 0});
    const PanelColours colours = panelColours(art().tileset(Tileset::Sand));
    drawHelpScreen({canvas, art(), colours}, lines);
    CHECK(pixelsUnlike(canvas, {0, 0, 240, 2}, canvas.at(0, 0)) == 0);
    CHECK(pixelsUnlike(canvas, {0, 174, 240, 2}, canvas.at(0, 0)) == 0);
}

TEST_CASE("many keys are spread over the height of their page") {
    const std::vector<HelpLine> lines(17, {"J", "sword"});
    Canvas canvas({240, 176}, {0, 0, 0});
    const Page page = pageOn(canvas, Tileset::Sand);
    drawHelpScreen(page, lines);
    const int bottom = page.middle(2).bottom();
    CHECK(pixelsUnlike(canvas, {20, bottom - 14, 200, 10}, page.colours.back) > 40);
    CHECK(pixelsUnlike(canvas, {20, bottom - 3, 200, 1}, page.colours.back) == 0);
}

TEST_CASE("many keys make their page higher where the canvas has room") {
    const std::vector<HelpLine> lines(20, {"J", "sword"});
    Canvas canvas({240, 352}, {0, 0, 0});
    const Page page = pageOn(canvas, Tileset::Sand);
    drawHelpScreen(page, lines);
    const int height = art().font.lineHeight() * 20;
    const PixelRect usual = page.middle(2);
    REQUIRE(height > usual.height);
    CHECK(pixelsUnlike(canvas, {20, usual.bottom() + 2, 200, 1}, canvas.at(0, 0)) > 0);
    CHECK(pixelsUnlike(canvas, {20, usual.bottom() + 60, 200, 1}, canvas.at(0, 0)) == 0);
}

TEST_CASE("what the keys do is not cut off at the edge") {
    KeyBindings keys;
    for (int index = 0; index < actionCount; ++index) {
        keys[static_cast<Action>(index)] = {{Key::Space}, {Key::J}};
    }
    Canvas canvas({240, 176}, {0, 0, 0});
    const auto drawn = [&](const std::vector<HelpLine>& lines) {
        canvas.clear({0, 0, 0});
        drawHelpScreen(pageOn(canvas, Tileset::Sand), lines);
        return pixelsUnlike(canvas, {232, 20, 8, 150}, {0, 0, 0});
    };
    CHECK(drawn(helpLines(keys, false)) == drawn({}));
}

TEST_CASE("no word of the help is cut with the shipped keys") {
    const BdfFont& font = art().font;
    Canvas canvas({240, 176});
    const int width = pageOn(canvas, Tileset::Sand).middle(2).width;
    for (const bool adventure : {false, true}) {
        const auto lines = helpLines(shippedConfig().keys, false, adventure);
        int keysWidth = 0;
        for (const HelpLine& line : lines) {
            keysWidth = std::max(keysWidth, textWidth(font, line.keys));
        }
        for (const HelpLine& line : lines) {
            CAPTURE(line.what);
            CHECK(textWidth(font, line.what) <= width - keysWidth - 22);
        }
    }
}

TEST_CASE("in an adventure the help says what keys do there, and leaves out what they do not") {
    KeyBindings keys;
    keys[Action::NewDungeon] = {{Key::R}};
    keys[Action::Watch] = {{Key::G}};
    keys[Action::Undo] = {{Key::U}};
    keys[Action::PreviousItem] = {{Key::Q}, {Key::Z}};
    keys[Action::NextItem] = {{Key::E}};
    const auto exploring = helpLines(keys, false);
    const auto running = helpLines(keys, false, true);
    CHECK(exploring.size() == running.size() + 2);
    CHECK(running[1].keys == "Q, E");
    CHECK(exploring[2].what == "new dungeon, weights from disk");
    CHECK(running[2].what == "hold: regrow the floor (1 thread)");
}

TEST_CASE("keys are shown by name, arrows and a pad's buttons by signs that the font has") {
    CHECK(shownKey({Key::Enter}) == "Enter");
    CHECK(shownKey({Key::Left}) == "\u2190");
    CHECK(shownKey({Key::Left, true}) == "Shift+\u2190");
    CHECK(shownKey({Key::Minus}) == "-");
    CHECK(shownKey({Key::Equal}) == "=");
    const auto font = BdfFont::load(DOORSTRING_PROJECT "/assets/fonts/doorstring.bdf");
    REQUIRE(font);
    std::set<std::string> signs;
    for (int i = static_cast<int>(Key::PadUp); i < keyCount; ++i) {
        const std::string sign = shownKey({static_cast<Key>(i)});
        CAPTURE(i);
        CHECK(signs.insert(sign).second);
        // One sign that stands as high as a line of text allows, and no more.
        CHECK(sign.size() == 3);
        REQUIRE(sign.starts_with("\xEE\x80"));
        CHECK(font.value().has(0xE000U + (static_cast<unsigned char>(sign.back()) - 0x80U)));
        CHECK(textWidth(font.value(), sign) <= 24);
    }
}
