#include "play/states/why_cursor.hpp"

#include <cstdlib>
#include <limits>
#include <utility>

namespace doorstring {

namespace {

// Returns the distance in cells from the cursor to a room, with steps across `direction` counted
// double; empty if the room is not on that side.
std::optional<int> distanceTowards(GridOffset offset, Direction direction) {
    const GridOffset ahead = offsetOf(direction);
    const int along = offset.x * ahead.x + offset.y * ahead.y;
    const int across = std::abs(offset.x * ahead.y) + std::abs(offset.y * ahead.x);
    return along > 0 ? std::optional(along + 2 * across) : std::nullopt;
}

}  // namespace

void WhyCursor::put(std::optional<GridPos> cell, const Expedition& expedition) {
    if (!explainer_ || !cell || !canBeOn(expedition.world(), *cell)) {
        hide();
    } else if (cell != cell_) {
        dungeonNumber_ = expedition.number();
        texts_ = explainer_->explain(expedition, *cell);
        cell_ = cell;
        part_ = 0;
    }
}

void WhyCursor::turnPage(int parts) {
    if (++part_ >= parts) {
        part_ = 0;
        inNumbers_ = !inNumbers_;
    }
}

void WhyCursor::hide() {
    cell_.reset();
    texts_ = {};
}

void WhyCursor::move(Direction direction, const Expedition& expedition) {
    if (!cell_) {
        return;
    }
    const World& world = expedition.world();
    std::optional<GridPos> nearest;
    int least = std::numeric_limits<int>::max();
    world.dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        const auto distance = distanceTowards(cell - *cell_, direction);
        if (distance && *distance < least && canBeOn(world, cell)) {
            nearest = cell;
            least = *distance;
        }
    });
    if (nearest) {
        put(nearest, expedition);
    }
}

void WhyCursor::hideIfOutdated(const Expedition& expedition) {
    if (cell_ && (dungeonNumber_ != expedition.number() || !canBeOn(expedition.world(), *cell_))) {
        hide();
    }
}

bool WhyCursor::canBeOn(const World& world, GridPos cell) const {
    return world.dungeon.hasRoom(cell) && (showsAll_ || world.sights.at(cell) == Sight::Visited);
}

}  // namespace doorstring
