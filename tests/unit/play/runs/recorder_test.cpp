#include "app/tour.hpp"
#include "autopilot/explorer.hpp"
#include "play/session/recorder.hpp"
#include "play/states/states.hpp"
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "testing/played_again.hpp"
#include "testing/small_disk.hpp"
#include "unit/app/game_in_test.hpp"
#include "world/state/state_hash.hpp"

#include <filesystem>
#include <fstream>
#include <stdexcept>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> filesIn(const TempFolder& folder) {
    return {fs::directory_iterator(folder.path()), fs::directory_iterator()};
}

// Walks, regrows twice and goes back.
void play(Game& game) {
    game.session().host.autopilot = Explorer();
    tick(game, 300);
    press(game, Key::R);
    tick(game, 200);
    press(game, Key::R, true);
    tick(game, 100);
    press(game, Key::U);
    tick(game, 45);
}

Recording recorded(const fs::path& file) {
    Game game = makeGame(FirstState::Explore);
    const auto recorder = Recorder::open(file, game.session());
    REQUIRE(recorder.ok());
    play(game);
    REQUIRE(recorder.value()->finish());
    return loadRecording(file, game.session().config()).value();
}

Game replayOf(const Recording& recording) {
    SessionStart start = startFrom({});
    start.loaded.config = recording.configs.front();
    start.dungeon = firstDungeon(recording);
    start.isReplay = true;
    return {shippedArt(), std::move(start), makeReplay(recording, "walk.replay")};
}

const World& world(Game& game) {
    return game.session().expedition.world();
}

}  // namespace

TEST_CASE("a recorded play leads to the state that it ended in") {
    const TempFolder folder;
    Game game = makeGame(FirstState::Title);
    {
        const auto recorder = Recorder::open(folder.path() / "walk.replay", game.session());
        REQUIRE(recorder.ok());
        tick(game, 30);
        press(game, Key::Enter);
        play(game);
        REQUIRE(recorder.value()->finish());
    }
    CHECK(filesIn(folder) == std::vector<fs::path>{folder.path() / "walk.replay"});
    const Recording recording =
        loadRecording(folder.path() / "walk.replay", game.session().config()).value();
    CHECK(recording.ending == Recording::Ending::Whole);
    const PlayedAgain played(recording);
    CHECK_FALSE(played.run.differsAt());
    CHECK(stateHash(played.expedition.world()) == stateHash(world(game)));
    tick(game, 10);  // nobody watches any more
}

TEST_CASE("the tour can be recorded") {
    const TempFolder folder;
    Game game = makeGame(FirstState::Title);
    const auto recorder = Recorder::open(folder.path() / "tour.replay", game.session());
    REQUIRE(recorder.ok());
    CHECK(tourWithoutWindow(game, folder.path() / "tour") == 0);
    CHECK(recorder.value()->finish());
    CHECK(loadRecording(folder.path() / "tour.replay", Config()).value().ending ==
          Recording::Ending::Whole);
}

TEST_CASE("what a crash leaves is all but the last second") {
    const TempFolder folder;
    Game game = makeGame(FirstState::Explore);
    const auto recorder = Recorder::open(folder.path() / "walk.replay", game.session());
    REQUIRE(recorder.ok());
    tick(game, 150);
    REQUIRE(filesIn(folder).size() == 1);
    const Recording left = loadRecording(filesIn(folder).front(), Config()).value();
    CHECK(left.ending == Recording::Ending::Cut);
    CHECK(left.ticks == 120);
}

TEST_CASE("what an exception leaves is all that was recorded") {
    const TempFolder folder;
    Game game = makeGame(FirstState::Explore);
    try {
        const auto recorder = Recorder::open(folder.path() / "walk.replay", game.session());
        REQUIRE(recorder.ok());
        tick(game, 150);
        throw std::runtime_error("the play ends");
    } catch (const std::runtime_error&) {
    }
    REQUIRE(filesIn(folder) == std::vector<fs::path>{folder.path() / "walk.replay"});
    const Recording left = loadRecording(folder.path() / "walk.replay", Config()).value();
    CHECK(left.ending == Recording::Ending::Cut);
    CHECK(left.ticks == 150);
}

TEST_CASE("a recording that cannot be written is reported at once") {
    const TempFolder folder;
    Game game = makeGame(FirstState::Explore);
    const auto recorder = Recorder::open(folder.path() / "nosuch" / "walk.replay", game.session());
    REQUIRE_FALSE(recorder.ok());
    CHECK_THAT(recorder.error(), ContainsSubstring("cannot be written: there is no folder"));
}

TEST_CASE("a disk that is full in the middle of the play is reported once, and play goes on") {
    if (!fs::exists("/dev/full")) {
        return;
    }
    Game game = makeGame(FirstState::Explore);
    const auto recorder = Recorder::open("/dev/full", game.session());
    REQUIRE(recorder.ok());
    tick(game, 60);
    const std::string sentence(game.session().message.text());
    CHECK_THAT(sentence, ContainsSubstring("/dev/full cannot be written: "));
    CHECK_THAT(sentence, ContainsSubstring("The recording ends here."));
    game.session().message.show("another");
    tick(game, 120);
    CHECK(world(game).tick == 180);
    CHECK(game.session().message.text() == "another");
    CHECK_FALSE(recorder.value()->finish());
}

