#include "play/states/menu_state.hpp"
#include "play/states/states.hpp"
#include "view/screens/menu_screens.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr std::array pauseChoices{
    MenuChoice{"Resume", "Back to the game", [](Stage& stage) { stage.pop(); }},
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

}  // namespace doorstring
