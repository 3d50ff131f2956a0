// The page of a run that rests: the menu of a pause, and what the knight carries.
#include "view/run/run_page.hpp"

#include "app/states/menu_state.hpp"
#include "app/states/states.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr int giveUpLine = 3;
constexpr int titleLine = 4;

constexpr std::array runChoices{
    MenuChoice{"Continue", "Back to the game", [](Stage& stage) { stage.pop(); }},
    MenuChoice{"Options", "Screen, motion and sound",
               [](Stage& stage) { stage.push(makeOptions(stage.session)); }},
    MenuChoice{"Keys", "Which key does what",
               [](Stage& stage) { stage.push(makeHelp(stage.session)); }},
    MenuChoice{"Give up", "End this run, and see what it came to",
               [](Stage& stage) {
                   const RunSummary run = stage.session.giveUp();
                   stage.restart(makeRunEnd(stage.session, run));
               }},
    MenuChoice{"Title", "Back to the title", leaveAdventure}};

class RunPageState : public MenuState {
public:
    explicit RunPageState(bool isSaved) : MenuState(runChoices) {
        menu().setHint(titleLine, isSaved ? "Back to the title, where the run can be continued"
                                          : "Back to the title; this run is not kept");
    }

    std::string_view name() const override { return "run page"; }
    bool isOverlay() const override { return true; }

    void tick(Stage& stage) override {
        MenuState::tick(stage);
        if (menu().chosen() != giveUpLine) {
            ask(false);
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        const World& world = session.expedition.world();
        const std::string seed = toCode(session.seedToShare());
        drawRunPage(session.page(canvas), menu(),
                    {.world = world,
                     .tally = session.expedition.tally(),
                     .floorName = session.config().adventure.current().name,
                     .seedCode = seed});
    }

private:
    // Giving up takes two presses.
    void choose(int line, Stage& stage) override {
        if (line == giveUpLine && !isAsking_) {
            return ask(true);
        }
        MenuState::choose(line, stage);
    }

    void ask(bool isAsking) {
        isAsking_ = isAsking;
        menu().setLabel(giveUpLine, isAsking ? "Press again" : "Give up");
    }

    void pressOther(Action action, Stage& stage) override {
        if (action == Action::Help) {
            stage.push(makeHelp(stage.session));
        }
    }

    bool isAsking_ = false;
};

}  // namespace

std::unique_ptr<State> makeRunPage(const Session& session) {
    return std::make_unique<RunPageState>(session.runs != nullptr && session.runs->isSaving());
}

}  // namespace doorstring
