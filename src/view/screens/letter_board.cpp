#include "view/screens/letter_board.hpp"

#include "base/message.hpp"
#include "view/hud/key_hints.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr int keyHeight = 13;
constexpr int keyGap = 1;
constexpr int boardPadding = 5;
constexpr int boardWidth = 236;

int columnsOf(const std::vector<BoardKey>& row) {
    return static_cast<int>(row.size());
}

std::string labelOf(BoardKey key, bool isShifted, const BoardSigns& signs) {
    const auto withSign = [](std::string_view sign, std::string_view word) {
        return sign.empty() ? std::string(word) : fmt::format("{} {}", sign, word);
    };
    switch (key.kind) {
    case BoardKeyKind::Shift:
        return withSign(signs.shift, isShifted ? "abc" : "ABC");
    case BoardKeyKind::Erase:
        // Translators: a key that erases the last letter; keep it short.
        return withSign(signs.erase, tr(msg("Erase")));
    case BoardKeyKind::Accept:
        // Translators: a key that accepts what was typed; keep it short.
        return withSign(signs.accept, tr(msg("Done")));
    case BoardKeyKind::Type:
        break;
    }
    // Translators: a key that types a space; keep it short.
    return key.letter == ' ' ? shownKey({Key::Space}) : std::string(1, key.letter);
}

}  // namespace

void LetterBoard::layKeys() {
    rows_.assign(1, {});
    for (const char letter : isShifted_ ? letters_.shifted : letters_.plain) {
        if (letter == '\n') {
            rows_.emplace_back();
        } else {
            rows_.back().push_back({BoardKeyKind::Type, letter});
        }
    }
    std::vector<BoardKey>& last = rows_.emplace_back();
    if (!letters_.shifted.empty()) {
        last.push_back({BoardKeyKind::Shift});
    }
    if (letters_.hasSpace) {
        last.push_back({BoardKeyKind::Type, ' '});
    }
    last.push_back({BoardKeyKind::Erase});
    last.push_back({BoardKeyKind::Accept});
}

void LetterBoard::move(int across, int down) {
    const auto rows = static_cast<int>(rows_.size());
    const int oldColumns = columnsOf(row(chosen_.y));
    chosen_.x = (chosen_.x + across + oldColumns) % oldColumns;
    chosen_.y = (chosen_.y + down + rows) % rows;
    // Chooses the key of the new row that is above or below the middle of the old key.
    const int newColumns = columnsOf(row(chosen_.y));
    chosen_.x = (2 * chosen_.x + 1) * newColumns / (2 * oldColumns);
}

void LetterBoard::shift() {
    if (!letters_.shifted.empty()) {
        isShifted_ = !isShifted_;
        layKeys();
    }
}

BoardKey LetterBoard::key() const {
    return row(chosen_.y)[static_cast<std::size_t>(chosen_.x)];
}

bool LetterBoard::choose(GridPos pixel) {
    for (int y = 0; y < static_cast<int>(rows_.size()); ++y) {
        for (int x = 0; x < columnsOf(row(y)); ++x) {
            if (placeOf({x, y}).contains(pixel)) {
                chosen_ = {x, y};
                return true;
            }
        }
    }
    return false;
}

int LetterBoard::height() const {
    return static_cast<int>(rows_.size()) * keyHeight + 2 * boardPadding;
}

PixelRect LetterBoard::placeOf(GridPos key) const {
    const int columns = columnsOf(row(key.y));
    const int left = key.x * drawnArea_.width / columns;
    const int right = (key.x + 1) * drawnArea_.width / columns;
    // Before the first draw() the place is empty.
    return {drawnArea_.x + left, drawnArea_.y + key.y * keyHeight, right - left - keyGap,
            std::min(drawnArea_.height, keyHeight - keyGap)};
}

void LetterBoard::drawKey(const Page& page, GridPos key, const BoardSigns& signs) const {
    const bool isChosen = key == chosen_;
    const PixelRect place = placeOf(key);
    const auto& colours = page.colours;
    page.canvas.fill(place, isChosen ? withAlpha(colours.rim, 110) : Colour{0, 0, 0, 90});
    if (isChosen) {
        page.canvas.frame(place, colours.bright);
    }
    page.write(labelOf(row(key.y)[static_cast<std::size_t>(key.x)], isShifted_, signs),
               place.x + place.width / 2, place.y + 1, isChosen ? colours.bright : colours.text,
               Align::Centre);
}

void LetterBoard::draw(const Page& page, const BoardSigns& signs) {
    const PixelRect panel{(page.width() - boardWidth) / 2, page.height() - height() - 2, boardWidth,
                          height()};
    page.drawPanel(panel);
    drawnArea_ = panel.grown(-boardPadding);
    for (int y = 0; y < static_cast<int>(rows_.size()); ++y) {
        for (int x = 0; x < columnsOf(row(y)); ++x) {
            drawKey(page, {x, y}, signs);
        }
    }
}

}  // namespace doorstring
