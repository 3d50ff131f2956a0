#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/screens/notes_screen.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr GridSize notesCanvas{240, 176};

NotesChapter chapterOf(int count, bool isKnown) {
    NotesChapter chapter{"Creatures", {}};
    for (int number = 0; number < count; ++number) {
        chapter.entries.push_back({.title = "Slime",
                                   .sheet = &art().sprites.creatures[CreatureKind::Slime],
                                   .pictures = {0, 1},
                                   .isKnown = isKnown,
                                   .lines = {{"Shows", "It lies flat."}}});
    }
    return chapter;
}

Canvas notesOf(const NotesChapter& chapter, int chosen = 0) {
    Canvas canvas(notesCanvas, {0, 0, 0});
    const std::vector<NotesChapter> chapters{chapter};
    drawNotesScreen(pageOn(canvas, Tileset::Moss), {.chapters = chapters, .chosenEntry = chosen});
    return canvas;
}

}  // namespace

TEST_CASE("what is hidden has no colours") {
    const NotesChapter hidden = chapterOf(12, false);
    const NotesChapter known = chapterOf(12, true);
    CHECK(hidden.knownEntries() == 0);
    CHECK(known.knownEntries() == 12);
    const SpriteSheet& slime = art().sprites.creatures[CreatureKind::Slime];
    const Colour green = slime.picture().at(slime.part(0).x + 8, slime.part(0).y + 12);
    const auto greens = [&](const Canvas& canvas) {
        return std::ranges::count(canvas.pixels(), green);
    };
    CHECK(greens(notesOf(known)) > 100);
    CHECK(greens(notesOf(hidden)) == 0);
}

TEST_CASE("each entry is found by the mouse where it is drawn") {
    for (const int count : {1, 5, 11, 16, 24}) {
        const NotesChapter chapter = chapterOf(count, true);
        std::vector<int> pixels(static_cast<std::size_t>(count));
        for (const GridPos at : cellsOf(notesCanvas)) {
            if (const auto entry = notesEntryAt(notesCanvas, chapter, at)) {
                ++pixels[static_cast<std::size_t>(*entry)];
            }
        }
        CHECK(std::ranges::min(pixels) >= 16 * 16);
        CHECK(std::ranges::min(pixels) == std::ranges::max(pixels));
        CHECK(difference(notesOf(chapter, 0), notesOf(chapter, count - 1)) > (count > 1 ? 20 : -1));
    }
}

TEST_CASE("a chapter has rows of about the same length") {
    CHECK(notesColumns(chapterOf(5, true)) == 5);
    CHECK(notesColumns(chapterOf(11, true)) == 6);
    CHECK(notesColumns(chapterOf(16, true)) == 8);
    CHECK(notesColumns(chapterOf(24, true)) == 8);
    CHECK(notesColumns(chapterOf(0, true)) == 1);
}
