#include "view/screens/notes_screen.hpp"

#include "config/text/say.hpp"
#include "picture/sprites/sprites.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int notesMargin = 6;
constexpr int tabsTop = 3;
constexpr int tabHeight = 13;
constexpr int tabPadding = 5;
constexpr int nichesTop = 24;  // below the panel's edge
constexpr int nicheGap = 3;
constexpr int nicheRim = 3;  // around a picture
constexpr int mostInRow = 8;
constexpr int ticksPerNotePicture = 24;
constexpr std::string_view hidden = "???";

int pictureSide(const NotesChapter& chapter) {
    return chapter.entries.empty() ? pixelsPerTile : chapter.entries.front().sheet->cell().width;
}

int nicheSide(const NotesChapter& chapter) {
    return pictureSide(chapter) + 2 * nicheRim;
}

PixelRect notesPanel(GridSize canvas) {
    constexpr int edge = 2;
    const GridSize size = layoutFor({}).canvas;
    return PixelRect{(canvas.width - size.width) / 2, (canvas.height - size.height) / 2, size.width,
                     size.height}
        .grown(-edge);
}

// The place of a tab. The tabs stand side by side, each as wide as its word.
PixelRect tabPlace(GridSize canvas, const BdfFont& font, std::span<const NotesChapter> chapters,
                   int tab) {
    const PixelRect panel = notesPanel(canvas);
    const auto widthOf = [&](int number) {
        return textWidth(font, chapters[static_cast<std::size_t>(number)].title) + 2 * tabPadding;
    };
    int x = panel.x + notesMargin;
    for (int earlier = 0; earlier < tab; ++earlier) {
        x += widthOf(earlier);
    }
    return {x, panel.y + tabsTop, widthOf(tab), tabHeight};
}

PixelRect nichePlace(GridSize canvas, const NotesChapter& chapter, int entry) {
    const PixelRect panel = notesPanel(canvas);
    const int columns = notesColumns(chapter);
    const int side = nicheSide(chapter);
    const int step = side + nicheGap;
    const int left = panel.x + (panel.width - columns * step + nicheGap) / 2;
    return {left + entry % columns * step, panel.y + nichesTop + entry / columns * step, side,
            side};
}

// The lowest edge of the niches.
int bottomOfNiches(GridSize canvas, const NotesChapter& chapter) {
    const PixelRect last =
        nichePlace(canvas, chapter, static_cast<int>(chapter.entries.size()) - 1);
    return last.y + last.height;
}

void drawTabs(const Page& page, const NotesPicture& notes) {
    const PixelRect panel = notesPanel(page.canvas.size());
    const int edge = panel.y + tabsTop + tabHeight;
    page.canvas.fill({panel.x + notesMargin, edge, panel.width - 2 * notesMargin, 1},
                     withAlpha(page.colours.rim, 90));
    const NotesChapter& shown = notes.chapters[static_cast<std::size_t>(notes.chapter)];
    const ShortText known = ShortText::say("{known} of {all}", "known"_a = shown.knownEntries(),
                                           "all"_a = shown.entries.size());
    const int right = panel.x + panel.width - notesMargin;
    const int knownAt = right - textWidth(page.art.font, known);
    for (int tab = 0; tab < static_cast<int>(notes.chapters.size()); ++tab) {
        const PixelRect place = tabPlace(page.canvas.size(), page.art.font, notes.chapters, tab);
        const bool isChosen = tab == notes.chapter;
        page.write(notes.chapters[static_cast<std::size_t>(tab)].title, place.x + tabPadding,
                   place.y + 1, isChosen ? page.colours.bright : page.colours.quiet, Align::Left,
                   knownAt - place.x - 2 * tabPadding);
        if (isChosen) {
            page.canvas.fill({place.x + 2, edge - 1, place.width - 4, 2}, page.colours.bright);
        }
    }
    page.write(known, right, panel.y + tabsTop + 1, page.colours.text, Align::Right);
}

// Draws a picture in colour or, while its entry is unknown, as a dark shape with a rim of light at
// the upper left.
void drawNotesSprite(const Page& page, const NotesEntry& entry, int picture, int x, int y) {
    const SpriteSheet& sheet = *entry.sheet;
    const int cell = entry.pictures[static_cast<std::size_t>(picture)];
    if (entry.isKnown) {
        return sheet.draw(page.canvas, cell, x, y);
    }
    const PixelRect part = sheet.part(cell);
    page.canvas.drawSilhouette(sheet.picture(), part, x - 1, y - 1,
                               withAlpha(page.colours.quiet, 170));
    page.canvas.drawSilhouette(sheet.picture(), part, x, y, page.colours.shadow);
    page.canvas.drawSilhouette(sheet.picture(), part, x, y, withAlpha(page.colours.quiet, 50));
}

void drawCorners(const Page& page, PixelRect around, Colour colour) {
    constexpr int arm = 4;
    const int right = around.x + around.width - arm;
    const int low = around.y + around.height - 1;
    for (const int x : {around.x, right}) {
        page.canvas.fill({x, around.y, arm, 1}, colour);
        page.canvas.fill({x, low, arm, 1}, colour);
    }
    for (const int x : {around.x, around.x + around.width - 1}) {
        page.canvas.fill({x, around.y, 1, arm}, colour);
        page.canvas.fill({x, low - arm + 1, 1, arm}, colour);
    }
}

