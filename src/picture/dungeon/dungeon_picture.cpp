#include "picture/dungeon/dungeon_picture.hpp"

#include "dungeon/danger.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/dungeon/growth_room.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Cells side by side within a margin, in pixels before they are enlarged.
struct CellGrid {
    GridSize cell;
    int margin;

    PixelRect rect(GridPos at) const {
        return {margin + at.x * cell.width, margin + at.y * cell.height, cell.width, cell.height};
    }
    PictureSize size(GridSize grid, int zoom) const {
        return {(std::int64_t{grid.width} * cell.width + 2 * margin) * zoom,
                (std::int64_t{grid.height} * cell.height + 2 * margin) * zoom};
    }
    Canvas canvas(GridSize grid, Colour background) const {
        const PictureSize whole = size(grid, 1);
        return Canvas({static_cast<int>(whole.width), static_cast<int>(whole.height)}, background);
    }
};

constexpr CellGrid blockCells{{16, 12}, 8};
constexpr CellGrid planCells{{60, 44}, 12};

constexpr Colour night{14, 16, 28};
constexpr Colour emptyCell{28, 32, 52};
constexpr Colour paper{24, 46, 96};
constexpr Colour ruled{36, 62, 118};
constexpr Colour pale{236, 242, 255};
constexpr Colour alarm{255, 132, 108};

int blockScale(GridSize grid, int zoom) {
    constexpr int wishedWidth = 640;  // a picture this wide reads well on a page
    constexpr int largestScale = 4;
    const auto width = static_cast<int>(blockCells.size(grid, 1).width);
    return zoom != 0 ? zoom : std::clamp(wishedWidth / width, 1, largestScale);
}

Canvas zoomed(Canvas canvas, int zoom) {
    return zoom == 1 ? std::move(canvas) : enlarged(canvas, zoom);
}

void drawRooms(const GrowthRoomPainter& painter, const CellGrid& cells, const Dungeon& dungeon,
               const Metrics& metrics) {
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& room) {
        painter.drawRoom({cell, room, stoneFor(room.distance, metrics.longestDistance)},
                         cells.rect(cell));
    });
}

void drawLocks(const GrowthRoomPainter& painter, const CellGrid& cells, const Dungeon& dungeon) {
    dungeon.forEachRoom(
        [&](GridPos cell, const RoomPlan& room) { painter.drawLocks(room, cells.rect(cell)); });
}

void drawGridLines(Canvas& canvas, GridSize grid) {
    for (int x = 0; x <= grid.width; ++x) {
        canvas.fill({planCells.rect({x, 0}).x, 0, 1, canvas.size().height}, ruled);
    }
    for (int y = 0; y <= grid.height; ++y) {
        canvas.fill({0, planCells.rect({0, y}).y, canvas.size().width, 1}, ruled);
    }
}

// Draws a way as a frame around each of its rooms and a stroke through each door between them, so
// that it covers no words.
void drawWay(Canvas& canvas, const GrowthRoomPainter& painter, const std::vector<GridPos>& way) {
    constexpr int wayWidth = 4;
    for (std::size_t i = 0; i < way.size(); ++i) {
        const PixelRect room = painter.block(planCells.rect(way[i]));
        canvas.frame(room, pale);
        canvas.frame(room.grown(1), pale);
        if (i == 0) {
            continue;
        }
        const PixelRect previous = painter.block(planCells.rect(way[i - 1]));
        const int middleX = room.x + room.width / 2 - wayWidth / 2;
        const int middleY = room.y + room.height / 2 - wayWidth / 2;
        if (room.y == previous.y) {
            const int left = std::min(room.x, previous.x) + room.width;
            canvas.fill({left, middleY, std::max(room.x, previous.x) - left, wayWidth}, pale);
        } else {
            const int top = std::min(room.y, previous.y) + room.height;
            canvas.fill({middleX, top, wayWidth, std::max(room.y, previous.y) - top}, pale);
        }
    }
}

}  // namespace

PictureSize blockPictureSize(GridSize grid, int zoom) {
    return blockCells.size(grid, blockScale(grid, zoom));
}

Canvas drawDungeonBlocks(const Dungeon& dungeon, const BdfFont& font, const SpriteSheets& sprites,
                         int zoom, const Contents& contents) {
    Canvas canvas = blockCells.canvas(dungeon.size(), night);
    for (const GridPos cell : cellsOf(dungeon.size())) {
        if (!dungeon.hasRoom(cell)) {
            const PixelRect at = blockCells.rect(cell);
            canvas.fill({at.x + at.width / 2 - 1, at.y + at.height / 2 - 1, 2, 1}, emptyCell);
        }
    }
    const Metrics metrics = measure(dungeon);
    const GrowthRoomPainter painter(canvas, font, sprites.map, blockCells.cell);
    drawRooms(painter, blockCells, dungeon, metrics);
    if (dungeon.plan(metrics.goal).kind == RoomKind::Plain) {
        painter.drawBanner(blockCells.rect(metrics.goal));
    }
    for (const Chest& chest : contents.chests) {
        if (dungeon.plan(chest.cell).kind == RoomKind::Plain) {
            painter.drawChest(blockCells.rect(chest.cell));
        }
    }
    drawLocks(painter, blockCells, dungeon);
    return zoomed(std::move(canvas), blockScale(dungeon.size(), zoom));
}

PictureSize blueprintSize(GridSize grid, int zoom) {
    return planCells.size(grid, zoom);
}

Canvas drawBlueprint(const Dungeon& dungeon, const BdfFont& font, const SpriteSheets& sprites,
                     int zoom, const CreaturesConfig* creatures, const Contents& contents) {
    Canvas canvas = planCells.canvas(dungeon.size(), paper);
    drawGridLines(canvas, dungeon.size());
    const GrowthRoomPainter painter(canvas, font, sprites.map, planCells.cell);
    drawRooms(painter, planCells, dungeon, measure(dungeon));
    drawWay(canvas, painter, shortestWay(dungeon));
    drawLocks(painter, planCells, dungeon);
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& room) {
        const PixelRect block = painter.block(planCells.rect(cell));
        drawText(canvas, font, ShortText("{}", room.distance), block.x + block.width - 2,
                 block.y + 1, {.colour = pale, .shadow = paper, .align = Align::Right});
        const int danger = creatures == nullptr ? 0 : dangerOf(dungeon, cell, *creatures);
        if (danger > 0) {
            drawText(canvas, font, ShortText("{}", danger), block.x + block.width - 2,
                     block.y + block.height - font.lineHeight(),
                     {.colour = alarm, .shadow = paper, .align = Align::Right});
        }
    });
    constexpr int frame = 0;  // the picture of a treasure without a glint
    for (const Chest& chest : contents.chests) {
        const PixelRect block = painter.block(planCells.rect(chest.cell));
        const auto [sheet, picture] = shownTreasure(sprites, chest.loot.what, frame);
        sheet->draw(canvas, picture, block.x, block.y + block.height - sheet->cell().height);
    }
    return zoomed(std::move(canvas), zoom);
}

}  // namespace doorstring
