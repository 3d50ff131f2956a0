// Game over, or victory: the run is over, and the world does not move any more.
#include "base/message.hpp"
#include "config/text/nearest.hpp"
#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "play/states/assist_words.hpp"
#include "play/states/difficulty_words.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/run/run_screens.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace doorstring {

namespace {

constexpr int stingTicks = 90;  // of the sound at the end of a run; then the tune begins

// Begins a run of the same seed. A daily run is played again as practice.
void beginRunAgain(Stage& stage) {
    if (const AdventureRun* run = stage.session.run()) {
        beginRun(stage, run->seed,
                 run->kind == RunKind::Free ? RunKind::Free : RunKind::DailyPractice);
    }
}

constexpr std::array endChoices{
    MenuChoice{msg("Same seed"), msg("The same floors, from the first"), beginRunAgain},
    MenuChoice{msg("New seed"), msg("Other floors"),
               [](Stage& stage) { beginRun(stage, stage.session.nextSeed(), RunKind::Free); }},
    MenuChoice{msg("Title"), msg("Back to the title"), leaveToTitle}};

// Begins again what was played: the practice against a boss, or the trial.
void tryAgain(Stage& stage, Seed seed) {
    Session& session = stage.session;
    if (const Practice* practice = session.practice()) {
        return beginPractice(stage, practice->boss, seed);
    }
    if (session.beginTrial(seed)) {
        enterFloor(stage);
    }
}

constexpr std::array trialEndChoices{
    MenuChoice{msg("Same seed"), msg("The same trial again"),
               [](Stage& stage) { tryAgain(stage, stage.session.run()->seed); }},
    MenuChoice{msg("New seed"), msg("The same trial in other rooms"),
               [](Stage& stage) { tryAgain(stage, stage.session.nextSeed()); }},
    endChoices.back()};

// Returns what the last win has unlocked, such as "2 relics, 1 offer"; empty if it unlocked
// nothing.
std::string unlockedText(const Session& session) {
    const AdventureConfig& config = session.config().adventure;
    if (session.run() == nullptr || config.unlockAll || session.isUnrecorded()) {
        return {};
    }
    // A victory that could not be saved unlocks nothing.
    const auto isNew = [before = session.run()->winsBefore,
                        now = session.winsSaved()](const auto& row) {
        return row.afterWins > before && row.afterWins <= now;
    };
    const auto relics = std::ranges::count_if(config.relics.table, isNew);
    const auto offers = std::ranges::count_if(config.altar.table, isNew);
    std::vector<std::string> unlocked;
    if (relics > 0) {
        unlocked.push_back(sayCount(relics, "{count} relic", "{count} relics"));
    }
    if (offers > 0) {
        unlocked.push_back(sayCount(offers, "{count} offer", "{count} offers"));
    }
    return joined(unlocked, "", ", ");
}

std::vector<RunEndRow> rowsOf(const RunSummary& run, const Kit& kit,
                              const AdventureConfig& config) {
    const RunTally& tally = run.tally;
    std::vector<RunEndRow> rows;
    rows.push_back({tr(msg("Time")), playTime(tally.ticks)});
    std::string floor =
        say("{floor} of {floors}", "floor"_a = run.floor, "floors"_a = config.floors.count());
    if (run.difficulty != Difficulty::Normal) {
        floor.append(", ").append(tr(difficultyWords[run.difficulty].word));
    }
    rows.push_back({tr(msg("Floor")), std::move(floor)});
    rows.push_back({.what = tr(msg("Rooms")),
                    .value = std::to_string(tally.rooms),
                    .beside = tr(msg("Felled")),
                    .valueBeside = std::to_string(tally.felled)});
    rows.push_back({tr(msg("Relics")), std::to_string(kit.relics.size())});
    if (tally.regrown > 0) {
        rows.back().beside = tr(msg("Regrown"));
        rows.back().valueBeside = std::to_string(tally.regrown);
    }
    if (const EnumSet<Assist> assists = tally.assists; !assists.empty()) {
        rows.push_back({tr(msg("Assists")), assists.size() == 1 ? assistsText(assists)
                                                                : std::to_string(assists.size())});
    }
    if (run.hasOwnWeights) {
        rows.push_back({tr(msg("Weights")), say("changed")});
    }
    if (!tally.woven.empty()) {
        rows.push_back({tr(msg("Woven")), {}, wovenSigns(config, tally.woven)});
    }
    if (run.seed) {
        rows.push_back({tr(msg("Seed")), toCode(*run.seed)});
    }
    return rows;
}

// Sums up the run that a recording ends with. The session must have replayed the recording to
// its end.
RunSummary summaryOf(const Recording& recording, Session& session) {
    const World& world = session.expedition.world();
    const auto isOwn = [&](const Config& used) {
        return session.ownWeights.shipped().playsDifferently(used);
    };
    return {.end = world.ending == Ending::Left ? RunEnd::Victory : RunEnd::Defeat,
            .difficulty = world.config.adventure.difficulty,
            .seed = session.expedition.runSeed(),
            .floor = world.config.floor,
            .tally = session.expedition.tally(),
            .hasOwnWeights = std::ranges::any_of(recording.configs, isOwn)};
}

// The tileset of the floor on which the run has ended.
Tileset tilesetOf(const Session& session) {
    return session.expedition.world().dungeon.tileset();
}

std::string_view headingOf(RunEnd end) {
    return tr(end == RunEnd::Victory ? msg("Victory!") : msg("Game over"));
}

std::string lineOf(const RunSummary& run, const AdventureConfig& config) {
    if (run.end == RunEnd::Victory) {
        return say("Out of the last door, into the light");
    }
    const std::string_view floor = tr(Message::ofText(config.currentFloor().name));
    return run.end == RunEnd::GivenUp ? say("Given up here: {floor}", "floor"_a = floor)
                                      : say("Fallen here: {floor}", "floor"_a = floor);
}

class RunEndState : public MenuState {
public:
    // The session still has the world in which the run has ended.
    RunEndState(const Session& session, const RunSummary& run, const AdventureConfig& config,
                std::string_view note, std::span<const MenuChoice> choices,
                std::string unlocked = {})
        : MenuState(choices),
          isVictory_(run.end == RunEnd::Victory),
          heading_(session.art.font, headingOf(run.end)),
          line_(lineOf(run, config)),
          note_(note),
          lastBlow_(
              run.end == RunEnd::Defeat && run.tally.lastBlow
                  ? std::optional(lastBlowOf(*run.tally.lastBlow, session.art, tilesetOf(session)))
                  : std::nullopt),
          rows_(rowsOf(run, session.expedition.world().player.kit, config)) {
        if (!unlocked.empty()) {
            rows_.push_back({tr(msgIn("unlocked", "New")), std::move(unlocked)});
        }
    }

