#include "config/version.hpp"
#include "saves/recording_reader.hpp"
#include "testing/catch2.hpp"
#include "testing/played_again.hpp"
#include "unit/app/saved_game.hpp"
#include "world/state/state_hash.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void replaceInRun(const Saves& saves, const std::string& part, const std::string& by) {
    std::string text = contentOf(saves.runs().run());
    const auto at = text.find(part);
    REQUIRE(at != std::string::npos);
    std::ofstream(saves.runs().run(), std::ios::binary) << text.replace(at, part.size(), by);
}

// All that a player has, by the tick.
struct Stand {
    std::uint64_t hash = 0;
    std::uint64_t ticks = 0;
    int rooms = 0;
    int regrown = 0;
    friend bool operator==(const Stand&, const Stand&) = default;
};

Stand standOf(Game& game) {
    const RunTally& tally = game.session().expedition.tally();
    return {stateHash(worldOf(game)), tally.ticks, tally.rooms, tally.regrown};
}

// A game that was played for a while and closed.
Stand played(const Saves& saves, int ticks) {
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    tick(game, ticks / 2);
    game.session().spendThread(false);
    tick(game, ticks - ticks / 2);
    return standOf(game);
}

// As a program leaves it that is killed between the index and the move of the run.
void undoMove(const Saves& saves) {
    const RunRecord newest = saves.runs().read().value().runs.back();
    fs::rename(saves.runs().recording(newest), saves.runs().run());
}

// Waits until the saved run has been replayed to where it stood.
void awaitContinue(Game& game) {
    while (game.stateName() == "continue") {
        tick(game, 1);
    }
}

void continueIn(Game& game) {
    press(game, Key::Enter);
    awaitContinue(game);
}

void chooseLine(Game& game, int line) {
    for (int count = 0; count < line; ++count) {
        press(game, Key::Down);
    }
    press(game, Key::Enter);
}

}  // namespace

TEST_CASE("Continue stands first where a run is saved, and leads to where it stood") {
    const Saves saves;
    const Stand before = played(saves, 700);
    Game game = saves.game(FirstState::Title);
    continueIn(game);
    REQUIRE(game.stateName() == "ready");
    CHECK(standOf(game) == before);
    CHECK(worldOf(game).config.isAdventure());
    tick(game, 30);
    CHECK(standOf(game) == before);
    press(game, Key::Right);
    CHECK(game.stateName() == "explore");
    tick(game, 30);
    CHECK(standOf(game).ticks == before.ticks + 30);
    CHECK_FALSE(game.session().expedition.undo());
}

TEST_CASE("Continue asks nothing because of a preset that was chosen for exploring") {
    const Saves saves;
    const Stand before = played(saves, 100);
    Game game = saves.game(FirstState::Title);
    game.session().growPreset("classic");
    continueIn(game);
    REQUIRE(game.stateName() == "ready");
    CHECK(standOf(game) == before);
}

TEST_CASE("a program that was killed while a run moved to the records leaves nothing to continue") {
    const Saves saves;
    {
        Game game = saves.game(FirstState::Explore);
        beginAdventure(game);
        tick(game, 80);
        game.session().giveUp();
    }
    undoMove(saves);
    const Game game = saves.game(FirstState::Title);
    CHECK_FALSE(saves.runs().hasRun());
    CHECK(fs::exists(saves.runs().recording(saves.runs().read().value().runs.back())));
}

TEST_CASE("Continue says so if another program has ended the run by then") {
    const Saves saves;
    played(saves, 100);
    Game game = saves.game(FirstState::Title);
    RunRecord record;
    record.seed = Seed{17};
    REQUIRE_FALSE(saves.runs().keep(record, "2026-11-22"));
    undoMove(saves);
    press(game, Key::Enter);
    CHECK(game.stateName() == "title");
    CHECK(messageOf(game) == "The saved run has ended: it is among the records.");
    CHECK_FALSE(saves.runs().hasRun());
    CHECK(fs::exists(saves.runs().recording(saves.runs().read().value().runs.back())));
}

TEST_CASE("a daily run counts for the day of its seed, whenever the question is answered") {
    const Saves saves;
    played(saves, 100);
    std::string day = "2026-11-22";
    SessionStart start = startFrom({});
    start.saves = {saves.folder(), [&day] { return day; }};
    Game game(shippedArt(), std::move(start), FirstState::Title);
    chooseLine(game, 1);  // Adventure, below Continue
    chooseLine(game, 2);  // Daily
    REQUIRE(game.stateName() == "saved-run");
    day = "2026-11-23";
    chooseLine(game, 1);  // Begin another
    CHECK(game.session().run()->seed == dailySeed("2026-11-22"));
    const RunRecords records = saves.runs().read().value();
    CHECK(records.saved == RunRecords::Begun{"2026-11-22", RunKind::Daily});
    CHECK(records.lastDaily == "2026-11-22");
    CHECK(game.session().runs->dailyKind(day) == RunKind::Daily);
}

