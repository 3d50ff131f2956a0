// The ground of the knight's room as it is now: what was cut, filled and pushed since he came in.
// Leaving the room forgets it.
#pragma once

#include "room/room.hpp"

#include <cstdint>

namespace doorstring {

class Ground {
public:
    explicit Ground(const Room& room);

    const Grid<Tile>& tiles() const { return tiles_; }
    Tile at(GridPos tile) const { return tiles_[tile]; }
    bool hasSpikes() const { return hasSpikes_; }
    // How often tiles have changed, for whoever draws them.
    std::uint32_t changes() const { return changes_; }

    void lay(GridPos at, Tile tile);

private:
    Grid<Tile> tiles_;
    bool hasSpikes_ = false;
    std::uint32_t changes_ = 0;
};

}  // namespace doorstring
