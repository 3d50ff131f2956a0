// How fonts are read, and what the one in assets/ promises: every sign that texts of the game may
// need, each unlike the others.
#include "picture/text/text.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <filesystem>
#include <fstream>
#include <utility>
#include <vector>

using namespace doorstring;

namespace {

using testing::ContainsSubstring;
using testing::TempFolder;

// A space, an A of 3 x 2 pixels that stands one pixel right of the pen and one above the baseline,
// a glyph without a code point, and a replacement of 9 x 1.
const std::string good = "STARTFONT 2.1\n"               // 1
                         "COMMENT made for this test\n"  // 2
                         "FONT -test-Test\n"             // 3
                         "SIZE 10 75 75\n"               // 4
                         "FONTBOUNDINGBOX 9 2 0 0\n"     // 5
                         "STARTPROPERTIES 3\n"           // 6
                         "FONT_ASCENT 8\n"               // 7
                         "FONT_DESCENT 2\n"              // 8
                         "COPYRIGHT \"none\"\n"          // 9
                         "ENDPROPERTIES\n"               // 10
                         "CHARS 4\n"                     // 11
                         "STARTCHAR replacement\n"       // 12
                         "ENCODING 65533\n"              // 13
                         "SWIDTH 500 0\n"                // 14
                         "DWIDTH 10 0\n"                 // 15
                         "BBX 9 1 0 0\n"                 // 16
                         "BITMAP\n"                      // 17
                         "8080\n"                        // 18
                         "ENDCHAR\n"                     // 19
                         "STARTCHAR A\n"                 // 20
                         "ENCODING 65\n"                 // 21
                         "DWIDTH 5 0\n"                  // 22
                         "BBX 3 2 1 1\n"                 // 23
                         "BITMAP\n"                      // 24
                         "A0\n"                          // 25
                         "40\n"                          // 26
                         "ENDCHAR\n"                     // 27
                         "STARTCHAR loose\nENCODING -1 7\nDWIDTH 1 0\nBBX 0 0 0 0\nBITMAP\n"
                         "ENDCHAR\n"          // 28 to 33
                         "STARTCHAR space\n"  // 34
                         "ENCODING 32\n"      // 35
                         "DWIDTH 4 0\n"       // 36
                         "BBX 0 0 0 0\n"      // 37
                         "BITMAP\n"           // 38
                         "ENDCHAR\n"          // 39
                         "ENDFONT\n";         // 40

std::string with(const std::string& old, const std::string& replacement) {
    std::string text = good;
    const std::size_t place = text.find(old);
    REQUIRE(place != std::string::npos);
    return text.replace(place, old.size(), replacement);
}

std::string errorOf(std::string_view bdf) {
    const auto font = BdfFont::parse(bdf, "test.bdf");
    return font ? "no error" : font.error();
}

bool isInk(const BdfFont& font, const Glyph& glyph, int x, int y) {
    return font.atlas().at(glyph.part.x + x, glyph.part.y + y) == Colour{255, 255, 255};
}

}  // namespace

TEST_CASE("A font gives its glyphs, their places and their pixels") {
    const auto read = BdfFont::parse(good, "test.bdf");
    REQUIRE(read);
    const BdfFont& font = read.value();
    CHECK(font.lineHeight() == 10);
    CHECK(font.ascent() == 8);

    const Glyph& letter = font.glyph(U'A');
    CHECK(letter.part.width == 3);
    CHECK(letter.part.height == 2);
    CHECK(letter.left == 1);
    CHECK(letter.top == 5);  // ascent 8, two rows, one pixel above the baseline
    CHECK(letter.advance == 5);
    CHECK(isInk(font, letter, 0, 0));
    CHECK_FALSE(isInk(font, letter, 1, 0));
    CHECK(isInk(font, letter, 2, 0));
    CHECK_FALSE(isInk(font, letter, 0, 1));
    CHECK(isInk(font, letter, 1, 1));

    CHECK(font.glyph(U' ').part.width == 0);
    CHECK(font.glyph(U' ').advance == 4);
}

