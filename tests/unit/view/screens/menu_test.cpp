#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/screens/menu.hpp"
#include "view/screens/menu_screens.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the choice goes round at both ends") {
    Menu menu({{"One", ""}, {"Two", ""}, {"Three", ""}});
    CHECK(menu.chosen() == 0);
    menu.up();
    CHECK(menu.chosen() == 2);
    menu.down();
    CHECK(menu.chosen() == 0);
    menu.down();
    CHECK(menu.chosenItem().label == "Two");
}

TEST_CASE("the pointer glides to the chosen line and comes to rest there") {
    const PanelColours colours = panelColours(art().tileset(Tileset::Sand));
    Menu menu({{"One", ""}, {"Two", ""}});
    const auto picture = [&] {
        Canvas canvas({100, 60}, {0, 0, 0});
        menu.draw({canvas, art(), colours}, 10, 10);
        return canvas;
    };
    const Canvas atFirst = picture();
    menu.down();
    menu.tick();
    menu.tick();
    const Canvas underWay = picture();
    for (int tick = 0; tick < 46; ++tick) {
        menu.tick();  // to a whole turn of the pointer's pictures
    }
    const Canvas atRest = picture();
    menu.tick();
    CHECK(difference(atFirst, underWay) > 0);
    CHECK(difference(underWay, atRest) > 0);
    CHECK(difference(atRest, picture()) == 0);
}

TEST_CASE("the mouse finds the lines where they were drawn") {
    Menu menu({{"One", ""}, {"Two", ""}, {"Three", ""}});
    CHECK_FALSE(menu.lineAt(20, 20));
    Canvas canvas({100, 60}, {0, 0, 0});
    menu.draw(pageOn(canvas, Tileset::Sand), 10, 10);
    CHECK(menu.lineAt(20, 12) == 0);
    CHECK(menu.lineAt(20, 26) == 1);
    CHECK(menu.lineAt(20, 38) == 2);
    CHECK_FALSE(menu.lineAt(5, 26));
    CHECK_FALSE(menu.lineAt(20, 50));
    menu.choose(2);
    CHECK(menu.chosen() == 2);
}

TEST_CASE("of a long list the chosen line is always among those shown") {
    Menu menu({{"0", ""}, {"1", ""}, {"2", ""}, {"3", ""}, {"4", ""}, {"5", ""}});
    menu.showAtMost(3);
    Canvas canvas({100, 60}, {0, 0, 0});
    const PanelColours colours = panelColours(art().tileset(Tileset::Sand));
    menu.draw({canvas, art(), colours}, 10, 10);
    CHECK(menu.lineAt(20, 12) == 0);
    CHECK(menu.lineAt(20, 38) == 2);
    menu.up();  // to the end
    menu.draw({canvas, art(), colours}, 10, 10);
    CHECK(menu.lineAt(20, 12) == 3);
    CHECK(menu.lineAt(20, 38) == 5);
    menu.down();  // and round again
    menu.draw({canvas, art(), colours}, 10, 10);
    CHECK(menu.lineAt(20, 12) == 0);
}

TEST_CASE("a list that gets more room still ends with its last line") {
    Menu menu({{"0", ""}, {"1", ""}, {"2", ""}, {"3", ""}, {"4", ""}, {"5", ""}});
    menu.showAtMost(3);
    menu.up();  // to the end
    menu.showAtMost(4);
    Canvas canvas({100, 80}, {0, 0, 0});
    menu.draw(pageOn(canvas, Tileset::Sand), 10, 10);
    CHECK(menu.lineAt(20, 12) == 2);
    CHECK(menu.lineAt(20, 51) == 5);
}

TEST_CASE("a long list is as wide as its lines and the arrows that say that it goes on") {
    Menu menu({{"0", ""}, {"1", ""}, {"2", ""}, {"3", ""}});
    const int all = menu.width(art().font);
    menu.showAtMost(3);
    const int some = menu.width(art().font);
    CHECK(some > all);
    Canvas canvas({100, 60}, {0, 0, 0});
    menu.draw(pageOn(canvas, Tileset::Sand), 10, 10);
    CHECK(pixelsUnlike(canvas, {10 + all, 0, some - all, 60}, {0, 0, 0}) > 10);
    CHECK(pixelsUnlike(canvas, {10 + some, 0, 90 - some, 60}, {0, 0, 0}) == 0);
}

TEST_CASE("a menu has its place above the hint, however many lines it has") {
    Menu menu(std::vector<MenuItem>(14, MenuItem{"line", ""}));
    const Colour behind{200, 0, 200};
    Canvas canvas({240, 176}, behind);
    const PanelColours colours = panelColours(art().tileset(Tileset::Sand));
    drawMenuPanel({canvas, art(), colours}, menu, {.heading = "Heading", .footing = "footing"});
    // The strip of the hint hides what was there, and the panel ends above it.
    for (const int x : {2, 120, 237}) {
        CHECK(canvas.at(x, 170) == colours.back);
    }
    CHECK_FALSE(menu.lineAt(120, 150));
    CHECK(menu.lineAt(120, 60));
}

