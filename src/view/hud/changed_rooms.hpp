// Lights the rooms that changed when the dungeon was grown again, for a while on the minimap.
#pragma once

#include "base/grid.hpp"
#include "picture/canvas/canvas.hpp"

#include <vector>

namespace doorstring {

class ChangedRooms {
public:
    void light(std::vector<GridPos> cells);
    void clear() { ticksLeft_ = 0; }
    void tick();

    bool isLit() const { return ticksLeft_ > 0; }
    // Draws over a minimap whose upper left cell is `first`. The rooms pulse, unless motion is
    // reduced.
    void draw(Canvas& canvas, GridPos first, int x, int y, bool reducedMotion) const;

private:
    std::vector<GridPos> cells_;
    int ticksLeft_ = 0;
};

}  // namespace doorstring