TEST_CASE("Rows wider than eight pixels keep all of them") {
    const auto font = BdfFont::parse(good, "test.bdf");
    REQUIRE(font);
    const Glyph& wide = font.value().glyph(U'\uFFFD');
    CHECK(isInk(font.value(), wide, 0, 0));
    CHECK_FALSE(isInk(font.value(), wide, 7, 0));
    CHECK(isInk(font.value(), wide, 8, 0));
}

TEST_CASE("Glyphs lie inside the atlas, apart from each other") {
    std::string text = "STARTFONT 2.1\nSTARTPROPERTIES 2\nFONT_ASCENT 8\nFONT_DESCENT 2\n"
                       "ENDPROPERTIES\nCHARS 120\n";
    const auto add = [&text](int code, int width, const std::string& row) {
        text += "STARTCHAR x\nENCODING " + std::to_string(code) + "\nDWIDTH 8 0\nBBX " +
                std::to_string(width) + " 2 0 0\nBITMAP\n" + row + "\n" + row + "\nENDCHAR\n";
    };
    add(200, 7, "FE");
    for (int code = 201; code < 319; ++code) {
        add(code, 5, "F8");
    }
    add(65533, 7, "FE");
    const auto read = BdfFont::parse(text + "ENDFONT\n", "test.bdf");
    REQUIRE(read);
    const BdfFont& font = read.value();
    Canvas taken(font.atlas().size());
    for (char32_t code = 200; code < 319; ++code) {
        CAPTURE(static_cast<std::uint32_t>(code));
        const PixelRect part = font.glyph(code).part;
        REQUIRE(part.x + part.width <= font.atlas().size().width);
        REQUIRE(part.y + part.height <= font.atlas().size().height);
        for (int x = part.x; x < part.x + part.width; ++x) {
            CHECK(font.atlas().at(x, part.y) == Colour{255, 255, 255});
            CHECK(taken.at(x, part.y) == Colour{0, 0, 0, 0});
            taken.set(x, part.y, {255, 255, 255});
        }
    }
}

TEST_CASE("What a font lacks shows as its replacement glyph") {
    const auto read = BdfFont::parse(good, "test.bdf");
    REQUIRE(read);
    const BdfFont& font = read.value();
    CHECK(font.has(U'A'));
    for (const char32_t missing : {U'B', U'\0', U'\u00E9', U'\U0010FFFF'}) {
        CAPTURE(static_cast<std::uint32_t>(missing));
        CHECK_FALSE(font.has(missing));
        CHECK(font.glyph(missing).part == font.glyph(U'\uFFFD').part);
    }
}

TEST_CASE("Line ends of other systems are read as well") {
    std::string text;
    for (const char sign : good) {
        text += sign == '\n' ? "\r\n" : std::string(1, sign);
    }
    CHECK(errorOf(text) == "no error");
}

