#include "world/state/ground.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

Ground::Ground(const Room& room) : tiles_(room.tiles()), floors_(room.tiles()) {
    for (const GridPos at : cellsOf(tiles_.size())) {
        const Tile tile = tiles_[at];
        hasSpikes_ = hasSpikes_ || tile == Tile::Spikes;
        if (tile == Tile::Plate) {
            plates_.push_back({at});
        } else if (isPushable(tile)) {
            floors_[at] = Tile::Ground;
        }
    }
}

void Ground::lay(GridPos at, Tile floor) {
    if (tiles_[at] == floors_[at]) {
        tiles_[at] = floor;
    }
    floors_[at] = floor;
}

void Ground::takeAway(GridPos at) {
    tiles_[at] = floors_[at];
}

bool Ground::takesPushable(GridPos to) const {
    const Tile tile = tiles_[to];
    return tile == Tile::DeepWater || (isWalkable(tile) && tile != Tile::Spikes);
}

bool Ground::isAtEdge(GridPos tile) const {
    return tile.x == 0 || tile.y == 0 || tile.x == tiles_.width() - 1 ||
           tile.y == tiles_.height() - 1;
}

void Ground::beginPushSlide(GridPos pushable, Direction way, int ticks) {
    const GridPos to = neighbour(pushable, way);
    slide_ = PushSlide{tiles_[pushable], pushable, to, way, 0, std::max(1, ticks)};
    takeAway(pushable);
    tiles_[to] = slide_->pushable;
}

std::optional<PushSlide> Ground::advancePushSlide() {
    if (!slide_ || ++slide_->tick < slide_->ticks) {
        return std::nullopt;
    }
    return std::exchange(slide_, std::nullopt);
}

}  // namespace doorstring