TEST_CASE("what is played after Continue is part of the same recording") {
    const Saves saves;
    const Stand before = played(saves, 300);
    for (int turn = 0; turn < 3; ++turn) {
        Game game = saves.game(FirstState::Title);
        game.session().host.autopilot = Autopilot();
        continueIn(game);
        press(game, Key::Right);
        tick(game, 77);
        if (turn == 1) {
            REQUIRE(game.session().descend());
        }
    }
    const Recording recording = loadRecording(saves.runs().run(), Config()).value();
    CHECK(recording.ticks == before.ticks + 3 * 77);
    const PlayedAgain again(recording);
    CHECK_FALSE(again.run.differsAt());
    CHECK(again.expedition.world().config.floor == 2);
    Game game = saves.game(FirstState::Title);
    continueIn(game);
    REQUIRE(game.session().descend());
    CHECK(worldOf(game).dungeon.seed() == floorSeed(Seed{17}, 3));
}

TEST_CASE("a run file cut anywhere goes on from its last whole entry") {
    const Saves saves;
    played(saves, 200);
    const std::string whole = contentOf(saves.runs().run());
    const std::size_t first = whole.find('\n', whole.find("\nseed ") + 1) + 1;
    for (std::size_t length = first; length <= whole.size(); length += 41) {
        std::ofstream(saves.runs().run(), std::ios::binary) << whole.substr(0, length);
        Game game = saves.game(FirstState::Title);
        INFO("cut at byte " << length);
        continueIn(game);
        REQUIRE(game.stateName() == "ready");
        press(game, Key::Right);
        tick(game, 90);
        press(game, Key::P);
        const auto recording = loadRecording(saves.runs().run(), Config());
        REQUIRE(recording.ok());
        const PlayedAgain again(recording.value());
        CHECK_FALSE(again.run.differsAt());
        CHECK(again.run.ticks() == standOf(game).ticks);
    }
}

TEST_CASE("a run that cannot be read is reported, and kept until another one begins") {
    const Saves saves;
    played(saves, 100);
    const std::string whole = contentOf(saves.runs().run());
    const std::string cut = whole.substr(0, 500);
    std::ofstream(saves.runs().run(), std::ios::binary) << cut;
    Game game = saves.game(FirstState::Title);
    press(game, Key::Enter);
    CHECK(game.stateName() == "saved-run");
    press(game, Key::Escape);
    CHECK(game.stateName() == "title");
    CHECK(contentOf(saves.runs().run()) == cut);
    press(game, Key::Enter);
    chooseLine(game, 0);  // Begin another
    CHECK(game.stateName() == "floor card");
    CHECK(contentOf(saves.folder() / "run-aside.replay") == cut);
}

TEST_CASE("a run of another version asks before it goes on") {
    const Saves saves;
    const Stand before = played(saves, 100);
    replaceInRun(saves, std::string("program ") + versionText(), "program 0.0.1");
    const std::string kept = contentOf(saves.runs().run());
    Game game = saves.game(FirstState::Title);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "saved-run");
    press(game, Key::Escape);
    REQUIRE(game.stateName() == "title");
    CHECK(contentOf(saves.runs().run()) == kept);
    press(game, Key::Enter);
    chooseLine(game, 1);  // Watch
    REQUIRE(game.stateName() == "replay");
    press(game, Key::Escape);
    press(game, Key::Enter);
    chooseLine(game, 0);
    awaitContinue(game);
    CHECK(game.stateName() == "ready");
    CHECK(standOf(game) == before);
}

TEST_CASE("a run of other weights asks, can be watched, and goes on with those on disk") {
    const Saves saves;
    const Stand before = played(saves, 100);
    Game game = saves.game(FirstState::Title, {"player.speed=99"});
    const Seed seed = worldOf(game).dungeon.seed();
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "saved-run");
    press(game, Key::Down);
    press(game, Key::Enter);  // Watch
    REQUIRE(game.stateName() == "replay");
    tick(game, 120);
    CHECK(standOf(game) == before);
    press(game, Key::Escape);
    REQUIRE(game.stateName() == "title");
    CHECK(worldOf(game).dungeon.seed() == seed);
    press(game, Key::Enter);
    press(game, Key::Enter);
    awaitContinue(game);
    REQUIRE(game.stateName() == "ready");
    CHECK(worldOf(game).config.player.speed == 99);
    tick(game, 10);
    game.session().expedition.world().ending = Ending::Defeat;
    press(game, Key::Right);
    tick(game, 1);
    CHECK(saves.runs().read().value().runs.back().hasOwnWeights);
}

TEST_CASE("a run that plays differently is reported, and can be watched") {
    const Saves saves;
    played(saves, 100);
    std::string text = contentOf(saves.runs().run());
    const auto at = text.find("\ncheck 60 ") + 10;
    text[at] = text[at] == '0' ? '1' : '0';
    std::ofstream(saves.runs().run(), std::ios::binary) << text;
    Game game = saves.game(FirstState::Title);
    continueIn(game);
    CHECK(game.stateName() == "saved-run");
    CHECK_FALSE(game.session().isReplay());
    CHECK(contentOf(saves.runs().run()) == text);
}

