#include "config/contradictions/contradictions.hpp"
#include "config/text/numbers.hpp"
#include "config/text/say.hpp"
#include "lab/page/lab_screen.hpp"
#include "picture/text/text.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// The bar of a weight.
struct LabBar {
    std::int64_t weight = 0;
    std::int64_t compared = 0;  // the weight to compare with: a mark across the bar if it differs
    std::int64_t outcome = 0;  // the share of rooms that got the shape, as a weight: the line below
    std::int64_t whole = 1;    // the weight that fills the bar
    bool isChosen = false;
    bool isUnused = false;
};

// The bar itself, and the line below it.
struct BarParts {
    PixelRect upper;
    PixelRect lower;
};

BarParts partsOf(PixelRect area) {
    const int line = area.height > 6 ? 2 : 1;
    return {{area.x, area.y, area.width, area.height - line - 1},
            {area.x, area.y + area.height - line, area.width, line}};
}

// How far a weight reaches along a bar of that width, in pixels.
int barLengthOf(std::int64_t value, const LabBar& bar, int width) {
    const auto wide = static_cast<int>(std::min(value, bar.whole) * width / bar.whole);
    return value > 0 ? std::max(1, wide) : 0;
}

void drawLabBar(const Page& page, PixelRect area, const LabBar& bar) {
    const auto& [canvas, art, colours] = page;
    const auto [upper, lower] = partsOf(area);
    canvas.fill(upper, withAlpha(colours.quiet, bar.isUnused ? 18 : 36));
    const int wide = barLengthOf(bar.weight, bar, upper.width);
    if (bar.isUnused) {
        canvas.fill({upper.x, upper.y, wide, upper.height}, withAlpha(colours.quiet, 50));
        return;
    }
    canvas.fill({upper.x, upper.y, wide, upper.height},
                withAlpha(colours.rim, bar.isChosen ? 230 : 130));
    canvas.fill({upper.x, upper.y, wide, 1}, withAlpha(colours.bright, bar.isChosen ? 255 : 150));
    canvas.fill({lower.x, lower.y, barLengthOf(bar.outcome, bar, lower.width), lower.height},
                withAlpha(colours.text, bar.isChosen ? 230 : 140));
    if (bar.compared != bar.weight) {
        const int mark = std::min(barLengthOf(bar.compared, bar, upper.width), upper.width - 1);
        canvas.fill({upper.x + mark, upper.y - 1, 1, upper.height + 1}, colours.text);
    }
}

// Explains the marks of a bar; what does not fit is left out.
void drawBarLegend(const Page& page, PixelRect area, bool isDuel) {
    constexpr int swatch = 14;
    constexpr int gap = 8;
    struct Entry {
        Message word;
        LabBar bar;
    };
    const std::array entries{
        Entry{msgIn("bar in the Lab", "weight"),
              {.weight = 2, .compared = 2, .whole = 3, .isChosen = true}},
        Entry{msgIn("bar in the Lab", "came out"), {.outcome = 2, .whole = 3, .isChosen = true}},
        Entry{isDuel ? msgIn("bar in the Lab", "other set") : msgIn("bar in the Lab", "at first"),
              {.compared = 2, .whole = 3}}};
    int x = area.x;
    for (const Entry& entry : entries) {
        const std::string_view word = tr(entry.word);
        const int wide = swatch + 3 + textWidth(page.art.font, word);
        if (x + wide > area.x + area.width) {
            return;
        }
        drawLabBar(page, {x, area.y + 1, swatch, 7}, entry.bar);
        page.write(word, x + swatch + 3, area.y - 1, page.colours.quiet);
        x += wide + gap;
    }
}

constexpr Colour fieldShade{0, 0, 0, 90};

// The colour of values that nothing reads.
Colour unusedColour(const Page& page) {
    return withAlpha(page.colours.quiet, 110);
}

bool isUnused(const LabPicture& picture, const LabField& field) {
    return whyUnread(field.key->path, picture.sheet.config()).has_value();
}