void drawNiche(const Page& page, const NotesPicture& notes, int number) {
    const NotesChapter& chapter = notes.chapters[static_cast<std::size_t>(notes.chapter)];
    const NotesEntry& entry = chapter.entries[static_cast<std::size_t>(number)];
    const PixelRect niche = nichePlace(page.canvas.size(), chapter, number);
    const bool isChosen = number == notes.chosenEntry;
    page.canvas.fill(niche, {0, 0, 0, 96});
    page.canvas.fill({niche.x, niche.y, niche.width, 1}, {0, 0, 0, 90});
    page.canvas.fill({niche.x, niche.y, 1, niche.height}, {0, 0, 0, 90});
    if (isChosen) {
        page.canvas.fill(niche, withAlpha(page.colours.rim, 60));
        drawCorners(page, niche.grown(1), page.colours.bright);
    }
    const int picture = isChosen ? notes.tick / ticksPerNotePicture % 2 : 0;
    drawNotesSprite(page, entry, picture, niche.x + nicheRim, niche.y + nicheRim);
}

// The width of the column of words before the lines.
int aboutWidth(const BdfFont& font, const std::vector<NotesLine>& lines) {
    int width = 0;
    for (const NotesLine& line : lines) {
        width = std::max(width, textAdvance(font, line.about));
    }
    return width + font.lineHeight() / 2;
}

// Writes the lines one below the other, as many as fit, and breaks those that are too long.
void writeLines(const Page& page, const std::vector<NotesLine>& lines, PixelRect area) {
    const int column = aboutWidth(page.art.font, lines);
    int y = area.y;
    for (const NotesLine& line : lines) {
        const int indent = line.about.empty() ? 0 : column;
        page.write(line.about, area.x, y, page.colours.bright);
        for (const std::string& part : wrapText(page.art.font, line.text, area.width - indent)) {
            if (y + page.art.font.lineHeight() > area.bottom()) {
                return;
            }
            page.write(part, area.x + indent, y,
                       line.about.empty() ? page.colours.quiet : page.colours.text);
            y += page.art.font.lineHeight();
        }
    }
}

void drawChosen(const Page& page, const NotesPicture& notes) {
    const NotesChapter& chapter = notes.chapters[static_cast<std::size_t>(notes.chapter)];
    const NotesEntry& entry = chapter.entries[static_cast<std::size_t>(notes.chosenEntry)];
    const PixelRect panel = notesPanel(page.canvas.size());
    const int lineHeight = page.art.font.lineHeight();
    const int top = bottomOfNiches(page.canvas.size(), chapter) + 4;
    const int left = panel.x + notesMargin + 2;
    page.canvas.fill({panel.x + notesMargin, top, panel.width - 2 * notesMargin, 1},
                     withAlpha(page.colours.rim, 90));
    page.write(entry.isKnown ? std::string_view(entry.title) : hidden, left, top + 3,
               entry.isKnown ? page.colours.bright : page.colours.quiet);
    const int bottom = panel.y + panel.height - lineHeight - 3;
    writeLines(page, entry.lines,
               {left, top + 4 + lineHeight, panel.width - 2 * (notesMargin + 2),
                bottom - top - 4 - lineHeight});
    page.write(notes.hint, panel.x + panel.width / 2, bottom, page.colours.quiet, Align::Centre,
               panel.width - notesMargin);
}

}  // namespace

int NotesChapter::knownEntries() const {
    return static_cast<int>(std::ranges::count(entries, true, &NotesEntry::isKnown));
}

int notesColumns(const NotesChapter& chapter) {
    const int count = static_cast<int>(chapter.entries.size());
    const int rows = (count + mostInRow - 1) / mostInRow;
    return rows == 0 ? 1 : (count + rows - 1) / rows;
}

void drawNotesScreen(const Page& page, const NotesPicture& notes) {
    page.dim();
    page.drawPanel(notesPanel(page.canvas.size()));
    drawTabs(page, notes);
    if (!notes.fault.empty()) {
        const PixelRect panel = notesPanel(page.canvas.size());
        const PixelRect area{panel.x + notesMargin, panel.y + nichesTop,
                             panel.width - 2 * notesMargin, panel.height - nichesTop};
        return writeLines(page, {{.text = std::string(notes.fault)}}, area);
    }
    const NotesChapter& chapter = notes.chapters[static_cast<std::size_t>(notes.chapter)];
    for (int entry = 0; entry < static_cast<int>(chapter.entries.size()); ++entry) {
        drawNiche(page, notes, entry);
    }
    drawChosen(page, notes);
}

std::optional<int> notesChapterAt(GridSize canvas, const BdfFont& font,
                                  std::span<const NotesChapter> chapters, GridPos at) {
    for (int tab = 0; tab < static_cast<int>(chapters.size()); ++tab) {
        if (tabPlace(canvas, font, chapters, tab).contains(at)) {
            return tab;
        }
    }
    return std::nullopt;
}

std::optional<int> notesEntryAt(GridSize canvas, const NotesChapter& chapter, GridPos at) {
    for (int entry = 0; entry < static_cast<int>(chapter.entries.size()); ++entry) {
        if (nichePlace(canvas, chapter, entry).contains(at)) {
            return entry;
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
