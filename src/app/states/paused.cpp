#include "app/states/states.hpp"
#include "view/menu_screens.hpp"

namespace doorstring {

namespace {

enum Item { Resume, NewDungeon, ToTitle, Quit };

class Paused : public State {
public:
    std::string_view name() const override { return "paused"; }
    bool isMenu() const override { return true; }
    bool isOverlay() const override { return true; }

    void press(Action action, Stage& stage) override {
        switch (action) {
        case Action::Up:
            menu_.up();
            break;
        case Action::Down:
            menu_.down();
            break;
        case Action::Confirm:
            choose(stage);
            break;
        case Action::Back:
        case Action::Pause:
            stage.pop();
            break;
        case Action::Help:
            stage.push(makeHelp(stage.session));
            break;
        default:
            break;
        }
    }

    void tick(Stage&) override { menu_.tick(); }

    void draw(Canvas& canvas, Session& session, int) override {
        const std::string seed =
            "Seed " + toCode(session.expedition.world().dungeon.seed()) + " (C copies it)";
        drawMenuPanel(canvas, session.art, session.colours(), menu_, "Paused", seed);
    }

private:
    void choose(Stage& stage) {
        switch (menu_.chosen()) {
        case Resume:
            stage.pop();
            break;
        case NewDungeon:
            stage.session.growNew();
            stage.pop();
            break;
        case ToTitle:
            stage.restart(makeTitle());
            break;
        case Quit:
            stage.session.requests.push_back(HostRequest::Quit);
            break;
        }
    }

    Menu menu_{{{"Resume", "Go on walking"},
                {"New dungeon", "String another one, with the weights as on disk"},
                {"Title", "Back to the title"},
                {"Quit", "Close the game"}}};
};

}  // namespace

std::unique_ptr<State> makePaused() {
    return std::make_unique<Paused>();
}

}  // namespace doorstring
