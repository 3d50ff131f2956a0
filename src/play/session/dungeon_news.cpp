// Messages about dungeons, and the part of a session that grows a dungeon again around the knight
// when its weights are saved.
#include "play/session/dungeon_news.hpp"

#include "play/session/session.hpp"
#include "view/hud/texts.hpp"
#include "world/beginning.hpp"

#include <fmt/format.h>

namespace doorstring {

std::string measures(const Metrics& metrics) {
    return fmt::format("{} rooms, {} dead ends, longest distance {}", metrics.rooms,
                       metrics.deadEnds, metrics.longestDistance);
}

std::string summary(const World& world) {
    if (isShownAlone(world)) {
        return fmt::format("{}: {}", toCode(world.dungeon.seed()), nameShownAlone(world));
    }
    return toCode(world.dungeon.seed()) + ": " + measures(world.metrics);
}

std::string comparison(const Metrics& before, const World& after) {
    if (isShownAlone(after)) {
        return newsOf(after);
    }
    return toCode(after.dungeon.seed()) + " again: " + changes(before, after.metrics);
}

// Spaces at which no line breaks keep each number with what it counts.
std::string changes(const Metrics& before, const Metrics& after) {
    const auto change = [](std::string_view what, int from, int to) {
        return from == to ? fmt::format("{}\u00a0{}", what, to)
                          : fmt::format("{}\u00a0{}\u00a0\u2192\u00a0{}", what, from, to);
    };
    return fmt::format(
        "{}, {}, {}", change("rooms", before.rooms, after.rooms),
        change("dead\u00a0ends", before.deadEnds, after.deadEnds),
        change("longest\u00a0distance", before.longestDistance, after.longestDistance));
}

std::string newsOf(const World& world) {
    return isShownAlone(world) ? "Again: " + nameShownAlone(world) : summary(world);
}

bool Session::regrowsAround() const {
    const World& world = expedition.world();
    return (followsWeights_ || config().view.regrow == Regrow::AtOnce) &&
           std::holds_alternative<Exploring>(mode_) && !isShownAlone(world) &&
           (expedition.grownBy() != config().dungeon || world.config.room != config().room);
}

void Session::followWeights() {
    readWeights();
    regrowDue_ = followsWeights_ = true;
}

void Session::regrowIfDue() {
    scene.changedRooms.tick();
    const World& world = expedition.world();
    if (!regrowDue_ || world.flip || world.player.isHelpless()) {
        return;
    }
    const bool regrows = regrowsAround();
    regrowDue_ = followsWeights_ = false;
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
    scene.changedRooms.light(std::move(changed));
    message.show(fmt::format(
        "{}. Changed rooms: {}.{} {} takes it back.", comparison(before, expedition.world()), count,
        config().explore.locks ? " Locks and keys are back in place." : "", keyFor(Action::Undo)));
}

}  // namespace doorstring
