#include "picture/bdf_parser.hpp"

#include "picture/utf8.hpp"

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

std::string_view withoutSpaces(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t");
    if (start == std::string_view::npos) {
        return {};
    }
    return text.substr(start, text.find_last_not_of(" \t") + 1 - start);
}

std::string_view takeWord(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    text = withoutSpaces(text.substr(word.size()));
    return word;
}

// Part of a file that may hold anything, fit for a message.
std::string quoted(std::string_view text) {
    constexpr std::size_t most = 32;
    std::string shown(text.substr(0, most));
    std::replace_if(
        shown.begin(), shown.end(), [](char sign) { return sign < ' ' || sign > '~'; }, '?');
    return fmt::format("\"{}{}\"", shown, text.size() > most ? "..." : "");
}

bool isIgnored(std::string_view keyword) {
    return keyword == "FONT" || keyword == "SIZE" || keyword == "FONTBOUNDINGBOX" ||
           keyword == "CONTENTVERSION";
}

}  // namespace

Result<BdfFont, std::string> BdfParser::parse() {
    if (readHeader() && readGlyphs() && readEnd() && orderGlyphs()) {
        return assemble();
    }
    return error_;
}

bool BdfParser::readHeader() {
    if (!nextLine() || keyword_ != "STARTFONT") {
        error_.clear();
        return fail("this is no BDF font, it does not begin with STARTFONT");
    }
    for (;;) {
        if (!nextLine()) {
            return false;
        }
        if (keyword_ == "CHARS") {
            break;
        }
        if (!readHeaderLine()) {
            return false;
        }
    }
    if (!ascent_ || !descent_) {
        return fail("FONT_ASCENT and FONT_DESCENT must be told before CHARS");
    }
    return oneNumber(glyphCount_, 1, mostGlyphs);
}

bool BdfParser::readHeaderLine() {
    if (keyword_ == "STARTPROPERTIES") {
        int count = 0;
        return oneNumber(count, 0, 1000) && readProperties(count);
    }
    return isIgnored(keyword_) || failFound("a keyword of a font's head", keyword_);
}

bool BdfParser::readProperties(int count) {
    for (int i = 0; i < count; ++i) {
        if (!nextLine()) {
            return false;
        }
        if (keyword_ == "FONT_ASCENT" || keyword_ == "FONT_DESCENT") {
            int pixels = 0;
            if (!oneNumber(pixels, 0, mostPixels)) {
                return false;
            }
            (keyword_ == "FONT_ASCENT" ? ascent_ : descent_) = pixels;
        } else if (keyword_ == "ENDPROPERTIES") {
            return fail(
                fmt::format("there are {} properties, but STARTPROPERTIES told {}", i, count));
        }
    }
    return nextLine() && keywordIs("ENDPROPERTIES");
}

bool BdfParser::readGlyphs() {
    for (int i = 0; i < glyphCount_; ++i) {
        if (!nextLine()) {
            return false;
        }
        if (keyword_ == "ENDFONT") {
            return fail(fmt::format("there are {} glyphs, but CHARS told {}", i, glyphCount_));
        }
        if (!keywordIs("STARTCHAR") || !readGlyph()) {
            return false;
        }
    }
    return true;
}

