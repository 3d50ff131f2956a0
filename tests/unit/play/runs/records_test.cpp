// Runs that are over: the records, where they are watched again, to the page that they ended with.
#include "play/states/states.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "testing/catch2.hpp"
#include "unit/play/runs/adventures.hpp"
#include "view/run/run_screens.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int mostTicks = 100'000;

// On the page at its end; a knight with one heart does not last long.
void playToDefeat(const Saves& saves) {
    Game game = saves.game(FirstState::Explore, {"player.hearts=1"});
    beginAdventure(game);
    for (int count = 0; count < mostTicks && game.stateName() != "game over"; ++count) {
        if (game.stateName() == "floor card") {
            press(game, Key::Space);
        }
        tick(game, 1);
    }
    REQUIRE(game.stateName() == "game over");
}

void openRecords(Game& game) {
    chooseOnTitle(game, TitleLine::Records);
    REQUIRE(game.stateName() == "records");
}

void watchToItsEnd(Game& game) {
    for (int doubled = 0; doubled < 3; ++doubled) {
        press(game, Key::Right);
    }
    for (int count = 0; count < mostTicks && game.stateName() == "replay"; ++count) {
        tick(game, 1);
    }
}

Canvas pictureOf(Game& game) {
    Canvas canvas;
    game.session().message.hide();
    game.draw(canvas, 0);
    return canvas;
}

bool isOneColour(const Canvas& canvas) {
    const auto& pixels = canvas.pixels();
    return std::ranges::all_of(pixels, [&](Colour pixel) { return pixel == pixels.front(); });
}

}  // namespace

TEST_CASE("a run of the records is watched, and Back leads to the records") {
    const Saves saves;
    {
        Game game = saves.game(FirstState::Explore);
        beginAdventure(game);
        tick(game, 80);
        game.session().expedition.world().ending = Ending::Defeat;
        tick(game, 1);
    }
    Game game = saves.game(FirstState::Title);
    openRecords(game);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "replay");
    tick(game, 200);
    CHECK(worldOf(game).tick > 80);
    press(game, Key::Escape);
    CHECK(game.stateName() == "records");
    CHECK_FALSE(game.session().isReplay());
    CHECK_FALSE(worldOf(game).config.isAdventure());
    press(game, Key::Escape);
    CHECK(game.stateName() == "title");
}

TEST_CASE("a watched game over ends with its page, which leads back or to the beginning") {
    const Saves saves;
    playToDefeat(saves);
    Game game = saves.game(FirstState::Title);
    openRecords(game);
    press(game, Key::Enter);
    const std::uint64_t first = worldOf(game).tick;
    watchToItsEnd(game);
    REQUIRE(game.stateName() == "game over");
    tick(game, runEndListenTick);
    CHECK_FALSE(isOneColour(pictureOf(game)));
    CHECK(game.session().isReplay());
    CHECK(saves.runs().read().value().runs.size() == 1);  // watching records nothing

    press(game, Key::Down);
    press(game, Key::Enter);  // Again
    REQUIRE(game.stateName() == "replay");
    CHECK(worldOf(game).ending == Ending::Defeat);
    tick(game, 1);
    CHECK(worldOf(game).ending == Ending::None);
    CHECK(worldOf(game).tick <= first + 8);
    watchToItsEnd(game);
    REQUIRE(game.stateName() == "game over");
    tick(game, runEndListenTick);
    press(game, Key::Escape);
    CHECK(game.stateName() == "records");
    CHECK_FALSE(game.session().isReplay());
    CHECK_FALSE(worldOf(game).config.isAdventure());
}

TEST_CASE("blows of a fight choose nothing on the page of its end, however long they go on") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    game.session().expedition.world().ending = Ending::Defeat;
    tick(game, 1);
    REQUIRE(game.stateName() == "game over");
    for (int blow = 0; blow < 20; ++blow) {
        press(game, Key::Space);
        tick(game, 10);
        CHECK(game.stateName() == "game over");
    }
    tick(game, 30);
    press(game, Key::Space);
    CHECK(game.stateName() != "game over");
}

TEST_CASE("a recording that is watched by itself ends with the page of its victory") {
    SessionStart start = startFrom({});
    const Recording recording = wonRecording();
    start.loaded.config = recording.configs.front();
    start.dungeon = firstDungeon(recording);
    start.isReplay = true;
    Game game(shippedArt(), std::move(start), makeReplay(recording, "won.replay"));
    watchToItsEnd(game);
    CHECK(game.stateName() == "victory");
    CHECK(worldOf(game).config.isLastFloor());
    tick(game, runEndListenTick);
    press(game, Key::Enter);  // Back: there is nothing to go back to
    CHECK(std::ranges::count(game.session().host.requests, HostRequest::Quit) == 1);
}

TEST_CASE("over the page of a damaged recording the message leaves the upper half free") {
    Recording recording = wonRecording();
    recording.ending = Recording::Ending::Altered;
    Game game(shippedArt(), startFrom({}),
              makeReplay(recording, "a/folder/whose/name/is/long/won.replay"));
    game.session().beginReplay(recording);
    watchToItsEnd(game);
    REQUIRE(game.stateName() == "victory");
    CHECK(game.session().message.text().starts_with("The end: "));
    CHECK(game.session().message.text().ends_with(" hold"));
    Canvas with;
    for (int count = 0; count < runEndListenTick; ++count) {
        tick(game, 1);
        game.draw(with, 0);
    }
    const Canvas without = pictureOf(game);
    const auto [width, height] = with.size();
    const auto isUnlike = [&](GridPos at) { return with.at(at.x, at.y) != without.at(at.x, at.y); };
    CHECK(std::ranges::none_of(cellsIn({0, 0, width, height / 2}), isUnlike));
    CHECK(std::ranges::any_of(cellsIn({0, height / 2, width, height / 2}), isUnlike));
}

TEST_CASE("what is copied of a watched adventure is its seed, on each of its floors") {
    const int firstFloor = GENERATE(1, 2);
    const Config first = shippedFloor(firstFloor);
    const Config next = shippedFloor(firstFloor + 1);
    Expedition expedition = beginning(first, floorSeed(Seed{17}, firstFloor));
    RecordingWriter writer(versionText(), first, expedition.world().dungeon.seed());
    expedition.addWitness(writer);
    Events events;
    expedition.step({}, events);
    expedition.descend(next, grownDungeon(next, floorSeed(Seed{17}, firstFloor + 1)));
    expedition.step({}, events);
    writer.finish(expedition.world());
    const Recording recording = readRecording(writer.take(), first).value();

    Game game = makeGame(FirstState::Title);
    Session& session = game.session();
    session.beginReplay(recording);
    ReplayRun run(recording, session.expedition);
    run.playOut();
    REQUIRE_FALSE(run.differsAt());
    REQUIRE(worldOf(game).config.floor == firstFloor + 1);
    // If the run began on a later floor, the recording has only the seeds of floors.
    CHECK(session.codeToShare() ==
          toCode(firstFloor == 1 ? Seed{17} : worldOf(game).dungeon.seed()));
    session.endReplay();
    CHECK(session.seedToShare() == worldOf(game).dungeon.seed());
}

TEST_CASE("without records their page leads to the field notes only, and F1 there to the help") {
    const Saves saves;
    Game game = saves.game(FirstState::Title);
    openRecords(game);
    press(game, Key::Enter);
    CHECK(game.stateName() == "field notes");
    press(game, Key::F1);
    CHECK(game.stateName() == "help");
    press(game, Key::Escape);
    CHECK(game.stateName() == "field notes");
    press(game, Key::Escape);
    CHECK(game.stateName() == "records");
}
