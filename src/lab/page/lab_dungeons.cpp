#include "lab/page/lab_screen.hpp"
#include "picture/canvas/tile_light.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int differenceLight = 150;  // the light of a room that sets A and B do not share
constexpr int smallestCell = 2;
constexpr int largestCell = 12;
constexpr Colour labStart{255, 255, 255};
constexpr Colour labBoss{238, 56, 72};
constexpr Colour labTreasure{255, 226, 92};
constexpr Colour labLock{255, 200, 64};

// The upper left corner of the cell (0, 0) on the canvas. A dungeon that fits is in the middle of
// the area; of a larger one the part around its start is shown.
GridPos cornerOf(const Dungeon& dungeon, PixelRect area, int side) {
    const auto along = [&](int begin, int length, int cells, int start) {
        const int wide = cells * side;
        return wide <= length ? begin + (length - wide) / 2
                              : begin + length / 2 - start * side - side / 2;
    };
    const GridSize size = dungeon.size();
    return {along(area.x, area.width, size.width, dungeon.start().x),
            along(area.y, area.height, size.height, dungeon.start().y)};
}

std::optional<Colour> markOf(RoomKind kind) {
    switch (kind) {
    case RoomKind::Start:
        return labStart;
    case RoomKind::Boss:
        return labBoss;
    case RoomKind::Plain:
    case RoomKind::Key:
    case RoomKind::Secret:
        return std::nullopt;
    default:
        return labTreasure;
    }
}

Colour lit(Colour colour, int light) {
    const auto lightened = [&](int channel) {
        return static_cast<std::uint8_t>(channel + (255 - channel) * light / 255);
    };
    return {lightened(colour.red), lightened(colour.green), lightened(colour.blue)};
}

class LabDungeonPainter {
public:
    LabDungeonPainter(Canvas& canvas, int cellSide)
        : canvas_(canvas),
          gap_(cellSide >= 9   ? 3
               : cellSide >= 6 ? 2
                               : 1),
          roomSide_(cellSide - gap_),
          doorWidth_(std::max(1, roomSide_ / 3)) {}

    void drawRoom(const RoomPlan& plan, const Stone& stone, int x, int y, int light) const {
        const Colour top = lit(stone.top, light);
        canvas_.fill({x, y, roomSide_, roomSide_}, top);
        if (roomSide_ >= 4) {
            canvas_.fill({x, y, roomSide_, 1}, lit(stone.rim, light));
            canvas_.fill({x, y + roomSide_ - 1, roomSide_, 1}, lit(stone.face, light));
        }
        const int middle = (roomSide_ - doorWidth_) / 2;
        if (plan.doors.has(Direction::East)) {
            const bool locked = plan.locks.at(Direction::East) != DoorLock::None;
            canvas_.fill({x + roomSide_, y + middle, gap_, doorWidth_}, locked ? labLock : top);
        }
        if (plan.doors.has(Direction::South)) {
            const bool locked = plan.locks.at(Direction::South) != DoorLock::None;
            canvas_.fill({x + middle, y + roomSide_, doorWidth_, gap_}, locked ? labLock : top);
        }
        // On a room that is large enough, the mark leaves some of the stone visible.
        if (const auto mark = markOf(plan.kind)) {
            const int inset = roomSide_ >= 4 ? roomSide_ / 4 + (roomSide_ >= 8 ? 1 : 0) : 0;
            canvas_.fill({x + inset, y + inset, roomSide_ - 2 * inset, roomSide_ - 2 * inset},
                         *mark);
        }
    }

private:
    Canvas& canvas_;
    int gap_;  // between two rooms
    int roomSide_;
    int doorWidth_;
};

