#include "lab/keys/lab_typing.hpp"

#include "lab/growth/lab_model.hpp"
#include "play/states/typing.hpp"

namespace doorstring {

namespace {

constexpr BoardLetters digits{.plain = "12345\n67890"};
constexpr BoardLetters digitsAndPoint{.plain = "123456\n7890."};

// Whether the chosen value is typed as a number. If not, digits switch the words of a list on and
// off.
bool isTypedAsNumber(const LabModel& model) {
    return model.field().tablePlace || model.field().key->canType();
}

class LabTyping : public Typing {
public:
    LabTyping(const Session& session, LabModel& model)
        : Typing(session, isTypedAsNumber(model) ? digitsAndPoint : digits), model_(model) {
        openBoard();
    }

    std::string_view name() const override { return "lab typing"; }
    Listener listener() const override { return Listener::Menu; }
    bool isOverlay() const override { return true; }

    void enter(std::string_view text, Stage& stage) override {
        const bool isPoint = text == ".";
        if (isPoint && model_.typed().empty()) {
            return stage.session.sound.play(Effect::Error);
        }
        if (text.size() == 1 && (isPoint || (text >= "0" && text <= "9")) &&
            !model_.type(text.front())) {
            stage.session.sound.play(Effect::Error);
        }
    }

    void tick(Stage& stage) override { model_.work(stage.session.workshop.worksAcrossFrames); }

    void draw(Canvas& canvas, Session& session, int) override {
        drawBoard(session.page(canvas), session);
    }

private:
    void erase(Stage&) override {
        if (!model_.typed().empty()) {
            model_.eraseTyped();
        }
    }
    void accept(Stage& stage) override {
        model_.endEdit();
        stage.pop();
    }
    bool takeOtherKey(KeyBinding, Stage& stage) override {
        accept(stage);
        return true;
    }
    void pressOther(Action, Stage& stage) override { accept(stage); }
    void pointElsewhere(int, int, bool clicked, Stage& stage) override {
        if (clicked) {
            accept(stage);
        }
    }
    bool isFieldAt(GridPos, const Session&) const override { return false; }
    void boardClosed(Stage& stage) override {
        if (!model_.typed().empty()) {
            model_.cancelTyped();
        }
        stage.pop();
    }

    LabModel& model_;
};

}  // namespace

std::unique_ptr<State> makeLabTyping(const Session& session, LabModel& model) {
    return std::make_unique<LabTyping>(session, model);
}

}  // namespace doorstring
