#include "picture/dungeon/dungeon_picture.hpp"

#include "dungeon/metrics.hpp"
#include "picture/canvas/enlarged.hpp"
#include "picture/growth/growth_room.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr GridSize blockCell{16, 12};  // pixels, before enlarging
constexpr int blockMargin = 8;

// A picture this wide reads well on a page.
constexpr int wishedWidth = 640;
constexpr int largestScale = 4;

constexpr Colour night{14, 16, 28};
constexpr Colour emptyCell{28, 32, 52};

int scaleFor(GridSize grid, int zoom) {
    if (zoom != 0) {
        return zoom;
    }
    const int width = grid.width * blockCell.width + 2 * blockMargin;
    return std::clamp(wishedWidth / width, 1, largestScale);
}

PixelRect blockRect(GridPos cell) {
    return {blockMargin + cell.x * blockCell.width, blockMargin + cell.y * blockCell.height,
            blockCell.width, blockCell.height};
}

}  // namespace

PictureSize blockPictureSize(GridSize grid, int zoom) {
    const int scale = scaleFor(grid, zoom);
    return {std::int64_t{grid.width * blockCell.width + 2 * blockMargin} * scale,
            std::int64_t{grid.height * blockCell.height + 2 * blockMargin} * scale};
}

Canvas drawDungeonBlocks(const Dungeon& dungeon, const BdfFont& font, const SpriteSheet& signs,
                         int zoom) {
    const GridSize grid = dungeon.size();
    const Metrics metrics = measure(dungeon);
    const PictureSize size = blockPictureSize(grid, 1);
    Canvas canvas({static_cast<int>(size.width), static_cast<int>(size.height)}, night);
    const GrowthRoomPainter painter(canvas, font, signs, blockCell);
    for (GridPos cell; cell.y < grid.height; ++cell.y) {
        for (cell.x = 0; cell.x < grid.width; ++cell.x) {
            const PixelRect at = blockRect(cell);
            if (!dungeon.hasRoom(cell)) {
                canvas.fill({at.x + at.width / 2 - 1, at.y + at.height / 2 - 1, 2, 1}, emptyCell);
                continue;
            }
            const RoomPlan& plan = dungeon.plan(cell);
            painter.drawRoom({cell, plan, stoneFor(plan.distance, metrics.longestDistance)}, at);
            if (plan.kind == RoomKind::Plain && cell == metrics.goal) {
                painter.drawBanner(at);
            }
        }
    }
    dungeon.forEachRoom(
        [&](GridPos cell, const RoomPlan& plan) { painter.drawLocks(plan, blockRect(cell)); });
    const int scale = scaleFor(grid, zoom);
    return scale == 1 ? std::move(canvas) : enlarged(canvas, scale);
}

}  // namespace doorstring
