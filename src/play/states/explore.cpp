#include "config/text/say.hpp"
#include "play/session/play_scene.hpp"
#include "play/states/report_events.hpp"
#include "play/states/states.hpp"
#include "view/hud/texts.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Returns the input without the buttons that would buy a torn offer. An offer is torn if the next
// floor cannot be grown with it. If a button is left out, shows a message that says why, unless
// another message is shown already.
InputFrame withoutTornOffer(Session& session, InputFrame input) {
    const World& world = session.expedition.world();
    const auto isOffer = [](const Thing* thing) {
        return thing != nullptr && thing->kind == ThingKind::Offer && !thing->isEmpty;
    };
    const Button pushButton = buttonOf(world.player.facing);
    const bool buysBySword =
        input.has(Button::Sword) && world.creatures.living.empty() && isOffer(thingForSword(world));
    const bool buysByPush = input.has(pushButton) && isOffer(thingAhead(world));
    if ((!buysBySword && !buysByPush) || !session.scene.loom.isOfferTorn(world)) {
        return input;
    }
    if (!session.message.shown()) {
        session.message.showHere(say("The next floor cannot be woven with this offer."));
    }
    if (buysBySword) {
        input.held = input.held.without(Button::Sword);
    }
    if (buysByPush) {
        input.held = input.held.without(pushButton);
    }
    return input;
}

// Whether the action would use an item, and the knight has none for it.
bool lacksItemFor(Action action, const Kit& kit) {
    if (action == Action::Item) {
        return !kit.chosen;
    }
    if (action == Action::SecondItem) {
        return !kit.second;
    }
    return std::ranges::any_of(allValues<Item>, [&](Item item) {
        return actionOf(item) == action && !kit.items.has(item);
    });
}

// Answers a key of an item that the knight does not have. Outside adventures there are no items.
void tellOfLackedItem(Session& session, Action action) {
    if (session.isAdventure() && lacksItemFor(action, session.expedition.world().player.kit)) {
        session.message.show(
            say("You have no item for {key} yet.", "key"_a = session.keyFor(action)));
        session.sound.play(Effect::Error);
    }
}

void stepWorld(Session& session, InputFrame input) {
    session.events.clear();
    session.expedition.step(input, session.events);
    if (Practice* practice = session.practice()) {
        practice->take(session.events, session.expedition.tally().ticks);
    }
    describeWare(session);
    reportEvents(session);
    readRelic(session);
    session.showEvents();
    if (!session.config().view.reducedMotion) {
        session.scene.hitStop.take(session.events, session.expedition.world());
    }
}

// Shows the page of a practice or a run that is over, or else goes to the next floor.
void endFloor(Stage& stage) {
    Session& session = stage.session;
    const World& world = session.expedition.world();
    if (session.practice() != nullptr) {
        return stage.push(makePracticeEnd(session));
    }
    if (world.isRunOver()) {
        const RunEnd end = world.ending == Ending::Left ? RunEnd::Victory : RunEnd::Defeat;
        return stage.restart(makeRunEnd(session, session.summaryOf(end)));
    }
    if (session.descend()) {
        enterFloor(stage);
    } else {
        leaveToTitle(stage);  // descend() has said why
    }
}

class Explore : public State {
public:
    // A visit is a walk from the Lab: Action::Pause and Action::Lab lead back to the state below.
    explicit Explore(bool isVisit) : isVisit_(isVisit) {}

    std::string_view name() const override { return "explore"; }

    void press(Action action, Stage& stage) override {
        const bool needsDungeon =
            action == Action::Map || action == Action::Watch || action == Action::Lab;
        if (needsDungeon && isRoomTrial(stage.session.expedition.world())) {
            return;
        }
        switch (action) {
        case Action::Map:
            stage.session.sound.play(Effect::MapOpen);
            stage.push(makeMap(stage.session));
            break;
        case Action::Watch:
            openWatch(stage);
            break;
        case Action::Lab:
            openLab(stage);
            break;
        case Action::Pause:
            stage.session.sound.play(Effect::Pause);
            if (isVisit_) {
                leave(stage);
            } else {
                stage.push(makePaused(stage.session));
            }
            break;
        case Action::Help:
            stage.push(makeHelp(stage.session));
            break;
        case Action::NextItem:
            openLoom(stage);
            break;
        default:
            tellOfLackedItem(stage.session, action);
            break;
        }
    }