// Draws doors as on the large map if the row is high enough, else as in the tables beside the map.
void drawDoors(const Page& page, DoorSet doors, bool isInUse, PixelRect row) {
    const SpriteSheets& sprites = page.art.sprites;
    if (row.height > 10) {
        const MapSprite sign = isInUse ? visitedRoom(doors) : seenRoom(doors);
        sprites.map.draw(page.canvas, static_cast<int>(sign), row.x + 2,
                         row.y + (row.height - sprites.map.cell().height) / 2);
    } else {
        sprites.glyphs.draw(page.canvas, static_cast<int>(doorsGlyph(doors)), row.x + 2, row.y);
    }
}

// Returns "33%"; "<1%" for a weight above 0 whose share rounds to 0.
ShortText shareText(std::int64_t weight, std::int64_t total) {
    const std::int64_t share = total == 0 ? 0 : (weight * 200 / total + 1) / 2;
    return weight > 0 && share == 0 ? ShortText("<1%") : ShortText("{}%", share);
}

void drawWeightRow(const Page& page, const LabPicture& picture, const LabField& field,
                   const FieldPlace& place, std::int64_t whole) {
    const auto& [canvas, art, colours] = page;
    const TablePlace& tablePlace = *field.tablePlace;
    const DoorSet doors = doorsOf(tablePlace.shape, tablePlace.way);
    const DoorTable& table =
        tableAt(picture.sheet.config().dungeon, tablePlace.page, tablePlace.way);
    const std::int64_t weight = weightOf(table, doors);
    const Config& otherConfig =
        picture.isDuel ? picture.sheet.config(other(picture.sheet.active())) : picture.sheet.base();
    const std::int64_t compared =
        weightOf(tableAt(otherConfig.dungeon, tablePlace.page, tablePlace.way), doors);
    const bool isChosen = picture.isChosen(place);
    const bool unused = isUnused(picture, field);
    if (isChosen) {
        canvas.fill(place.row, withAlpha(colours.bright, 60));
    }
    drawDoors(page, doors, weight > 0 && !unused, place.row);
    const ShapeCounts& shapes = picture.growth.shapes();
    const std::int64_t rooms =
        std::max<std::int64_t>(1, shapes.rooms(tablePlace.page, tablePlace.way));
    drawLabBar(page, place.bar,
               {.weight = weight,
                .compared = compared,
                .outcome = shapes.rooms(tablePlace) * table.total() / rooms,
                .whole = whole,
                .isChosen = isChosen,
                .isUnused = unused});
    const bool isTyped = isChosen && !picture.typed.empty();
    const std::string number = thousandthsText(weight);
    const std::string_view text = isTyped ? picture.typed : std::string_view(number);
    const Colour colour = unused               ? unusedColour(page)
                          : weight != compared ? colours.bright
                          : weight > 0         ? colours.text
                                               : colours.quiet;
    const int y = place.row.y + (place.row.height - 10) / 2;
    page.write(isTyped ? ShortText("{}_", text) : ShortText("{}", text), place.numberRight, y,
               colour, Align::Right);
    page.write(shareText(weight, table.total()), place.row.x + place.row.width - 2, y,
               unused ? unusedColour(page) : colours.quiet, Align::Right);
}

void drawTableHeads(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    constexpr DirectionArray<Message> heads{
        {{msg("going north"), msg("going south"), msg("going west"), msg("going east")}}};
    const auto& [canvas, art, colours] = page;
    for (const Direction way : allDirections) {
        const PixelRect table = layout.tables[way];
        canvas.fill(table, fieldShade);
        const auto& field = fieldsOf(picture.page)[static_cast<std::size_t>(picture.chosenField)];
        const bool isChosen =
            field.tablePlace && field.tablePlace->way == way && !picture.amongDungeons;
        canvas.frame(table, withAlpha(colours.rim, isChosen ? 255 : 90));
        art.sprites.glyphs.draw(canvas, static_cast<int>(arrowGlyph(way)), table.x + 5,
                                table.y + 2);
        const bool inherits =
            ownTableAt(picture.sheet.config().dungeon, picture.page, way).entries().empty();
        page.write(tr(heads[way]), table.x + 16, table.y, inherits ? colours.quiet : colours.text);
    }
}

