#include "config/text/say.hpp"
#include "play/session/play_scene.hpp"
#include "play/states/states.hpp"
#include "play/states/why_cursor.hpp"
#include "view/room_sign.hpp"
#include "view/screens/map_screen.hpp"

namespace doorstring {

namespace {

constexpr int scrollPerTick = 2;  // pixels

class Map : public State {
public:
    explicit Map(const Session& session)
        : scroll_(fittingScroll(session)),
          why_(session.workshop.makeExplainer ? session.workshop.makeExplainer() : nullptr),
          dungeonNumber_(session.expedition.number()),
          hintToShowAll_(say("{key}: show all rooms", "key"_a = session.keyFor(Action::Confirm))),
          hintToHide_(
              say("{key}: hide unexplored rooms", "key"_a = session.keyFor(Action::Confirm))) {}

    std::string_view name() const override { return "map"; }
    Listener listener() const override { return Listener::Menu; }
    bool regrows() const override { return true; }

    void point(int x, int y, bool, Stage& stage) override {
        const Session& session = stage.session;
        if (!session.isAdventure()) {
            const World& world = session.expedition.world();
            why_.put(mapCellAt(world, canvasSize(session), scroll_, {x, y}), session.expedition);
        }
    }

    void press(Action action, Stage& stage) override {
        switch (action) {
        case Action::Confirm:
            if (!refuseInAdventure(stage.session)) {
                stage.session.mapShowsAll = !stage.session.mapShowsAll;
                scroll_ = fittingScroll(stage.session);
            }
            break;
        case Action::NextItem:
            askWhyOrTurnPage(stage.session);
            break;
        case Action::Up:
        case Action::Down:
        case Action::Left:
        case Action::Right:
            moveCursor(action, stage.session);
            break;
        case Action::Back:
            if (why_.isOn()) {
                why_.hide();
                break;
            }
            [[fallthrough]];
        case Action::Map:
        case Action::Pause:
            stage.session.sound.play(Effect::MapClose);
            stage.pop();
            break;
        case Action::Watch:
            if (!refuseInAdventure(stage.session)) {
                stage.open(stage.session.workshop.makeWatch);
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
            scroll_ = fittingScroll(session);
        }
        why_.setShowsAll(showsAll(session));
        why_.hideIfOutdated(session.expedition);
        if (why_.isOn()) {
            return;
        }
        for (const Direction direction : allDirections) {
            if (session.input.held(actionOf(direction))) {
                scroll_.x += offsetOf(direction).x * scrollPerTick;
                scroll_.y += offsetOf(direction).y * scrollPerTick;
            }
        }
        scroll_ = keptOnMap(scroll_, world, canvasSize(session));
    }

    void draw(Canvas& canvas, Session& session, int) override {
        const World& world = session.expedition.world();
        const std::string rooms = roomsText(world);
        const SignStyle style{.isHereLit = blinkIsOn(age_), .showsAll = showsAll(session)};
        const auto show = [&](std::string_view heading, std::string_view hint) {
            drawMapScreen(session.page(canvas), world, session.expedition.grownWith(), scroll_,
                          style, heading, hint);
        };
        if (session.isAdventure()) {
            show(tr(Message::ofText(session.config().adventure.currentFloor().name)), rooms);
        } else {
            show(rooms, style.showsAll ? hintToHide_ : hintToShowAll_);
            drawWhy(session.page(canvas), session);
        }
        // The message must not cover the tables of weights.
        session.message.stayIn(mapArea(session.expedition.world(), canvas.size()));
    }

private:
    MapScroll fittingScroll(const Session& session) const {
        return scrolledToFit(session.expedition.world(), State::canvasSize(session),
                             showsAll(session));
    }
    void askWhyOrTurnPage(Session& session) {
        if (why_.isOn()) {
            why_.turnPage(parts(session));
            scrollToCursor(session);
        } else if (!refuseInAdventure(session)) {
            why_.setShowsAll(showsAll(session));
            why_.put(knightsCell(session.expedition.world()), session.expedition);
            scrollToCursor(session);
        }
    }
    void moveCursor(Action action, const Session& session) {
        for (const Direction direction : allDirections) {
            if (actionOf(direction) == action && why_.isOn()) {
                why_.move(direction, session.expedition);
                scrollToCursor(session);
            }
        }
    }
    void scrollToCursor(const Session& session) {
        if (why_.isOn()) {
            const World& world = session.expedition.world();
            const GridSize canvas = canvasSize(session);
            scroll_ = besideWhyPanel(session.art.font, world, canvas,
                                     scrolledToCell(*why_.cell(), scroll_, world, canvas),
                                     *why_.cell(), whyText(session));
        }
    }
    // The number of parts that the chosen page of the reasons is read in.
    int parts(const Session& session) const {
        return whyParts(session.art.font, session.expedition.world(), canvasSize(session),
                        why_.sentences());
    }
    WhyText whyText(const Session& session) const {
        const std::string turnKey = session.keyFor(Action::NextItem);
        if (why_.part() + 1 < parts(session)) {
            return {why_.sentences(),
                    withWayBack(say("{key}: next page", "key"_a = turnKey), session), why_.part()};
        }
        const std::string backKey = session.keyFor(Action::Back);
        return {
            why_.sentences(),
            why_.isInNumbers()
                ? say("{turn}: in words   {back}: back", "turn"_a = turnKey, "back"_a = backKey)
                : say("{turn}: in numbers   {back}: back", "turn"_a = turnKey, "back"_a = backKey),
            why_.part()};
    }
    void drawWhy(const Page& page, const Session& session) const {
        if (why_.isOn()) {
            drawWhyPanel(page, session.expedition.world(), scroll_, *why_.cell(), whyText(session));
        } else {
            drawWhyHint(page, ShortText::say("{key}: why a room?",
                                             "key"_a = session.keyFor(Action::NextItem)));
        }
    }
    // In an adventure, refuses to show what the knight has not seen: says so, and returns true.
    static bool refuseInAdventure(Session& session) {
        if (session.isAdventure()) {
            session.message.show(say("Not in an adventure: it would show the whole floor."));
        }
        return session.isAdventure();
    }
    // Whether the map shows unexplored rooms; never in an adventure.
    static bool showsAll(const Session& session) {
        return session.mapShowsAll && !session.isAdventure();
    }
    static Action actionOf(Direction direction) {
        constexpr DirectionArray<Action> actions{
            {Action::Up, Action::Down, Action::Left, Action::Right}};
        return actions[direction];
    }

    MapScroll scroll_;
    WhyCursor why_;
    std::uint32_t dungeonNumber_;
    std::string hintToShowAll_;
    std::string hintToHide_;
    std::uint64_t age_ = 0;
};

}  // namespace

std::unique_ptr<State> makeMap(const Session& session) {
    return std::make_unique<Map>(session);
}

}  // namespace doorstring
