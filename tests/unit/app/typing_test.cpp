// Text by a gamepad or the mouse alone: the keyboard on the screen.
#include "testing/catch2.hpp"
#include "unit/lab/game_in_lab.hpp"
#include "view/screens/letter_board.hpp"
#include "view/screens/menu_screens.hpp"

#include <cstdlib>
#include <utility>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

void push(Game& game, Key button) {
    const int number = static_cast<int>(button) - static_cast<int>(Key::PadA);
    game.handle(PadPressed{number});
    game.handle(PadReleased{number});
}

void tilt(Game& game, int across, int down) {
    for (const auto& [axis, way] :
         {std::pair(PadTilted::Axis::CrossX, across), std::pair(PadTilted::Axis::CrossY, down)}) {
        for (int step = 0; step < std::abs(way); ++step) {
            game.handle(PadTilted{axis, way > 0 ? 100 : -100});
            game.handle(PadTilted{axis, 0});
        }
    }
}

// The page of a seed, opened by a gamepad.
struct SeedByPad : Game {
    SeedByPad() : Game(shippedArt(), startFrom({}), FirstState::Title) {
        push(*this, Key::PadA);
        tilt(*this, 0, 3);
        push(*this, Key::PadA);
        REQUIRE(stateName() == "seed");
    }
};

}  // namespace

TEST_CASE("a gamepad types a seed, erases a letter and begins its adventure") {
    SeedByPad game;
    push(game, Key::PadA);  // 1
    tilt(game, 1, 0);
    push(game, Key::PadA);  // 2
    tilt(game, 1, 0);
    push(game, Key::PadA);  // 3
    push(game, Key::PadX);
    push(game, Key::PadStart);
    CHECK(game.stateName() == "floor card");
    CHECK(game.session().run()->seed == Seed{12});
}

TEST_CASE("the same is done by keys of the board alone, capitals and spaces among them") {
    SeedByPad game;
    tilt(game, 0, 1);
    push(game, Key::PadA);  // a
    tilt(game, 0, -2);      // to the keys below, of which the first is Shift
    push(game, Key::PadA);
    tilt(game, 1, 0);
    push(game, Key::PadA);  // a space
    tilt(game, -1, 0);
    tilt(game, 0, 2);
    push(game, Key::PadA);  // B
    push(game, Key::PadA);
    tilt(game, 0, -2);
    tilt(game, 2, 0);
    push(game, Key::PadA);  // erases one B
    tilt(game, 1, 0);
    push(game, Key::PadA);
    REQUIRE(game.stateName() == "floor card");
    CHECK(game.session().run()->seed == parseSeed("a B").value());
}

TEST_CASE("on the keyboard of the screen the keys of menus choose letters and type none") {
    Game game(shippedArt(), startFrom({}), FirstState::Title);
    const auto strike = [&](Key key, const char* text) {
        press(game, key);
        game.handle(TextTyped{text});
    };
    pressKeys(game, {Key::Enter, Key::Down, Key::Down, Key::Down, Key::Enter});
    REQUIRE(game.stateName() == "seed");
    press(game, Key::F1);
    strike(Key::Space, " ");  // 1
    SECTION("as one hand does") {
        strike(Key::D, "d");
        strike(Key::Space, " ");  // 2
        strike(Key::A, "a");
        strike(Key::W, "w");  // to the keys below, of which the fourth accepts
        for (int step = 0; step < 3; ++step) {
            strike(Key::D, "d");
        }
        strike(Key::Space, " ");
        REQUIRE(game.stateName() == "floor card");
        CHECK(game.session().run()->seed == Seed{12});
    }
    SECTION("until it is put away by the key that brought it") {
        press(game, Key::F1);
        strike(Key::D, "d");
        press(game, Key::Enter);
        REQUIRE(game.stateName() == "floor card");
        CHECK(game.session().run()->seed == parseSeed("1d").value());
    }
    SECTION("until a click on the field puts it away, and one more opens it for the mouse") {
        const int height = LetterBoard({.plain = "12\nab\nkl\nuv"}).height();
        Canvas canvas;
        for (const int boardHeight : {height, 0}) {
            game.draw(canvas, 0);
            const PixelRect field = seedFieldPlace({240, 176}, boardHeight);
            game.handle(PointerPressed{field.x + 4, field.y + 4});
        }
        strike(Key::D, "d");
        press(game, Key::Enter);
        REQUIRE(game.stateName() == "floor card");
        CHECK(game.session().run()->seed == parseSeed("1d").value());
    }
}

TEST_CASE("put away, the board leaves the page to the buttons, and another button brings it back") {
    SeedByPad game;
    push(game, Key::PadA);  // 1
    push(game, Key::PadB);
    REQUIRE(game.stateName() == "seed");
    tilt(game, 1, 0);  // to exploring
    push(game, Key::PadY);
    push(game, Key::PadA);  // 11
    push(game, Key::PadB);
    push(game, Key::PadA);
    CHECK(game.stateName() == "explore");
    CHECK(worldOf(game).dungeon.seed() == Seed{11});
    SeedByPad left;
    push(left, Key::PadB);
    push(left, Key::PadB);
    CHECK(left.stateName() == "adventure page");
}

TEST_CASE("a keyboard puts the board away, and a click on the field opens it for the mouse") {
    Game game = makeGame(FirstState::Title);
    chooseOnTitle(game, TitleLine::Seed);
    Canvas canvas;
    game.draw(canvas, 0);
    const PixelRect field = seedFieldPlace({240, 176}, 0);
    game.handle(PointerPressed{field.x + 4, field.y + 4});
    game.draw(canvas, 0);
    game.handle(PointerPressed{14, 108});  // the first key
    press(game, Key::Escape);
    REQUIRE(game.stateName() == "seed");
    press(game, Key::Enter);
    CHECK(game.session().run()->seed == Seed{1});
}

TEST_CASE("a gamepad names a preset of the Lab and types a value") {
    GameInLab game;
    push(game, Key::PadStart);
    REQUIRE(game.stateName() == "lab actions");
    push(game, Key::PadA);
    REQUIRE(game.stateName() == "lab save");
    push(game, Key::PadB);
    push(game, Key::PadB);
    REQUIRE(game.stateName() == "lab");
    push(game, Key::PadStart);
    tilt(game, 0, -2);
    push(game, Key::PadA);
    REQUIRE(game.stateName() == "lab typing");
    push(game, Key::PadA);  // 1
    push(game, Key::PadA);
    push(game, Key::PadStart);
    REQUIRE(game.stateName() == "lab");
    tick(game, 60);
    push(game, Key::PadA);  // walks a dungeon of it
    REQUIRE(game.stateName() == "explore");
    CHECK(game.session().expedition.grownWith() != game.session().config().dungeon);
}

TEST_CASE("Escape and the key of the board cancel a value of the Lab that is typed on the board") {
    for (const Key key : {Key::Escape, Key::F1}) {
        GameInLab game;
        push(game, Key::PadStart);
        tilt(game, 0, -2);
        push(game, Key::PadA);
        REQUIRE(game.stateName() == "lab typing");
        push(game, Key::PadA);  // 1
        press(game, key);
        REQUIRE(game.stateName() == "lab");
        tick(game, 60);
        push(game, Key::PadA);  // walks a dungeon of it
        REQUIRE(game.stateName() == "explore");
        CHECK(game.session().expedition.grownWith() == game.session().config().dungeon);
    }
}
