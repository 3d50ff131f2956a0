#include "play/states/states.hpp"

#include <utility>

namespace doorstring {

namespace {

class KeysPage : public State {
public:
    KeysPage(std::string_view name, std::vector<HelpLine> lines)
        : name_(name), lines_(std::move(lines)) {}

    std::string_view name() const override { return name_; }
    Listener listener() const override { return Listener::Menu; }
    bool isOverlay() const override { return true; }

    void press(Action action, Stage& stage) override {
        if (action == Action::Help || action == Action::Back || action == Action::Confirm ||
            action == Action::Pause) {
            stage.pop();
        }
    }

    void point(int, int, bool clicked, Stage& stage) override {
        if (clicked) {
            stage.pop();
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        drawHelpScreen(session.page(canvas), lines_);
    }

private:
    std::string_view name_;  // a literal
    std::vector<HelpLine> lines_;
};

}  // namespace

std::unique_ptr<State> makeKeysPage(std::string_view name, std::vector<HelpLine> lines) {
    return std::make_unique<KeysPage>(name, std::move(lines));
}

std::unique_ptr<State> makeHelp(const Session& session) {
    return makeKeysPage(
        "help", helpLines(session.config().keys, session.host.padInUse, session.isAdventure()));
}

}  // namespace doorstring
