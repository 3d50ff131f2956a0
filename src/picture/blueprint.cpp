#include "picture/blueprint.hpp"

#include "dungeon/metrics.hpp"
#include "dungeon/shortest_way.hpp"
#include "picture/enlarged.hpp"
#include "picture/growth_room.hpp"
#include "picture/sprites.hpp"
#include "picture/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

constexpr GridSize cellSize{60, 44};  // pixels
constexpr int margin = 12;
constexpr Colour paper{24, 46, 96};
constexpr Colour ruled{36, 62, 118};
constexpr Colour wayColour{255, 255, 255, 120};
constexpr int wayWidth = 4;
constexpr Colour pale{236, 242, 255};

PixelRect rectOf(GridPos cell) {
    return {margin + cell.x * cellSize.width, margin + cell.y * cellSize.height, cellSize.width,
            cellSize.height};
}

void drawPaper(Canvas& canvas, GridSize grid) {
    for (int x = 0; x <= grid.width; ++x) {
        canvas.fill({margin + x * cellSize.width, 0, 1, canvas.size().height}, ruled);
    }
    for (int y = 0; y <= grid.height; ++y) {
        canvas.fill({0, margin + y * cellSize.height, canvas.size().width, 1}, ruled);
    }
}

// From middle to middle of its rooms, so that their words are still to be read.
void drawWay(Canvas& canvas, const std::vector<GridPos>& way) {
    const auto place = [](GridPos cell) {
        const PixelRect at = rectOf(cell);
        return GridPos{at.x + at.width / 2 - wayWidth / 2, at.y + at.height / 2};
    };
    for (std::size_t i = 1; i < way.size(); ++i) {
        const GridPos from = place(way[i - 1]);
        const GridPos to = place(way[i]);
        const int left = std::min(from.x, to.x);
        const int top = std::min(from.y, to.y);
        canvas.fill(
            {left, top, std::abs(from.x - to.x) + wayWidth, std::abs(from.y - to.y) + wayWidth},
            wayColour);
    }
}

}  // namespace

PictureSize blueprintSize(GridSize grid, int zoom) {
    return {(std::int64_t{grid.width} * cellSize.width + 2 * margin) * zoom,
            (std::int64_t{grid.height} * cellSize.height + 2 * margin) * zoom};
}

Canvas drawBlueprint(const Dungeon& dungeon, const BdfFont& font, const SpriteSheet& signs,
                     int zoom) {
    const PictureSize size = blueprintSize(dungeon.size(), 1);
    Canvas canvas({static_cast<int>(size.width), static_cast<int>(size.height)}, paper);
    drawPaper(canvas, dungeon.size());
    const Metrics metrics = measure(dungeon);
    const GrowthRoomPainter painter(canvas, font, signs, cellSize);
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        painter.drawRoom({cell, plan, stoneFor(plan.distance, metrics.longestDistance)},
                         rectOf(cell));
    });
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        painter.drawLock(plan.locks.at(Direction::South), Direction::South, rectOf(cell));
        painter.drawLock(plan.locks.at(Direction::East), Direction::East, rectOf(cell));
    });
    drawWay(canvas, shortestWay(dungeon));
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        const PixelRect block = painter.block(rectOf(cell));
        drawText(canvas, font, fmt::format("{}", plan.distance), block.x + block.width - 2,
                 block.y + 1, {.colour = pale, .shadow = paper, .align = Align::Right});
    });
    return zoom == 1 ? std::move(canvas) : enlarged(canvas, zoom);
}

}  // namespace doorstring