    std::string_view name() const override { return isVictory_ ? "victory" : "game over"; }

    void press(Action action, Stage& stage) override {
        if (lateBlows_.takeIfMeant(tick_, runEndListenTick)) {
            MenuState::press(action, stage);
        }
    }

    void tick(Stage& stage) override {
        MenuState::tick(stage);
        Sound& sound = stage.session.sound;
        if (tick_ == 0) {
            sound.stopMusic();
            sound.play(isVictory_ ? Effect::Victory : Effect::GameOver);
        }
        if (++tick_ == stingTicks) {
            sound.playMusic(isVictory_ ? Tune::Victory : Tune::GameOver);
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        drawRunEnd(session.page(canvas), menu(),
                   {.victory = isVictory_,
                    .heading = heading_,
                    .line = line_,
                    .note = note_,
                    .blow = lastBlow_ ? &*lastBlow_ : nullptr,
                    .rows = rows_,
                    .tick = tick_,
                    .reducedMotion = session.config().view.reducedMotion});
    }

private:
    void leave(Stage& stage) override { leaveToTitle(stage); }

    bool isVictory_;
    Heading heading_;
    std::string line_;
    std::string_view note_;
    std::optional<LastBlow> lastBlow_;
    std::vector<RunEndRow> rows_;
    int tick_ = 0;
    LateBlows lateBlows_;
};

void backToReplay(Stage& stage) {
    stage.pop();
}

void closeWatched(Stage& stage) {
    stage.pop();
    closeReplay(stage);
}

constexpr std::array watchedChoices{
    MenuChoice{msg("Back"), msg("Leave the recording"), closeWatched},
    MenuChoice{msg("Again"), msg("Watch it from the beginning"), backToReplay}};

std::string_view noteOn(const Recording& recording) {
    switch (recording.ending) {
    case Recording::Ending::Whole:
        break;
    case Recording::Ending::Cut:
        return tr(msg("A truncated recording"));
    case Recording::Ending::Altered:
        return tr(msg("An altered recording"));
    }
    return tr(msg("A recording"));
}

// The page at the end of a watched run. Leaving it by Back or Pause closes the replay, too.
class WatchedRunEnd : public RunEndState {
public:
    WatchedRunEnd(const Session& session, const RunSummary& run, const Recording& recording)
        : RunEndState(session, run, recording.configs[recording.configAtEnd()].adventure,
                      noteOn(recording), watchedChoices) {}

    // The line that says how the recording ended fits below the page; at the upper edge it would
    // cover the heading.
    bool hasFooter() const override { return false; }

private:
    void leave(Stage& stage) override { closeWatched(stage); }
};

}  // namespace

std::unique_ptr<State> makeRunEnd(const Session& session, const RunSummary& run) {
    return std::make_unique<RunEndState>(
        session, run, session.config().adventure, session.runNote(),
        session.isUnrecorded() ? trialEndChoices : endChoices,
        run.end == RunEnd::Victory ? unlockedText(session) : std::string());
}

std::unique_ptr<State> makeWatchedRunEnd(Session& session, const Recording& recording) {
    return std::make_unique<WatchedRunEnd>(session, summaryOf(recording, session), recording);
}

}  // namespace doorstring
