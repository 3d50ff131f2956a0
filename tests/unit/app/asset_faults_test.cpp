#include "autopilot/explorer.hpp"
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"
#include "view/run/floor_card.hpp"

#include <filesystem>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Nothing there: every picture and the font are stand-ins.
const LoadedArt& standIns() {
    static const LoadedArt loaded = Art::load(DOORSTRING_PROJECT "/no-such-folder");
    return loaded;
}

}  // namespace

TEST_CASE("the screen shows the first fault and how many more there are") {
    Game game = makeGame(FirstState::Title, standIns().art);
    MessageLine& message = game.session().message;
    SECTION("none") {
        game.session().reportFaults({});
        CHECK_FALSE(message.shown());
    }
    SECTION("one") {
        game.session().reportFaults({"a.png: the picture is missing"});
        CHECK(message.text() == "a.png: the picture is missing");
    }
    SECTION("three") {
        game.session().reportFaults({"a.png: the picture is missing", "b", "c"});
        CHECK(message.text() == "a.png: the picture is missing (2 more: see the log)");
    }
    SECTION("what is shown already stays") {
        game.session().reportFaults({"a"});
        game.session().reportFaults({"b"});
        CHECK(message.text() == "a");
    }
}

TEST_CASE("the whole game can be played on stand-ins") {
    Game game = makeGame(FirstState::Title, standIns().art);
    Canvas canvas;
    const auto pressAndDraw = [&](Key key) {
        press(game, key);
        for (int tick = 0; tick < 20; ++tick) {
            game.tick();
            game.draw(canvas, 0);
        }
    };
    pressAndDraw(Key::Up);
    pressAndDraw(Key::Down);
    pressAndDraw(Key::Enter);
    pressAndDraw(Key::Enter);
    REQUIRE(game.stateName() == "floor card");
    game.draw(canvas, 0);
    tick(game, floorCardTicks);
    REQUIRE(game.stateName() == "explore");
    game.session().host.autopilot = Explorer();
    const World& world = game.session().expedition.world();
    const GridPos start = world.cell();
    bool left = false;
    for (int tick = 0; tick < 1200; ++tick) {
        game.tick();
        game.draw(canvas, 0);
        left = left || world.cell() != start;
    }
    CHECK(left);
    game.session().host.autopilot = nullptr;
    for (const Key key : {Key::M, Key::M, Key::F1, Key::Escape, Key::F3, Key::P, Key::R}) {
        pressAndDraw(key);
    }
    CHECK(canvas.size() == GridSize{240, 176});
}
