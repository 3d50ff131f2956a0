#include "app/states/play_picture.hpp"
#include "app/states/states.hpp"
#include "config/log/log.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

std::string doorText(GridPos cell, Direction side) {
    return fmt::format("door {} of ({}, {})", letter(side), cell.x, cell.y);
}

void reportKeys(Session& session, const Event& event) {
    if (const auto* taken = std::get_if<KeyTaken>(&event)) {
        const bool boss = taken->holding == Holding::BossKey;
        session.message.show(boss ? "The boss key! It opens the door to the boss."
                                  : "A small key. It opens one locked door.");
        logInfo(fmt::format("{} key taken in ({}, {})", boss ? "boss" : "small", taken->cell.x,
                            taken->cell.y));
    } else if (const auto* opened = std::get_if<DoorOpened>(&event)) {
        logInfo(doorText(opened->cell, opened->direction) + " opened");
    } else if (const auto* refused = std::get_if<DoorRefused>(&event)) {
        session.message.show(refused->lock == DoorLock::Boss ? "This door needs the boss key."
                                                             : "This door needs a small key.");
        logInfo(doorText(refused->cell, refused->direction) + " is locked");
    }
}

// What can be seen in its way explains itself.
void reportRefusedPush(Session& session, const PushRefused& refused) {
    if (refused.fault == PushFault::Doorway) {
        session.message.show("It does not fit through the door.");
    } else if (refused.fault == PushFault::CutsOff) {
        session.message.show("That would block the way.");
    }
}

void report(Session& session, const Event& event) {
    if (const auto* started = std::get_if<FlipStarted>(&event)) {
        logInfo(fmt::format("room ({}, {}) to ({}, {})", started->from.x, started->from.y,
                            started->to.x, started->to.y));
    } else if (std::holds_alternative<BannerReached>(event)) {
        session.message.show("You found the banner! " + session.keyFor(Action::NewDungeon) +
                             " makes a new dungeon.");
        logInfo("banner reached");
    } else if (std::holds_alternative<KnightRevived>(event)) {
        session.message.show("Out of hearts! No harm done: you wake by the door, fully healed.");
        logInfo("out of hearts: healed, and back at the door");
    } else if (const auto* refused = std::get_if<PushRefused>(&event)) {
        reportRefusedPush(session, *refused);
    } else {
        reportKeys(session, event);
    }
}

void stepWorld(Session& session, InputFrame input) {
    session.events.clear();
    session.expedition.step(input, session.events);
    for (const Event& event : session.events) {
        report(session, event);
    }
    session.showEvents();
}

void openFromPlay(Action action, Stage& stage) {
    switch (action) {
    case Action::Map:
        stage.session.sound.play(Effect::MapOpen);
        stage.push(makeMap(stage.session));
        break;
    case Action::Watch:
        stage.session.sound.play(Effect::MapOpen);
        stage.push(makeWatch(stage.session));
        break;
    case Action::Pause:
        stage.session.sound.play(Effect::Pause);
        stage.push(makePaused());
        break;
    case Action::Help:
        stage.push(makeHelp(stage.session));
        break;
    default:
        break;
    }
}

class Explore : public State {
public:
    std::string_view name() const override { return "explore"; }
    void press(Action action, Stage& stage) override { openFromPlay(action, stage); }

    void tick(Stage& stage) override {
        Session& session = stage.session;
        InputFrame input = session.input.take();
        if (session.autopilot != nullptr) {
            input = session.autopilot(session.expedition.world());
        }
        stepWorld(session, input);
        if (session.expedition.world().flip) {
            stage.push(makeSliding());
        }
    }

    void draw(Canvas& canvas, Session& session, int tickShare) override {
        drawPlay(canvas, session, tickShare);
    }
};

class Sliding : public Explore {
public:
    std::string_view name() const override { return "sliding"; }

    void tick(Stage& stage) override {
        // A new dungeon in the middle of a slide leaves nothing to slide.
        if (stage.session.expedition.world().flip) {
            stepWorld(stage.session, {});
        }
        if (!stage.session.expedition.world().flip) {
            stage.pop();
        }
    }
};

}  // namespace

std::unique_ptr<State> makeExplore() {
    return std::make_unique<Explore>();
}

std::unique_ptr<State> makeSliding() {
    return std::make_unique<Sliding>();
}

}  // namespace doorstring
