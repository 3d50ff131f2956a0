#include "app/why/why_cursor.hpp"

#include "dungeon/why/interior_sentence.hpp"
#include "dungeon/why/room_reason.hpp"
#include "dungeon/why/why_text.hpp"

#include <cstdlib>
#include <limits>
#include <utility>

namespace doorstring {

namespace {

// How far a room lies on that side, what lies beside the way counting double; none on other sides.
std::optional<int> farness(GridOffset way, Direction direction) {
    const GridOffset ahead = offsetOf(direction);
    const int along = way.x * ahead.x + way.y * ahead.y;
    const int across = std::abs(way.x * ahead.y) + std::abs(way.y * ahead.x);
    return along > 0 ? std::optional(along + 2 * across) : std::nullopt;
}

// What grew again from the seed must be what is walked: rooms made by hand grew from none.
std::optional<GenerationRecord> recordOf(const Expedition& expedition) {
    const World& world = expedition.world();
    if (tooLargeToRecord(expedition.grownBy())) {
        return std::nullopt;
    }
    auto record = recordGeneration(expedition.grownBy(), world.config.room, world.dungeon.seed());
    const bool same = record && record.value().dungeon().plans() == world.dungeon.plans();
    return same ? std::optional(std::move(record.value())) : std::nullopt;
}

}  // namespace

void WhyCursor::put(std::optional<GridPos> cell, const Expedition& expedition) {
    if (!cell || !canBeOn(expedition.world(), *cell)) {
        hide();
    } else if (cell != cell_) {
        sentences_ = explained(expedition, *cell);
        cell_ = cell;
    }
}

void WhyCursor::hide() {
    cell_.reset();
    sentences_.clear();
}

void WhyCursor::move(Direction direction, const Expedition& expedition) {
    if (!cell_) {
        return;
    }
    const World& world = expedition.world();
    std::optional<GridPos> nearest;
    int least = std::numeric_limits<int>::max();
    world.dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        const auto far = farness(cell - *cell_, direction);
        if (far && *far < least && canBeOn(world, cell)) {
            nearest = cell;
            least = *far;
        }
    });
    if (nearest) {
        put(nearest, expedition);
    }
}

void WhyCursor::check(const Expedition& expedition) {
    if (cell_ && (number_ != expedition.number() || !canBeOn(expedition.world(), *cell_))) {
        hide();
    }
}

bool WhyCursor::canBeOn(const World& world, GridPos cell) const {
    return world.dungeon.hasRoom(cell) && (showsAll_ || world.sights.at(cell) == Sight::Visited);
}

std::vector<std::string> WhyCursor::explained(const Expedition& expedition, GridPos cell) {
    if (number_ != expedition.number()) {
        number_ = expedition.number();
        record_ = recordOf(expedition);
    }
    if (!record_) {
        return {"How this room came about is not known here."};
    }
    RoomReason reason = whyRoom(expedition.grownBy(), *record_, cell);
    // Of locks and keys that are not there the map shows nothing either.
    if (!expedition.world().locks.inPlay()) {
        reason.locks.clear();
        reason.key.reset();
    }
    std::vector<std::string> sentences = whySentences(reason, expedition.grownBy());
    addInterior(sentences, record_->dungeon(), expedition.world().config.room, cell);
    return sentences;
}

}  // namespace doorstring