TEST_CASE("Adventure asks before it replaces a saved run") {
    const Saves saves;
    played(saves, 100);
    Game game = saves.game(FirstState::Title);
    chooseLine(game, 1);
    chooseLine(game, 0);
    REQUIRE(game.stateName() == "saved-run");
    press(game, Key::Escape);
    REQUIRE(game.stateName() == "adventure page");
    chooseLine(game, 0);
    REQUIRE(game.stateName() == "saved-run");
    chooseLine(game, 1);
    CHECK(game.stateName() == "floor card");
    CHECK(saves.runs().read().value().runs.back().end == RunEnd::Left);
}

TEST_CASE("the daily adventure is of the seed of its date") {
    const Saves saves;
    Game game = saves.game(FirstState::Daily);
    CHECK(game.stateName() == "floor card");
    CHECK(worldOf(game).dungeon.seed() == dailySeed("2026-11-22"));
    CHECK(saves.runs().read().value().saved->kind == RunKind::Daily);
    CHECK(dailySeed("2026-11-22") != dailySeed("2026-11-23"));
}

TEST_CASE(
    "the title and the question about today's daily run say that it is daily, and then over") {
    const auto beginOn = [](const Saves& saves, RunKind kind) {
        Game game = saves.game(FirstState::Explore);
        REQUIRE(game.session().beginAdventure(Seed{17}, kind));
    };
    const Saves savesOfDaily;
    const Saves savesOfPlain;
    beginOn(savesOfDaily, RunKind::Daily);
    beginOn(savesOfPlain, RunKind::Free);
    Game daily = savesOfDaily.game(FirstState::Title);
    Game plain = savesOfPlain.game(FirstState::Title);
    const auto pixelsUnlike = [&] {
        const Canvas one = drawn(daily);
        const Canvas other = drawn(plain);
        return std::ranges::count_if(cellsOf(one.size()), [&](GridPos at) {
            return one.at(at.x, at.y) != other.at(at.x, at.y);
        });
    };
    CHECK(pixelsUnlike() > 0);
    for (Game* game : {&daily, &plain}) {
        chooseLine(*game, 1);  // Adventure, below Continue
        chooseLine(*game, 0);
        REQUIRE(game->stateName() == "saved-run");
    }
    const auto unlikeInLead = pixelsUnlike();
    CHECK(unlikeInLead > 0);
    press(daily, Key::Down);  // to Begin another
    press(plain, Key::Down);
    CHECK(pixelsUnlike() > unlikeInLead);
}

TEST_CASE("a daily run, and one for practice, say so, after Continue as well") {
    const Saves saves;
    const auto noteOf = [](Game& game) { return game.session().runNote(); };
    const auto afterContinue = [&] {
        Game game = saves.game(FirstState::Title);
        continueIn(game);
        return std::string(noteOf(game));
    };
    {
        Game game = saves.game(FirstState::Daily);
        CHECK(noteOf(game) == "Daily");
    }
    CHECK(afterContinue() == "Daily");
    {
        Game game = saves.game(FirstState::Title);
        chooseLine(game, 1);  // Adventure, below Continue
        chooseLine(game, 2);  // Daily
        REQUIRE(game.stateName() == "saved-run");
        chooseLine(game, 1);
        REQUIRE(game.stateName() == "floor card");
        CHECK(noteOf(game) == "Daily, practice");
    }
    CHECK(afterContinue() == "Daily, practice");
    Game game = saves.game(FirstState::Explore);
    REQUIRE(game.session().beginAdventure(Seed{17}));
    CHECK(noteOf(game).empty());
}

TEST_CASE("to the title and back a run stays the same") {
    const Saves saves;
    Game game = saves.game(FirstState::Explore);
    beginAdventure(game);
    tick(game, 100);
    const Stand before = standOf(game);
    press(game, Key::P);
    press(game, Key::Up);
    press(game, Key::Enter);
    REQUIRE(game.stateName() == "title");
    CHECK_FALSE(worldOf(game).config.isAdventure());
    continueIn(game);
    REQUIRE(game.stateName() == "ready");
    CHECK(standOf(game) == before);
}

TEST_CASE("Continue takes up the difficulty that the run was begun with, also for later floors") {
    const Saves saves;
    {
        Game game = saves.game(FirstState::Explore, {"adventure.difficulty=stern"});
        beginAdventure(game);
        tick(game, 300);
    }
    Game game = saves.game(FirstState::Title, {"adventure.difficulty=gentle"});
    continueIn(game);
    REQUIRE(game.stateName() == "ready");
    CHECK(game.session().run()->difficulty == Difficulty::Stern);
    CHECK(worldOf(game).config.adventure.difficulty == Difficulty::Stern);
    CHECK(game.session().config().adventure.difficulty == Difficulty::Stern);
    game.session().spendThread(false);
    CHECK(worldOf(game).config.adventure.difficulty == Difficulty::Stern);
}
