// What the font in assets/ promises: every sign that texts of the game may need, each its own.

#include "picture/text/text.hpp"
#include "testing/catch2.hpp"

#include <vector>

namespace doorstring {

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
    for (int y = 0; y < glyph.part.height; ++y) {
        for (int x = 0; x < glyph.part.width; ++x) {
            count += font.atlas().at(glyph.part.x + x, glyph.part.y + y).alpha != 0 ? 1 : 0;
        }
    }
    return count;
}

// Where a glyph's ink lies from the pen and the line's top: what the eye can tell apart.
std::vector<std::pair<int, int>> ink(const BdfFont& font, const Glyph& glyph) {
    std::vector<std::pair<int, int>> places;
    for (int y = 0; y < glyph.part.height; ++y) {
        for (int x = 0; x < glyph.part.width; ++x) {
            if (font.atlas().at(glyph.part.x + x, glyph.part.y + y).alpha != 0) {
                places.emplace_back(glyph.left + x, glyph.top + y);
            }
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

}  // namespace doorstring
