#include "picture/text/text.hpp"
#include "testing/catch2.hpp"

#include <algorithm>

namespace doorstring {

namespace {

using Lines = std::vector<std::string>;

// Easy to count with: each letter from a to c is a block of 3 x 4 pixels with a gap of 1, a space 2
// wide, the replacement 5 with its gap, the ellipsis 4 with its gap. Line height 6.
const BdfFont& blocks() {
    const auto block = [](const std::string& code, int width, const std::string& row) {
        return "STARTCHAR x\nENCODING " + code + "\nDWIDTH " + std::to_string(width + 1) +
               " 0\nBBX " + std::to_string(width) + " 4 0 0\nBITMAP\n" + row + "\n" + row + "\n" +
               row + "\n" + row + "\nENDCHAR\n";
    };
    static const auto font = BdfFont::parse(
        "STARTFONT 2.1\nSTARTPROPERTIES 2\nFONT_ASCENT 5\nFONT_DESCENT 1\nENDPROPERTIES\n"
        "CHARS 6\n" +
            block("97", 3, "E0") + block("98", 3, "E0") + block("99", 3, "E0") +
            block("8230", 3, "E0") + block("65533", 4, "F0") +
            "STARTCHAR space\nENCODING 32\nDWIDTH 2 0\nBBX 0 0 0 0\nBITMAP\nENDCHAR\nENDFONT\n",
        "blocks");
    if (!font) {
        FAIL(font.error());
    }
    return font.value();
}

constexpr Colour textGround{10, 20, 30};
constexpr Colour white{255, 255, 255};
constexpr Colour textDark{1, 2, 3};

// The smallest rectangle around all pixels of a colour; of no size where there are none.
PixelRect around(const Canvas& canvas, Colour colour) {
    int left = canvas.size().width;
    int top = canvas.size().height;
    int right = 0;
    int bottom = 0;
    for (const auto [x, y] : cellsOf(canvas.size())) {
        if (canvas.at(x, y) == colour) {
            left = std::min(left, x);
            top = std::min(top, y);
            right = std::max(right, x + 1);
            bottom = std::max(bottom, y + 1);
        }
    }
    return right == 0 ? PixelRect{} : PixelRect{left, top, right - left, bottom - top};
}

PixelRect textDrawn(std::string_view text, int x, int y, Align align = Align::Left) {
    Canvas canvas({40, 20}, textGround);
    drawText(canvas, blocks(), text, x, y, {white, std::nullopt, align});
    return around(canvas, white);
}

}  // namespace

TEST_CASE("A text is as wide as its ink, and advances by a gap more") {
    CHECK(textWidth(blocks(), "") == 0);
    CHECK(textWidth(blocks(), "a") == 3);
    CHECK(textWidth(blocks(), "abc") == 11);
    CHECK(textWidth(blocks(), "a b") == 9);
    CHECK(textWidth(blocks(), "a ") == 6);
    CHECK(textAdvance(blocks(), "abc") == 12);
    CHECK(textAdvance(blocks(), "a ") == 6);
    CHECK(textWidth(blocks(), "\xFF") == 4);
    CHECK(textWidth(blocks(), "a\tb") == textWidth(blocks(), "a b"));
}

TEST_CASE("Several lines are as wide as the widest") {
    CHECK(textWidth(blocks(), "a\nabc\nab") == 11);
    CHECK(textWidth(blocks(), "\n\n") == 0);
}

TEST_CASE("Text stands on its baseline, at its left edge, middle or right edge") {
    CHECK(textDrawn("ab", 10, 4) == PixelRect{10, 5, 7, 4});
    CHECK(textDrawn("ab", 20, 4, Align::Centre) == PixelRect{17, 5, 7, 4});
    CHECK(textDrawn("ab", 20, 4, Align::Right) == PixelRect{13, 5, 7, 4});
    CHECK(textDrawn("", 10, 4) == PixelRect{});
    CHECK(textDrawn("  ", 10, 4) == PixelRect{});
}

TEST_CASE("Each line of a text is aligned for itself") {
    Canvas canvas({40, 20}, textGround);
    drawText(canvas, blocks(), "a\nabc", 30, 0, {white, std::nullopt, Align::Right});
    CHECK(canvas.at(26, 1) == textGround);
    CHECK(canvas.at(27, 1) == white);
    CHECK(canvas.at(18, 7) == textGround);
    CHECK(canvas.at(19, 7) == white);
}

TEST_CASE("A shadow lies one pixel down and right, under all letters") {
    Canvas canvas({40, 20}, textGround);
    drawText(canvas, blocks(), "ab", 2, 2, {white, textDark});
    CHECK(around(canvas, white) == PixelRect{2, 3, 7, 4});
    CHECK(around(canvas, textDark) == PixelRect{3, 4, 7, 4});
    CHECK(canvas.at(5, 4) == textDark);  // in the gap
    CHECK(canvas.at(6, 4) == white);     // the second letter stands on the first one's shadow
    CHECK(canvas.at(9, 3) == textGround);
}

TEST_CASE("A shadow falls on no letter of its own text") {
    // The second letter reaches one pixel back, onto the shadow of the first.
    const auto font = BdfFont::parse(
        "STARTFONT 2.1\nSTARTPROPERTIES 2\nFONT_ASCENT 2\nFONT_DESCENT 0\n"
        "ENDPROPERTIES\nCHARS 2\n"
        "STARTCHAR a\nENCODING 97\nDWIDTH 1 0\nBBX 1 2 0 0\nBITMAP\n80\n80\nENDCHAR\n"
        "STARTCHAR r\nENCODING 65533\nDWIDTH 2 0\nBBX 2 1 -1 0\nBITMAP\nC0\n"
        "ENDCHAR\nENDFONT\n",
        "narrow");
    REQUIRE(font);
    Canvas canvas({8, 4}, textGround);
    drawText(canvas, font.value(), "aaa", 1, 0, {white, textDark});
    CHECK(around(canvas, white) == PixelRect{1, 0, 3, 2});
    for (int x = 1; x <= 3; ++x) {
        CHECK(canvas.at(x, 1) == white);
    }
}

TEST_CASE("Text is cut off at the canvas's edges and at the clip") {
    CHECK(textDrawn("ab", -2, -3) == PixelRect{0, 0, 5, 2});
    CHECK(textDrawn("ab", 35, 17) == PixelRect{35, 18, 5, 2});
    CHECK(textDrawn("ab", 40, 4) == PixelRect{});
    CHECK(textDrawn("ab", -7, 4) == PixelRect{});
    CHECK(textDrawn("ab", 4, 20) == PixelRect{});
    CHECK(textDrawn("ab", 4, -1000000) == PixelRect{});

    Canvas canvas({40, 20}, textGround);
    canvas.setClip({11, 6, 4, 1});
    drawText(canvas, blocks(), "ab", 10, 4, {white});
    CHECK(around(canvas, white) == PixelRect{11, 6, 4, 1});
}

TEST_CASE("A colour that lets through is blended") {
    Canvas canvas({8, 8}, {0, 0, 0});
    drawText(canvas, blocks(), "a", 0, 0, {withAlpha(white, 128)});
    CHECK(canvas.at(0, 1) == Colour{128, 128, 128});
}

TEST_CASE("Text is wrapped at spaces") {
    CHECK(wrapText(blocks(), "ab c", 100) == Lines{"ab c"});
    CHECK(wrapText(blocks(), "ab abc a", 17) == Lines{"ab", "abc a"});
    CHECK(wrapText(blocks(), "ab abc a", 21) == Lines{"ab abc", "a"});
    CHECK(wrapText(blocks(), "aa bb cc", 7) == Lines{"aa", "bb", "cc"});
}

TEST_CASE("Text that is wrapped evenly leaves no word alone on its last line") {
    const int width = textWidth(blocks(), "ab ab ab ab");
    CHECK(wrapText(blocks(), "ab ab ab ab a", width) == Lines{"ab ab ab ab", "a"});
    CHECK(wrapEvenly(blocks(), "ab ab ab ab a", width) == Lines{"ab ab", "ab ab a"});
    CHECK(wrapEvenly(blocks(), "ab ab", 100) == Lines{"ab ab"});
    CHECK(wrapEvenly(blocks(), "", 20) == Lines{""});
    // No word is broken for it, nor is one that must be broken anyhow broken differently.
    CHECK(wrapEvenly(blocks(), "aaaa a", 15) == Lines{"aaaa", "a"});
    CHECK(wrapEvenly(blocks(), "aaaaa b", 7) == wrapText(blocks(), "aaaaa b", 7));
    CHECK(wrapEvenly(blocks(), "ab\nab ab a", 15) == wrapText(blocks(), "ab\nab ab a", 15));
}

TEST_CASE("Even lines break at pauses where they can without being more") {
    CHECK(wrapEvenly(blocks(), "aa, bb c, bbb", 33) == Lines{"aa, bb c,", "bbb"});
    CHECK(wrapEvenly(blocks(), "aa, bb c, bbb", 32) == Lines{"aa, bb", "c, bbb"});
    // But not for a word alone.
    CHECK(wrapEvenly(blocks(), "aa, b cc, a", 38) == Lines{"aa, b", "cc, a"});
}

TEST_CASE("A word fits up to the last pixel, and breaks one below") {
    CHECK(wrapText(blocks(), "a b", 9) == Lines{"a b"});
    CHECK(wrapText(blocks(), "a b", 8) == Lines{"a", "b"});
}

TEST_CASE("Spaces where a line breaks are swallowed, others are kept") {
    CHECK(wrapText(blocks(), "a    b", 5) == Lines{"a", "b"});
    CHECK(wrapText(blocks(), "a  b", 100) == Lines{"a  b"});
    CHECK(wrapText(blocks(), "  a b", 7) == Lines{"  a", "b"});
    CHECK(wrapText(blocks(), "aa   ", 7) == Lines{"aa"});
}

TEST_CASE("Line breaks of a text are kept") {
    CHECK(wrapText(blocks(), "", 20) == Lines{""});
    CHECK(wrapText(blocks(), "a\n\nb", 20) == Lines{"a", "", "b"});
    CHECK(wrapText(blocks(), "a\n", 20) == Lines{"a", ""});
    CHECK(wrapText(blocks(), "ab ab\nc", 7) == Lines{"ab", "ab", "c"});
}

TEST_CASE("A word wider than a line breaks where it must") {
    CHECK(wrapText(blocks(), "aaaaa", 7) == Lines{"aa", "aa", "a"});
    CHECK(wrapText(blocks(), "b aaaaa", 7) == Lines{"b", "aa", "aa", "a"});
    // Never inside a code point: four bytes each.
    CHECK(wrapText(blocks(), "\U0001F5DD\U0001F5DD\U0001F5DD", 9) ==
          Lines{"\U0001F5DD\U0001F5DD", "\U0001F5DD"});
}

TEST_CASE("However narrow a line, a code point stands on each") {
    for (const int width : {-5, 0, 1}) {
        CHECK(wrapText(blocks(), "ab c", width) == Lines{"a", "b", "c"});
    }
}

TEST_CASE("Wrapped lines keep every letter and their width, for every width") {
    const std::string text = "aab cab  abcabcabc a\xFF b\n ccc aaaaaaaaaaaaaaaaaaaa bb";
    const auto letters = [](std::string_view part) {
        std::string kept;
        for (const char sign : part) {
            if (sign != ' ' && sign != '\n') {
                kept += sign;
            }
        }
        return kept;
    };
    for (int width = 4; width < 200; ++width) {
        CAPTURE(width);
        std::string joined;
        for (const std::string& line : wrapText(blocks(), text, width)) {
            CHECK(textWidth(blocks(), line) <= width);
            joined += line;
        }
        CHECK(letters(joined) == letters(text));
    }
}

TEST_CASE("A line that does not fit is closed with an ellipsis") {
    CHECK(ellipsize(blocks(), "abc", 11) == "abc");
    CHECK(ellipsize(blocks(), "abc", 10) == "a\u2026");
    CHECK(ellipsize(blocks(), "abcabc", 11) == "ab\u2026");
    CHECK(ellipsize(blocks(), "a bc", 9) == "a\u2026");  // no space before it
    CHECK(ellipsize(blocks(), "abc", 3) == "\u2026");
    CHECK(ellipsize(blocks(), "abc", 2).empty());
    CHECK(ellipsize(blocks(), "", 0).empty());
    for (int width = 0; width < 40; ++width) {
        CAPTURE(width);
        CHECK(textWidth(blocks(), ellipsize(blocks(), "ab\u20ACc abc", width)) <= width);
    }
}

}  // namespace doorstring