TEST_CASE("pillars burn on both sides of the title's menu, and only there") {
    const auto titleAt = [](std::uint64_t tick) {
        Menu menu(std::vector<MenuItem>{{"Explore with creatures", ""}, {"Quit", ""}});
        menu.splitAt(1);
        Canvas canvas({240, 176}, {0, 0, 0});
        drawTitleScreen(pageOn(canvas, Tileset::Moss), menu,
                        {.seedCode = "0000-000H",
                         .version = "0",
                         .tileset = art().tileset(Tileset::Moss),
                         .tick = tick});
        return canvas;
    };
    const Canvas before = titleAt(0);
    const Canvas after = titleAt(8);
    int left = 0;
    int right = 0;
    for (const GridPos at : cellsOf(before.size())) {
        if (!(before.at(at.x, at.y) == after.at(at.x, at.y))) {
            left += at.x < 40 ? 1 : 0;
            right += at.x >= 200 ? 1 : 0;
        }
    }
    CHECK(left > 4);
    CHECK(left == right);
    CHECK(left + right == difference(before, after));
}

TEST_CASE("what is not written around a menu takes no place") {
    const auto heightWith = [](const MenuTexts& texts) {
        Menu menu(std::vector<MenuItem>{{"line", ""}});
        const Colour behind{200, 0, 200};
        Canvas canvas({240, 176}, {0, 0, 0});
        Page page = pageOn(canvas, Tileset::Sand);
        page.colours.back = behind;
        drawMenuPanel(page, menu, texts);
        int rows = 0;
        for (int y = 0; y < 150; ++y) {
            rows += canvas.at(118, y) == canvas.at(0, 0) ? 0 : 1;
        }
        return rows;
    };
    const int line = art().font.lineHeight();
    const int plain = heightWith({.heading = "Heading"});
    CHECK(heightWith({.heading = "Heading", .lead = "lead"}) == plain + line + 4);
    CHECK(heightWith({.heading = "Heading", .footing = "foot"}) == plain + line);
}

TEST_CASE("a preset list longer than its panel stays above the words on the chosen one") {
    Menu menu(std::vector<MenuItem>(20, MenuItem{"preset", ""}));
    const PanelColours colours = panelColours(art().tileset(Tileset::Sand));
    Canvas with({240, 176}, {0, 0, 0});
    drawPresetScreen({with, art(), colours}, menu, {.about = ""});
    Menu none(std::vector<MenuItem>(1));
    Canvas without({240, 176}, {0, 0, 0});
    drawPresetScreen({without, art(), colours}, none, {.about = ""});
    int lowest = 0;
    for (const auto [x, y] : cellsOf({240, 176})) {
        lowest = with.at(x, y) == without.at(x, y) ? lowest : y;
    }
    CHECK(lowest > 100);
    CHECK(lowest < 136);  // where the words begin
}

TEST_CASE("however much is said of a preset, it stays above the frame") {
    Menu menu(std::vector<MenuItem>(1));
    Canvas canvas({240, 176}, {0, 0, 0});
    const Page page = pageOn(canvas, Tileset::Sand);
    std::string words = "config/dungeon.toml:12:9: a mistake";
    const auto frame = [&] {
        canvas.clear({0, 0, 0});
        drawPresetScreen(page, menu, {.about = words});
        Canvas part({240, 8});
        part.draw(canvas, {0, 168, 240, 8}, 0, 0);
        return part;
    };
    const Canvas plain = frame();
    for (int count = 0; count < 5; ++count) {
        words += " that takes many words to be explained";
    }
    CHECK(difference(plain, frame()) == 0);
}

TEST_CASE("what is left out of a text that breaks into short lines shows as dots") {
    const auto pictureOf = [](std::string_view words) {
        Menu menu(std::vector<MenuItem>(1));
        Canvas canvas({240, 176}, {0, 0, 0});
        drawPresetScreen(pageOn(canvas, Tileset::Sand), menu, {.about = words});
        return canvas;
    };
    const Canvas dotted = pictureOf("one\ntwo\nthree\u2026");
    CHECK(difference(pictureOf("one\ntwo\nthree\nfour\nfive"), dotted) == 0);
    CHECK(difference(pictureOf("one\ntwo\nthree\nfour"), dotted) == 0);
    CHECK(difference(pictureOf("one\ntwo\nthree"), dotted) > 0);
}

TEST_CASE("a menu in two columns goes on in the second, and aside to the line beside") {
    Menu menu({{"0", ""}, {"1", ""}, {"2", ""}, {"3", ""}, {"4", ""}});
    menu.splitAt(3);
    menu.down();
    menu.aside();
    CHECK(menu.chosen() == 4);
    menu.aside();
    CHECK(menu.chosen() == 1);
    menu.down();
    menu.aside();
    CHECK(menu.chosen() == 4);  // the second is shorter
    menu.up();
    CHECK(menu.chosen() == 3);
    menu.up();
    CHECK(menu.chosen() == 2);
    Canvas canvas({100, 60}, {0, 0, 0});
    const Page page = pageOn(canvas, Tileset::Sand);
    menu.draw(page, 10, 10);
    CHECK(menu.height(page.art.font) < 40);
    const int right = 10 + menu.width(page.art.font) - 2;
    CHECK(menu.lineAt(14, 12) == 0);
    CHECK(menu.lineAt(right, 12) == 3);
    CHECK(menu.lineAt(14, 36) == 2);
    CHECK_FALSE(menu.lineAt(right, 36));
}

TEST_CASE("there is nothing aside of a single column") {
    Menu menu({{"0", ""}, {"1", ""}});
    menu.aside();
    CHECK(menu.chosen() == 0);
}
