#include "config/sources/options.hpp"
#include "play/session/recorder.hpp"
#include "saves/recording_reader.hpp"
#include "saves/run_keeper.hpp"
#include "testing/catch2.hpp"
#include "testing/played_again.hpp"
#include "testing/small_disk.hpp"
#include "unit/app/saved_game.hpp"
#include "view/run/floor_card.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

namespace fs = std::filesystem;

// What a crash of the game at this moment would leave.
Recording leftOf(const Saves& saves) {
    return loadRecording(saves.runs().run(), Config()).value();
}

RunRecord newest(const Saves& saves) {
    return saves.runs().read().value().runs.back();
}

// Makes the index of the records longer than a file can be on diskWithRoomForRun().
void lengthenIndex(const Saves& saves) {
    constexpr std::size_t longList = 10'000;
    RunRecords all = saves.runs().read().value();
    all.runs.assign(
        RunRecords::mostRuns - 1,
        {.date = "2026-11-21", .woven = std::string(longList, 'x'), .file = "2026-11-21.replay"});
    REQUIRE_FALSE(saves.runs().write(all));
}

// A disk on which the saved run can still grow.
SmallDisk diskWithRoomForRun(const Saves& saves) {
    const std::uintmax_t bytes = fs::file_size(saves.runs().run()) + 100'000;
    REQUIRE(bytes < fs::file_size(saves.runs().index()));
    return SmallDisk(bytes);
}

}  // namespace

TEST_CASE("a crash costs less than a second of an adventure") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    tick(game, 150);
    const Recording left = leftOf(saves);
    CHECK(left.ending == Recording::Ending::Cut);
    CHECK(left.seed == Seed{17});
    CHECK(left.ticks >= 120);
    const PlayedAgain played(left);
    CHECK_FALSE(played.run.differsAt());
}

TEST_CASE("where the play stands still nothing is lost") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    tick(game, 150);
    press(game, Key::P);
    CHECK(leftOf(saves).ticks == 150);
    press(game, Key::Escape);
    tick(game, 7);
    game.handle(FocusLost{});
    CHECK(leftOf(saves).ticks == 157);
}

TEST_CASE("a new floor and a spent thread are saved at once") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    tick(game, 5);
    game.session().spendThread(false);
    CHECK(std::ranges::count_if(leftOf(saves).entries, [](const replay::Entry& entry) {
              return isChange(replay::ChangeKind::Grow, entry);
          }) == 1);
    REQUIRE(game.session().descend());
    CHECK(isChange(replay::ChangeKind::Descend, leftOf(saves).entries.back()));
    CHECK(saves.runs().savedRun()->floor == 2);
    tick(game, 100);
    const PlayedAgain played(leftOf(saves));
    CHECK_FALSE(played.run.differsAt());
}

TEST_CASE("exploring is not saved") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    tick(game, 200);
    press(game, Key::R);
    CHECK_FALSE(saves.runs().hasRun());
}

TEST_CASE("a run that ends is among the records, and is no longer saved") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    tick(game, 100);
    holdThread(game);
    tick(game, 30);
    game.session().expedition.world().ending = Ending::Defeat;
    tick(game, 1);
    CHECK_FALSE(saves.runs().hasRun());
    const RunRecord record = newest(saves);
    CHECK(record.date == "2026-11-22");
    CHECK(record.kind == RunKind::Free);
    CHECK(record.seed == Seed{17});
    CHECK(record.floor == 1);
    CHECK(record.ticks == 192);
    CHECK(record.end == RunEnd::Defeat);
    CHECK(record.regrown == 1);
    CHECK_FALSE(record.hasOwnWeights);
    const Recording kept = loadRecording(saves.runs().recording(record), Config()).value();
    CHECK(kept.ending == Recording::Ending::Whole);
    tick(game, 100);
    CHECK_FALSE(saves.runs().hasRun());
}

TEST_CASE("leaving the last floor is a victory, leaving another one is not the end") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    const int floors = worldOf(game).config.adventure.floors.count();
    for (int floor = 2; floor <= floors; ++floor) {
        game.session().expedition.world().ending = Ending::Left;
        tick(game, floorCardTicks + 2);
        REQUIRE(saves.runs().hasRun());
        REQUIRE(worldOf(game).config.floor == floor);
    }
    game.session().expedition.world().ending = Ending::Left;
    tick(game, 1);
    CHECK_FALSE(saves.runs().hasRun());
    CHECK(newest(saves).end == RunEnd::Victory);
    CHECK(newest(saves).floor == floors);
}

