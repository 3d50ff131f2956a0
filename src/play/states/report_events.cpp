#include "play/states/report_events.hpp"

#include "files/log.hpp"
#include "view/hud/texts.hpp"
#include "world/things/use_things.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <variant>

namespace doorstring {

namespace {

std::string doorText(GridPos cell, Direction side) {
    return fmt::format("door {} of ({}, {})", letter(side), cell.x, cell.y);
}

// Tells once on the first floor of a run what coins are for, if it has an altar.
void tellOfAltar(Session& session) {
    const World& world = session.expedition.world();
    const auto things = world.things.all();
    const bool hasAltar = std::ranges::find(things, ThingKind::Offer, &Thing::kind) != things.end();
    if (hasAltar && world.config.floor == 1 && !std::exchange(session.scene.hasToldOfAltar, true)) {
        session.message.show(
            "Coins! Spend them in a shop, or at the altar to change the next floor.");
    }
}

// An event in words, for the player and the log. Most need none.
struct Report {
    Session& session;

    const OfferConfig& offer(OfferId id) const {
        return session.expedition.world().config.adventure.altar.table.at(numberOf(id));
    }

    std::string introductionOf(SetPiece id) const {
        const PieceConfig& piece = session.expedition.world().config.adventure.pieces.table[id];
        return piece.title + ": " + piece.text;
    }

    std::string textOfTaken(const TreasureTaken& taken) const {
        const auto& [what, count] = taken;
        const Kit& kit = session.expedition.world().player.kit;
        const auto item = itemUsing(what);
        if (item && !kit.items.has(*item)) {
            return textWithoutItem(what, count);
        }
        const bool isSecond = item && kit.second == item;
        const std::string choice = item && !isSecond
                                       ? choiceText(kit, *item, session.keyFor(Action::NextItem),
                                                    session.keyFor(Action::PreviousItem))
                                       : std::string();
        const Action use = isSecond ? Action::SecondItem : Action::Item;
        return textOf(what, count, session.keyFor(use), choice);
    }

