// Seeds and presets, by keys and by the mouse.
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"
#include "view/screens/menu_screens.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

int pixelsUnlikeIn(const Canvas& a, const Canvas& b) {
    int count = 0;
    for (std::size_t index = 0; index < a.pixels().size(); ++index) {
        count += a.pixels()[index] == b.pixels()[index] ? 0 : 1;
    }
    return count;
}

}  // namespace

TEST_CASE("a typed or pasted seed leads into its dungeon; invalid seeds are reported") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Seed);
    REQUIRE(game.stateName() == "seed");
    // Keys are letters here: R makes no dungeon.
    press(game, Key::R);
    CHECK(worldOf(game).dungeon.seed() == Seed{17});
    game.handle(TextTyped{"0000-00U"});
    press(game, Key::Enter);
    CHECK(game.stateName() == "seed");
    for (int count = 0; count < 8; ++count) {
        press(game, Key::Backspace);
    }
    game.handle(TextTyped{"  crystal"});
    game.handle(TextTyped{" "});
    game.handle(TextTyped{"cave\n"});
    press(game, Key::Right);
    press(game, Key::Enter);
    CHECK(game.stateName() == "explore");
    CHECK(worldOf(game).dungeon.seed() == parseSeed("crystal cave").value());
}

TEST_CASE("a seed has up to 40 letters, whatever their alphabet") {
    std::string word;
    for (int letter = 0; letter < 40; ++letter) {
        word += "\u0436";
    }
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Seed);
    game.handle(TextTyped{word});
    game.handle(TextTyped{"x"});
    press(game, Key::Right);
    press(game, Key::Enter);
    CHECK(worldOf(game).dungeon.seed() == parseSeed(word).value());
}

TEST_CASE("white space around a pasted seed is ignored") {
    for (const char* pasted : {"12345 ", "\r\n\t12345\r\n", "0000-0C1S "}) {
        INFO(pasted);
        Game game = makeGame(FirstState::Title);
        chooseOnTitle(game, TitleLine::Seed);
        game.handle(TextTyped{pasted});
        press(game, Key::Right);
        press(game, Key::Enter);
        CHECK(worldOf(game).dungeon.seed() == Seed{12345});
    }
}

TEST_CASE("a seed leads into an adventure, unless exploring is chosen by an arrow or the mouse") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Seed);
    game.handle(TextTyped{"77"});
    press(game, Key::Left);
    const PixelRect adventure = seedUsePlace({240, 176}, SeedUse::Adventure);
    game.handle(PointerPressed{adventure.x + 2, adventure.y + 2});
    game.handle(PointerPressed{adventure.x + 2, adventure.y + 2});  // it is chosen already
    press(game, Key::Enter);
    CHECK(game.stateName() == "floor card");
    CHECK(game.session().run()->seed == Seed{77});
    CHECK(worldOf(game).dungeon.seed() == Seed{77});
}

TEST_CASE("a seed that is too long or empty is reported, and nothing typed is lost") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Seed);
    const auto screen = [&] {
        Canvas canvas;
        game.draw(canvas, 0);
        return canvas;
    };
    const Canvas empty = screen();
    press(game, Key::Enter);
    CHECK(game.stateName() == "seed");
    CHECK(pixelsUnlikeIn(empty, screen()) > 0);
    const std::string longest(40, 'i');
    game.handle(TextTyped{longest});
    const Canvas full = screen();
    game.handle(TextTyped{"i"});
    CHECK(pixelsUnlikeIn(full, screen()) > 0);
    press(game, Key::Enter);
    CHECK(worldOf(game).dungeon.seed() == parseSeed(longest).value());
}

TEST_CASE("a preset is chosen with its map in view") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Presets);
    REQUIRE(game.stateName() == "presets");
    Canvas opened;
    game.draw(opened, 0);
    tick(game, 1);
    Canvas canvas;
    game.draw(canvas, 0);
    // Its map; the pointer and the words are no more than that.
    CHECK(pixelsUnlikeIn(opened, canvas) > 500);
    press(game, Key::Down);
    tick(game, 10);
    game.draw(canvas, 0);
    press(game, Key::Enter);
    CHECK(game.stateName() == "explore");
    CHECK(game.session().desk.preset() == "classic");
    CHECK(worldOf(game).room.tiles().size() == GridSize{11, 9});
}