TEST_CASE("a disk that is full leaves what was recorded until then") {
    const TempFolder folder;
    const fs::path file = folder.write("walk.replay", "an older play");
    Game game = makeGame(FirstState::Explore);
    const auto recorder = Recorder::open(file, game.session());
    REQUIRE(recorder.ok());
    tick(game, 120);
    {
        const SmallDisk disk(fs::file_size(filesIn(folder).front()) +
                             fs::file_size(filesIn(folder).back()));
        tick(game, 6000);
    }
    CHECK_THAT(std::string(game.session().message.text()),
               ContainsSubstring("The recording ends here."));
    CHECK_FALSE(recorder.value()->finish());
    CHECK(filesIn(folder) == std::vector<fs::path>{file});
    const Recording left = loadRecording(file, Config()).value();
    CHECK(left.ending == Recording::Ending::Cut);
    CHECK(left.ticks >= 120);
}

TEST_CASE("a replay goes its way, whatever keys its viewer presses") {
    const TempFolder folder;
    const Recording recording = recorded(folder.path() / "walk.replay");
    Game game = replayOf(recording);
    CHECK(game.stateName() == "replay");
    tick(game, 100);
    for (const Key key : {Key::R, Key::U, Key::N, Key::Minus, Key::M, Key::F3}) {
        press(game, key);
    }
    press(game, Key::R, true);
    game.handle(FocusLost{});
    CHECK(game.stateName() == "replay");
    CHECK(world(game).tick == 100);
    tick(game, static_cast<int>(recording.ticks) - 100);
    CHECK(game.session().message.text() ==
          "The end: " + std::to_string(recording.ticks) + " ticks, 11 checks hold");
    tick(game, 10);
    press(game, Key::Escape);
    CHECK(game.session().host.requests == std::vector<HostRequest>{HostRequest::Quit});
}

TEST_CASE("a replay pauses, goes tick by tick and up to eight times as fast") {
    const TempFolder folder;
    const Recording recording = recorded(folder.path() / "walk.replay");
    Game game = replayOf(recording);
    const auto ticksIn = [&](int ticks) {
        const auto before = world(game).tick;
        tick(game, ticks);
        return world(game).tick - before;
    };
    CHECK(ticksIn(3) == 3);
    press(game, Key::Right);
    CHECK(ticksIn(3) == 6);
    for (int count = 0; count < 5; ++count) {
        press(game, Key::Right);
    }
    CHECK(ticksIn(3) == 24);
    press(game, Key::Space);
    CHECK(ticksIn(3) == 0);
    press(game, Key::Period);
    CHECK(ticksIn(3) == 1);
    press(game, Key::P);
    press(game, Key::Left);
    CHECK(ticksIn(1) == 4);
    press(game, Key::Period);
    CHECK(ticksIn(3) == 1);
    Canvas canvas;
    game.draw(canvas, 128);
}

TEST_CASE("a replay jumps to the next room, and back to where rooms were entered") {
    const TempFolder folder;
    const Recording recording = recorded(folder.path() / "walk.replay");
    Game game = replayOf(recording);
    Game watched = replayOf(recording);
    const auto walkToAnotherRoom = [&] {
        const GridPos from = world(watched).cell();
        while (world(watched).cell() == from && world(watched).tick < recording.ticks) {
            tick(watched, 1);
        }
        return world(watched).tick;
    };
    tick(game, 1);
    tick(watched, 1);
    const auto jump = [&](Key key) {
        press(game, key);
        tick(game, 1);
        return world(game).tick;
    };
    press(game, Key::Space);
    const auto first = walkToAnotherRoom();
    CHECK(jump(Key::Up) == first);
    CHECK(game.session().events.empty());
    CHECK(stateHash(world(game)) == stateHash(world(watched)));
    const auto second = walkToAnotherRoom();
    CHECK(jump(Key::Up) == second);
    CHECK(stateHash(world(game)) == stateHash(world(watched)));
    CHECK(jump(Key::Down) == first);
    CHECK(jump(Key::Down) == 0);
    CHECK(jump(Key::Down) == 0);
    CHECK(jump(Key::Up) == first);
    CHECK(jump(Key::Up) == second);
    CHECK(stateHash(world(game)) == stateHash(world(watched)));
    jump(Key::Up);
    CHECK(jump(Key::Down) == second);
    tick(game, 5);
    CHECK(world(game).tick == second);
    for (int count = 0; count < 20; ++count) {
        jump(Key::Up);
    }
    const auto hasEnded = [&] {
        return game.session().message.text().find("11 checks hold") != std::string_view::npos;
    };
    CHECK(hasEnded());
    jump(Key::Down);
    game.session().message.show("");
    press(game, Key::Space);
    tick(game, static_cast<int>(recording.ticks));
    CHECK(hasEnded());
}

TEST_CASE("a replay reports where it differs, and goes on") {
    const TempFolder folder;
    Recording recording = recorded(folder.path() / "walk.replay");
    for (replay::Entry& entry : recording.entries) {
        auto* check = std::get_if<replay::Check>(&entry);
        if (check != nullptr && check->tick == 120) {
            check->hash ^= 1;
        }
    }
    recording.program = "0.0.1";
    Game game = replayOf(recording);
    tick(game, 120);
    CHECK_THAT(std::string(game.session().message.text()),
               ContainsSubstring("walk.replay: the check at tick 120 differs: recorded by "
                                 "doorstring 0.0.1, played by doorstring "));
    Canvas canvas;
    game.draw(canvas, 128);
    tick(game, 10);
    CHECK(world(game).tick == 130);
}

TEST_CASE("a cut recording plays as far as it goes and then says so") {
    const TempFolder folder;
    Recording recording = recorded(folder.path() / "walk.replay");
    recording.ending = Recording::Ending::Cut;
    Game game = replayOf(recording);
    tick(game, static_cast<int>(recording.ticks));
    CHECK_THAT(std::string(game.session().message.text()),
               ContainsSubstring("is truncated after this line, at tick "));
}
