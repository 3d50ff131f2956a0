// The game by a gamepad.
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("a gamepad walks, opens the map, pauses and strings new dungeons") {
    Game game = makeGame(FirstState::Title);
    const auto push = [&](int button) {
        game.handle(PadPressed{button});
        game.handle(PadReleased{button});
    };
    push(0);
    REQUIRE(game.stateName() == "explore");
    CHECK(game.session().padInUse);
    const SubPos before = worldOf(game).player.at;
    game.handle(PadTilted{PadTilted::Axis::StickX, 80});
    tick(game, 5);
    CHECK(worldOf(game).player.at.x > before.x);
    game.handle(PadGone{});
    const SubPos stopped = worldOf(game).player.at;
    tick(game, 5);
    CHECK(worldOf(game).player.at == stopped);
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
    CHECK_FALSE(game.session().padInUse);
}