TEST_CASE("the mouse chooses in menus") {
    Game game = makeGame(FirstState::Title);
    Canvas canvas;
    game.draw(canvas, 0);
    // Down the middle of the canvas until a line answers.
    for (int y = 60; y < 170 && game.stateName() == "title"; y += 2) {
        game.handle(PointerMoved{120, y});
        game.handle(PointerPressed{120, y});
    }
    CHECK(game.stateName() == "adventure page");
}

TEST_CASE("function keys that work in menus work while a seed is typed") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Seed);
    press(game, Key::F12);
    REQUIRE(game.session().host.requests.size() == 1);
    CHECK(game.session().host.requests.front() == HostRequest::SaveScreenshot);
    CHECK(game.stateName() == "seed");
}

TEST_CASE("no key makes or takes back a dungeon behind the title or a menu") {
    Game game = makeGame(FirstState::Title);
    const auto pressAll = [&] {
        const std::uint32_t before = game.session().expedition.number();
        press(game, Key::R);
        press(game, Key::R, true);
        press(game, Key::U);
        CHECK(game.session().expedition.number() == before);
    };
    pressAll();
    chooseOnTitle(game, TitleLine::Explore);
    press(game, Key::R);
    press(game, Key::R);
    press(game, Key::P);
    REQUIRE(game.stateName() == "paused");
    pressAll();
    press(game, Key::P);
    press(game, Key::M);
    REQUIRE(game.stateName() == "map");  // which shows the dungeon
    const std::uint32_t before = game.session().expedition.number();
    press(game, Key::R);
    CHECK(game.session().expedition.number() != before);
}

TEST_CASE("news of a menu ends with it") {
    Game game = makeGame(FirstState::Explore);
    press(game, Key::P);
    game.session().message.show("something that was done in the menu");
    tick(game, 2);
    REQUIRE(game.session().message.shown());
    press(game, Key::P);
    CHECK(game.stateName() == "explore");
    CHECK_FALSE(game.session().message.shown());
}

TEST_CASE("what a line of the title does is written whole on the smallest canvas") {
    const TempFolder saves;  // without one, the daily adventure has another hint
    SessionStart start = startFrom({});
    start.saves.folder = saves.path();
    Game game(shippedArt(), std::move(start), FirstState::Title);
    Canvas canvas;
    for (int line = 0; line < 6; ++line) {
        game.draw(canvas, 0);
        REQUIRE(canvas.size() == GridSize{240, 176});
        const Colour ground = canvas.at(0, 175);
        for (int y = 166; y < 176; ++y) {
            INFO("line " << line << ", y " << y);
            CHECK(canvas.at(0, y) == ground);
            CHECK(canvas.at(239, y) == ground);
        }
        press(game, Key::Down);
    }
}

TEST_CASE("F1 on the page of messages shows the help, which leads back there") {
    Game game = makeGame(FirstState::Explore);
    pressKeys(game, {Key::P, Key::Down, Key::Down, Key::Down, Key::Enter});
    REQUIRE(game.stateName() == "messages");
    press(game, Key::F1);
    CHECK(game.stateName() == "help");
    press(game, Key::F1);
    CHECK(game.stateName() == "messages");
}

TEST_CASE("messages that have gone can be read on a page of the pause menu, which scrolls") {
    Game game = makeGame(FirstState::Explore);
    for (int number = 0; number < 30; ++number) {
        game.session().message.show("message " + std::to_string(number));
    }
    tick(game, 1);
    press(game, Key::P);
    pressKeys(game, {Key::Down, Key::Down, Key::Down, Key::Enter});
    REQUIRE(game.stateName() == "messages");
    Canvas newest;
    game.draw(newest, 0);
    const auto differs = [&] {
        Canvas canvas;
        game.draw(canvas, 0);
        return pixelsUnlikeIn(newest, canvas) > 0;
    };
    press(game, Key::Up);
    CHECK_FALSE(differs());
    press(game, Key::Down);
    CHECK(differs());
    press(game, Key::Left);
    CHECK_FALSE(differs());
    press(game, Key::Escape);
    CHECK(game.stateName() == "paused");
}
