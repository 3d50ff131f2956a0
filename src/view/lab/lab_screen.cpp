#include "view/lab/lab_screen.hpp"

#include "config/text/numbers.hpp"
#include "picture/text/short_text.hpp"
#include "view/lab/lab_dungeons.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr Colour labShade{0, 0, 0, 90};
constexpr Colour labCursor{255, 255, 255};

// The old value is a thin mark on the bar.
void drawWeightBar(const Page& page, PixelRect bar, std::int64_t weight, std::int64_t before,
                   std::int64_t whole, bool isChosen) {
    const auto& [canvas, art, colours] = page;
    const auto along = [&](std::int64_t value) {
        return static_cast<int>(std::min(value, whole) * bar.width / whole);
    };
    canvas.fill(bar, withAlpha(colours.quiet, 36));
    const int wide = weight > 0 ? std::max(1, along(weight)) : 0;
    canvas.fill({bar.x, bar.y, wide, bar.height}, withAlpha(colours.rim, isChosen ? 230 : 130));
    canvas.fill({bar.x, bar.y, wide, 1}, withAlpha(colours.bright, isChosen ? 255 : 150));
    if (before != weight) {
        canvas.fill({bar.x + std::min(along(before), bar.width - 1), bar.y - 1, 1, bar.height + 2},
                    colours.text);
    }
}

// As on the large map where there is room, else as in the tables beside it.
void drawDoors(const Page& page, DoorSet doors, bool isDrawn, PixelRect row) {
    const SpriteSheets& sprites = page.art.sprites;
    if (row.height > 10) {
        const MapSprite sign = isDrawn ? visitedRoom(doors) : seenRoom(doors);
        sprites.map.draw(page.canvas, static_cast<int>(sign), row.x + 2,
                         row.y + (row.height - sprites.map.cell().height) / 2);
    } else {
        sprites.glyphs.draw(page.canvas, static_cast<int>(doorsGlyph(doors)), row.x + 2, row.y);
    }
}

void drawWeightRow(const Page& page, const LabPicture& picture, const LabField& field,
                   const FieldPlace& place, std::int64_t whole) {
    const auto& [canvas, art, colours] = page;
    const TablePlace& at = *field.table;
    const DoorSet doors = doorsOf(at.shape, at.way);
    const DungeonConfig& config = picture.sheet.config().dungeon;
    const std::int64_t weight = weightOf(tableAt(config, at.page, at.way), doors);
    const Config& compared =
        picture.isDuel ? picture.sheet.of(other(picture.sheet.active())) : picture.sheet.base();
    const std::int64_t before = weightOf(tableAt(compared.dungeon, at.page, at.way), doors);
    const bool isChosen = place.index == picture.chosen && !picture.amongDungeons;
    if (isChosen) {
        canvas.fill(place.row, withAlpha(colours.bright, 60));
    }
    drawDoors(page, doors, weight > 0, place.row);
    drawWeightBar(page, place.bar, weight, before, whole, isChosen);
    const bool isTyped = isChosen && !picture.typed.empty();
    const std::string number = thousandthsText(weight);
    const std::string_view text = isTyped ? picture.typed : std::string_view(number);
    const Colour colour = weight != before ? colours.bright
                          : weight > 0     ? colours.text
                                           : colours.quiet;
    page.write(isTyped ? ShortText("{}_", text) : ShortText("{}", text),
               place.row.x + place.row.width - 3, place.row.y + (place.row.height - 10) / 2, colour,
               Align::Right);
}

void drawTableHeads(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    constexpr DirectionArray<std::string_view> heads{
        {{"going north", "going south", "going west", "going east"}}};
    const auto& [canvas, art, colours] = page;
    for (const Direction way : allDirections) {
        const PixelRect table = layout.tables[way];
        canvas.fill(table, labShade);
        const auto& field = fieldsOf(picture.page)[static_cast<std::size_t>(picture.chosen)];
        const bool isChosen = field.table && field.table->way == way && !picture.amongDungeons;
        canvas.frame(table, withAlpha(colours.rim, isChosen ? 255 : 90));
        art.sprites.glyphs.draw(canvas, static_cast<int>(arrowGlyph(way)), table.x + 5,
                                table.y + 3);
        const bool inherits =
            ownTableAt(picture.sheet.config().dungeon, picture.page, way).entries().empty();
        page.write(heads[way], table.x + 16, table.y + 1, inherits ? colours.quiet : colours.text);
    }
}

