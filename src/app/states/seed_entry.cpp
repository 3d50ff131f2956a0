#include "app/states/states.hpp"
#include "base/utf8.hpp"
#include "view/screens/menu_screens.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr std::size_t mostBytes = 40;  // as much as the field shows

class SeedEntry : public State {
public:
    std::string_view name() const override { return "seed"; }
    Listener listener() const override { return Listener::Menu; }
    bool isOverlay() const override { return true; }

    // Every key is a letter here, whatever it is bound to.
    bool takeKey(KeyBinding key, Stage& stage) override {
        if (key.key == Key::Escape) {
            stage.pop();
        } else if (key.key == Key::Backspace) {
            eraseLetter();
        } else if (key.key == Key::Enter) {
            confirm(stage);
        } else if (isArrow(key.key)) {
            changeWay(stage);
        }
        return true;
    }

    // A gamepad has no letters, but it can leave and confirm.
    void press(Action action, Stage& stage) override {
        if (action == Action::Confirm) {
            confirm(stage);
        } else if (action == Action::Back) {
            stage.pop();
        } else if (action <= Action::Right) {
            changeWay(stage);
        }
    }

    void point(int x, int y, bool clicked, Stage& stage) override {
        const SeedWay other = otherWay();
        if (clicked && seedWayPlace(canvasSize(stage.session), other).contains({x, y})) {
            changeWay(stage);
        }
    }

    void type(std::string_view text, Stage&) override {
        // What was copied often has spaces and line ends around it.
        while (text_.empty() && !text.empty() && (text.front() == ' ' || text.front() == '\n')) {
            text.remove_prefix(1);
        }
        text = text.substr(0, text.find_first_of("\r\n"));
        if (text_.size() + text.size() > mostBytes) {
            fault_ = fmt::format("At most {} letters fit here.", mostBytes);
            return;
        }
        text_ += text;
        fault_.clear();
    }

    void tick(Stage&) override { ++age_; }

    void draw(Canvas& canvas, Session& session, int) override {
        drawSeedScreen(session.page(canvas), {text_, fault_, way_, age_});
    }

private:
    static bool isArrow(Key key) {
        return key == Key::Up || key == Key::Down || key == Key::Left || key == Key::Right ||
               key == Key::Tab;
    }

    SeedWay otherWay() const {
        return way_ == SeedWay::Adventure ? SeedWay::Explore : SeedWay::Adventure;
    }

    void changeWay(Stage& stage) {
        way_ = otherWay();
        stage.session.sound.play(Effect::MenuMove);
    }

    void eraseLetter() {
        while (!text_.empty() && isUtf8Continuation(text_.back())) {
            text_.pop_back();
        }
        if (!text_.empty()) {
            text_.pop_back();
        }
        fault_.clear();
    }

    void confirm(Stage& stage) {
        const auto seed = parseSeed(text_);
        if (!seed) {
            fault_ = text_.empty() ? "Enter a number, a code or a word." : seed.error();
            stage.session.sound.play(Effect::Error);
            return;
        }
        if (way_ == SeedWay::Explore) {
            stage.session.growSeed(seed.value());
            stage.restart(makeExplore());
        } else {
            beginRun(stage, seed.value(), RunKind::Free);
        }
    }

    std::string text_;
    std::string fault_;
    SeedWay way_ = SeedWay::Adventure;
    int age_ = 0;
};

}  // namespace

std::unique_ptr<State> makeSeedEntry() {
    return std::make_unique<SeedEntry>();
}

}  // namespace doorstring
