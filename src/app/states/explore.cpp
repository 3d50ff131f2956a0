#include "app/states/play_picture.hpp"
#include "app/states/states.hpp"
#include "config/log/log.hpp"
#include "view/hud/shown_alone.hpp"
#include "view/hud/treasure_texts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

namespace doorstring {

namespace {

std::string doorText(GridPos cell, Direction side) {
    return fmt::format("door {} of ({}, {})", letter(side), cell.x, cell.y);
}

// In a shop: how to buy.
void greet(Session& session) {
    const World& world = session.expedition.world();
    const bool hasWares =
        std::ranges::any_of(world.things.in(world.cell()), [](const Thing& thing) {
            return thing.kind == ThingKind::Stand && !thing.isEmpty;
        });
    if (hasWares) {
        session.message.show("\"Welcome! Push at a stand to buy.\"");
    }
}

// An event in words, for the player and the log. Most need none.
struct Report {
    Session& session;

    void operator()(const FlipStarted& flip) const {
        logInfo(fmt::format("room ({}, {}) to ({}, {})", flip.from.x, flip.from.y, flip.to.x,
                            flip.to.y));
    }
    void operator()(const BannerReached&) const {
        session.message.show("You found the banner! " + session.keyFor(Action::NewDungeon) +
                             " makes a new dungeon.");
        logInfo("banner reached");
    }
    void operator()(const StairsOpened&) const {
        session.message.show(session.config().adventure.floor == floorCount
                                 ? "The last stairs are open: the way out!"
                                 : "The stairs down are open.");
        logInfo("stairs open");
    }
    void operator()(const StairsTaken&) const {
        session.message.hideNews();
        logInfo("stairs taken");
    }
    void operator()(const KnightDefeated&) const { logInfo("out of hearts: the run is over"); }
    void operator()(const KnightRevived&) const {
        session.message.show(
            "Out of hearts! No harm done: you wake where you came in, fully healed.");
        logInfo("out of hearts: healed, and back where he came in");
    }
    void operator()(const KeyTaken& taken) const {
        const bool boss = taken.holding == Holding::BossKey;
        session.message.show(boss ? "The boss key! It opens the door to the boss."
                                  : "A small key. It opens one locked door.");
        logInfo(fmt::format("{} key taken in ({}, {})", boss ? "boss" : "small", taken.cell.x,
                            taken.cell.y));
    }
    void operator()(const DoorOpened& opened) const {
        logInfo(doorText(opened.cell, opened.direction) + " opened");
    }
    void operator()(const DoorRefused& refused) const {
        session.message.show(refused.lock == DoorLock::Boss ? "This door needs the boss key."
                                                            : "This door needs a small key.");
        logInfo(doorText(refused.cell, refused.direction) + " is locked");
    }
    void operator()(const TreasureTaken& taken) const {
        const Kit& kit = session.expedition.world().player.kit;
        const std::string choice =
            isItem(taken.what)
                ? choiceText(kit, itemOf(taken.what), session.keyFor(Action::NextItem),
                             session.keyFor(Action::PreviousItem))
                : std::string();
        session.message.show(textOf(taken.what, taken.count, session.keyFor(Action::Item), choice));
        logInfo(fmt::format("taken: {}", titleOf(taken.what, taken.count)));
    }
    void operator()(const WallBroken& broken) const {
        session.message.show("The wall breaks: there is a way behind it.");
        logInfo(doorText(broken.cell, broken.direction) + " broken open");
    }
    void operator()(const FlipEnded&) const { greet(session); }
    void operator()(const PuzzleSolved& solved) const {
        session.message.show("Solved!");
        logInfo(fmt::format("puzzle in ({}, {}) solved", solved.cell.x, solved.cell.y));
    }
    void operator()(const LeversReset&) const {
        session.message.show("All levers snap back. Count the pips below them.");
    }
    void operator()(const FoesReturned&) const {
        session.message.show("They are back. Count the pips below them.");
    }
    // What a player wonders at: a fire that he did not strike goes out.
    void operator()(const BrazierTurned& brazier) const {
        if (!brazier.isLit) {
            session.message.show("A blow turns a brazier and those beside it. All must burn.");
        }
    }
    void operator()(const ChestOpened& chest) const {
        logInfo(fmt::format("chest in ({}, {}) opened", chest.cell.x, chest.cell.y));
    }
    void operator()(const GatesOpened& gates) const {
        session.message.show("A gate opens.");
        logInfo(fmt::format("gates in ({}, {}) opened", gates.cell.x, gates.cell.y));
    }
    void operator()(const WareBought& ware) const {
        logInfo(fmt::format("{} bought for {}", name(ware.what), ware.price));
    }
    void operator()(const WareRefused& ware) const {
        session.message.show(ware.fault == WareFault::NoUse
                                 ? "\"You have no use for that now.\""
                                 : fmt::format("\"That is {} coins, and you have {}.\"", ware.price,
                                               session.expedition.world().player.kit.coins));
    }
    // A visible obstacle needs no message.
    void operator()(const PushRefused& refused) const {
        if (refused.fault == PushFault::Doorway) {
            session.message.show("It does not fit through the door.");
        } else if (refused.fault == PushFault::CutsOff) {
            session.message.show("That would block the way.");
        }
    }
    template <typename Other>
    void operator()(const Other&) const {}
};

void stepWorld(Session& session, InputFrame input) {
    session.events.clear();
    session.expedition.step(input, session.events);
    for (const Event& event : session.events) {
        std::visit(Report{session}, event);
    }
    session.showEvents();
    if (!session.config().view.reducedMotion) {
        session.hitStop.take(session.events, session.expedition.world());
    }
}

// The next floor, or the page of a run that is over.
void endFloor(Stage& stage) {
    Session& session = stage.session;
    const World& world = session.expedition.world();
    const bool left = world.ending == Ending::Left;
    if (!left || world.config.floor == floorCount) {
        const RunEnd end = left ? RunEnd::Victory : RunEnd::Defeat;
        return stage.restart(makeRunEnd(session, session.summaryOf(end)));
    }
    if (session.descend()) {
        enterFloor(stage);
    } else {
        leaveAdventure(stage);  // why is reported
    }
}

class Explore : public State {
public:
    // As a visit, Pause leads back to the state below.
    explicit Explore(bool isVisit) : isVisit_(isVisit) {}

