#include "picture/text/bdf_parser.hpp"

#include "base/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace doorstring {

namespace {

// Far above any pixel font, far below what would hurt.
constexpr int mostPixels = 64;  // a glyph's width, height, offsets and advance
constexpr int mostGlyphs = 65536;
constexpr int atlasWidth = 256;
constexpr int highestCodePoint = 0x10FFFF;

bool isIgnored(std::string_view keyword) {
    return keyword == "FONT" || keyword == "SIZE" || keyword == "FONTBOUNDINGBOX" ||
           keyword == "CONTENTVERSION";
}

}  // namespace

Result<BdfFont, std::string> BdfParser::parse() {
    if (readHeader() && readGlyphs() && readEnd() && orderGlyphs()) {
        return assemble();
    }
    return lines_.error();
}

bool BdfParser::readHeader() {
    if (!lines_.next() || lines_.keyword() != "STARTFONT") {
        return lines_.failAt(1, "this is no BDF font, it does not begin with STARTFONT");
    }
    for (;;) {
        if (!lines_.next()) {
            return false;
        }
        if (lines_.keyword() == "CHARS") {
            break;
        }
        if (!readHeaderLine()) {
            return false;
        }
    }
    if (!ascent_ || !descent_) {
        return lines_.fail("FONT_ASCENT and FONT_DESCENT must be told before CHARS");
    }
    return lines_.oneNumber(glyphCount_, 1, mostGlyphs);
}

bool BdfParser::readHeaderLine() {
    if (lines_.keyword() == "STARTPROPERTIES") {
        int count = 0;
        return lines_.oneNumber(count, 0, 1000) && readProperties(count);
    }
    return isIgnored(lines_.keyword()) ||
           lines_.failFound("a keyword of a font's head", lines_.keyword());
}

bool BdfParser::readProperties(int count) {
    for (int i = 0; i < count; ++i) {
        if (!lines_.next()) {
            return false;
        }
        if (lines_.keyword() == "FONT_ASCENT" || lines_.keyword() == "FONT_DESCENT") {
            int pixels = 0;
            if (!lines_.oneNumber(pixels, 0, mostPixels)) {
                return false;
            }
            (lines_.keyword() == "FONT_ASCENT" ? ascent_ : descent_) = pixels;
        } else if (lines_.keyword() == "ENDPROPERTIES") {
            return lines_.fail(
                fmt::format("there are {} properties, but STARTPROPERTIES told {}", i, count));
        }
    }
    return lines_.next() && lines_.keywordIs("ENDPROPERTIES");
}

bool BdfParser::readGlyphs() {
    for (int i = 0; i < glyphCount_; ++i) {
        if (!lines_.next()) {
            return false;
        }
        if (lines_.keyword() == "ENDFONT") {
            return lines_.fail(
                fmt::format("there are {} glyphs, but CHARS told {}", i, glyphCount_));
        }
        if (!lines_.keywordIs("STARTCHAR") || !readGlyph()) {
            return false;
        }
    }
    return true;
}

bool BdfParser::readGlyph() {
    Box box;
    const int startLine = lines_.line();
    for (;;) {
        if (!lines_.next()) {
            return false;
        }
        if (lines_.keyword() == "BITMAP") {
            break;
        }
        if (!readBoxLine(box)) {
            return false;
        }
    }
    if (!box.encoding || !box.advance || !box.ink) {
        return lines_.fail("ENCODING, DWIDTH and BBX must be told before BITMAP");
    }
    const PixelRect ink = *box.ink;
    const std::size_t firstRow = rows_.size();
    if (!readRows(ink.width, ink.height) || !lines_.next() || !lines_.keywordIs("ENDCHAR")) {
        return false;
    }
    if (*box.encoding >= 0) {
        glyphs_.push_back({static_cast<char32_t>(*box.encoding),
                           {{0, 0, ink.width, ink.height},
                            ink.x,
                            ascent_.value_or(0) - ink.y - ink.height,
                            *box.advance},
                           firstRow,
                           startLine});
    }
    return true;
}

