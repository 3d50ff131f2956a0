#include "world/state/ground.hpp"

#include "room/ways/safe_ways.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

Ground::Ground(const Room& room) : tiles_(room.tiles()), floors_(room.tiles()) {
    bool hasThings = false;
    for (int y = 0; y < tiles_.height(); ++y) {
        for (int x = 0; x < tiles_.width(); ++x) {
            const Tile tile = tiles_[{x, y}];
            hasSpikes_ = hasSpikes_ || tile == Tile::Spikes;
            if (tile == Tile::Plate) {
                plates_.push_back({{x, y}});
            } else if (isPushable(tile)) {
                hasThings = true;
                floors_[{x, y}] = Tile::Ground;
            }
        }
    }
    if (hasThings) {
        keptFree_ = doorLanes(tiles_, room.doors());
        keepMiddleFree(tiles_.size());
    }
}

void Ground::keepMiddleFree(GridSize size) {
    const int first = (size.width - 1) / 2;
    for (int y = (size.height - 1) / 2; y <= size.height / 2; ++y) {
        keptFree_[static_cast<std::size_t>(y)] |= bitSpan(first, size.width / 2 - first + 1);
    }
}

void Ground::lay(GridPos at, Tile floor) {
    if (tiles_[at] == floors_[at]) {
        tiles_[at] = floor;
    }
    floors_[at] = floor;
}

void Ground::takeAway(GridPos thing) {
    tiles_[thing] = floors_[thing];
}

bool Ground::canSlide(GridPos thing, Direction way) const {
    const GridPos to = neighbour(thing, way);
    const bool inside =
        to.x > 0 && to.y > 0 && to.x < tiles_.width() - 1 && to.y < tiles_.height() - 1;
    if (!inside || slide_) {
        return false;
    }
    const Tile tile = tiles_[to];
    const bool carries = isWalkable(tile) && tile != Tile::Spikes;
    const std::uint32_t kept = keptFree_[static_cast<std::size_t>(to.y)];
    return (carries || tile == Tile::DeepWater) && (kept >> static_cast<unsigned>(to.x) & 1U) == 0;
}

void Ground::beginSlide(GridPos thing, Direction way, int ticks) {
    const GridPos to = neighbour(thing, way);
    slide_ = ThingSlide{tiles_[thing], thing, to, way, 0, std::max(1, ticks)};
    takeAway(thing);
    tiles_[to] = slide_->thing;
}

std::optional<ThingSlide> Ground::advanceSlide() {
    if (!slide_ || ++slide_->tick < slide_->ticks) {
        return std::nullopt;
    }
    return std::exchange(slide_, std::nullopt);
}

}  // namespace doorstring
