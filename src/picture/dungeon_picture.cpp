#include "picture/dungeon_picture.hpp"

#include "dungeon/metrics.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace doorstring {

namespace {

// Pixels before enlarging. A block is a lit top with a face below it, so that it stands out of the
// dark.
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

struct Stone {
    Colour rim, top, face;
};

// From the lit start to the cold end.
constexpr std::array<Stone, 6> stones{{
    {{255, 240, 190}, {246, 206, 126}, {168, 104, 60}},
    {{250, 200, 130}, {226, 150, 84}, {140, 76, 58}},
    {{232, 146, 112}, {192, 98, 84}, {108, 50, 62}},
    {{188, 106, 130}, {138, 70, 104}, {76, 38, 70}},
    {{132, 100, 166}, {92, 68, 130}, {50, 38, 84}},
    {{88, 104, 172}, {58, 70, 130}, {32, 38, 80}},
}};

std::uint8_t between(int from, int to, int step, int steps) {
    return static_cast<std::uint8_t>(from + (to - from) * step / steps);
}

Colour between(Colour from, Colour to, int step, int steps) {
    return {between(from.red, to.red, step, steps), between(from.green, to.green, step, steps),
            between(from.blue, to.blue, step, steps)};
}

Stone stoneFor(std::uint32_t distance, std::uint32_t longest) {
    constexpr int steps = 256;
    constexpr std::uint64_t last = stones.size() - 1;
    const auto place = std::uint64_t{distance} * last * steps / std::max(longest, 1U);
    const std::size_t index = std::min(place / steps, last - 1);
    const int step = static_cast<int>(place - index * steps);
    const Stone& from = stones[index];
    const Stone& to = stones[index + 1];
    return {between(from.rim, to.rim, step, steps), between(from.top, to.top, step, steps),
            between(from.face, to.face, step, steps)};
}

// Seven by seven; ' ' lets the block through.
using Mark = std::array<std::string_view, 7>;

constexpr Mark startMark{
    " .....  ",  //
    ".sssss. ",  //
    ".sgggs. ",  //
    ".sgsgs. ",  //
    ".sgggs. ",  //
    " .sss.  ",  //
    "  ...   ",
};
constexpr Mark farthestMark{
    " ...... ",  //
    " .prrRr.",  //
    " .prRrr.",  //
    " .prr.. ",  //
    " .p..   ",  //
    " .p.    ",  //
    " ...    ",
};

Colour markColour(char letter) {
    switch (letter) {
    case 's':
        return {56, 104, 192};
    case 'g':
        return {255, 236, 160};
    case 'p':
        return {236, 224, 200};
    case 'r':
        return {216, 56, 64};
    case 'R':
        return {255, 200, 90};
    default:
        return {22, 20, 32};
    }
}

void drawMark(Canvas& canvas, const Mark& mark, int x, int y) {
    for (int row = 0; row < static_cast<int>(mark.size()); ++row) {
        const std::string_view line = mark[static_cast<std::size_t>(row)];
        for (int column = 0; column < static_cast<int>(line.size()); ++column) {
            if (const char letter = line[static_cast<std::size_t>(column)]; letter != ' ') {
                canvas.fill({x + column, y + row, 1, 1}, markColour(letter));
            }
        }
    }
}

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

int scaleFor(GridSize grid) {
    const int width = grid.width * cellWidth + 2 * margin;
    return std::clamp(wishedWidth / width, 1, largestScale);
}

Canvas enlarged(const Canvas& small, int scale) {
    Canvas large({small.size().width * scale, small.size().height * scale});
    for (int y = 0; y < large.size().height; ++y) {
        for (int x = 0; x < large.size().width; ++x) {
            large.set(x, y, small.at(x / scale, y / scale));
        }
    }
    return large;
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
            if (cell == dungeon.start()) {
                drawMark(canvas, startMark, x + 4, y + 2);
            } else if (cell == metrics.farthest) {
                drawMark(canvas, farthestMark, x + 4, y + 1);
            }
        }
    }
    return canvas;
}

}  // namespace

PictureSize blockPictureSize(GridSize grid) {
    const int scale = scaleFor(grid);
    return {std::int64_t{grid.width * cellWidth + 2 * margin} * scale,
            std::int64_t{grid.height * cellHeight + 2 * margin} * scale};
}

Canvas drawDungeonBlocks(const Dungeon& dungeon) {
    const int scale = scaleFor(dungeon.size());
    Canvas canvas = drawCells(dungeon);
    return scale == 1 ? canvas : enlarged(canvas, scale);
}

}  // namespace doorstring
