#include "view/hud/changed_rooms.hpp"

#include "base/fixed.hpp"
#include "view/hud/hud.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

constexpr int litTicks = 6 * ticksPerSecond;
constexpr int pulseTicks = ticksPerSecond / 2;
constexpr Colour litColour{255, 196, 64, 255};
constexpr std::uint8_t bright = 190;
constexpr std::uint8_t faint = 90;

}  // namespace

void ChangedRooms::light(std::vector<GridPos> cells) {
    cells_ = std::move(cells);
    ticksLeft_ = cells_.empty() ? 0 : litTicks;
}

void ChangedRooms::tick() {
    ticksLeft_ = std::max(0, ticksLeft_ - 1);
}

void ChangedRooms::draw(Canvas& canvas, GridPos first, int x, int y, bool reducedMotion) const {
    if (!isLit()) {
        return;
    }
    const bool isBright = reducedMotion || ticksLeft_ / pulseTicks % 2 == 1;
    const Colour colour = withAlpha(litColour, isBright ? bright : faint);
    for (const GridPos cell : cells_) {
        const GridPos at{cell.x - first.x, cell.y - first.y};
        if (minimapCells.contains(at)) {
            canvas.fill({x + at.x * minimapCell.width, y + at.y * minimapCell.height,
                         minimapCell.width - 1, minimapCell.height - 1},
                        colour);
        }
    }
}

}  // namespace doorstring