// "dead ends" of "\"dead ends\"", "50 %" of "\"1/2\"".
std::string shownValue(const KeySpec& key, const Config& config) {
    std::string text = key.toml(config);
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') {
        text = text.substr(1, text.size() - 2);
    }
    const std::size_t slash = text.find('/');
    const auto upper = wholeNumber<std::int64_t>(std::string_view(text).substr(0, slash));
    if (slash == std::string::npos || !upper) {
        return text;
    }
    const auto lower = wholeNumber<std::int64_t>(std::string_view(text).substr(slash + 1));
    return lower && *lower > 0 ? thousandthsText((*upper * 2000 / *lower + 1) / 2 * 100) + " %"
                               : text;
}

std::string labelOf(std::string_view path) {
    std::string label(path.substr(path.rfind('.') + 1));
    std::replace(label.begin(), label.end(), '_', ' ');
    return label;
}

void drawListRow(const Page& page, const LabPicture& picture, const LabField& field,
                 const FieldPlace& place) {
    const auto& [canvas, art, colours] = page;
    const bool isChosen = place.index == picture.chosen && !picture.amongDungeons;
    if (isChosen) {
        canvas.fill(place.row, withAlpha(colours.bright, 60));
    }
    const std::string_view path = field.key->path;
    page.write(labelOf(path), place.row.x + 6, place.row.y, colours.text);
    const std::string value = isChosen && !picture.typed.empty()
                                  ? std::string(picture.typed) + "_"
                                  : shownValue(*field.key, picture.sheet.config());
    const int right = place.row.x + place.row.width - 3;
    const int room = place.row.width - 20 - textWidth(art.font, labelOf(path));
    page.write(ellipsize(art.font, value, room), right, place.row.y,
               picture.sheet.differs(field) ? colours.bright : colours.text, Align::Right);
}

void drawFields(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    const auto& fields = fieldsOf(picture.page);
    if (hasTables(picture.page)) {
        drawTableHeads(page, picture, layout);
    } else {
        page.canvas.fill(layout.left, labShade);
        page.canvas.frame(layout.left, withAlpha(page.colours.rim, 90));
    }
    const std::int64_t whole = labBarWeight(picture.sheet.config().dungeon, picture.page);
    for (const FieldPlace& place : layout.fields) {
        const LabField& field = fields[static_cast<std::size_t>(place.index)];
        if (field.table) {
            drawWeightRow(page, picture, field, place, whole);
            continue;
        }
        const std::string_view path = field.key->path;
        const std::string_view section = path.substr(0, std::min(path.rfind('.'), path.size()));
        const bool isFirst =
            place.index == 0 ||
            !std::string_view(fields[static_cast<std::size_t>(place.index - 1)].key->path)
                 .starts_with(std::string(section) + ".");
        if (!hasTables(picture.page) && isFirst && section != path &&
            place.row.y - 10 >= layout.left.y) {
            page.write(labelOf(section), place.row.x + 1, place.row.y - 10, page.colours.bright);
        }
        drawListRow(page, picture, field, place);
    }
}

