#include "world/ground.hpp"

#include <algorithm>

namespace doorstring {

Ground::Ground(const Room& room) : tiles_(room.tiles()) {
    const auto& all = tiles_.values();
    hasSpikes_ = std::find(all.begin(), all.end(), Tile::Spikes) != all.end();
}

void Ground::lay(GridPos at, Tile tile) {
    tiles_[at] = tile;
    ++changes_;
}

}  // namespace doorstring
