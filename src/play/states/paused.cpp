// The menu of a paused exploration, and the page of a paused run with what the knight carries.
#include "config/text/say.hpp"
#include "play/session/aim.hpp"
#include "play/states/state.hpp"
#include "play/states/states.hpp"
#include "view/hud/relic_signs.hpp"
#include "view/run/run_screens.hpp"
#include "view/screens/menu_screens.hpp"

#include <array>
#include <optional>

namespace doorstring {

namespace {

constexpr std::array pauseChoices{
    MenuChoice{msg("Continue"), msg("Back to the game"), [](Stage& stage) { stage.pop(); }},
    MenuChoice{msg("New dungeon"), msg("Make another one, with the weights on disk"),
               [](Stage& stage) {
                   stage.session.growNew();
                   stage.pop();
               }},
    MenuChoice{msg("Options"), msg("Screen, motion and sound"),
               [](Stage& stage) { stage.push(makeOptions(stage.session)); }},
    MenuChoice{msg("Messages"), msg("What was said last, to read again"),
               [](Stage& stage) { stage.push(makeMessages()); }},
    MenuChoice{msg("Title"), msg("Back to the title"), leaveToTitle},
    MenuChoice{msg("Quit"), msg("Close the game"), [](Stage& stage) { stage.session.quit(); }}};

class Paused : public MenuState {
public:
    Paused() : MenuState(pauseChoices) {}

    std::string_view name() const override { return "paused"; }
    bool isOverlay() const override { return true; }

    void draw(Canvas& canvas, Session& session, int) override {
        const ShortText seed =
            ShortText::say("Seed {seed} ({key} copies it)",
                           "seed"_a = toCode(session.expedition.world().dungeon.seed()),
                           "key"_a = session.keyFor(Action::CopySeed));
        drawMenuPanel(session.page(canvas), menu(),
                      {.heading = tr(msg("Paused")), .footing = seed});
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

// Lines of runChoices.
constexpr int giveUpLine = 5;
constexpr int titleLine = 6;

constexpr std::array runChoices{
    MenuChoice{msg("Continue"), msg("Back to the game"), [](Stage& stage) { stage.pop(); }},
    MenuChoice{msg("Relics"), msg("What you have taken, and what it does"),
               [](Stage& stage) { stage.push(makeReadPage("relics", drawRelicsPage)); }},
    MenuChoice{msg("Options"), msg("Screen, motion and sound"),
               [](Stage& stage) { stage.push(makeOptions(stage.session)); }},
    MenuChoice{msg("Messages"), msg("What was said last, to read again"),
               [](Stage& stage) { stage.push(makeMessages()); }},
    MenuChoice{msg("Keys"), msg("Which key does what"),
               [](Stage& stage) { stage.push(makeHelp(stage.session)); }},
    MenuChoice{msg("Give up"), msg("End this run and see its results"),
               [](Stage& stage) {
                   const RunSummary run = stage.session.giveUp();
                   stage.restart(makeRunEnd(stage.session, run));
               }},
    MenuChoice{msg("Title"), msg("Back to the title"), leaveToTitle}};

// Returns the key that uses an item: that of Item for the item in hand, that of SecondItem for the
// second, the item's own for any other. Empty if the item works by itself, or if only its own key
// would use it and a gamepad is in use.
std::string keyOfItem(const Session& session, Item item) {
    const Kit& kit = session.expedition.world().player.kit;
    if (!itemRows[item].isHeld) {
        return {};
    }
    return kit.chosen == item      ? session.keyFor(Action::Item)
           : kit.second == item    ? session.keyFor(Action::SecondItem)
           : session.host.padInUse ? std::string()
                                   : session.keyFor(actionOf(item));
}

class RunPageState : public MenuState {
public:
    RunPageState(bool isSaved, bool isUnrecorded)
        : MenuState(runChoices), isSaved_(isSaved), isUnrecorded_(isUnrecorded) {
        RunPageState::relabel();
    }

    std::string_view name() const override { return "run page"; }
    bool isOverlay() const override { return true; }

    void tick(Stage& stage) override {
        if (asking_ && menu().chosen() != *asking_) {
            asking_.reset();
        }
        MenuState::tick(stage);
    }

    void draw(Canvas& canvas, Session& session, int) override {
        const World& world = session.expedition.world();
        const std::string seed = toCode(session.seedToShare());
        const std::string aim = aimText(world);
        EnumArray<Item, std::string> itemKeys;
        for (const Item item : allValues<Item>) {
            itemKeys[item] = keyOfItem(session, item);
        }
        drawRunPage(
            session.page(canvas), menu(),
            {.world = world,
             .tally = session.expedition.tally(),
             .floorName = tr(Message::ofText(session.config().adventure.currentFloor().name)),
             .seedCode = seed,
             .aim = aim,
             .itemKeys = itemKeys,
             .hasOwnWeights = session.ownWeights.everHadOwn(),
             .note = session.runNote()});
    }

private:
    // Giving up ends the run, and so does leaving a run that is not recorded: either takes two
    // presses.
    void choose(int line, Stage& stage) override {
        const bool endsRun = line == giveUpLine || (line == titleLine && isUnrecorded_);
        if (endsRun && asking_ != line) {
            asking_ = line;
            return relabel();
        }
        MenuState::choose(line, stage);
    }

    void relabel() override {
        MenuState::relabel();
        menu().setHint(titleLine,
                       tr(isSaved_ ? msg("Back to the title, where the run can be continued")
                                   : msg("Back to the title; this run is not kept")));
        if (asking_) {
            menu().setLabel(*asking_, tr(msg("Press again")));
        }
    }

    bool isSaved_;
    bool isUnrecorded_;
    std::optional<int> asking_;  // the line that must be pressed again
};

}  // namespace

std::unique_ptr<State> makeRunPage(const Session& session) {
    const bool isSaved = session.runs != nullptr && session.runs->isSaving();
    return std::make_unique<RunPageState>(isSaved, session.isUnrecorded());
}

}  // namespace doorstring
