// New dungeons by keys, and files that are edited while the game goes on.
#include "play/session/dungeon_news.hpp"
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("R makes another dungeon at once, U takes it back, also on the map and in the middle "
          "of a slide") {
    Game game = makeGame(FirstState::Explore);
    const bool onMap = GENERATE(false, true);
    const bool sliding = GENERATE(false, true);
    if (sliding) {
        game.handle(KeyPressed{{Key::Right}});
        for (int count = 0; count < 300 && game.stateName() != "sliding"; ++count) {
            game.tick();
        }
        tick(game, 5);
    }
    if (onMap) {
        press(game, Key::M);
    }
    press(game, Key::R);
    const Seed other = worldOf(game).dungeon.seed();
    CHECK(other != Seed{17});
    CHECK(messageOf(game) == summary(worldOf(game)));
    Canvas canvas;
    game.draw(canvas, 0);
    tick(game, 5);
    press(game, Key::U);
    CHECK(worldOf(game).dungeon.seed() == Seed{17});
    tick(game, 5);
    game.draw(canvas, 128);
}

TEST_CASE(
    "a saved weight is reported within half a second, and Shift+R regrows the same seed with it") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder);
    const Metrics before = worldOf(game).metrics;
    folder.replace("dungeon.toml", "\nNS = 4\n", "\nNS = 40\n");
    tick(game, ticksPerSecond / 2);
    CHECK_THAT(messageOf(game), ContainsSubstring("dungeon.toml read."));
    press(game, Key::R, true);
    CHECK(worldOf(game).dungeon.seed() == Seed{17});
    CHECK(messageOf(game) == comparison(before, worldOf(game)));
    CHECK(worldOf(game).metrics.byDoors != before.byDoors);
}

TEST_CASE(
    "a broken file is reported with line and reason, and play goes on with the last valid one") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder);
    const Dungeon before = worldOf(game).dungeon;
    folder.append("dungeon.toml", "\n[gird]\nwidth = 5\n");
    tick(game, ticksPerSecond / 2);
    const std::string reported = messageOf(game);
    CHECK_THAT(reported, ContainsSubstring("dungeon.toml:"));
    CHECK_THAT(reported, ContainsSubstring("gird.width"));
    press(game, Key::R, true);
    CHECK(worldOf(game).dungeon.plans() == before.plans());
    CHECK(messageOf(game) == reported);
}

TEST_CASE("what Shift+R read is not reported as news after it") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder);
    folder.replace("dungeon.toml", "\nNS = 4\n", "\nNS = 40\n");
    press(game, Key::R, true);
    const std::string reported = messageOf(game);
    tick(game, ticksPerSecond);
    CHECK(messageOf(game) == reported);
}

TEST_CASE("an edited key that another source overrides is reported with what overrides it") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder, {"grid.width=8"});
    folder.replace("dungeon.toml", "width = 10 ", "width = 12 ");
    tick(game, ticksPerSecond / 2);
    CHECK_THAT(messageOf(game), ContainsSubstring("grid.width is overridden by"));
}
