#include "world/state/ground.hpp"

#include "room/tiles/room_layout.hpp"

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

void Ground::layFor(GridPos at, Tile floor, int ticks) {
    passing_.push_back({at, floors_[at], ticks});
    lay(at, floor);
}

void Ground::advancePassing() {
    for (PassingTile& tile : passing_) {
        if (--tile.ticks == 0) {
            lay(tile.at, tile.floor);
        }
    }
    std::erase_if(passing_, [](const PassingTile& tile) { return tile.ticks <= 0; });
}

void Ground::burn(GridPos at, int ticks) {
    if (ticks <= 0 || !tiles_.contains(at)) {
        return;
    }
    const auto passing = std::ranges::find(passing_, at, &PassingTile::at);
    if (passing != passing_.end()) {
        passing->ticks = std::max(passing->ticks, floors_[at] == Tile::Embers ? ticks : 0);
    } else if (tiles_[at] == Tile::Ground && !isAtEdge(at)) {
        layFor(at, Tile::Embers, ticks);
    }
}

void Ground::quench() {
    for (PassingTile& tile : passing_) {
        tile.ticks = floors_[tile.at] == Tile::Embers ? 1 : tile.ticks;
    }
}

int Ground::ticksLeftAt(GridPos at) const {
    const auto tile = std::ranges::find(passing_, at, &PassingTile::at);
    return tile == passing_.end() ? 0 : tile->ticks;
}

void Ground::takeAway(GridPos at) {
    tiles_[at] = floors_[at];
}

bool Ground::takesPushable(GridPos to) const {
    const Tile tile = tiles_[to];
    return tile == Tile::DeepWater ||
           (isWalkable(tile) && tile != Tile::Spikes && tile != Tile::Embers);
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

void Ground::mirror() {
    mirrorInside(tiles_);
    mirrorInside(floors_);
    for (PlateState& plate : plates_) {
        plate.at.x = tiles_.width() - 1 - plate.at.x;
    }
    for (PassingTile& tile : passing_) {
        tile.at.x = tiles_.width() - 1 - tile.at.x;
    }
    slide_.reset();
}

}  // namespace doorstring
