#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "unit/app/game_in_test.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Three rooms in a row with a locked door on each side of the middle one, where a small key lies.
SessionStart lockedRow() {
    ConfigSources sources;
    sources.sets = {"explore.locks=true"};
    SessionStart start = startFrom(std::move(sources));
    start.dungeon = dungeonOf({{"Es", "WEb+k", "W"}}, {1, 0});
    return start;
}

// Holds a key until the message line says so.
bool playUntilReported(Game& game, Key key, const std::string& text) {
    game.handle(KeyPressed{{key}});
    int ticks = 0;
    while (messageOf(game).find(text) == std::string::npos && ticks < 300) {
        game.tick();
        ++ticks;
    }
    game.handle(KeyReleased{key});
    return ticks < 300;
}

}  // namespace

TEST_CASE("keys and locked doors are reported") {
    Game game(shippedArt(), lockedRow(), FirstState::Explore);
    CHECK(playUntilReported(game, Key::Right, "A small key"));
    CHECK(playUntilReported(game, Key::Right, "This door needs the boss key."));
    game.handle(KeyPressed{{Key::Left}});
    for (int ticks = 0; ticks < 300 && !worldOf(game).flip; ++ticks) {
        game.tick();
    }
    CHECK(worldOf(game).locks.smallKeys() == 0);
}

TEST_CASE("a door without its small key says so") {
    SessionStart start = lockedRow();
    start.dungeon = dungeonOf({{"Es", "W"}}, {0, 0});
    Game game(shippedArt(), std::move(start), FirstState::Explore);
    CHECK(playUntilReported(game, Key::Right, "This door needs a small key."));
    CHECK(worldOf(game).cell() == GridPos{0, 0});
}
