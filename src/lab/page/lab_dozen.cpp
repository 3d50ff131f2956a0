#include "lab/page/lab_dozen.hpp"

#include "lab/page/lab_dungeons.hpp"

namespace doorstring {

namespace {

constexpr Colour labCursor{255, 255, 255};

// Rooms that the dungeon of the other set does not have, or has otherwise.
int duelLight(const LabDungeon& mine, const LabDungeon& theirs, GridPos cell) {
    const bool isSame = theirs.dungeon && theirs.dungeon->size() == mine.dungeon->size() &&
                        theirs.dungeon->hasRoom(cell) &&
                        theirs.dungeon->plan(cell).doors == mine.dungeon->plan(cell).doors;
    return isSame ? 0 : labDifference;
}

// In a duel pairs of one seed: A, and beside it B.
void drawPlace(const Page& page, const LabPicture& picture, PixelRect area, int place) {
    const auto& [canvas, art, colours] = page;
    const LabSet set = place % 2 == 0 ? LabSet::A : LabSet::B;
    const bool isRival = picture.isDuel && set != picture.sheet.active();
    const auto seed = static_cast<std::size_t>(picture.isDuel ? place / 2 : place);
    const LabGrowth& growth = isRival ? picture.rival : picture.growth;
    const LabGrowth& other = isRival ? picture.growth : picture.rival;
    const Config& config = isRival ? picture.sheet.of(set) : picture.sheet.config();
    const LabDungeon& shown = growth.dungeons()[seed];
    canvas.fill(area, {0, 0, 0, 90});
    const PixelRect inner = area.grown(-1);
    const std::string_view without = growth.isTooLarge() ? "too large\nto show"
                                     : shown.failed      ? "breaks the\nlimits"
                                                         : "";
    page.write(without, area.x + area.width / 2, area.y + area.height / 2 - 9, colours.quiet,
               Align::Centre);
    if (shown.dungeon) {
        const GridSize grid = config.dungeon.roomGrid(config.room.size);
        const auto light = [&](GridPos cell) {
            return picture.isDuel ? duelLight(shown, other.dungeons()[seed], cell)
                                  : picture.light(place, cell);
        };
        drawLabDungeon(page, *shown.dungeon, shown.longestDistance, inner, labCellSide(grid, inner),
                       light);
    }
    const bool isChosen = seed == static_cast<std::size_t>(picture.dungeon) && !isRival;
    if (isChosen && picture.cursor && shown.dungeon) {
        const GridSize grid = shown.dungeon->size();
        const PixelRect cell =
            labCellRect(*shown.dungeon, inner, labCellSide(grid, inner), *picture.cursor);
        canvas.frame({cell.x - 1, cell.y - 1, cell.width + 1, cell.height + 1}, labCursor);
    }
    if (picture.isDuel) {
        page.write(set == LabSet::A ? "A" : "B", area.x + 3, area.y + 1,
                   isRival ? colours.quiet : colours.bright);
    }
    if (isChosen) {
        canvas.frame(area, picture.amongDungeons ? colours.bright : withAlpha(colours.rim, 150));
    }
}

}  // namespace

void drawLabDozen(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    for (int place = 0; place < labDungeons; ++place) {
        drawPlace(page, picture, layout.dungeons[static_cast<std::size_t>(place)], place);
    }
    if (layout.dungeonLegend.height > 0) {
        drawDungeonLegend(page, layout.dungeonLegend, picture.isDuel);
    }
}

}  // namespace doorstring
