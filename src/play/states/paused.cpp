// The page of a paused run: its menu, and what the knight carries.
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/run/run_screens.hpp"
#include "view/screens/menu_screens.hpp"

#include <array>
#include <optional>

namespace doorstring {

namespace {

constexpr std::array pauseChoices{
    MenuChoice{"Continue", "Back to the game", [](Stage& stage) { stage.pop(); }},
    MenuChoice{"New dungeon", "Make another one, with the weights on disk",
               [](Stage& stage) {
                   stage.session.growNew();
                   stage.pop();
               }},
    MenuChoice{"Options", "Screen, motion and sound",
               [](Stage& stage) { stage.push(makeOptions(stage.session)); }},
    MenuChoice{"Title", "Back to the title", leaveAdventure},
    MenuChoice{"Quit", "Close the game", [](Stage& stage) { stage.session.quit(); }}};

class Paused : public MenuState {
public:
    Paused() : MenuState(pauseChoices) {}

    std::string_view name() const override { return "paused"; }
    bool isOverlay() const override { return true; }

    void draw(Canvas& canvas, Session& session, int) override {
        const std::string seed = "Seed " + toCode(session.expedition.world().dungeon.seed()) +
                                 " (" + session.keyFor(Action::CopySeed) + " copies it)";
        drawMenuPanel(session.page(canvas), menu(), {.heading = "Paused", .footing = seed});
    }

private:
    void pressOther(Action action, Stage& stage) override {
        if (action == Action::Help) {
            stage.push(makeHelp(stage.session));
        }
    }
};

}  // namespace

std::unique_ptr<State> makePaused(const Session& session) {
    if (session.isAdventure()) {
        return makeRunPage(session);
    }
    return std::make_unique<Paused>();
}

namespace {

constexpr int giveUpLine = 3;
constexpr int titleLine = 4;

constexpr std::array runChoices{
    MenuChoice{"Continue", "Back to the game", [](Stage& stage) { stage.pop(); }},
    MenuChoice{"Options", "Screen, motion and sound",
               [](Stage& stage) { stage.push(makeOptions(stage.session)); }},
    MenuChoice{"Keys", "Which key does what",
               [](Stage& stage) { stage.push(makeHelp(stage.session)); }},
    MenuChoice{"Give up", "End this run and see its results",
               [](Stage& stage) {
                   const RunSummary run = stage.session.giveUp();
                   stage.restart(makeRunEnd(stage.session, run));
               }},
    MenuChoice{"Title", "Back to the title", leaveAdventure}};

// The key that uses an item: one of the hands, or its own.
std::string keyOfItem(const Session& session, Item item) {
    const Kit& kit = session.expedition.world().player.kit;
    if (!itemTraits[item].isHeld) {
        return {};
    }
    const auto own = static_cast<Action>(static_cast<int>(Action::Item1) + static_cast<int>(item));
    return kit.chosen == item      ? session.keyFor(Action::Item)
           : kit.second == item    ? session.keyFor(Action::SecondItem)
           : session.host.padInUse ? std::string()
                                   : session.keyFor(own);
}

class RunPageState : public MenuState {
public:
    RunPageState(bool isSaved, bool isTrial) : MenuState(runChoices), isTrial_(isTrial) {
        menu().setHint(titleLine, isSaved ? "Back to the title, where the run can be continued"
                                          : "Back to the title; this run is not kept");
    }

    std::string_view name() const override { return "run page"; }
    bool isOverlay() const override { return true; }

    void tick(Stage& stage) override {
        MenuState::tick(stage);
        if (asking_ && menu().chosen() != *asking_) {
            ask(std::nullopt);
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        const World& world = session.expedition.world();
        const std::string seed = toCode(session.seedToShare());
        EnumArray<Item, std::string> itemKeys;
        for (const Item item : allValues<Item>) {
            itemKeys[item] = keyOfItem(session, item);
        }
        drawRunPage(session.page(canvas), menu(),
                    {.world = world,
                     .tally = session.expedition.tally(),
                     .floorName = session.config().adventure.current().name,
                     .seedCode = seed,
                     .itemKeys = itemKeys,
                     .ownWeights = session.ownWeights.had(),
                     .note = session.runNote()});
    }

private:
    // What ends the run takes two presses: giving up, and leaving a trial.
    void choose(int line, Stage& stage) override {
        const bool endsRun = line == giveUpLine || (line == titleLine && isTrial_);
        if (endsRun && asking_ != line) {
            return ask(line);
        }
        MenuState::choose(line, stage);
    }

    void ask(std::optional<int> line) {
        asking_ = line;
        for (const int asked : {giveUpLine, titleLine}) {
            const std::string_view label = runChoices[static_cast<std::size_t>(asked)].label;
            menu().setLabel(asked, std::string(asked == line ? "Press again" : label));
        }
    }

    void pressOther(Action action, Stage& stage) override {
        if (action == Action::Help) {
            stage.push(makeHelp(stage.session));
        }
    }

    bool isTrial_;
    std::optional<int> asking_;  // the line that must be pressed again
};

}  // namespace

std::unique_ptr<State> makeRunPage(const Session& session) {
    const bool isSaved = session.runs != nullptr && session.runs->isSaving();
    return std::make_unique<RunPageState>(isSaved, session.isTrial());
}

}  // namespace doorstring
