#include "picture/dungeon/blueprint.hpp"

#include "dungeon/metrics.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "picture/canvas/enlarged.hpp"
#include "picture/growth/growth_room.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

constexpr GridSize cellSize{60, 44};  // pixels
constexpr int blueprintMargin = 12;
constexpr Colour paper{24, 46, 96};
constexpr Colour ruled{36, 62, 118};
constexpr int wayWidth = 4;
constexpr int frameWidth = 2;
constexpr Colour pale{236, 242, 255};

PixelRect rectOf(GridPos cell) {
    return {blueprintMargin + cell.x * cellSize.width, blueprintMargin + cell.y * cellSize.height,
            cellSize.width, cellSize.height};
}

void drawPaper(Canvas& canvas, GridSize grid) {
    for (int x = 0; x <= grid.width; ++x) {
        canvas.fill({blueprintMargin + x * cellSize.width, 0, 1, canvas.size().height}, ruled);
    }
    for (int y = 0; y <= grid.height; ++y) {
        canvas.fill({0, blueprintMargin + y * cellSize.height, canvas.size().width, 1}, ruled);
    }
}

// A frame around each of its rooms and a stroke through each door between them, so that nothing
// lies over their words.
void drawWay(Canvas& canvas, const GrowthRoomPainter& painter, const std::vector<GridPos>& way) {
    for (std::size_t i = 0; i < way.size(); ++i) {
        const PixelRect room = painter.block(rectOf(way[i]));
        for (int ring = 0; ring < frameWidth; ++ring) {
            canvas.frame(
                {room.x - ring, room.y - ring, room.width + 2 * ring, room.height + 2 * ring},
                pale);
        }
        if (i == 0) {
            continue;
        }
        const PixelRect before = painter.block(rectOf(way[i - 1]));
        const int middleX = room.x + room.width / 2 - wayWidth / 2;
        const int middleY = room.y + room.height / 2 - wayWidth / 2;
        if (room.y == before.y) {
            const int left = std::min(room.x, before.x) + room.width;
            canvas.fill({left, middleY, std::max(room.x, before.x) - left, wayWidth}, pale);
        } else {
            const int top = std::min(room.y, before.y) + room.height;
            canvas.fill({middleX, top, wayWidth, std::max(room.y, before.y) - top}, pale);
        }
    }
}

}  // namespace

PictureSize blueprintSize(GridSize grid, int zoom) {
    return {(std::int64_t{grid.width} * cellSize.width + 2 * blueprintMargin) * zoom,
            (std::int64_t{grid.height} * cellSize.height + 2 * blueprintMargin) * zoom};
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
    drawWay(canvas, painter, shortestWay(dungeon));
    dungeon.forEachRoom(
        [&](GridPos cell, const RoomPlan& plan) { painter.drawLocks(plan, rectOf(cell)); });
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        const PixelRect block = painter.block(rectOf(cell));
        drawText(canvas, font, fmt::format("{}", plan.distance), block.x + block.width - 2,
                 block.y + 1, {.colour = pale, .shadow = paper, .align = Align::Right});
    });
    return zoom == 1 ? std::move(canvas) : enlarged(canvas, zoom);
}

}  // namespace doorstring
