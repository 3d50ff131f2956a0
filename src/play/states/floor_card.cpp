#include "view/run/floor_card.hpp"

#include "play/states/states.hpp"

#include <algorithm>

namespace doorstring {

namespace {

class FloorCardState : public State {
public:
    explicit FloorCardState(const Session& session)
        : name_(session.art.font, session.config().adventure.current().name),
          seedCode_(toCode(session.seedToShare())) {}

    std::string_view name() const override { return "floor card"; }
    bool isOverlay() const override { return true; }

    // The first key only lets the card go. A key that is pressed while it goes ends it, and counts.
    bool takeKey(KeyBinding, Stage& stage) override {
        if (tick_ >= floorCardStays) {
            stage.pop();
        }
        tick_ = std::max(tick_, floorCardStays);
        return false;
    }
    void press(Action, Stage&) override {}
    void point(int, int, bool clicked, Stage&) override {
        if (clicked) {
            tick_ = std::max(tick_, floorCardStays);
        }
    }

    void tick(Stage& stage) override {
        Session& session = stage.session;
        session.sound.playMusic(tuneOf(session.expedition.world().dungeon.tileset()));
        if (tick_++ == 0) {
            session.sound.play(Effect::FloorCard);
        }
        if (tick_ >= floorCardTicks) {
            session.input.dropPresses();
            stage.pop();
        }
    }

    void draw(Canvas& canvas, Session& session, int) override {
        const World& world = session.expedition.world();
        drawFloorCard(session.page(canvas), {.name = name_,
                                             .floor = world.config.floor,
                                             .floors = world.config.adventure.floors.count(),
                                             .emblem = world.dungeon.tileset(),
                                             .seedCode = seedCode_,
                                             .note = session.runNote(),
                                             .tick = tick_,
                                             .reducedMotion = session.config().view.reducedMotion});
    }

private:
    Heading name_;
    std::string seedCode_;
    int tick_ = 0;
};

}  // namespace

std::unique_ptr<State> makeFloorCard(const Session& session) {
    return std::make_unique<FloorCardState>(session);
}

}  // namespace doorstring