TEST_CASE("a run that is given up is among the records, and is no longer saved") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    tick(game, 100);
    const RunSummary run = game.session().giveUp();
    CHECK(run.end == RunEnd::GivenUp);
    CHECK(run.tally.ticks == 100);
    CHECK_FALSE(saves.runs().hasRun());
    CHECK(newest(saves).end == RunEnd::GivenUp);
    CHECK(newest(saves).ticks == 100);
}

TEST_CASE("the record says where weights were changed; slides and exploring have none") {
    using Sets = std::vector<std::string>;
    const auto [sets, isOwn] = GENERATE(table<Sets, bool>(
        {{Sets{"tables.N.NS=77"}, true},
         {Sets{"view.slide_speed=777", "view.slide_back_speed=250", "explore.creatures=true"},
          false}}));
    const Saves saves;
    Game game = saves.game(FirstState::Explore, sets);
    beginAdventure(game);
    tick(game, 10);
    game.session().expedition.world().ending = Ending::Defeat;
    tick(game, 1);
    CHECK(newest(saves).hasOwnWeights == isOwn);
}

TEST_CASE("the record names the assists that were on, each from the moment it was") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore, {"assist.damage=half"});
    beginAdventure(game);
    tick(game, 10);
    game.session().choose([](Config& config) { config.assist.fallsIntoPits = false; },
                          {"assist.pits"});
    CHECK_FALSE(worldOf(game).config.assist.fallsIntoPits);
    tick(game, 10);
    game.session().choose([](Config& config) { config.assist.fallsIntoPits = true; },
                          {"assist.pits"});
    tick(game, 100);
    const PlayedAgain played(leftOf(saves));
    CHECK_FALSE(played.run.differsAt());
    const auto both = EnumSet<Assist>::of(Assist::HalfDamage, Assist::NoPits);
    CHECK(played.expedition.tally().assists == both);
    game.session().expedition.world().ending = Ending::Defeat;
    tick(game, 1);
    CHECK(newest(saves).assists == both);
    CHECK_FALSE(newest(saves).hasOwnWeights);
}

TEST_CASE("a run in whose place another one begins goes to the records") {
    const Saves saves;
    {
        Game game = saves.game(FirstState::Explore);
        beginAdventure(game);
        tick(game, 100);
    }
    Game game = saves.game(FirstState::Explore);
    REQUIRE(game.session().beginAdventure(Seed{18}));
    CHECK(leftOf(saves).seed == Seed{18});
    CHECK(newest(saves).seed == Seed{17});
    CHECK(newest(saves).end == RunEnd::Left);
    CHECK(newest(saves).ticks == 100);
}

TEST_CASE("a recording of exploring in the place of the saved run goes to the records as well") {
    const Saves saves;
    fs::create_directories(saves.folder());
    {
        Game game = saves.game(FirstState::Explore, {"tables.N.NS=77"});
        const auto recorder = Recorder::open(saves.runs().run(), game.session());
        REQUIRE(recorder.ok());
        tick(game, 100);
        REQUIRE(recorder.value()->finish());
    }
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    CHECK(leftOf(saves).seed == Seed{17});
    CHECK(newest(saves).ticks == 100);
    CHECK_FALSE(newest(saves).hasOwnWeights);
}

TEST_CASE("a run that cannot be read is moved aside, which is reported") {
    const Saves saves;
    fs::create_directories(saves.folder());
    std::ofstream(saves.runs().run()) << "not a run";
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    CHECK_THAT(messageOf(game), ContainsSubstring("run-aside.replay"));
    CHECK(fs::exists(saves.folder() / "run-aside.replay"));
    tick(game, 100);
    CHECK(leftOf(saves).seed == Seed{17});
}

TEST_CASE("two games cannot play one saved run") {
    const Saves saves;
    Game first = saves.game(FirstState::Explore);
    beginAdventure(first);
    tick(first, 61);
    Game second = saves.game(FirstState::Explore);
    CHECK_FALSE(second.session().beginAdventure(Seed{18}));
    CHECK(messageOf(second) == "Another Doorstring is playing an adventure. End it there first.");
    tick(first, 60);
    CHECK(leftOf(saves).seed == Seed{17});
    CHECK(leftOf(saves).ticks == 120);
    first.session().endAdventure();
    CHECK(second.session().beginAdventure(Seed{18}));
}

TEST_CASE("options are saved while an adventure is played, even in the folder of its run") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    CHECK_FALSE(saveOptions(saves.folder(), game.session().config(), {"view.scale"}));
    CHECK(fs::exists(saves.folder() / optionsFileName));
}

TEST_CASE("without a place to save it an adventure goes on, and says so once") {
    const Saves saves;
    std::ofstream(saves.folder()) << "a file where the folder should be";
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    CHECK_THAT(messageOf(game), ContainsSubstring("The adventure goes on without being saved."));
    game.session().message.show("another");
    tick(game, 200);
    CHECK(messageOf(game) == "another");
    CHECK(worldOf(game).tick == 200);
}

