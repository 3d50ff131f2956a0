// From the title into rooms and out again, and what holds in every state.
#include "autopilot/explorer.hpp"
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("from the title into the dungeon, to the map and back, to pause and back to the title") {
    Game game = makeGame(FirstState::Title);
    CHECK(game.stateName() == "title");
    chooseOnTitle(game, TitleLine::Explore);
    CHECK(game.stateName() == "explore");
    press(game, Key::M);
    CHECK(game.stateName() == "map");
    press(game, Key::Tab);
    CHECK(game.stateName() == "explore");
    press(game, Key::F1);
    CHECK(game.stateName() == "help");
    press(game, Key::Escape);
    press(game, Key::Escape);
    CHECK(game.stateName() == "paused");
    press(game, Key::Up);
    press(game, Key::Up);
    press(game, Key::Enter);
    CHECK(game.stateName() == "title");
    press(game, Key::Up);
    press(game, Key::Enter);
    REQUIRE(game.session().host.requests.size() == 1);
    CHECK(game.session().host.requests.front() == HostRequest::Quit);
}

TEST_CASE("F1 opens the keys on the title, and leads back") {
    Game game = makeGame(FirstState::Title);
    press(game, Key::F1);
    CHECK(game.stateName() == "help");
    press(game, Key::F1);
    CHECK(game.stateName() == "title");
}

TEST_CASE("a message in a menu leaves the line that explains the choice") {
    Game game = makeGame(FirstState::Explore);
    press(game, Key::P);
    Canvas without;
    game.draw(without, 0);
    game.session().message.show("wrong", MessageLine::Tone::Bad);
    Canvas with;
    game.draw(with, 0);
    tick(game, 20);
    game.draw(with, 0);
    const auto differ = [&](int from, int to) {
        int count = 0;
        for (int y = from; y < to; ++y) {
            for (int x = 0; x < with.size().width; ++x) {
                count += with.at(x, y) == without.at(x, y) ? 0 : 1;
            }
        }
        return count;
    };
    CHECK(differ(0, 30) > 1000);
    CHECK(differ(130, with.size().height) == 0);
}

TEST_CASE("holding a key through a door slides and arrives") {
    Game game = makeGame(FirstState::Explore);
    game.handle(KeyPressed{{Key::Right}});
    for (int count = 0; count < 300 && game.stateName() == "explore"; ++count) {
        game.tick();
    }
    CHECK(game.stateName() == "sliding");
    tick(game, worldOf(game).flip->ticks);
    CHECK(game.stateName() == "explore");
    CHECK(worldOf(game).cell() == GridPos{6, 5});
}

TEST_CASE("losing the focus pauses and lets go of all keys") {
    Game game = makeGame(FirstState::Explore);
    game.handle(KeyPressed{{Key::Right}});
    game.tick();
    game.handle(FocusLost{});
    CHECK(game.stateName() == "paused");
    press(game, Key::Escape);
    const SubPos before = worldOf(game).player.body.at;
    tick(game, 10);
    CHECK(worldOf(game).player.body.at == before);
}

TEST_CASE("a key brings the sound back, too, where a desktop does not report the gained focus") {
    Game game = makeGame(FirstState::Explore);
    game.handle(FocusLost{});
    CHECK(game.session().sound.silent());
    press(game, Key::Escape);
    CHECK_FALSE(game.session().sound.silent());
}

TEST_CASE("what is pressed in a menu is not for the knight") {
    Game game = makeGame(FirstState::Explore);
    const SubPos before = worldOf(game).player.body.at;
    SECTION("scrolling the map") {
        press(game, Key::M);
        press(game, Key::Right);
        tick(game, 3);
        press(game, Key::Right);
        press(game, Key::M);
    }
    SECTION("the sword in pause") {
        press(game, Key::P);
        press(game, Key::J);
        press(game, Key::P);
    }
    SECTION("what was pressed just before the menu opened") {
        press(game, Key::J);
        press(game, Key::P);
        tick(game, 3);
        press(game, Key::P);
    }
    REQUIRE(game.stateName() == "explore");
    tick(game, 3);
    CHECK(worldOf(game).player.body.at == before);
    CHECK(worldOf(game).player.swingTicks == 0);
}

