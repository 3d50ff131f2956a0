#include "play/states/report_events.hpp"

#include "base/message.hpp"
#include "config/text/say.hpp"
#include "files/log.hpp"
#include "view/hud/texts.hpp"
#include "world/items/items.hpp"
#include "world/things/use_things.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace doorstring {

namespace {

std::string doorText(GridPos cell, Direction side) {
    return fmt::format("door {} of ({}, {})", letter(side), cell.x, cell.y);
}

// Tells what coins are for: one time, on the first floor of a run, if that floor has an altar.
void tellOfAltar(Session& session) {
    const World& world = session.expedition.world();
    const auto things = world.things.all();
    const bool hasAltar = std::ranges::find(things, ThingKind::Offer, &Thing::kind) != things.end();
    // In a fight there is more to look at: the message comes with the first coins after the fight.
    if (hasAltar && world.config.floor == 1 && world.creatures.living.empty() &&
        !session.scene.hasToldOfAltar) {
        session.scene.hasToldOfAltar = true;
        session.message.show(
            say("Coins! Spend them in a shop, or at the altar to change the next floor."));
    }
}

// Tells once in a run what a dark room needs. A room whose lights go out is announced by its set
// piece or boss.
void tellOfDark(Session& session) {
    const World& world = session.expedition.world();
    AdventureRun* const run = session.run();
    if (run != nullptr && !run->hasToldOfDark && isDark(world, world.room) && !world.areLightsOut &&
        !isLanternLit(world)) {
        run->hasToldOfDark = true;
        session.message.showHere(say("It is dark here: a lantern would help."));
    }
}

// Returns what a shopkeeper says of a treasure that the knight has no use for.
Message refusalOf(Treasure what, const Kit& kit) {
    const auto item = itemUsing(what);
    return !item || kit.items.has(*item)   ? msg("\"You have no use for that now.\"")
           : what == Treasure::ArrowBundle ? msg("\"Arrows are of no use without a bow.\"")
                                           : msg("\"You have no bag for bombs yet.\"");
}

// Returns the message at a locked door when the knight does not have its key.
std::string_view refusalOf(DoorLock lock) {
    return tr(lock == DoorLock::Boss ? msg("This door needs the boss key.")
                                     : msg("This door needs a small key."));
}

// A kind of thing that can be taken, and the message that says how.
struct TakingHint {
    ThingKind kind;
    Message text;
};
constexpr std::array takingHints{
    TakingHint{ThingKind::Stand,
               msg("\"Welcome! To buy, walk into a stand or press {key} before it.\"")},
    TakingHint{ThingKind::Plinth,
               msg("Two relics: to take one, walk into it or press {key} before it.")},
    TakingHint{ThingKind::Offer, msg("To weave an offer, walk into it or press {key} before it.")}};

// Says how to take what stands in the knight's room; empty if nothing there can be taken.
std::string takingHint(const Session& session) {
    const World& world = session.expedition.world();
    for (const TakingHint& hint : takingHints) {
        const bool isHere =
            std::ranges::any_of(world.things.in(world.cell()), [&](const Thing& thing) {
                return thing.kind == hint.kind && !thing.isEmpty;
            });
        if (isHere && !(hint.kind == ThingKind::Offer && isLoomFull(world))) {
            return filled(hint.text, "key"_a = session.keyFor(Action::Sword));
        }
    }
    return {};
}

// Says events in words, to the player and in the log. Most events need no words.
struct Report {
    Session& session;

    const OfferConfig& offer(OfferId id) const {
        return session.expedition.world().config.adventure.altar.table.at(numberOf(id));
    }