// Rooms that the dungeon of the other set does not have, or has otherwise.
int duelLight(const LabDungeon& mine, const LabDungeon& theirs, GridPos cell) {
    constexpr int different = 150;
    const bool isSame = theirs.dungeon && theirs.dungeon->size() == mine.dungeon->size() &&
                        theirs.dungeon->hasRoom(cell) &&
                        theirs.dungeon->plan(cell).doors == mine.dungeon->plan(cell).doors;
    return isSame ? 0 : different;
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
    canvas.fill(area, labShade);
    const PixelRect inner = area.grown(-1);
    const std::string_view without = growth.isTooLarge() ? "too large\nto show"
                                     : shown.failed      ? "breaks the\nlimits"
                                                         : "";
    page.write(without, area.x + area.width / 2, area.y + area.height / 2 - 9, colours.quiet,
               Align::Centre);
    if (shown.dungeon) {
        const GridSize grid = config.dungeon.roomGrid(config.room.size);
        drawLabDungeon(page, *shown.dungeon, inner, labCellSide(grid, inner), [&](GridPos cell) {
            return picture.isDuel ? duelLight(shown, other.dungeons()[seed], cell)
                                  : picture.light(place, cell);
        });
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

void drawHead(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    const auto& [canvas, art, colours] = page;
    page.write("The Lab", 6, 3, colours.bright);
    page.write(picture.heading, 6 + textAdvance(art.font, "The Lab") + 6, 3, colours.quiet);
    for (const LabButton button : labButtons) {
        const PixelRect area = layout.buttons[button];
        const LabSet set = picture.sheet.active();
        const bool isOn = (button == LabButton::SetA && set == LabSet::A) ||
                          (button == LabButton::SetB && set == LabSet::B) ||
                          (button == LabButton::Turned && picture.turned) ||
                          (button == LabButton::Duel && picture.isDuel);
        canvas.fill(area, isOn ? withAlpha(colours.rim, 120) : withAlpha(colours.quiet, 40));
        page.write(labelOf(button), area.x + 3, area.y + 1, isOn ? colours.bright : colours.text);
    }
    for (const LabPage each : labPages) {
        const PixelRect tab = layout.tabs[each];
        const bool isOpen = each == picture.page;
        if (isOpen) {
            canvas.fill(tab, withAlpha(colours.rim, 70));
            canvas.fill({tab.x, tab.y + tab.height - 1, tab.width, 1}, colours.bright);
        }
        page.write(name(each), tab.x + tab.width / 2, tab.y + 1,
                   isOpen ? colours.bright : colours.quiet, Align::Centre);
    }
}

// In the place of the histograms and of the help below them.
void drawReasons(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    const PixelRect first = layout.histograms.front();
    const PixelRect last = layout.histograms.back();
    const PixelRect area{first.x, first.y, last.x + last.width - first.x,
                         layout.helpTop + 20 - first.y};
    page.canvas.fill(area, labShade);
    page.canvas.frame(area, withAlpha(page.colours.rim, 150));
    const BdfFont& font = page.art.font;
    int y = area.y + 2;
    for (const std::string& sentence : picture.reasons) {
        for (const std::string& line : wrapText(font, sentence, area.width - 8)) {
            if (y + font.lineHeight() <= area.y + area.height) {
                page.write(line, area.x + 4, y, page.colours.text);
            }
            y += font.lineHeight();
        }
    }
}

// Two lines of help at most, then the keys.
void drawHelp(const Page& page, const LabPicture& picture, int top) {
    const BdfFont& font = page.art.font;
    const int width = page.width() - 12;
    std::vector<std::string> lines;
    if (picture.reasons.empty() || picture.isHelpBad) {
        lines = wrapText(font, picture.help, width);
    }
    if (lines.size() > 2) {
        lines[1] = ellipsize(font, lines[1] + " " + lines[2], width);
        lines.resize(2);
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        page.write(lines[i], 6, top + 1 + static_cast<int>(i) * 10,
                   picture.isHelpBad ? page.colours.bad : page.colours.text);
    }
    page.write(ellipsize(font, picture.hints, width), 6, top + 21, page.colours.quiet);
}

}  // namespace

std::int64_t labBarWeight(const DungeonConfig& config, LabPage page) {
    std::int64_t largest = 0;
    for (const Direction way : allDirections) {
        for (const DoorTable::Entry& entry : tableAt(config, page, way).entries()) {
            largest = std::max(largest, entry.weight);
        }
    }
    std::int64_t whole = 10 * weightOne;
    while (whole < largest) {
        whole *= 2;
    }
    return whole;
}

void drawLabScreen(const Page& page, const LabPicture& picture) {
    const auto& [canvas, art, colours] = page;
    const LabLayout layout = labLayout(canvas.size(), art.font, picture.page, picture.chosen);
    canvas.clear(colours.back);
    drawHead(page, picture, layout);
    drawFields(page, picture, layout);
    for (int place = 0; place < labDungeons; ++place) {
        drawPlace(page, picture, layout.dungeons[static_cast<std::size_t>(place)], place);
    }
    if (!picture.reasons.empty()) {
        drawReasons(page, picture, layout);
    }
    for (std::size_t i = 0; picture.reasons.empty() && i < labMetrics.size(); ++i) {
        drawLabHistogram(page, i, picture.growth.measured(i),
                         picture.isDuel ? picture.rival.measured(i) : picture.ghost[i],
                         layout.histograms[i]);
    }
    drawHelp(page, picture, layout.helpTop);
}

}  // namespace doorstring