TEST_CASE("a full disk is reported once, and what it had no room for is saved later") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    tick(game, 60);
    {
        const SmallDisk disk(100);
        tick(game, 60);
        CHECK_THAT(messageOf(game), ContainsSubstring("run.replay cannot be written: "));
        CHECK_THAT(messageOf(game), ContainsSubstring("goes on without being saved."));
        game.session().message.show("another");
        tick(game, 60);
        CHECK(messageOf(game) == "another");
        CHECK(leftOf(saves).ticks == 60);
    }
    tick(game, 60);
    CHECK(messageOf(game) == "The adventure is being saved again.");
    CHECK(leftOf(saves).ticks == 240);
    const PlayedAgain played(leftOf(saves));
    CHECK_FALSE(played.run.differsAt());
}

TEST_CASE("a day has one daily run that counts; further ones are practice") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    const RunKeeper& runs = *game.session().runs;
    const Seed seed = dailySeed(runs.today());
    CHECK(runs.dailyKind(runs.today()) == RunKind::Daily);
    REQUIRE(game.session().beginAdventure(seed, RunKind::Daily));
    CHECK(runs.dailyKind(runs.today()) == RunKind::DailyPractice);
    CHECK(runs.isDailySaved());
    CHECK(runs.savedRun()->isDaily);
    REQUIRE(game.session().beginAdventure(seed, RunKind::DailyPractice));
    CHECK_FALSE(runs.savedRun()->isDaily);
    CHECK(newest(saves).kind == RunKind::Daily);
    CHECK(saves.runs().read().value().saved->kind == RunKind::DailyPractice);
}

TEST_CASE("a daily run that could not be saved counts, and is not there to be continued") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    const RunKeeper& runs = *game.session().runs;
    {
        const SmallDisk disk(200);  // enough for the index
        REQUIRE(game.session().beginAdventure(dailySeed(runs.today()), RunKind::Daily));
    }
    REQUIRE(saves.runs().read().value().saved);
    CHECK(runs.dailyKind(runs.today()) == RunKind::DailyPractice);
    CHECK_FALSE(runs.isDailySaved());
}

TEST_CASE("the field notes know what the saved run has met, and count it once when it ends") {
    const Saves saves;
    const auto notes = [&] { return saves.runs().notes().read().value(); };
    Encounters met;
    {
        Game game = saves.game(FirstState::Explore);
        beginAdventure(game);
        tick(game, 1500);
        game.session().runs->leave();
        met = game.session().expedition.tally().encounters;
    }
    FieldNotes expected;
    expected.noteRun(met, shippedConfig().adventure.altar.table);
    REQUIRE_FALSE(expected.run[Subject::Creature].empty());
    CHECK(notes() == expected);
    Game game = saves.game(FirstState::Title);
    press(game, Key::Enter);  // Continue
    while (game.stateName() == "continue") {
        tick(game, 1);
    }
    REQUIRE(game.stateName() == "ready");
    game.session().runs->leave();
    CHECK(notes() == expected);
    REQUIRE(game.session().beginAdventure(Seed{18}));
    expected.endRun();
    CHECK(notes() == expected);
    World& world = game.session().expedition.world();
    world.config.adventure.floors.setCount(1);
    world.ending = Ending::Left;
    game.session().runs->stepped({}, world);
    expected.wins = 1;
    CHECK(notes() == expected);
}

TEST_CASE("the field notes count a run once that did not get to the records") {
    const Saves saves;
    const auto notes = [&] { return saves.runs().notes().read().value(); };
    FieldNotes expected;
    {
        Game game = saves.game(FirstState::Explore);
        beginAdventure(game);
        tick(game, 1500);
        lengthenIndex(saves);
        const SmallDisk disk = diskWithRoomForRun(saves);
        game.session().expedition.world().ending = Ending::Defeat;
        tick(game, 1);
        expected.noteRun(game.session().expedition.tally().encounters,
                         shippedConfig().adventure.altar.table);
        REQUIRE_FALSE(expected.run[Subject::Creature].empty());
        CHECK(saves.runs().hasRun());
        CHECK(notes() == expected);
    }
    Game game = saves.game(FirstState::Explore);
    {
        const SmallDisk disk = diskWithRoomForRun(saves);
        REQUIRE(game.session().beginAdventure(Seed{18}));
        CHECK(saves.runs().savedRun()->seed == Seed{17});
        CHECK(notes() == expected);
    }
    REQUIRE(game.session().beginAdventure(Seed{18}));
    CHECK(saves.runs().savedRun()->seed == Seed{18});
    expected.endRun();
    CHECK(notes() == expected);
}