// Draws only the part of the dungeon that is in the area, so that a dungeon of a million rooms
// takes no longer. brightnessOf() says how brightly a room is lit, from 0 to 255.
void drawLabDungeon(const Page& page, const Dungeon& dungeon, std::uint32_t longestDistance,
                    PixelRect area, int cellSide, const std::function<int(GridPos)>& brightnessOf) {
    const GridPos corner = cornerOf(dungeon, area, cellSide);
    const LabDungeonPainter painter(page.canvas, cellSide);
    const PixelRect clip = page.canvas.clip();
    page.canvas.setClip(area);
    const GridPos first{std::max(0, (area.x - corner.x) / cellSide - 1),
                        std::max(0, (area.y - corner.y) / cellSide - 1)};
    const GridPos last{std::min(dungeon.size().width - 1, (area.right() - corner.x) / cellSide),
                       std::min(dungeon.size().height - 1, (area.bottom() - corner.y) / cellSide)};
    for (const GridPos cell : cellsIn(areaBetween(first, last))) {
        if (dungeon.hasRoom(cell)) {
            const RoomPlan& plan = dungeon.plan(cell);
            painter.drawRoom(plan, stoneFor(plan.distance, longestDistance),
                             corner.x + cell.x * cellSide, corner.y + cell.y * cellSide,
                             brightnessOf(cell));
        }
    }
    page.canvas.setClip(clip);
}

PixelRect labCellRect(const Dungeon& dungeon, PixelRect area, int cellSide, GridPos cell) {
    const GridPos corner = cornerOf(dungeon, area, cellSide);
    return {corner.x + cell.x * cellSide, corner.y + cell.y * cellSide, cellSide, cellSide};
}

// Explains the colours of rooms; what does not fit is left out.
void drawDungeonLegend(const Page& page, PixelRect area, bool isDuel) {
    constexpr int swatch = 6;
    constexpr int gap = 7;
    int x = area.x;
    // The width of a mark with its word beside it.
    const auto widthWith = [&](std::string_view word, int markWidth) {
        return markWidth + 3 + textWidth(page.art.font, word);
    };
    const auto isSpaceFor = [&](std::string_view word, int markWidth) {
        return x + widthWith(word, markWidth) <= area.x + area.width;
    };
    const auto writeWord = [&](std::string_view word, int markWidth) {
        page.write(word, x + markWidth + 3, area.y - 1, page.colours.quiet);
    };
    struct Entry {
        Message word;
        Colour colour;
        bool isLine = false;  // whether the mark is a line, like that of a lock
    };
    for (const Entry& entry : {Entry{msgIn("mark in the Lab", "start"), labStart},
                               Entry{msgIn("mark in the Lab", "boss"), labBoss},
                               Entry{msgIn("mark in the Lab", "special"), labTreasure},
                               Entry{msgIn("mark in the Lab", "lock"), labLock, true}}) {
        const std::string_view word = tr(entry.word);
        if (isSpaceFor(word, swatch)) {
            const int offset = entry.isLine ? 3 : 1;
            page.canvas.fill({x, area.y + offset, swatch, entry.isLine ? 2 : swatch}, entry.colour);
            writeWord(word, swatch);
            x += widthWith(word, swatch) + gap;
        }
    }
    constexpr std::uint32_t shades = 6;
    const std::string_view differs = tr(msgIn("mark in the Lab", "differs"));
    if (isDuel && isSpaceFor(differs, 2 * swatch)) {
        writeWord(differs, 2 * swatch);
        for (const int i : {0, 1}) {
            page.canvas.fill({x + i * swatch, area.y + 1, swatch, swatch},
                             lit(stoneFor(i == 0 ? 1 : shades - 1, shades).top, differenceLight));
        }
    }
    const std::string_view nearToFar = tr(msgIn("mark in the Lab", "near to far"));
    if (!isDuel && isSpaceFor(nearToFar, shades * swatch)) {
        writeWord(nearToFar, shades * swatch);
        for (std::uint32_t i = 0; i < shades; ++i) {
            page.canvas.fill({x + static_cast<int>(i) * swatch, area.y + 1, swatch, swatch},
                             stoneFor(i, shades - 1).top);
        }
    }
}

constexpr Colour labCursor{255, 255, 255};

