#include "testing/catch2.hpp"
#include "view/screens/letter_board.hpp"

using namespace doorstring;

namespace {

constexpr BoardLetters someLetters{
    .plain = "abcd\nefgh", .shifted = "ABCD\nEFGH", .hasSpace = true};

char chosen(const LetterBoard& board) {
    return board.key().letter;
}

}  // namespace

TEST_CASE("a board is walked by steps, round its edges, and Shift changes what its keys type") {
    LetterBoard board(someLetters);
    CHECK(chosen(board) == 'a');
    board.move(1, 0);
    board.move(0, 1);
    CHECK(chosen(board) == 'f');
    board.move(-2, 0);
    CHECK(chosen(board) == 'h');
    board.shift();
    CHECK(chosen(board) == 'H');
    board.move(0, -1);
    CHECK(chosen(board) == 'D');
    board.move(0, -1);  // to the last of the keys below
    CHECK(board.key().kind == BoardKeyKind::Accept);
    board.move(-1, 0);
    CHECK(board.key().kind == BoardKeyKind::Erase);
    board.move(-1, 0);
    CHECK(board.key().kind == BoardKeyKind::Type);
    CHECK(chosen(board) == ' ');
    board.move(-1, 0);
    CHECK(board.key().kind == BoardKeyKind::Shift);
}

TEST_CASE("a board without capitals or spaces has neither key") {
    LetterBoard board({.plain = "12\n34"});
    board.shift();
    CHECK(chosen(board) == '1');
    board.move(0, -1);
    CHECK(board.key().kind == BoardKeyKind::Erase);
    board.move(1, 0);
    CHECK(board.key().kind == BoardKeyKind::Accept);
    board.move(1, 0);
    CHECK(board.key().kind == BoardKeyKind::Erase);
}

TEST_CASE("before it is drawn a board has no key at any place") {
    LetterBoard board(someLetters);
    CHECK_FALSE(board.choose({0, 0}));
    CHECK_FALSE(board.choose({120, 150}));
}
