#include "picture/dungeon/dungeon_marks.hpp"

#include <array>
#include <string_view>

namespace doorstring {

namespace {

// Eight by seven; ' ' lets the block through.
using Mark = std::array<std::string_view, 7>;

constexpr Mark startMark{
    " .....  ",  //
    ".sssss. ",  //
    ".sgggs. ",  //
    ".sgsgs. ",  //
    ".sgggs. ",  //
    " .sss.  ",  //
    "  ...   ",
};
constexpr Mark farthestMark{
    " ...... ",  //
    " .prrRr.",  //
    " .prRrr.",  //
    " .prr.. ",  //
    " .p..   ",  //
    " .p.    ",  //
    " ...    ",
};
// A skull.
constexpr Mark bossMark{
    " .....  ",  //
    ".wwwww. ",  //
    ".w.w.w. ",  //
    ".wwwww. ",  //
    " .www.  ",  //
    " .w.w.  ",  //
    "  ...   ",
};
// A chest.
constexpr Mark treasureMark{
    " ...... ",  //
    ".oooooo.",  //
    ".ooooOo.",  //
    "...gg...",  //
    ".oogOoo.",  //
    ".oooooo.",  //
    "........",
};
// A coin.
constexpr Mark shopMark{
    "  ....  ",  //
    " .gGGg. ",  //
    " .G.gO. ",  //
    " .G.gO. ",  //
    " .G.gO. ",  //
    " .gOOO. ",  //
    "  ....  ",
};
// A flame on a table.
constexpr Mark altarMark{
    "   ..   ",  //
    "  .RR.  ",  //
    "  .gR.  ",  //
    " ...... ",  //
    ".wwwwww.",  //
    " .wddw. ",  //
    " ...... ",
};
// Crossed swords.
constexpr Mark arenaMark{
    "..    ..",  //
    ".w.  .w.",  //
    " .w..w. ",  //
    "  .ww.  ",  //
    " .o..o. ",  //
    ".o.  .o.",  //
    "..    ..",
};
// A block on its plate.
constexpr Mark puzzleMark{
    " ...... ",  //
    " .wwwd. ",  //
    " .wwwd. ",  //
    " .wwwd. ",  //
    "..dddd..",  //
    ".tttttt.",  //
    "........",
};
constexpr Mark keyMark{
    "  ....  ",  //
    " .gGg.  ",  //
    " .G.g.  ",  //
    " .ggO.  ",  //
    "  .g... ",  //
    "  .gOg. ",  //
    "  ..... ",
};
// A question mark.
constexpr Mark secretMark{
    " .....  ",  //
    ".vvvvv. ",  //
    ".v...v. ",  //
    " . .vv. ",  //
    "  .vv.  ",  //
    "  ....  ",  //
    "  .vv.  ",
};

Colour colourOf(char letter) {
    switch (letter) {
    case 's':
        return {56, 104, 192};
    case 'g':
        return {255, 236, 160};
    case 'G':
        return {255, 208, 92};
    case 'O':
        return {208, 140, 48};
    case 'o':
        return {168, 96, 52};
    case 'p':
        return {236, 224, 200};
    case 'r':
        return {216, 56, 64};
    case 'R':
        return {255, 200, 90};
    case 'w':
        return {240, 236, 228};
    case 'd':
        return {148, 140, 160};
    case 't':
        return {84, 188, 160};
    case 'v':
        return {212, 168, 255};
    default:
        return {22, 20, 32};
    }
}

void drawMark(Canvas& canvas, const Mark& mark, int x, int y) {
    for (int row = 0; row < static_cast<int>(mark.size()); ++row) {
        const std::string_view line = mark[static_cast<std::size_t>(row)];
        for (int column = 0; column < static_cast<int>(line.size()); ++column) {
            if (const char letter = line[static_cast<std::size_t>(column)]; letter != ' ') {
                canvas.fill({x + column, y + row, 1, 1}, colourOf(letter));
            }
        }
    }
}

// Nothing for plain rooms.
const Mark* markOf(RoomKind kind) {
    switch (kind) {
    case RoomKind::Plain:
        return nullptr;
    case RoomKind::Start:
        return &startMark;
    case RoomKind::Boss:
        return &bossMark;
    case RoomKind::Treasure:
        return &treasureMark;
    case RoomKind::Shop:
        return &shopMark;
    case RoomKind::Altar:
        return &altarMark;
    case RoomKind::Arena:
        return &arenaMark;
    case RoomKind::Puzzle:
        return &puzzleMark;
    case RoomKind::Key:
        return &keyMark;
    case RoomKind::Secret:
        return &secretMark;
    }
    return nullptr;
}

}  // namespace

void drawKindMark(Canvas& canvas, RoomKind kind, int x, int y) {
    if (const Mark* mark = markOf(kind)) {
        drawMark(canvas, *mark, x, y);
    }
}

void drawFarthestMark(Canvas& canvas, int x, int y) {
    drawMark(canvas, farthestMark, x, y);
}

void drawLockMark(Canvas& canvas, DoorLock lock, int x, int y) {
    if (lock == DoorLock::None) {
        return;
    }
    const Colour dark = colourOf('.');
    if (lock == DoorLock::Cracked) {
        // Two dots: a wall with a gap that is none yet.
        canvas.fill({x, y, 2, 2}, colourOf('v'));
        canvas.fill({x + 2, y + 2, 2, 2}, colourOf('v'));
        return;
    }
    canvas.fill({x - 1, y - 1, 6, 6}, dark);
    canvas.fill({x, y, 4, 4}, colourOf(lock == DoorLock::Small ? 'G' : 'r'));
    // A keyhole, or the eyes of the boss.
    if (lock == DoorLock::Small) {
        canvas.fill({x + 1, y + 1, 2, 2}, dark);
    } else {
        canvas.fill({x, y + 1, 1, 1}, dark);
        canvas.fill({x + 3, y + 1, 1, 1}, dark);
    }
}

}  // namespace doorstring
