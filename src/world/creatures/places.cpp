#include "world/creatures/places.hpp"

#include "base/contains.hpp"
#include "base/rng.hpp"
#include "room/ways/fairness.hpp"
#include "world/creatures/footing.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

// Turrets and chargers begin off the row and the column that the knight comes in on.
bool attacksInLine(CreatureKind kind) {
    return kind == CreatureKind::Turret || kind == CreatureKind::Charger;
}

}  // namespace

Places::Places(const World& world, const Room& room, const Ground& ground, SubPos entry)
    : terrain_(room, ground.tiles(), DoorSet()),
      entry_({entry.x + toSubpixels(world.config.player.hitBox.width) / 2,
              entry.y + toSubpixels(world.config.player.hitBox.height) / 2}),
      distance_(toSubpixels(world.config.creatures.rules.entryDistance)) {
    // Only where the knight can get to them: the doors of an arena wait for that.
    const BitRows start = oneBit(terrain_.nearest(tileOf(entry_)));
    const BitRows reached = reach(safeTiles(ground.tiles()) | start, start);
    for (const GridPos tile : cellsOf(terrain_.size())) {
        if (hasBit(reached, tile) && mayTread(terrain_, tile, Gait::Walks) &&
            isFarFromEntry(tile)) {
            free_.push_back(tile);
        }
    }
    for (const Spot& spot : room.spots()) {
        if (spot.kind == SpotKind::Creature) {
            drawn_.push_back(spot.tile);
        }
    }
}

std::optional<SubPos> Places::take(CreatureKind kind, RandomStream& random) {
    std::vector<GridPos> fitting = free_;
    if (attacksInLine(kind)) {
        std::erase_if(fitting, [&](GridPos tile) { return isInLine(tile); });
    }
    if (std::any_of(fitting.begin(), fitting.end(), [&](GridPos tile) { return isDrawn(tile); })) {
        std::erase_if(fitting, [&](GridPos tile) { return !isDrawn(tile); });
    }
    if (fitting.empty()) {
        return std::nullopt;
    }
    const GridPos tile = fitting[random.below(fitting.size())];
    std::erase(free_, tile);
    return tileCentre(tile);
}

std::optional<SubPos> Places::takeNearest(GridPos to) {
    const auto nearest = std::ranges::min_element(free_, {}, [to](GridPos tile) {
        return std::abs(tile.x - to.x) + std::abs(tile.y - to.y);
    });
    if (nearest == free_.end()) {
        return std::nullopt;
    }
    const GridPos tile = *nearest;
    free_.erase(nearest);
    return tileCentre(tile);
}

bool Places::isDrawn(GridPos tile) const {
    return contains(drawn_, tile);
}

bool Places::isFarFromEntry(GridPos tile) const {
    const SubPos middle = tileCentre(tile);
    return std::max(std::abs(middle.x - entry_.x), std::abs(middle.y - entry_.y)) > distance_;
}

bool Places::isInLine(GridPos tile) const {
    const GridPos entry = tileOf(entry_);
    return tile.x == entry.x || tile.y == entry.y;
}

}  // namespace doorstring