    void tick(Stage& stage) override {
        Session& session = stage.session;
        session.scene.tickCard();
        if (session.scene.hitStop.skipsTick()) {
            return;
        }
        if (session.expedition.world().tick == 0) {
            tellHowToTakeWares(session);
        }
        session.regrowIfDue();
        InputFrame input = session.input.take();
        if (session.host.autopilot != nullptr) {
            input = session.host.autopilot(session.expedition.world());
        }
        stepWorld(session, withoutTornOffer(session, input));
        session.scene.loom.tick(session);
        session.scene.threadHold.tick(session);
        const Practice* practice = session.practice();
        if (practice != nullptr && practice->isBossGone) {
            return stage.push(makePracticeEnd(session));
        }
        if (session.expedition.world().ending != Ending::None) {
            return endFloor(stage);
        }
        if (session.expedition.world().flip) {
            stage.push(makeSliding(isVisit_));
        }
    }

    void draw(Canvas& canvas, Session& session, int tickShare) override {
        drawPlay(canvas, session, session.scene.hitStop.holds() ? wholeTick : tickShare);
    }

protected:
    virtual void leave(Stage& stage) { stage.pop(); }

private:
    static std::unique_ptr<State> makeSliding(bool isVisit);

    // Opens the loom's page if the knight is at a loom. Clears the input, so that the key of
    // NextItem, which opens the page, does not choose an item as well.
    static void openLoom(Stage& stage) {
        if (auto page = makeLoomPage(stage.session)) {
            stage.session.sound.play(Effect::MapOpen);
            stage.session.input.clear();
            stage.push(std::move(page));
        }
    }

    static void openWatch(Stage& stage) {
        if (stage.session.isAdventure()) {
            stage.session.message.show(say("Not in an adventure: it would show the whole floor."));
            return;
        }
        stage.session.sound.play(Effect::MapOpen);
        stage.open(stage.session.workshop.makeWatch);
    }

    void openLab(Stage& stage) {
        if (isVisit_) {
            return leave(stage);
        }
        if (stage.session.isAdventure()) {
            stage.session.message.show(say("The Lab is closed during an adventure."));
            return;
        }
        stage.session.sound.play(Effect::MapOpen);
        stage.open(stage.session.workshop.makeLab);
    }

    bool isVisit_;
};

// Explore while a room slides in. The world gets no input: a button pressed meanwhile, such as the
// sword's, counts in the first tick after the slide.
class Sliding : public Explore {
public:
    using Explore::Explore;

    std::string_view name() const override { return "sliding"; }

    void tick(Stage& stage) override {
        stage.session.scene.tickCard();
        // R may have made another dungeon, in which nothing slides.
        if (stage.session.expedition.world().flip) {
            if (stage.session.host.autopilot != nullptr) {
                // What the autopilot holds does not count now, but it must see the room slide in.
                stage.session.host.autopilot(stage.session.expedition.world());
            }
            stepWorld(stage.session, {});
        }
        if (!stage.session.expedition.world().flip) {
            stage.pop();
        }
    }

private:
    // Ends this state and the one below it, the walk that the sliding is part of.
    void leave(Stage& stage) override {
        stage.pop();
        stage.pop();
    }
};

std::unique_ptr<State> Explore::makeSliding(bool isVisit) {
    return std::make_unique<Sliding>(isVisit);
}

}  // namespace

void enterFloor(Stage& stage) {
    stage.restart(makeExplore());
    stage.push(makeFloorCard(stage.session));
}

std::unique_ptr<State> makeExplore() {
    const bool isVisit = false;
    return std::make_unique<Explore>(isVisit);
}

std::unique_ptr<State> makeVisit() {
    const bool isVisit = true;
    return std::make_unique<Explore>(isVisit);
}

}  // namespace doorstring
