#include "app/states/key_prompt.hpp"
#include "app/states/menu_state.hpp"
#include "app/states/states.hpp"
#include "view/screens/menu_screens.hpp"

namespace doorstring {

namespace {

enum PauseItem { Resume, NewDungeon, Options, ToTitle, Quit };

class Paused : public MenuState {
public:
    Paused()
        : MenuState({{"Resume", "Go on walking"},
                     {"New dungeon", "Make another one, with the weights on disk"},
                     {"Options", "Screen, motion and sound"},
                     {"Title", "Back to the title"},
                     {"Quit", "Close the game"}}) {}

    std::string_view name() const override { return "paused"; }
    bool isOverlay() const override { return true; }

    void draw(Canvas& canvas, Session& session, int) override {
        const std::string seed = "Seed " + toCode(session.expedition.world().dungeon.seed()) +
                                 " (" + keyFor(session, Action::CopySeed) + " copies it)";
        drawMenuPanel(canvas, session.art, session.colours(), menu(), "Paused", seed);
    }

private:
    void choose(int line, Stage& stage) override {
        switch (line) {
        case Resume:
            stage.pop();
            break;
        case NewDungeon:
            stage.session.growNew();
            stage.pop();
            break;
        case Options:
            stage.push(makeOptions(stage.session));
            break;
        case ToTitle:
            stage.restart(makeTitle(stage.session));
            break;
        case Quit:
            stage.session.requests.push_back(HostRequest::Quit);
            break;
        }
    }
    void pressOther(Action action, Stage& stage) override {
        if (action == Action::Help) {
            stage.push(makeHelp(stage.session));
        }
    }
};

}  // namespace

std::unique_ptr<State> makePaused() {
    return std::make_unique<Paused>();
}

}  // namespace doorstring
