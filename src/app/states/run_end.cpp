// Game over, or victory: the run is over, and the world stands still behind the page.
#include "app/states/menu_state.hpp"
#include "app/states/states.hpp"
#include "config/text/play_time.hpp"
#include "view/run/run_end_screen.hpp"
#include "view/run/run_words.hpp"

#include <fmt/format.h>

#include <array>

namespace doorstring {

namespace {

constexpr int stingTicks = 90;  // of a phrase, before the tune begins

// A daily run is not free for being played again.
void again(Stage& stage) {
    const Session& session = stage.session;
    beginRun(stage, session.adventureSeed(),
             session.runKind() == RunKind::Free ? RunKind::Free : RunKind::Practice);
}

constexpr std::array endChoices{
    MenuChoice{"Same seed", "The same five floors, from the first", again},
    MenuChoice{"New seed", "Five other floors",
               [](Stage& stage) { beginRun(stage, stage.session.nextSeed(), RunKind::Free); }},
    MenuChoice{"Title", "Back to the title", leaveAdventure}};

std::string countText(int count, std::string_view one, std::string_view many) {
    return count == 0 ? "never" : fmt::format("{} {}", count, count == 1 ? one : many);
}

std::vector<RunEndRow> rowsOf(const RunSummary& run) {
    const RunTally& tally = run.tally;
    std::vector<RunEndRow> rows;
    if (run.end == RunEnd::Defeat) {
        rows.push_back({"Last blow", lastBlowText(tally)});
    }
    rows.push_back({"Time", playTime(tally.ticks)});
    rows.push_back({"Floor", fmt::format("{} of {}", run.floor, floorCount)});
    rows.push_back({"Rooms", std::to_string(tally.rooms)});
    rows.push_back({"Creatures felled", std::to_string(tally.felled)});
    rows.push_back({"Regenerated", countText(tally.regenerated, "floor", "floors")});
    rows.push_back({"Weights", run.ownWeights ? "changed" : "unchanged"});
    rows.push_back({"Seed", toCode(run.seed)});
    return rows;
}

std::string_view headingOf(RunEnd end) {
    return end == RunEnd::Victory ? "Victory!" : "Game over";
}

std::string lineOf(const RunSummary& run, const AdventureConfig& config) {
    if (run.end == RunEnd::Victory) {
        return "Out of the last door, into the light";
    }
    // "Fallen in the Forge"
    std::string floor = config.current().name;
    if (floor.starts_with("The ")) {
        floor.front() = 't';
    }
    return (run.end == RunEnd::GivenUp ? "Given up in " : "Fallen in ") + floor;
}

class RunEndState : public MenuState {
public:
    RunEndState(const Session& session, const RunSummary& run)
        : MenuState(endChoices),
          isVictory_(run.end == RunEnd::Victory),
          heading_(session.art.font, headingOf(run.end)),
          line_(lineOf(run, session.config().adventure)),
          note_(session.runNote()),
          rows_(rowsOf(run)) {}

    std::string_view name() const override { return isVictory_ ? "victory" : "game over"; }

    // Nobody chooses with a blow that was meant for a creature.
    void press(Action action, Stage& stage) override {
        if (tick_ >= runEndComes) {
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
                    .rows = rows_,
                    .tick = tick_,
                    .reducedMotion = session.config().view.reducedMotion});
    }

private:
    void leave(Stage&) override {}  // Title is a choice of its own

    bool isVictory_;
    Heading heading_;
    std::string line_;
    std::string_view note_;
    std::vector<RunEndRow> rows_;
    int tick_ = 0;
};

}  // namespace

std::unique_ptr<State> makeRunEnd(const Session& session, const RunSummary& run) {
    return std::make_unique<RunEndState>(session, run);
}

}  // namespace doorstring
