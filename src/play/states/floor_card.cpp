// The card on arrival at a floor. Play waits while the card stays, and continues while it leaves. A
// key or a click makes the card leave; the key counts in play, too.
#include "view/run/floor_card.hpp"

#include "base/message.hpp"
#include "play/states/states.hpp"

namespace doorstring {

namespace {

class FloorCardState : public State {
public:
    std::string_view name() const override { return "floor card"; }
    bool isOverlay() const override { return true; }

    bool takeKey(KeyBinding, Stage& stage) override {
        dismiss(stage);
        return false;
    }
    void press(Action, Stage&) override {}
    void point(int, int, bool clicked, Stage& stage) override {
        if (clicked) {
            dismiss(stage);
        }
    }

    void tick(Stage& stage) override {
        Session& session = stage.session;
        const Tileset tileset = session.expedition.world().dungeon.tileset();
        session.sound.playMusic(tuneOf(tileset), tileset);
        if (!session.scene.card) {
            return stage.pop();
        }
        if (session.scene.card->tick == 0) {
            session.sound.play(Effect::FloorCard);
        }
        if (!session.scene.tickCard()) {
            stage.pop();
        }
    }

    // The state below draws the card, by drawPlay().
    void draw(Canvas&, Session&, int) override {}

private:
    static void dismiss(Stage& stage) {
        if (auto& card = stage.session.scene.card) {
            card->tick = std::max(card->tick, floorCardLeaveTick);
        }
        stage.pop();
    }
};

}  // namespace

std::unique_ptr<State> makeFloorCard(Session& session) {
    session.scene.card =
        ArrivalCard{Heading(session.art.font,
                            tr(Message::ofText(session.config().adventure.currentFloor().name))),
                    toCode(session.seedToShare())};
    return std::make_unique<FloorCardState>();
}

}  // namespace doorstring
