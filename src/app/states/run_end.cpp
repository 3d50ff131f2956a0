// Game over, or victory: the run is over, and the world stands still behind the page.
#include "app/runs/run_end_page.hpp"
#include "app/states/menu_state.hpp"
#include "app/states/states.hpp"

#include <array>

namespace doorstring {

namespace {

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

class RunEndState : public MenuState {
public:
    RunEndState(const Session& session, const RunSummary& run)
        : MenuState(endChoices), page_(session, run, session.runNote()) {}

    std::string_view name() const override { return page_.isVictory() ? "victory" : "game over"; }

    // Nobody chooses with a blow that was meant for a creature.
    void press(Action action, Stage& stage) override {
        if (page_.hasCome()) {
            MenuState::press(action, stage);
        }
    }

    void tick(Stage& stage) override {
        MenuState::tick(stage);
        page_.tick(stage.session.sound);
    }

    void draw(Canvas& canvas, Session& session, int) override {
        page_.draw(canvas, session, menu());
    }

private:
    void leave(Stage&) override {}  // Title is a choice of its own

    RunEndPage page_;
};

}  // namespace

std::unique_ptr<State> makeRunEnd(const Session& session, const RunSummary& run) {
    return std::make_unique<RunEndState>(session, run);
}

}  // namespace doorstring