TEST_CASE("A bad font is reported with file and line") {
    struct Case {
        std::string old;
        std::string replacement;
        std::string error;
    };
    const std::vector<Case> cases{
        {"STARTFONT", "STARTFRONT", "test.bdf:1: this is not a BDF font"},
        {"FONT_ASCENT 8", "FONT_ASCENT -1", "test.bdf:7: FONT_ASCENT needs a whole number from 0"},
        {"FONT_ASCENT 8", "FONT_ASCENT", "test.bdf:7: FONT_ASCENT needs a whole number from 0"},
        {"FONT_ASCENT 8", "FONT_ACCENT 8", "test.bdf:16: FONT_ASCENT, FONT_DESCENT, ENCODING"},
        {"FONT_DESCENT 2", "FONT_DECENT 2", "test.bdf:17: FONT_ASCENT, FONT_DESCENT, ENCODING"},
        {"ENCODING 65\n", "ENCODING 1114112\n", "test.bdf:21: ENCODING needs a whole number"},
        {"ENCODING 65\n", "ENCODING 32\n", "test.bdf:39: the code point 32 already has a glyph"},
        {"ENCODING 65533", "ENCODING 65532", "test.bdf:40: the font has no replacement glyph"},
        {"ENCODING 65\n", "", "test.bdf:23: FONT_ASCENT, FONT_DESCENT, ENCODING, DWIDTH and BBX"},
        {"DWIDTH 5 0", "VVECTOR 5 0", "test.bdf:24: FONT_ASCENT, FONT_DESCENT, ENCODING, DWIDTH"},
        {"DWIDTH 5 0", "DWIDTH 65 0", "test.bdf:22: DWIDTH needs a whole number from 0 to 64"},
        {"BBX 3 2 1 1", "BBX 3000000 2 1 1", "test.bdf:23: BBX needs a whole number from 0 to 64"},
        {"BBX 3 2 1 1", "BBX 3 -2 1 1", "test.bdf:23: BBX needs a whole number from 0 to 64"},
        {"BBX 3 2 1 1", "BBX 3 2 1", "test.bdf:23: BBX needs a whole number from -64 to 64"},
        {"BBX 3 2 1 1", "BBX 3 3 1 1", "test.bdf:27: a row of 2 hexadecimal digits is missing"},
        {"BBX 3 2 1 1", "BBX 3 1 1 1", "test.bdf:26: the glyph has more rows than BBX says"},
        {"BBX 3 2 1 1", "BBX 0 2 1 1", "test.bdf:25: a row of 0 hexadecimal digits is missing"},
        {"\nA0\n", "\nA\n", "test.bdf:25: a row of 2 hexadecimal digits is missing"},
        {"\nA0\n", "\n-A\n", "test.bdf:25: a row of 2 hexadecimal digits is missing"},
        {"\nA0\n", "\n\n", "test.bdf:25: a row of 2 hexadecimal digits is missing"},
        {"ENDFONT\n", "", "test.bdf:40: the font is truncated; ENDFONT is missing"},
    };
    for (const Case& bad : cases) {
        CAPTURE(bad.old, bad.replacement);
        CHECK_THAT(errorOf(with(bad.old, bad.replacement)), ContainsSubstring(bad.error));
    }
}

TEST_CASE("A font cut off anywhere is an error") {
    // Without its last line break the font is whole.
    for (std::size_t length = 0; length + 1 < good.size(); ++length) {
        CAPTURE(length);
        CHECK(errorOf(std::string_view(good).substr(0, length)) != "no error");
    }
}

TEST_CASE("Any byte of a font may be broken") {
    // What is read then does not matter: reading it must end, and stay inside its bounds.
    std::string text = good;
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (const char broken : {'\0', '\n', ' ', '-', '9', '\xff'}) {
            const char whole = std::exchange(text[i], broken);
            const auto font = BdfFont::parse(text, "test.bdf");
            CHECK((font || !font.error().empty()));
            text[i] = whole;
        }
    }
}

TEST_CASE("A font that cannot be read names its file") {
    namespace fs = std::filesystem;
    const auto missing = BdfFont::load("no/such/font.bdf");
    REQUIRE_FALSE(missing);
    CHECK_THAT(missing.error(), ContainsSubstring("no/such/font.bdf: the file does not exist"));

    const fs::path folder = fs::temp_directory_path();
    const auto unreadable = BdfFont::load(folder);
    REQUIRE_FALSE(unreadable);
    CHECK_THAT(unreadable.error(), ContainsSubstring(folder.string() + ":"));
}

TEST_CASE("A font far too large is not read") {
    namespace fs = std::filesystem;
    const TempFolder folder;
    const fs::path file = folder.write("huge.bdf", good);
    fs::resize_file(file, std::uintmax_t{1} << 33U);
    const auto font = BdfFont::load(file);
    REQUIRE_FALSE(font);
    CHECK_THAT(font.error(), ContainsSubstring("the file is larger than 1 MiB"));
}