    void operator()(const FlipStarted& flip) const {
        const auto piece = session.expedition.world().room.piece();  // of the room that he leaves
        if (piece && session.message.text() == introductionOf(*piece)) {
            session.message.hideNews();
        }
        logInfo(fmt::format("room ({}, {}) to ({}, {})", flip.from.x, flip.from.y, flip.to.x,
                            flip.to.y));
    }
    void operator()(const BannerReached&) const {
        session.message.show("You found the banner! " + session.keyFor(Action::NewDungeon) +
                             " makes a new dungeon.");
        logInfo("banner reached");
    }
    void operator()(const StairsOpened&) const {
        const World& world = session.expedition.world();
        const auto here = world.things.in(world.cell());
        const bool hasString =
            std::ranges::find(here, ThingKind::String, &Thing::kind) != here.end();
        session.message.show(
            std::string(world.config.isLastFloor() ? "The last stairs are open: the way out!"
                                                   : "The stairs down are open.") +
            (hasString ? " Pull the red string to go to the start and back." : ""));
        logInfo("stairs open");
    }
    void operator()(const StairsTaken&) const {
        if (!session.expedition.world().companion) {  // whose farewell is read
            session.message.hideNews();
        }
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
        session.message.show(textOfTaken(taken));
        logInfo(fmt::format("taken: {}", titleOf(taken.what, taken.count)));
    }
    void operator()(const WallBroken& broken) const {
        session.message.show("The wall breaks: there is a way behind it.");
        logInfo(doorText(broken.cell, broken.direction) + " broken open");
    }
    void operator()(const FlipEnded& flip) const {
        const Landmark landmark = session.expedition.world().room.landmark();
        if (flip.firstVisit && landmark != Landmark::None) {
            session.message.show(std::string(landmarkTraits[landmark].title));
        }
        greetInShop(session);
    }
    void operator()(const PuzzleSolved& solved) const {
        session.message.show("Solved!");
        logInfo(fmt::format("puzzle in ({}, {}) solved", solved.cell.x, solved.cell.y));
    }
    void operator()(const LeversReset&) const {
        session.message.show("All levers snap back. Count the pips below them.");
    }
    void operator()(const FoesReturned&) const {
        const auto& living = session.expedition.world().creatures.living;
        const bool sing = std::ranges::any_of(
            living, [](const Creature& one) { return has(one.kind, Trait::SingsItsTurn); });
        session.message.show(sing ? "A wrong voice: all sing again. Watch who sings first."
                                  : "They are back. Count the pips below them.");
    }
    void operator()(const CoinsSnatched& theft) const {
        session.message.show(fmt::format("Thief! {} coins are gone. After it!", theft.coins));
        logInfo(fmt::format("{} coins snatched", theft.coins));
    }
    void operator()(const ThiefCaught& caught) const {
        session.message.show(
            caught.coins > 0
                ? fmt::format("Caught! {} coins are back, and {} more.", caught.coins, caught.bonus)
                : fmt::format("The thief drops {} coins.", caught.bonus));
        logInfo("thief caught");
    }
    void operator()(const ThiefEscaped& escaped) const {
        session.message.show(fmt::format("It slips out, with {} coins.", escaped.coins));
        logInfo("thief escaped");
    }
    void operator()(const WishMade& made) const {
        session.message.show(std::string(wellAnswerRows[made.answer].text));
        logInfo(fmt::format("wish for {} coins: {}", made.price, name(made.answer)));
    }
    void operator()(const WishRefused& refused) const {
        session.message.show(fmt::format("The well wants {} coins, and you have {}.", refused.price,
                                         session.expedition.world().player.kit.coins));
    }
    void operator()(const CaptiveFreed&) const {
        session.message.show("\"Thank you! I will fight beside you on this floor.\"");
        logInfo("captive freed");
    }
    void operator()(const CompanionLeft& left) const {
        session.message.show(fmt::format("\"Farewell! Take these {} coins.\"", left.coins));
        logInfo("companion left");
    }
    // The first coins of a run, which say nothing themselves.
    void operator()(const DropTaken& taken) const {
        if (taken.kind == DropKind::Coin && !session.message.shown()) {
            tellOfAltar(session);
        }
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
    void operator()(const RelicsLeft&) const {
        session.message.show("A relic is yours to take here. Step on the stairs again to go down.");
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
    void operator()(const PlinthRose&) const { session.message.show("Two relics: take one."); }
    void operator()(const OfferWoven& woven) const {
        const std::string& name = offer(woven.offer).name;
        session.message.show(fmt::format("Woven into the next floor: {}.", name));
        logInfo(
            fmt::format("offer {} ({}) woven for {}", numberOf(woven.offer), name, woven.price));
    }
    void operator()(const OfferRefused& refused) const {
        switch (refused.fault) {
        case OfferFault::Enough:
            return session.message.show("The loom holds no more.");
        case OfferFault::TooDear:
            return session.message.show(fmt::format("{} costs {} coins, and you have {}.",
                                                    offer(refused.offer).name, refused.price,
                                                    session.expedition.world().player.kit.coins));
        case OfferFault::AskedInPassing:
            return session.message.show(
                fmt::format("Look at the loom. {}, or letting go and pushing again, weaves it.",
                            session.keyFor(Action::Sword)));
        }
    }
    void operator()(const ThreadsFound& found) const {
        session.message.show(fmt::format("{} from the altar: {}, held, regrows this floor.",
                                         found.count == 1 ? "A thread" : "Threads",
                                         session.keyFor(Action::NewDungeon)));
        logInfo("thread found at the altar");
    }
    void operator()(const PieceBegan& begun) const {
        session.message.show(introductionOf(begun.piece));
        logInfo(fmt::format("set piece {} in ({}, {}) begun", name(begun.piece), begun.cell.x,
                            begun.cell.y));
    }
    void operator()(const PieceFailed& failed) const {
        session.message.show("Not this time. Come in again to try again.");
        logInfo(fmt::format("set piece {} failed", name(failed.piece)));
    }
    void operator()(const PieceDone& done) const {
        session.message.show("Done!");
        logInfo(fmt::format("set piece {} done", name(done.piece)));
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

}  // namespace

void reportEvents(Session& session) {
    for (const Event& event : session.events) {
        std::visit(Report{session}, event);
    }
}

namespace {

std::string textOfWare(const Session& session, const Thing& ware) {
    return offerText(ware.loot.what, ware.loot.count, ware.price, session.keyFor(Action::Item));
}

}  // namespace

void offerWare(Session& session) {
    const World& world = session.expedition.world();
    const ThingPush& push = world.thingPush;
    if (!push.tile || push.ticks != 1) {
        return;
    }
    const Thing* const ware = world.things.at(world.cell(), *push.tile);
    if (ware == nullptr || (ware->kind != ThingKind::Stand && ware->kind != ThingKind::Plinth)) {
        return;
    }
    std::string text = textOfWare(session, *ware);
    if (!session.message.shown() || session.message.text() != text) {
        session.message.show(std::move(text));
    }
}

void readRelic(Session& session) {
    const Thing* const plinth = nearestThing(session.expedition.world(), ThingKind::Plinth);
    MessageLine& message = session.message;
    std::string& read = session.scene.readRelic;
    std::string text = plinth != nullptr ? textOfWare(session, *plinth) : std::string();
    const bool isOtherNews = message.shown() && message.text() != read;
    if (text == read || (!text.empty() && isOtherNews)) {
        return;
    }
    if (!text.empty()) {
        message.show(text);
    } else if (!isOtherNews) {
        message.hideNews();
    }
    read = std::move(text);
}

void greetInShop(Session& session) {
    const World& world = session.expedition.world();
    const bool hasWares =
        std::ranges::any_of(world.things.in(world.cell()), [](const Thing& thing) {
            return thing.kind == ThingKind::Stand && !thing.isEmpty;
        });
    if (hasWares) {
        session.message.show("\"Welcome! Walk into a stand to buy.\"");
    }
}

}  // namespace doorstring