bool BdfParser::readBoxLine(Box& box) {
    if (lines_.keyword() == "ENCODING") {
        // -1 marks a glyph without a code point, and may be followed by a number of its own.
        int encoding = 0;
        if (!lines_.takeNumber(encoding, -1, highestCodePoint)) {
            return false;
        }
        box.encoding = encoding;
        return encoding < 0 || lines_.noMoreValues();
    }
    if (lines_.keyword() == "DWIDTH") {
        int advance = 0;
        int down = 0;
        if (!lines_.takeNumber(advance, 0, mostPixels) || !lines_.takeNumber(down, 0, 0)) {
            return false;
        }
        box.advance = advance;
        return lines_.noMoreValues();
    }
    if (lines_.keyword() == "BBX") {
        PixelRect ink;
        if (!lines_.takeNumber(ink.width, 0, mostPixels) ||
            !lines_.takeNumber(ink.height, 0, mostPixels) ||
            !lines_.takeNumber(ink.x, -mostPixels, mostPixels) ||
            !lines_.takeNumber(ink.y, -mostPixels, mostPixels)) {
            return false;
        }
        box.ink = ink;
        return lines_.noMoreValues();
    }
    return lines_.keyword() == "SWIDTH" ||
           lines_.failFound("a keyword of a glyph", lines_.keyword());
}

bool BdfParser::readRows(int width, int height) {
    for (int y = 0; y < height; ++y) {
        if (!lines_.next()) {
            return false;
        }
        if (lines_.keyword() == "ENDCHAR") {
            return lines_.fail(fmt::format("the glyph has {} rows, but BBX told {}", y, height));
        }
        if (!readRow(width)) {
            return false;
        }
    }
    return true;
}

bool BdfParser::readRow(int width) {
    const std::string_view text = lines_.keyword();
    const std::size_t digits = static_cast<std::size_t>(width + 7) / 8 * 2;
    const char* const end = text.data() + text.size();
    std::uint64_t row = 0;
    const auto read = std::from_chars(text.data(), end, row, 16);
    if (text.size() != digits || read.ec != std::errc{} || read.ptr != end) {
        return lines_.failFound(fmt::format("a row of {} hexadecimal digits", digits), text);
    }
    row <<= 64 - 4 * digits;
    if (width < 64 && (row << static_cast<unsigned>(width)) != 0) {
        return lines_.fail(
            fmt::format("the row {} has pixels beyond the glyph's width of {}", text, width));
    }
    rows_.push_back(row);
    return lines_.noMoreValues();
}

bool BdfParser::readEnd() {
    return lines_.next() && lines_.keywordIs("ENDFONT") && lines_.nothingFollows();
}

bool BdfParser::orderGlyphs() {
    std::stable_sort(glyphs_.begin(), glyphs_.end(),
                     [](const Drawn& a, const Drawn& b) { return a.codePoint < b.codePoint; });
    const auto twice =
        std::adjacent_find(glyphs_.begin(), glyphs_.end(), [](const Drawn& a, const Drawn& b) {
            return a.codePoint == b.codePoint;
        });
    if (twice != glyphs_.end()) {
        return lines_.failAt((twice + 1)->line,
                             fmt::format("the code point {} has a glyph already, in line {}",
                                         static_cast<std::uint32_t>(twice->codePoint),
                                         twice->line));
    }
    const bool replaces = std::any_of(glyphs_.begin(), glyphs_.end(), [](const Drawn& drawn) {
        return drawn.codePoint == replacementCharacter;
    });
    return replaces || lines_.fail("the font lacks the replacement glyph, code point 65533");
}

// Glyphs stand side by side in shelves as high as their highest: of a pixel font, whose glyphs have
// much the same size, little room is lost.
std::vector<PixelRect> BdfParser::placed(GridSize& atlas) const {
    std::vector<PixelRect> parts;
    int x = 0;
    int y = 0;
    int shelf = 0;
    for (const Drawn& drawn : glyphs_) {
        const PixelRect size = drawn.glyph.part;
        if (x + size.width > atlasWidth) {
            x = 0;
            y += shelf;
            shelf = 0;
        }
        parts.push_back({x, y, size.width, size.height});
        x += size.width;
        shelf = std::max(shelf, size.height);
    }
    atlas = {atlasWidth, y + shelf};
    return parts;
}

BdfFont BdfParser::assemble() const {
    GridSize size;
    const std::vector<PixelRect> parts = placed(size);
    BdfFont font;
    font.ascent_ = *ascent_;
    font.descent_ = *descent_;
    font.atlas_ = Canvas(size);
    for (std::size_t i = 0; i < glyphs_.size(); ++i) {
        const PixelRect part = parts[i];
        for (int y = 0; y < part.height; ++y) {
            std::uint64_t row = rows_[glyphs_[i].firstRow + static_cast<std::size_t>(y)];
            for (int x = 0; row != 0; ++x, row <<= 1U) {
                if (row >> 63U != 0) {
                    font.atlas_.set(part.x + x, part.y + y, {255, 255, 255});
                }
            }
        }
        font.entries_.push_back({glyphs_[i].codePoint, glyphs_[i].glyph});
        font.entries_.back().glyph.part = part;
    }
    font.index();
    return font;
}

}  // namespace doorstring
