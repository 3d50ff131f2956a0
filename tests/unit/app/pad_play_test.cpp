// The game by a gamepad.
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("a gamepad walks, opens the map, pauses and makes new dungeons") {
    Game game = makeGame(FirstState::Title);
    const auto push = [&](int button) {
        game.handle(PadPressed{button});
        game.handle(PadReleased{button});
    };
    game.handle(PadTilted{PadTilted::Axis::StickY, 80});
    game.handle(PadTilted{PadTilted::Axis::StickY, 0});
    push(0);
    push(0);
    REQUIRE(game.stateName() == "explore");
    CHECK(game.session().host.padInUse);
    const SubPos before = worldOf(game).player.body.at;
    game.handle(PadTilted{PadTilted::Axis::StickX, 80});
    tick(game, 5);
    CHECK(worldOf(game).player.body.at.x > before.x);
    game.handle(PadTilted{PadTilted::Axis::StickX, 0});
    push(6);
    CHECK(game.stateName() == "map");
    push(1);
    CHECK(game.stateName() == "explore");
    push(3);
    CHECK(worldOf(game).dungeon.seed() != Seed{17});
    push(4);
    CHECK(worldOf(game).dungeon.seed() == Seed{17});
    push(7);
    CHECK(game.stateName() == "paused");
    press(game, Key::Escape);
    CHECK_FALSE(game.session().host.padInUse);
}

TEST_CASE("a gamepad pulled out in mid-step stops the knight, pauses and is reported") {
    Game game = makeGame(FirstState::Explore);
    game.handle(PadTilted{PadTilted::Axis::StickX, 80});
    const bool sliding = GENERATE(false, true);
    for (int count = 0; count < 300 && game.stateName() == "explore" && (sliding || count < 5);
         ++count) {
        game.tick();
    }
    REQUIRE(game.stateName() == (sliding ? "sliding" : "explore"));
    game.handle(PadGone{});
    CHECK(game.stateName() == "paused");
    CHECK_THAT(messageOf(game), ContainsSubstring("gamepad is gone"));
    CHECK_FALSE(game.session().host.padInUse);
    press(game, Key::Escape);
    // As far as a slide takes him, and not a step further.
    tick(game, sliding ? worldOf(game).flip->ticks : 0);
    const SubPos stopped = worldOf(game).player.body.at;
    tick(game, 30);
    CHECK(game.stateName() == "explore");
    CHECK(worldOf(game).player.body.at == stopped);
}

TEST_CASE("a gamepad does nothing while the game is in the background") {
    Game game = makeGame(FirstState::Explore);
    game.handle(PadTilted{PadTilted::Axis::StickX, 80});
    tick(game, 5);
    game.handle(FocusLost{});
    REQUIRE(game.stateName() == "paused");
    game.handle(PadPressed{7});
    game.handle(PadReleased{7});
    game.handle(PadPressed{0});
    CHECK(game.stateName() == "paused");
    game.handle(FocusGained{});
    game.handle(PadTilted{PadTilted::Axis::StickX, 0});
    game.handle(PadPressed{7});
    CHECK(game.stateName() == "explore");
}

TEST_CASE("a gamepad pulled out while it lies unused, or in a menu, pauses nothing") {
    Game game = makeGame(FirstState::Explore);
    game.handle(PadGone{});
    CHECK(game.stateName() == "explore");
    CHECK_FALSE(game.session().message.shown());
    game.handle(PadPressed{6});
    REQUIRE(game.stateName() == "map");
    game.handle(PadGone{});
    CHECK(game.stateName() == "map");
    CHECK_THAT(messageOf(game), ContainsSubstring("gamepad is gone"));
}

TEST_CASE("a spare gamepad pulled out pauses nothing, and the knight walks on") {
    const int used = GENERATE(0, 1);
    const int spare = 1 - used;
    Game game = makeGame(FirstState::Explore);
    game.handle(PadTilted{PadTilted::Axis::StickX, 80, used});
    game.handle(PadTilted{PadTilted::Axis::StickX, 1, spare});  // it trembles
    game.handle(PadGone{spare});
    CHECK(game.stateName() == "explore");
    CHECK_FALSE(game.session().message.shown());
    CHECK(game.session().input.held(Action::Right));
    game.handle(PadGone{used});
    CHECK(game.stateName() == "paused");
    CHECK_THAT(messageOf(game), ContainsSubstring("gamepad is gone"));
    CHECK_FALSE(game.session().input.held(Action::Right));
}
