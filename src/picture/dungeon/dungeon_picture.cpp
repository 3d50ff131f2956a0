#include "picture/dungeon/dungeon_picture.hpp"

#include "dungeon/metrics.hpp"
#include "picture/canvas/distance_stone.hpp"
#include "picture/canvas/enlarged.hpp"
#include "picture/dungeon/dungeon_marks.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

// Pixels before enlarging.
constexpr int cellWidth = 16;
constexpr int cellHeight = 12;
constexpr int margin = 8;
constexpr PixelRect top{2, 1, 12, 8};
constexpr int faceHeight = 2;
constexpr int doorWidth = 4;

// A picture this wide reads well on a page.
constexpr int wishedWidth = 640;
constexpr int largestScale = 4;

constexpr Colour night{14, 16, 28};
constexpr Colour emptyCell{28, 32, 52};
constexpr Colour shadow{6, 7, 14};

void drawWays(Canvas& canvas, DoorSet doors, const Stone& stone, int x, int y) {
    const int middleX = x + (cellWidth - doorWidth) / 2;
    const int middleY = y + top.y + (top.height - doorWidth) / 2;
    if (doors.has(Direction::North)) {
        canvas.fill({middleX, y, doorWidth, top.y}, stone.top);
    }
    if (doors.has(Direction::South)) {
        const int from = y + top.y + top.height;
        canvas.fill({middleX, from, doorWidth, y + cellHeight - from}, stone.top);
    }
    for (const Direction side : {Direction::West, Direction::East}) {
        if (doors.has(side)) {
            const int from = side == Direction::West ? x : x + top.x + top.width;
            const int width = side == Direction::West ? top.x : cellWidth - top.x - top.width;
            canvas.fill({from, middleY, width, doorWidth}, stone.top);
            canvas.fill({from, middleY, width, 1}, stone.rim);
            canvas.fill({from, middleY + doorWidth, width, faceHeight}, stone.face);
        }
    }
}

void drawBlock(Canvas& canvas, DoorSet doors, const Stone& stone, int x, int y) {
    const PixelRect area{x + top.x, y + top.y, top.width, top.height};
    canvas.fill({area.x, area.y + area.height + faceHeight, area.width, 1}, shadow);
    canvas.fill({area.x, area.y + area.height, area.width, faceHeight}, stone.face);
    canvas.fill(area, stone.top);
    canvas.fill({area.x, area.y, area.width, 1}, stone.rim);
    canvas.fill({area.x, area.y, 1, area.height}, stone.rim);
    drawWays(canvas, doors, stone, x, y);
}

int scaleFor(GridSize grid, int zoom) {
    if (zoom != 0) {
        return zoom;
    }
    const int width = grid.width * cellWidth + 2 * margin;
    return std::clamp(wishedWidth / width, 1, largestScale);
}

// Over all rooms, as a lock lies on the edge of two.
void drawLocks(Canvas& canvas, const Dungeon& dungeon) {
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        const int x = margin + cell.x * cellWidth;
        const int y = margin + cell.y * cellHeight;
        drawLockMark(canvas, plan.locks.at(Direction::South), x + (cellWidth - doorWidth) / 2,
                     y + cellHeight - 2);
        drawLockMark(canvas, plan.locks.at(Direction::East), x + cellWidth - 2,
                     y + top.y + (top.height - doorWidth) / 2);
    });
}

Canvas drawCells(const Dungeon& dungeon) {
    const GridSize grid = dungeon.size();
    const Metrics metrics = measure(dungeon);
    Canvas canvas({grid.width * cellWidth + 2 * margin, grid.height * cellHeight + 2 * margin},
                  night);
    for (GridPos cell; cell.y < grid.height; ++cell.y) {
        for (cell.x = 0; cell.x < grid.width; ++cell.x) {
            const int x = margin + cell.x * cellWidth;
            const int y = margin + cell.y * cellHeight;
            if (!dungeon.hasRoom(cell)) {
                canvas.fill({x + cellWidth / 2 - 1, y + cellHeight / 2 - 1, 2, 1}, emptyCell);
                continue;
            }
            const RoomPlan& plan = dungeon.plan(cell);
            drawBlock(canvas, plan.doors, stoneFor(plan.distance, metrics.longestDistance), x, y);
            if (plan.kind == RoomKind::Plain && cell == metrics.goal) {
                drawFarthestMark(canvas, x + 4, y + 1);
            } else {
                drawKindMark(canvas, plan.kind, x + 4, y + 2);
            }
        }
    }
    drawLocks(canvas, dungeon);
    return canvas;
}

}  // namespace

PictureSize blockPictureSize(GridSize grid, int zoom) {
    const int scale = scaleFor(grid, zoom);
    return {std::int64_t{grid.width * cellWidth + 2 * margin} * scale,
            std::int64_t{grid.height * cellHeight + 2 * margin} * scale};
}

Canvas drawDungeonBlocks(const Dungeon& dungeon, int zoom) {
    const int scale = scaleFor(dungeon.size(), zoom);
    Canvas canvas = drawCells(dungeon);
    return scale == 1 ? canvas : enlarged(canvas, scale);
}

}  // namespace doorstring