// How brightly a room is lit where sets A and B stand side by side (a duel). It stays unlit if both
// grids have the same size and the other set's dungeon has a room with the same doors at `cell`.
int duelLight(const LabDungeon& mine, const LabDungeon& theirs, GridPos cell) {
    const bool isSame = theirs.dungeon && theirs.dungeon->size() == mine.dungeon->size() &&
                        theirs.dungeon->hasRoom(cell) &&
                        theirs.dungeon->plan(cell).doors == mine.dungeon->plan(cell).doors;
    return isSame ? 0 : differenceLight;
}

// Draws the dungeon that one of the twelve slots of the page shows. In a duel even slots are those
// of A, and odd ones those of B.
void drawSlot(const Page& page, const LabPicture& picture, PixelRect area, int slot) {
    const auto& [canvas, art, colours] = page;
    const LabSet set = slot % 2 == 0 ? LabSet::A : LabSet::B;
    const bool isOtherSet = picture.isDuel && set != picture.sheet.active();
    const int place = picture.isDuel ? slot / 2 : slot;
    const LabGrowth& growth = isOtherSet ? picture.otherGrowth : picture.growth;
    const LabGrowth& opponent = isOtherSet ? picture.growth : picture.otherGrowth;
    const Config& config = isOtherSet ? picture.sheet.config(set) : picture.sheet.config();
    const LabDungeon& shown = growth.dungeons()[static_cast<std::size_t>(place)];
    canvas.fill(area, {0, 0, 0, 90});
    const PixelRect inner = area.grown(-1);
    const Message whyNone = growth.isTooLarge() ? msg("too large\nto show")
                            : shown.failed      ? msg("breaks the\nlimits")
                                                : Message();
    page.write(tr(whyNone), area.x + area.width / 2, area.y + area.height / 2 - 9, colours.quiet,
               Align::Centre);
    if (shown.dungeon) {
        const GridSize grid = config.dungeon.roomGrid(config.room.size);
        const auto brightnessOf = [&](GridPos cell) {
            return picture.isDuel
                       ? duelLight(shown, opponent.dungeons()[static_cast<std::size_t>(place)],
                                   cell)
                       : picture.brightness(place, cell);
        };
        drawLabDungeon(page, *shown.dungeon, shown.longestDistance, inner, labCellSide(grid, inner),
                       brightnessOf);
    }
    const bool isChosen = place == picture.chosenDungeon && !isOtherSet;
    if (isChosen && picture.cursor && shown.dungeon &&
        shown.dungeon->plans().contains(*picture.cursor)) {
        const GridSize grid = shown.dungeon->size();
        const PixelRect cell =
            labCellRect(*shown.dungeon, inner, labCellSide(grid, inner), *picture.cursor);
        canvas.frame({cell.x - 1, cell.y - 1, cell.width + 1, cell.height + 1}, labCursor);
    }
    if (picture.isDuel) {
        page.write(set == LabSet::A ? "A" : "B", area.x + 3, area.y + 1,
                   isOtherSet ? colours.quiet : colours.bright);
    }
    if (isChosen) {
        canvas.frame(area, picture.amongDungeons ? colours.bright : withAlpha(colours.rim, 150));
    }
}

}  // namespace

int labCellSide(GridSize grid, PixelRect area) {
    return std::clamp(std::min(area.width / grid.width, area.height / grid.height), smallestCell,
                      largestCell);
}

GridPos labCellAt(const Dungeon& dungeon, PixelRect area, int cellSide, GridPos at) {
    const GridPos corner = cornerOf(dungeon, area, cellSide);
    const auto roundedDown = [&](int offset) {
        return offset >= 0 ? offset / cellSide : (offset - cellSide + 1) / cellSide;
    };
    return {roundedDown(at.x - corner.x), roundedDown(at.y - corner.y)};
}

void drawLabDozen(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    for (int slot = 0; slot < labDungeons; ++slot) {
        drawSlot(page, picture, layout.dungeons[static_cast<std::size_t>(slot)], slot);
    }
    if (layout.dungeonLegend.height > 0) {
        drawDungeonLegend(page, layout.dungeonLegend, picture.isDuel);
    }
}

}  // namespace doorstring
