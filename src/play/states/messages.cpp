// The page of the last messages.
#include "config/text/say.hpp"
#include "play/states/states.hpp"
#include "view/screens/messages_screen.hpp"

#include <algorithm>

namespace doorstring {

namespace {

class Messages : public State {
public:
    std::string_view name() const override { return "messages"; }
    Listener listener() const override { return Listener::Menu; }
    bool isOverlay() const override { return true; }
    bool hasFooter() const override { return true; }

    void press(Action action, Stage& stage) override {
        switch (action) {
        case Action::Up:
            return scroll(-1, stage);
        case Action::Down:
            return scroll(1, stage);
        case Action::Left:
            return scroll(-messagesPerPage, stage);
        case Action::Right:
            return scroll(messagesPerPage, stage);
        case Action::Help:
            return stage.push(makeHelp(stage.session));
        case Action::Confirm:
        case Action::Back:
        case Action::Pause:
            return stage.pop();
        default:
            return;
        }
    }

    void point(int, int, bool clicked, Stage& stage) override {
        if (clicked) {
            stage.pop();
        }
    }

    void turnWheel(int, int, int steps, Stage& stage) override { scroll(-steps, stage); }

    void draw(Canvas& canvas, Session& session, int) override {
        const Page page = session.page(canvas);
        const std::deque<MessageLine::Said>& messages = session.message.past();
        largestFirst_ = largestFirstMessage(page, messages);
        first_ = std::min(first_, largestFirst_);
        const std::string hint = say("{keys} scroll   {key}: back", "keys"_a = "\u2191 \u2193",
                                     "key"_a = session.keyFor(Action::Back));
        drawMessages(page, messages, first_, hint);
    }

private:
    static constexpr int messagesPerPage = 5;

    void scroll(int step, Stage& stage) {
        first_ = std::clamp(first_ + step, 0, largestFirst_);
        stage.session.sound.play(Effect::MenuMove);
    }

    int first_ = 0;         // the uppermost message on the page
    int largestFirst_ = 0;  // as of the last draw()
};

}  // namespace

std::unique_ptr<State> makeMessages() {
    return std::make_unique<Messages>();
}

}  // namespace doorstring