    std::string_view name() const override { return "explore"; }

    void press(Action action, Stage& stage) override {
        const bool isMapped = !isShownAlone(stage.session.expedition.world());
        const bool needsMap =
            action == Action::Map || action == Action::Watch || action == Action::Lab;
        if (needsMap && !isMapped) {
            return;
        }
        switch (action) {
        case Action::Map:
            stage.session.sound.play(Effect::MapOpen);
            stage.push(makeMap(stage.session));
            break;
        case Action::Watch:
            if (stage.session.isAdventure()) {
                stage.session.message.show("Not in an adventure: it would show the whole floor.");
                break;
            }
            stage.session.sound.play(Effect::MapOpen);
            stage.push(makeWatch(stage.session));
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
        default:
            break;
        }
    }

    void tick(Stage& stage) override {
        Session& session = stage.session;
        if (session.hitStop.holdsTick()) {
            return;
        }
        if (session.expedition.world().tick == 0) {
            greet(session);  // who begins in a shop
        }
        session.regrowIfDue();
        InputFrame input = session.input.take();
        if (session.autopilot != nullptr) {
            input = session.autopilot(session.expedition.world());
        }
        stepWorld(session, input);
        if (session.expedition.world().ending != Ending::None) {
            return endFloor(stage);
        }
        if (session.expedition.world().flip) {
            stage.push(makeSliding(isVisit_));
        }
    }

    void draw(Canvas& canvas, Session& session, int tickShare) override {
        drawPlay(canvas, session, session.hitStop.holds() ? wholeTick : tickShare);
    }

protected:
    virtual void leave(Stage& stage) { stage.pop(); }

private:
    static std::unique_ptr<State> makeSliding(bool isVisit);

    void openLab(Stage& stage) {
        if (isVisit_) {
            return leave(stage);
        }
        if (stage.session.isAdventure()) {
            stage.session.message.show("Not in an adventure: its weights are those of its floors.");
            return;
        }
        stage.session.sound.play(Effect::MapOpen);
        stage.push(makeLab(stage.session));
    }

    bool isVisit_;
};

class Sliding : public Explore {
public:
    using Explore::Explore;

    std::string_view name() const override { return "sliding"; }

    void tick(Stage& stage) override {
        // R in the middle of a slide begins a dungeon without one.
        if (stage.session.expedition.world().flip) {
            if (stage.session.autopilot != nullptr) {
                // It holds nothing, but sees the room slide in.
                stage.session.autopilot(stage.session.expedition.world());
            }
            stepWorld(stage.session, {});
        }
        if (!stage.session.expedition.world().flip) {
            stage.pop();
        }
    }

private:
    // It lies on the walk that it is part of.
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
    return std::make_unique<Explore>(false);
}

std::unique_ptr<State> makeVisit() {
    return std::make_unique<Explore>(true);
}

}  // namespace doorstring