TEST_CASE("menus and maps open without the news of before, and not without what is wrong") {
    Game game = makeGame(FirstState::Explore);
    const Key key = GENERATE(Key::M, Key::F1, Key::P);
    press(game, Key::R, true);
    tick(game, 5);
    REQUIRE(game.session().message.shown());
    press(game, key);
    CHECK_FALSE(game.session().message.shown());
    press(game, Key::Escape);
    game.session().message.show("wrong", MessageLine::Tone::Bad);
    tick(game, 5);
    press(game, key);
    CHECK(game.session().message.shown());
}

TEST_CASE("a host may show a recording in every state, and the title comes after it") {
    const auto recording = loadRecording(DOORSTRING_PROJECT "/tests/replay/walk.replay", Config());
    REQUIRE(recording.ok());
    Game game = makeGame(FirstState::Title);
    const auto before = GENERATE(TitleLine::Adventure, TitleLine::Explore, TitleLine::Lab,
                                 TitleLine::Options, TitleLine::Quit);
    if (before != TitleLine::Quit) {
        chooseOnTitle(game, before);
        tick(game, 5);
    }
    const bool again = GENERATE(false, true);
    for (int count = 0; count < (again ? 2 : 1); ++count) {
        game.showRecording(recording.value(), "walk.replay");
        tick(game, 5);
        CHECK(game.stateName() == "replay");
        CHECK(game.session().isReplay());
        CHECK(worldOf(game).dungeon.seed() == recording.value().seed);
    }
    press(game, Key::Escape);
    tick(game, 5);
    CHECK(game.stateName() == "title");
    CHECK(!game.session().isReplay());
    CHECK(!game.session().isAdventure());
}

TEST_CASE("slow motion takes four times as long") {
    Game game = makeGame(FirstState::Explore);
    CHECK(game.speed() == 100);
    press(game, Key::F4);
    CHECK(game.speed() == 25);
    press(game, Key::F4);
    CHECK(game.speed() == 100);
}

TEST_CASE("the game runs as fast as it is configured, menus at full speed") {
    const ConfigFolder folder;
    Game game = makeGame(FirstState::Explore, folder, {"view.game_speed=70"});
    CHECK(game.speed() == 70);
    press(game, Key::P);
    tick(game, 1);
    CHECK(game.speed() == 100);
}

TEST_CASE("every state draws itself for every size of room") {
    const ConfigFolder folder;
    const std::string size = GENERATE("5", "8", "15", "31");
    Game game = makeGame(FirstState::Title, folder, {"room.width=" + size, "room.height=" + size});
    Canvas canvas;
    game.draw(canvas, 0);
    const GridSize expected{16 * std::max(15, std::stoi(size)),
                            16 * std::max(9, std::stoi(size)) + 32};
    CHECK(canvas.size() == expected);
    press(game, Key::Enter);
    press(game, Key::F3);
    for (const Key key : {Key::M, Key::Escape, Key::P, Key::Escape, Key::F1}) {
        press(game, key);
        tick(game, 3);
        game.draw(canvas, 100);
    }
    CHECK(std::all_of(canvas.pixels().begin(), canvas.pixels().end(),
                      [](Colour c) { return c.alpha == 255; }));
}

TEST_CASE("the explorer walks the shipped dungeon to its banner in the game itself") {
    Game game = makeGame(FirstState::Explore);
    game.session().host.autopilot = Explorer();
    for (int count = 0; count < 60 * 60 * 30 && !worldOf(game).bannerReached; ++count) {
        game.tick();
    }
    CHECK(worldOf(game).bannerReached);
}

TEST_CASE("a hint goes once its key was used in play, and only then") {
    Game game = makeGame(FirstState::Title);
    Canvas canvas;
    const auto left = [&] {
        game.draw(canvas, 0);
        game.session().scene.hints.update(game.session().config().keys, false);
        return game.session().scene.hints.hints().size();
    };
    press(game, Key::Down);
    press(game, Key::Up);
    CHECK(left() == 4);
    chooseOnTitle(game, TitleLine::Explore);
    REQUIRE(game.stateName() == "explore");
    CHECK(left() == 4);
    press(game, Key::Right);
    CHECK(left() == 3);
    press(game, Key::Space);
    CHECK(left() == 2);
    press(game, Key::M);
    press(game, Key::Escape);
    CHECK(left() == 1);
    press(game, Key::R);
    CHECK(left() == 0);
}