    std::string introductionOf(SetPiece id) const {
        const PieceConfig& piece = session.expedition.world().config.adventure.pieces.table[id];
        return say("{title}: {text}", "title"_a = tr(Message::ofText(piece.title)),
                   "text"_a = tr(Message::ofText(piece.text)));
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
        session.message.leaveRoom();
        logInfo(fmt::format("room ({}, {}) to ({}, {})", flip.from.x, flip.from.y, flip.to.x,
                            flip.to.y));
    }
    void operator()(const BannerReached&) const {
        session.message.show(say("You found the banner! {key} makes a new dungeon.",
                                 "key"_a = session.keyFor(Action::NewDungeon)));
        logInfo("banner reached");
    }
    void operator()(const StairsOpened&) const {
        const World& world = session.expedition.world();
        const auto here = world.things.in(world.cell());
        const bool hasString =
            std::ranges::find(here, ThingKind::String, &Thing::kind) != here.end();
        std::string text = world.config.isLastFloor()
                               ? say("The last stairs are open: the way out!")
                               : say("The stairs down are open.");
        if (hasString) {
            text += " " + say("Pull the red string to go to the start and back.");
        }
        session.message.show(std::move(text));
        logInfo("stairs open");
    }
    void operator()(const StairsTaken&) const {
        // The farewell of a companion stays to be read.
        if (!session.expedition.world().companion) {
            session.message.hideNews();
        }
        logInfo("stairs taken");
    }
    void operator()(const KnightDefeated&) const { logInfo("out of hearts: the run is over"); }
    void operator()(const KnightRevived&) const {
        session.message.show(
            say("Out of hearts! No harm done: you wake where you came in, fully healed."));
        logInfo("out of hearts: healed, and back where he came in");
    }
    void operator()(const KeyTaken& taken) const {
        const bool isBossKey = taken.holding == Holding::BossKey;
        session.message.show(isBossKey ? say("The boss key! It opens the door to the boss.")
                                       : say("A small key. It opens one locked door."));
        logInfo(fmt::format("{} key taken in ({}, {})", isBossKey ? "boss" : "small", taken.cell.x,
                            taken.cell.y));
    }
    void operator()(const StringTaken&) const { session.message.leaveRoom(); }
    void operator()(const DoorOpened& opened) const {
        if (session.message.text() == refusalOf(opened.lock)) {
            session.message.hideNews();
        }
        logInfo(doorText(opened.cell, opened.direction) + " opened");
    }
    void operator()(const DoorRefused& refused) const {
        session.message.showHere(std::string(refusalOf(refused.lock)));
        logInfo(doorText(refused.cell, refused.direction) + " is locked");
    }
    void operator()(const TreasureTaken& taken) const {
        session.message.show(textOfTaken(taken));
        const InEnglish english;
        logInfo(fmt::format("taken: {}", titleOf(taken.what, taken.count)));
    }
    void operator()(const WallBroken& broken) const {
        session.message.show(say("The wall breaks: there is a way behind it."));
        logInfo(doorText(broken.cell, broken.direction) + " broken open");
    }
    void operator()(const FlipEnded& flip) const {
        const Landmark landmark = session.expedition.world().room.landmark();
        if (flip.firstVisit && landmark != Landmark::None) {
            session.message.showHere(std::string(tr(landmarkTraits[landmark].title)));
        }
        tellOfDark(session);
        tellHowToTakeWares(session);
    }
    void operator()(const PuzzleSolved& solved) const {
        session.message.showHere(say("Solved!"));
        logInfo(fmt::format("puzzle in ({}, {}) solved", solved.cell.x, solved.cell.y));
    }
    void operator()(const LeversReset&) const {
        session.message.showHere(say("All levers snap back. Count the pips below them."));
    }
    void operator()(const FoesReturned&) const {
        const auto& living = session.expedition.world().creatures.living;
        const bool areSingers = std::ranges::any_of(
            living, [](const Creature& one) { return has(one.kind, Trait::SingsItsTurn); });
        session.message.showHere(areSingers
                                     ? say("A wrong voice: all sing again. Watch who sings first.")
                                     : say("They are back. Count the pips below them."));
    }
    void operator()(const CoinsSnatched& theft) const {
        session.message.showHere(sayCount(theft.coins, "Thief! {count} coin is gone. After it!",
                                          "Thief! {count} coins are gone. After it!"));
        logInfo(fmt::format("{} coins snatched", theft.coins));
    }
    void operator()(const ThiefCaught& caught) const {
        session.message.show(caught.coins > 0
                                 ? sayCount(caught.coins,
                                            "Caught! {count} coin is back, and {more} more.",
                                            "Caught! {count} coins are back, and {more} more.",
                                            "more"_a = caught.bonus)
                                 : sayCount(caught.bonus, "The thief drops {count} coin.",
                                            "The thief drops {count} coins."));
        logInfo("thief caught");
    }
    void operator()(const ThiefEscaped& escaped) const {
        session.message.show(sayCount(escaped.coins, "It slips out, with {count} coin.",
                                      "It slips out, with {count} coins."));
        logInfo("thief escaped");
    }
    void operator()(const WishMade& made) const {
        session.message.show(std::string(tr(wellAnswerRows[made.answer].text)));
        logInfo(fmt::format("wish for {} coins: {}", made.price, name(made.answer)));
    }
    void operator()(const WishRefused& refused) const {
        session.message.showHere(sayCount(refused.price,
                                          "The well wants {count} coin, and you have {have}.",
                                          "The well wants {count} coins, and you have {have}.",
                                          "have"_a = session.expedition.world().player.kit.coins));
    }
    void operator()(const CaptiveFreed&) const {
        session.message.show(say("\"Thank you! I will fight beside you on this floor.\""));
        logInfo("captive freed");
    }
    void operator()(const CompanionLeft& left) const {
        session.message.show(sayCount(left.coins, "\"Farewell! Take this coin.\"",
                                      "\"Farewell! Take these {count} coins.\""));
        logInfo("companion left");
    }
    // Coins have no message; the first ones of a run explain the altar.
    void operator()(const DropTaken& taken) const {
        if (taken.kind == DropKind::Coin && !session.message.shown()) {
            tellOfAltar(session);
        }
    }
    // Explains why a fire that the player did not strike goes out.
    void operator()(const BrazierTurned& brazier) const {
        if (!brazier.isLit) {
            session.message.showHere(
                say("A blow turns a brazier and those beside it. All must burn."));
        }
    }
    void operator()(const ChestOpened& chest) const {
        logInfo(fmt::format("chest in ({}, {}) opened", chest.cell.x, chest.cell.y));
    }
    void operator()(const RelicsLeft&) const {
        session.message.showHere(
            say("A relic is yours to take here. Step on the stairs again to go down."));
    }
    void operator()(const GatesOpened& gates) const {
        session.message.showHere(say("A gate opens."));
        logInfo(fmt::format("gates in ({}, {}) opened", gates.cell.x, gates.cell.y));
    }
    void operator()(const WareBought& ware) const {
        logInfo(fmt::format("{} bought for {}", name(ware.what), ware.price));
    }
    void operator()(const WareRefused& ware) const {
        session.message.showHere(
            ware.fault == WareFault::NoUse
                ? std::string(tr(refusalOf(ware.what, session.expedition.world().player.kit)))
                : sayCount(ware.price, "\"That is {count} coin, and you have {have}.\"",
                           "\"That is {count} coins, and you have {have}.\"",
                           "have"_a = session.expedition.world().player.kit.coins));
    }
    void operator()(const PlinthRose&) const { session.message.showHere(takingHint(session)); }
    void operator()(const OfferWoven& woven) const {
        const std::string& name = offer(woven.offer).name;
        session.message.show(
            say("Woven into the next floor: {offer}.", "offer"_a = tr(Message::ofText(name))));
        logInfo(
            fmt::format("offer {} ({}) woven for {}", numberOf(woven.offer), name, woven.price));
    }
    void operator()(const OfferRefused& refused) const {
        switch (refused.fault) {
        case OfferFault::Enough:
            return session.message.showHere(say("The loom holds no more."));
        case OfferFault::TooDear:
            return session.message.showHere(
                sayCount(refused.price, "{offer} costs {count} coin, and you have {have}.",
                         "{offer} costs {count} coins, and you have {have}.",
                         "offer"_a = tr(Message::ofText(offer(refused.offer).name)),
                         "have"_a = session.expedition.world().player.kit.coins));
        case OfferFault::AskedInPassing:
            return session.message.showHere(
                say("Look at the loom. {key}, or letting go and pushing again, weaves it.",
                    "key"_a = session.keyFor(Action::Sword)));
        }
    }
    void operator()(const ThreadsFound& found) const {
        session.message.show(sayCount(found.count,
                                      "A thread from the altar: {key}, held, regrows this floor.",
                                      "Threads from the altar: {key}, held, regrows this floor.",
                                      "key"_a = session.keyFor(Action::NewDungeon)));
        logInfo("thread found at the altar");
    }
    void operator()(const PieceBegan& begun) const {
        session.message.showHere(introductionOf(begun.piece));
        logInfo(fmt::format("set piece {} in ({}, {}) begun", name(begun.piece), begun.cell.x,
                            begun.cell.y));
    }
    void operator()(const PieceFailed& failed) const {
        session.message.show(say("Not this time. Come in again to try again."));
        logInfo(fmt::format("set piece {} failed", name(failed.piece)));
    }
    void operator()(const PieceDone& done) const {
        session.message.show(say("Done!"));
        logInfo(fmt::format("set piece {} done", name(done.piece)));
    }
    // A visible obstacle needs no message.
    void operator()(const PushRefused& refused) const {
        if (refused.fault == PushFault::Doorway) {
            session.message.showHere(say("It does not fit through the door."));
        } else if (refused.fault == PushFault::CutsOff) {
            session.message.showHere(say("That would block the way."));
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

std::string textOfThing(const Session& session, const Thing& ware) {
    return wareText(ware.loot.what, ware.loot.count, ware.price, session.keyFor(Action::Item));
}

}  // namespace

void describeWare(Session& session) {
    const World& world = session.expedition.world();
    const ThingPush& push = world.thingPush;
    if (!push.tile || push.ticks != 1) {
        return;
    }
    const Thing* const ware = world.things.at(world.cell(), *push.tile);
    if (ware == nullptr || (ware->kind != ThingKind::Stand && ware->kind != ThingKind::Plinth)) {
        return;
    }
    std::string text = textOfThing(session, *ware);
    if (!session.message.shown() || session.message.text() != text) {
        session.message.showHere(std::move(text));
    }
}

void readRelic(Session& session) {
    const Thing* const plinth = nearestThing(session.expedition.world(), ThingKind::Plinth);
    MessageLine& message = session.message;
    std::string& lastText = session.scene.relicText;
    std::string text = plinth != nullptr ? textOfThing(session, *plinth) : std::string();
    // Whether a message is shown that must stay. `lastText` need not stay. While the knight is near
    // a relic, takingHint() need not stay either.
    const bool isOtherNews = message.shown() && message.text() != lastText &&
                             (text.empty() || message.text() != takingHint(session));
    if (text == lastText || (!text.empty() && isOtherNews)) {
        return;
    }
    if (!text.empty()) {
        message.showHere(text);
    } else if (!isOtherNews) {
        message.hideNews();
    }
    lastText = std::move(text);
}

void tellHowToTakeWares(Session& session) {
    if (std::string hint = takingHint(session); !hint.empty()) {
        session.message.showHere(std::move(hint));
    }
}

}  // namespace doorstring
