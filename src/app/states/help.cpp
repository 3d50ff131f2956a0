#include "app/states/states.hpp"
#include "view/screens/help_screen.hpp"

namespace doorstring {

namespace {

class Help : public State {
public:
    explicit Help(const Session& session)
        : lines_(helpLines(session.config().keys, session.padInUse, session.isAdventure())) {}

    std::string_view name() const override { return "help"; }
    Listener listener() const override { return Listener::Menu; }
    bool isOverlay() const override { return true; }

    void press(Action action, Stage& stage) override {
        if (action == Action::Help || action == Action::Back || action == Action::Confirm ||
            action == Action::Pause) {
            stage.pop();
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        drawHelpScreen(session.page(canvas), lines_);
    }

private:
    std::vector<HelpLine> lines_;
};

}  // namespace

std::unique_ptr<State> makeHelp(const Session& session) {
    return std::make_unique<Help>(session);
}

}  // namespace doorstring