namespace {

const BdfFont& shippedFont() {
    static const auto font = BdfFont::load(DOORSTRING_PROJECT "/assets/fonts/doorstring.bdf");
    if (!font) {
        FAIL(font.error());
    }
    return font.value();
}

std::vector<char32_t> promised() {
    std::vector<char32_t> all;
    const auto range = [&all](char32_t first, char32_t last) {
        for (char32_t codePoint = first; codePoint <= last; ++codePoint) {
            all.push_back(codePoint);
        }
    };
    range(0x20, 0x7E);
    range(0xA0, 0x17F);  // Latin-1 and Latin Extended-A
    for (const char32_t sign : U"\u2013\u2014\u2018\u2019\u201C\u201D\u2026\u2022"
                               U"\u2190\u2191\u2192\u2193\u25A0\u25A1\u25B2\u25BC\u25C0\u25B6"
                               U"\u2713\u2665\uFFFD"
                               U"\uE000\uE001\uE002\uE003\uE004\uE005\uE006\uE007") {
        if (sign != 0) {
            all.push_back(sign);
        }
    }
    return all;
}

bool isSpace(char32_t codePoint) {
    return codePoint == U' ' || codePoint == U'\u00A0';
}

int inkedPixels(const BdfFont& font, const Glyph& glyph) {
    int count = 0;
    for (const auto [x, y] : cellsOf({glyph.part.width, glyph.part.height})) {
        count += font.atlas().at(glyph.part.x + x, glyph.part.y + y).alpha != 0 ? 1 : 0;
    }
    return count;
}

// Where a glyph's ink lies from the pen and the line's top: what the eye can tell apart.
std::vector<std::pair<int, int>> ink(const BdfFont& font, const Glyph& glyph) {
    std::vector<std::pair<int, int>> places;
    for (const auto [x, y] : cellsOf({glyph.part.width, glyph.part.height})) {
        if (font.atlas().at(glyph.part.x + x, glyph.part.y + y).alpha != 0) {
            places.emplace_back(glyph.left + x, glyph.top + y);
        }
    }
    return places;
}

}  // namespace

TEST_CASE("The shipped font has every sign that is promised, and ink in all but the spaces") {
    const BdfFont& font = shippedFont();
    for (const char32_t codePoint : promised()) {
        CAPTURE(static_cast<std::uint32_t>(codePoint));
        CHECK(font.has(codePoint));
        CHECK((inkedPixels(font, font.glyph(codePoint)) > 0) == !isSpace(codePoint));
        CHECK(font.glyph(codePoint).advance > 0);
    }
}

TEST_CASE("Digits of the shipped font are all of one width") {
    const BdfFont& font = shippedFont();
    for (char32_t digit = U'0'; digit <= U'9'; ++digit) {
        CAPTURE(static_cast<std::uint32_t>(digit));
        CHECK(font.glyph(digit).advance == font.glyph(U'0').advance);
        CHECK(font.glyph(digit).part.height == 7);
    }
}

TEST_CASE("No two letters or digits of the shipped font look the same") {
    const BdfFont& font = shippedFont();
    std::vector<char32_t> told;
    for (const char32_t codePoint : promised()) {
        // Spacing accents and the soft hyphen may look like their neighbours, and the capitals of
        // eth and of d with stroke are drawn alike everywhere.
        const bool sign = codePoint >= 0xA0 && codePoint < 0xC0;
        if (!sign && codePoint < 0x180 && codePoint != U'\u0110') {
            told.push_back(codePoint);
        }
    }
    for (std::size_t a = 0; a < told.size(); ++a) {
        for (std::size_t b = a + 1; b < told.size(); ++b) {
            if (ink(font, font.glyph(told[a])) == ink(font, font.glyph(told[b]))) {
                CAPTURE(static_cast<std::uint32_t>(told[a]), static_cast<std::uint32_t>(told[b]));
                FAIL_CHECK("two glyphs look the same");
            }
        }
    }
}

TEST_CASE("Signs of the shipped font leave a gap, and stay near their line") {
    const BdfFont& font = shippedFont();
    CHECK(font.lineHeight() == 10);
    CHECK(font.ascent() == 8);
    for (const char32_t codePoint : promised()) {
        CAPTURE(static_cast<std::uint32_t>(codePoint));
        const Glyph& glyph = font.glyph(codePoint);
        CHECK(glyph.top >= -1);  // accents on capitals
        CHECK(glyph.top + glyph.part.height <= font.lineHeight());
        // Plain signs never touch; marks over and beside a letter may reach out of it.
        if (codePoint < 0x7F && codePoint != U' ') {
            CHECK(glyph.left + glyph.part.width == glyph.advance - 1);
        }
    }
}