bool BdfParser::readGlyph() {
    Box box;
    const int startLine = line_;
    for (;;) {
        if (!nextLine()) {
            return false;
        }
        if (keyword_ == "BITMAP") {
            break;
        }
        if (!readBoxLine(box)) {
            return false;
        }
    }
    if (!box.encoding || !box.advance || !box.ink) {
        return fail("ENCODING, DWIDTH and BBX must be told before BITMAP");
    }
    const PixelRect ink = *box.ink;
    const std::size_t firstRow = rows_.size();
    if (!readRows(ink.width, ink.height) || !nextLine() || !keywordIs("ENDCHAR")) {
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
    if (keyword_ == "ENCODING") {
        // -1 marks a glyph without a code point, and may be followed by a number of its own.
        int encoding = 0;
        if (!takeNumber(encoding, -1, highestCodePoint)) {
            return false;
        }
        box.encoding = encoding;
        return encoding < 0 || lineDone();
    }
    if (keyword_ == "DWIDTH") {
        int advance = 0;
        int down = 0;
        if (!takeNumber(advance, 0, mostPixels) || !takeNumber(down, 0, 0)) {
            return false;
        }
        box.advance = advance;
        return lineDone();
    }
    if (keyword_ == "BBX") {
        PixelRect ink;
        if (!takeNumber(ink.width, 0, mostPixels) || !takeNumber(ink.height, 0, mostPixels) ||
            !takeNumber(ink.x, -mostPixels, mostPixels) ||
            !takeNumber(ink.y, -mostPixels, mostPixels)) {
            return false;
        }
        box.ink = ink;
        return lineDone();
    }
    return keyword_ == "SWIDTH" || failFound("a keyword of a glyph", keyword_);
}

bool BdfParser::readRows(int width, int height) {
    const std::size_t digits = static_cast<std::size_t>(width + 7) / 8 * 2;
    for (int y = 0; y < height; ++y) {
        if (!nextLine()) {
            return false;
        }
        if (keyword_ == "ENDCHAR") {
            return fail(fmt::format("the glyph has {} rows, but BBX told {}", y, height));
        }
        std::uint64_t row = 0;
        const char* const end = keyword_.data() + keyword_.size();
        const auto read = std::from_chars(keyword_.data(), end, row, 16);
        if (keyword_.size() != digits || read.ec != std::errc{} || read.ptr != end ||
            !values_.empty()) {
            return failFound(fmt::format("a row of {} hexadecimal digits", digits), keyword_);
        }
        row <<= 64 - 4 * digits;
        if (width < 64 && (row << static_cast<unsigned>(width)) != 0) {
            return fail(fmt::format("the row {} has pixels beyond the glyph's width of {}",
                                    quoted(keyword_), width));
        }
        rows_.push_back(row);
    }
    return true;
}

bool BdfParser::readEnd() {
    if (!nextLine() || !keywordIs("ENDFONT")) {
        return false;
    }
    if (withoutSpaces(rest_).find_first_not_of("\r\n \t") != std::string_view::npos) {
        return fail("there is text after ENDFONT");
    }
    return true;
}

bool BdfParser::orderGlyphs() {
    std::stable_sort(glyphs_.begin(), glyphs_.end(),
                     [](const Drawn& a, const Drawn& b) { return a.codePoint < b.codePoint; });
    const auto twice =
        std::adjacent_find(glyphs_.begin(), glyphs_.end(), [](const Drawn& a, const Drawn& b) {
            return a.codePoint == b.codePoint;
        });
    if (twice != glyphs_.end()) {
        line_ = (twice + 1)->line;
        return fail(fmt::format("the code point {} has a glyph already, in line {}",
                                static_cast<std::uint32_t>(twice->codePoint), twice->line));
    }
    const bool replaces = std::any_of(glyphs_.begin(), glyphs_.end(), [](const Drawn& drawn) {
        return drawn.codePoint == replacementCharacter;
    });
    return replaces || fail("the font lacks the replacement glyph, code point 65533");
}

// Shelves of one height each would save little: pixel fonts have glyphs of much the same size.
BdfFont BdfParser::assemble() const {
    BdfFont font;
    font.ascent_ = *ascent_;
    font.descent_ = *descent_;
    int x = 0;
    int y = 0;
    int shelf = 0;
    for (const Drawn& drawn : glyphs_) {
        Glyph glyph = drawn.glyph;
        if (x + glyph.part.width > atlasWidth) {
            x = 0;
            y += shelf;
            shelf = 0;
        }
        glyph.part.x = x;
        glyph.part.y = y;
        x += glyph.part.width;
        shelf = std::max(shelf, glyph.part.height);
        font.entries_.push_back({drawn.codePoint, glyph});
    }
    font.atlas_ = Canvas({atlasWidth, y + shelf});
    for (std::size_t i = 0; i < glyphs_.size(); ++i) {
        const PixelRect part = font.entries_[i].glyph.part;
        for (int row = 0; row < part.height; ++row) {
            const std::uint64_t bits = rows_[glyphs_[i].firstRow + static_cast<std::size_t>(row)];
            for (int column = 0; column < part.width; ++column) {
                if (((bits >> static_cast<unsigned>(63 - column)) & 1U) != 0) {
                    font.atlas_.set(part.x + column, part.y + row, {255, 255, 255});
                }
            }
        }
    }
    font.index();
    return font;
}

bool BdfParser::nextLine() {
    do {
        if (rest_.empty()) {
            ++line_;
            return fail("the file ends too early, ENDFONT is missing");
        }
        const std::size_t end = rest_.find('\n');
        std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
        ++line_;
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        values_ = withoutSpaces(line);
        keyword_ = takeWord(values_);
    } while (keyword_ == "COMMENT");
    return true;
}

bool BdfParser::keywordIs(std::string_view keyword) {
    return keyword_ == keyword || failFound(keyword, keyword_);
}

bool BdfParser::takeNumber(int& number, int lowest, int highest) {
    const std::string_view word = takeWord(values_);
    const char* const end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, number);
    if (word.empty() || read.ec != std::errc{} || read.ptr != end || number < lowest ||
        number > highest) {
        return failFound(
            fmt::format("a whole number from {} to {} after {}", lowest, highest, keyword_), word);
    }
    return true;
}

bool BdfParser::oneNumber(int& number, int lowest, int highest) {
    return takeNumber(number, lowest, highest) && lineDone();
}

bool BdfParser::lineDone() {
    return values_.empty() || failFound("the end of the line", values_);
}

bool BdfParser::fail(std::string_view sentence) {
    error_ = fmt::format("{}:{}: {}.", name_, line_, sentence);
    return false;
}

bool BdfParser::failFound(std::string_view wanted, std::string_view found) {
    return fail(fmt::format("{} is wanted here, found {}", wanted, quoted(found)));
}

}  // namespace doorstring