// Returns a value as the page shows it: dead ends for "dead ends", 50 % for "1/2", yes for true,
// and plain, shop for ["plain", "shop"].
std::string shownValue(const KeySpec& key, const Config& config) {
    std::string text = key.toml(config);
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') {
        text = text.substr(1, text.size() - 2);
    }
    if (text.starts_with('[') && text.find('"') != std::string::npos) {
        std::erase_if(text, [](char sign) { return sign == '[' || sign == ']' || sign == '"'; });
        return text;
    }
    if (text == "true" || text == "false") {
        return text == "true" ? say("yes") : say("no");
    }
    const std::size_t slash = text.find('/');
    const auto numerator = wholeNumber<std::int64_t>(std::string_view(text).substr(0, slash));
    if (slash == std::string::npos || !numerator) {
        return text;
    }
    const auto denominator = wholeNumber<std::int64_t>(std::string_view(text).substr(slash + 1));
    if (!denominator || *denominator <= 0) {
        return text;
    }
    const std::int64_t tenthsOfPercent = (*numerator * 2000 / *denominator + 1) / 2;  // rounded
    return thousandthsText(100 * tenthsOfPercent) + " %";
}

std::string pathLabel(std::string_view path) {
    std::string label(path.substr(path.rfind('.') + 1));
    std::replace(label.begin(), label.end(), '_', ' ');
    return label;
}

void drawListRow(const Page& page, const LabPicture& picture, const LabField& field,
                 const FieldPlace& place) {
    const auto& [canvas, art, colours] = page;
    const bool isChosen = picture.isChosen(place);
    const bool unused = isUnused(picture, field);
    if (isChosen) {
        canvas.fill(place.row, withAlpha(colours.bright, 60));
    }
    const std::string label = pathLabel(field.key->path);
    page.write(label, place.row.x + 6, place.row.y, unused ? unusedColour(page) : colours.text);
    const std::string value = isChosen && !picture.typed.empty()
                                  ? std::string(picture.typed) + "_"
                                  : shownValue(*field.key, picture.sheet.config());
    const int right = place.row.x + place.row.width - 3;
    const int space = place.row.width - 20 - textWidth(art.font, label);
    const Colour colour = unused                         ? unusedColour(page)
                          : picture.sheet.differs(field) ? colours.bright
                                                         : colours.text;
    page.write(ellipsize(art.font, value, space), right, place.row.y, colour, Align::Right);
}

std::string_view sectionOf(const LabField& field) {
    const std::string_view path = field.key->path;
    return path.substr(0, std::min(path.rfind('.'), path.size()));
}

// Draws the name of a section above its first key in view.
void drawSectionName(const Page& page, const LabPicture& picture, const LabField& field,
                     PixelRect row) {
    const std::string_view section = sectionOf(field);
    if (section != field.key->path) {
        page.write(pathLabel(section), row.x + 1, row.y - row.height,
                   isUnused(picture, field) ? unusedColour(page) : page.colours.bright);
    }
}

void drawList(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    const auto& [canvas, art, colours] = page;
    const PixelRect area = layout.fieldArea;
    canvas.fill(area, fieldShade);
    canvas.frame(area, withAlpha(colours.rim, 90));
    const LabField* previous = nullptr;
    for (const FieldPlace& place : layout.fields) {
        const LabField& field = fieldsOf(picture.page)[static_cast<std::size_t>(place.index)];
        if (previous == nullptr || sectionOf(*previous) != sectionOf(field)) {
            drawSectionName(page, picture, field, place.row);
        }
        drawListRow(page, picture, field, place);
        previous = &field;
    }
    const int x = area.x + area.width - 10;
    if (layout.isMoreAbove) {
        page.write("\u25b2", x, area.y + 2, colours.quiet);
    }
    if (layout.isMoreBelow) {
        page.write("\u25bc", x, area.y + area.height - 12, colours.quiet);
    }
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

void drawLabFields(const Page& page, const LabPicture& picture, const LabLayout& layout) {
    if (!hasTables(picture.page)) {
        return drawList(page, picture, layout);
    }
    drawTableHeads(page, picture, layout);
    const std::int64_t whole = labBarWeight(picture.sheet.config().dungeon, picture.page);
    for (const FieldPlace& place : layout.fields) {
        const LabField& field = fieldsOf(picture.page)[static_cast<std::size_t>(place.index)];
        if (field.tablePlace) {
            drawWeightRow(page, picture, field, place, whole);
        } else {
            drawListRow(page, picture, field, place);
        }
    }
    if (layout.barLegend.height > 0) {
        drawBarLegend(page, layout.barLegend, picture.isDuel);
    }
}

}  // namespace doorstring
