// Messages about dungeons, and the part of a session that grows a dungeon again around the knight
// when its weights are saved.
#include "play/session/dungeon_news.hpp"

#include "config/text/say.hpp"
#include "play/session/session.hpp"
#include "view/hud/texts.hpp"
#include "world/beginning.hpp"

#include <fmt/format.h>

namespace doorstring {

std::string measures(const Metrics& metrics) {
    return fmt::format("{}, {}, {}", sayCount(metrics.rooms, "{count} room", "{count} rooms"),
                       sayCount(metrics.deadEnds, "{count} dead end", "{count} dead ends"),
                       say("longest distance {rooms}", "rooms"_a = metrics.longestDistance));
}

std::string summary(const World& world) {
    if (isRoomTrial(world)) {
        return fmt::format("{}: {}", toCode(world.dungeon.seed()), trialName(world));
    }
    return toCode(world.dungeon.seed()) + ": " + measures(world.metrics);
}

std::string comparison(const Metrics& before, const World& after) {
    if (isRoomTrial(after)) {
        return newsOf(after);
    }
    return say("{code} again: {changes}", "code"_a = toCode(after.dungeon.seed()),
               "changes"_a = changes(before, after.metrics));
}

namespace {

std::string changeText(int before, int after) {
    return before == after ? fmt::format("{}", after) : fmt::format("{} \u2192 {}", before, after);
}

// Joins the words of a text by no-break spaces, to keep a number beside what it counts.
std::string unbroken(std::string_view text) {
    std::string line;
    for (const char letter : text) {
        line += letter == ' ' ? std::string_view("\u00a0") : std::string_view(&letter, 1);
    }
    return line;
}

}  // namespace

std::string changes(const Metrics& before, const Metrics& after) {
    return fmt::format(
        "{}, {}, {}",
        unbroken(say("rooms {change}", "change"_a = changeText(before.rooms, after.rooms))),
        unbroken(
            say("dead ends {change}", "change"_a = changeText(before.deadEnds, after.deadEnds))),
        unbroken(say("longest distance {change}",
                     "change"_a = changeText(before.longestDistance, after.longestDistance))));
}

std::string newsOf(const World& world) {
    return isRoomTrial(world) ? say("Again: {name}", "name"_a = trialName(world)) : summary(world);
}

bool Session::regrowsAround() const {
    const World& world = expedition.world();
    return (isRegrowRequested_ || config().view.regrow == Regrow::AtOnce) &&
           std::holds_alternative<Exploring>(mode_) && !isRoomTrial(world) &&
           (expedition.grownWith() != config().dungeon || world.config.room != config().room);
}

void Session::requestRegrow() {
    readWeights();
    isRegrowDue_ = true;
    isRegrowRequested_ = true;
}

void Session::regrowIfDue() {
    scene.changedRooms.tick();
    const World& world = expedition.world();
    if (!isRegrowDue_ || world.flip || world.player.isHelpless()) {
        return;
    }
    const bool regrows = regrowsAround();
    isRegrowDue_ = false;
    isRegrowRequested_ = false;
    if (!regrows) {
        return;
    }
    auto dungeon = grown(config(), world.dungeon.seed());
    if (!dungeon) {
        return;
    }
    const Metrics before = world.metrics;
    std::vector<GridPos> changed = changedCells(world.dungeon, *dungeon);
    expedition.regrow(config(), std::move(*dungeon));
    arrive(config());
    sound.play(Effect::NewDungeon);
    const std::size_t count = changed.size();
    scene.changedRooms.lightUp(std::move(changed));
    const std::string news = comparison(before, expedition.world());
    report(config().explore.locks
               ? say("{news}. Changed rooms: {rooms}. Locks and keys are back in place. "
                     "{key} takes it back.",
                     "news"_a = news, "rooms"_a = count, "key"_a = keyFor(Action::Undo))
               : say("{news}. Changed rooms: {rooms}. {key} takes it back.", "news"_a = news,
                     "rooms"_a = count, "key"_a = keyFor(Action::Undo)));
}

}  // namespace doorstring
