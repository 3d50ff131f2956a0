#include "app/states/play_picture.hpp"
#include "app/states/states.hpp"
#include "view/screens/map_screen.hpp"

namespace doorstring {

namespace {

constexpr int scrollPerTick = 2;  // pixels

class Map : public State {
public:
    explicit Map(const Session& session)
        : scroll_(fitting(session)),
          dungeonNumber_(session.expedition.number()),
          showHint_(session.keyFor(Action::Confirm) + ": show all rooms"),
          hideHint_(session.keyFor(Action::Confirm) + ": hide unexplored rooms") {}

    std::string_view name() const override { return "map"; }
    Listener listener() const override { return Listener::Menu; }

    void press(Action action, Stage& stage) override {
        switch (action) {
        case Action::Confirm:
            if (!stage.session.isAdventure()) {
                stage.session.mapShowsAll = !stage.session.mapShowsAll;
                scroll_ = fitting(stage.session);
            }
            break;
        case Action::Map:
        case Action::Back:
        case Action::Pause:
            stage.session.sound.play(Effect::MapClose);
            stage.pop();
            break;
        case Action::Watch:
            if (!stage.session.isAdventure()) {
                stage.push(makeWatch(stage.session));
            }
            break;
        case Action::Help:
            stage.push(makeHelp(stage.session));
            break;
        default:
            break;
        }
    }

    void tick(Stage& stage) override {
        Session& session = stage.session;
        const World& world = session.expedition.world();
        ++age_;
        // R works here too: the map then shows the new dungeon.
        if (dungeonNumber_ != session.expedition.number()) {
            dungeonNumber_ = session.expedition.number();
            scroll_ = fitting(session);
        }
        for (const Direction direction : allDirections) {
            if (session.input.held(actionOf(direction))) {
                scroll_.x += offsetOf(direction).x * scrollPerTick;
                scroll_.y += offsetOf(direction).y * scrollPerTick;
            }
        }
        scroll_ = limited(scroll_, world, canvasSize(session));
    }

    void draw(Canvas& canvas, Session& session, int) override {
        const World& world = session.expedition.world();
        const std::string rooms = roomsText(world);
        const SignStyle style{.blink = blinkIsOn(age_), .showsAll = showsAll(session)};
        const auto show = [&](std::string_view heading, std::string_view hint) {
            drawMapScreen(session.page(canvas), world, session.config().dungeon, scroll_, style,
                          heading, hint);
        };
        if (session.isAdventure()) {
            show(session.config().adventure.current().name, rooms);
        } else {
            show(rooms, style.showsAll ? hideHint_ : showHint_);
        }
        // The message must not cover the tables of weights.
        session.message.stayIn(mapArea(session.expedition.world(), canvas.size()));
    }

private:
    MapScroll fitting(const Session& session) const {
        return scrollToFit(session.expedition.world(), State::canvasSize(session),
                           showsAll(session));
    }
    // An adventure is not to be looked up.
    static bool showsAll(const Session& session) {
        return session.mapShowsAll && !session.isAdventure();
    }
    static Action actionOf(Direction direction) {
        constexpr DirectionArray<Action> actions{
            {Action::Up, Action::Down, Action::Left, Action::Right}};
        return actions[direction];
    }

    MapScroll scroll_;
    std::uint32_t dungeonNumber_;
    std::string showHint_;
    std::string hideHint_;
    std::uint64_t age_ = 0;
};

}  // namespace

std::unique_ptr<State> makeMap(const Session& session) {
    return std::make_unique<Map>(session);
}

}  // namespace doorstring
