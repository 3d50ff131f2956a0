// The keyboard on the screen, for typing with only a gamepad or the mouse: rows of letters, and
// below them a row for Shift, space, Erase and Done.
#pragma once

#include "view/panel.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// The letters that can be typed into a field. In both texts, '\n' separates the rows of keys.
// `shifted` is what the same keys type while Shift is on; its rows are as long as those of `plain`.
// `shifted` is empty if the board has no Shift.
struct BoardLetters {
    std::string_view plain;
    std::string_view shifted = {};
    bool hasSpace = false;
};

enum class BoardKeyKind : std::uint8_t { Type, Shift, Erase, Accept };

struct BoardKey {
    BoardKeyKind kind = BoardKeyKind::Type;
    char letter = ' ';  // typed if the kind is Type
};

// The signs of the gamepad's buttons that do the same as keys of the board; each may be empty.
struct BoardSigns {
    std::string_view shift;
    std::string_view erase;
    std::string_view accept;
};

class LetterBoard {
public:
    explicit LetterBoard(const BoardLetters& letters) : letters_(letters) { layKeys(); }

    // Moves the choice from key to key, wrapping around at the edges of the board.
    void move(int across, int down);
    void shift();
    // The key that is chosen.
    BoardKey key() const;
    // Chooses the key that was last drawn at the pixel of the canvas. Returns false if none was.
    bool choose(GridPos pixel);

    // The height of the panel that draw() draws, at the lower edge of the canvas.
    int height() const;
    void draw(const Page& page, const BoardSigns& signs);

private:
    BoardLetters letters_;
    bool isShifted_ = false;
    std::vector<std::vector<BoardKey>> rows_;
    GridPos chosen_;
    PixelRect drawnArea_;  // where the keys were last drawn

    void layKeys();
    const std::vector<BoardKey>& row(int number) const {
        return rows_[static_cast<std::size_t>(number)];
    }
    // In placeOf() and drawKey(), `key` is the column and the row of a key.
    PixelRect placeOf(GridPos key) const;
    void drawKey(const Page& page, GridPos key, const BoardSigns& signs) const;
};

}  // namespace doorstring
