// The field notes: pictures of all that can be met, each dark until it has been met, and a text
// about the chosen one.
#pragma once

#include "view/panel.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// A line of the text. `about` is written before it and says what the line is about; may be empty.
struct NotesLine {
    std::string_view about = {};
    std::string text;
};

struct NotesEntry {
    std::string title;
    const SpriteSheet* sheet;          // has the pictures of the entry
    std::array<int, 2> pictures = {};  // cells of `sheet`, which alternate in the chosen entry
    bool isKnown = false;
    std::vector<NotesLine> lines = {};
    std::optional<CreatureKind> practice = {};  // the boss to practise against; empty if none
};

struct NotesChapter {
    std::string title;
    std::vector<NotesEntry> entries;

    // The number of entries that are known.
    int knownEntries() const;
};

struct NotesPicture {
    std::span<const NotesChapter> chapters;
    int chapter = 0;
    int chosenEntry = 0;          // its index in the chapter
    std::string_view hint = {};   // which keys do what
    std::string_view fault = {};  // why the notes cannot be read; empty if they can
    int tick = 0;
};

// Draws the page, with the number of the chapter's entries that are known.
void drawNotesScreen(const Page& page, const NotesPicture& notes);

// The number of entries in a row of a chapter.
int notesColumns(const NotesChapter& chapter);

// The chapter or the entry at a place of the canvas; empty if there is none.
std::optional<int> notesChapterAt(GridSize canvas, const BdfFont& font,
                                  std::span<const NotesChapter> chapters, GridPos at);
std::optional<int> notesEntryAt(GridSize canvas, const NotesChapter& chapter, GridPos at);

}  // namespace doorstring
