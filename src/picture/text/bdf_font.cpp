#include "picture/text/bdf_font.hpp"

#include "base/utf8.hpp"
#include "files/text_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <vector>

namespace doorstring {

// Reads what fonts are made of and skips all else. The first fault, with its line, ends it.
class BdfReader {
public:
    BdfReader(std::string_view text, std::string_view name) : rest_(text), name_(name) {}

    Result<BdfFont, std::string> read() {
        if (!nextLine() || keyword_ != "STARTFONT") {
            fail("this is not a BDF font; it does not begin with STARTFONT");
        }
        while (error_.empty() && keyword_ != "ENDFONT") {
            if (nextLine()) {
                readStatement();
            }
        }
        if (error_.empty() && !font_.has(replacementCharacter)) {
            fail("the font has no replacement glyph, code point 65533");
        }
        if (!error_.empty()) {
            return std::move(error_);
        }
        finish();
        return std::move(font_);
    }

private:
    static constexpr int mostPixels = 64;  // far above any glyph of a pixel font

    void fail(std::string_view sentence) {
        if (error_.empty()) {
            error_ = fmt::format("{}:{}: {}", name_, line_, sentence);
        }
    }

    bool nextLine() {
        ++line_;
        if (rest_.empty()) {
            fail("the font is truncated; ENDFONT is missing");
            return false;
        }
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        values_ = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        keyword_ = takeWord();
        return true;
    }

    std::string_view takeWord() {
        constexpr std::string_view spaces = " \t\r";
        values_.remove_prefix(std::min(values_.find_first_not_of(spaces), values_.size()));
        const std::string_view word = values_.substr(0, values_.find_first_of(spaces));
        values_.remove_prefix(word.size());
        return word;
    }

    int takeNumber(int lowest, int highest) {
        const std::string_view word = takeWord();
        int number = 0;
        const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
        if (read.ec != std::errc{} || read.ptr != word.data() + word.size() || number < lowest ||
            number > highest) {
            fail(fmt::format("{} needs a whole number from {} to {}", keyword_, lowest, highest));
        }
        return number;
    }

    void readStatement() {
        if (keyword_ == "FONT_ASCENT") {
            font_.ascent_ = takeNumber(0, mostPixels);
        } else if (keyword_ == "FONT_DESCENT") {
            font_.descent_ = takeNumber(0, mostPixels);
        } else if (keyword_ == "STARTCHAR") {
            codePoint_ = unknown;
            glyph_ = {{0, 0, unknown, unknown}, 0, 0, unknown};
        } else if (keyword_ == "ENCODING") {
            codePoint_ = takeNumber(-1, 0x10FFFF);
        } else if (keyword_ == "DWIDTH") {
            glyph_.advance = takeNumber(0, mostPixels);
        } else if (keyword_ == "BBX") {
            glyph_.part.width = takeNumber(0, mostPixels);
            glyph_.part.height = takeNumber(0, mostPixels);
            glyph_.left = takeNumber(-mostPixels, mostPixels);
            const int up = takeNumber(-mostPixels, mostPixels);
            glyph_.top = font_.ascent_ - up - glyph_.part.height;
        } else if (keyword_ == "BITMAP") {
            readBitmap();
        }
    }

    void readBitmap() {
        if (codePoint_ == unknown || glyph_.advance == unknown || glyph_.part.height == unknown ||
            font_.ascent_ < 0 || font_.descent_ < 0) {
            return fail("FONT_ASCENT, FONT_DESCENT, ENCODING, DWIDTH and BBX must come before "
                        "BITMAP");
        }
        glyph_.part.y = static_cast<int>(rows_.size());
        for (int y = 0; y < glyph_.part.height && nextLine(); ++y) {
            readRow();
        }
        if (!nextLine() || keyword_ != "ENDCHAR") {
            fail("the glyph has more rows than BBX says; ENDCHAR is missing");
        }
        // -1 marks a glyph without a code point.
        if (codePoint_ >= 0 &&
            !font_.glyphs_.try_emplace(static_cast<char32_t>(codePoint_), glyph_).second) {
            fail(fmt::format("the code point {} already has a glyph", codePoint_));
        }
    }

    // The leftmost pixel in the highest bit.
    void readRow() {
        const std::size_t digits = static_cast<std::size_t>(glyph_.part.width + 7) / 8 * 2;
        const char* const end = keyword_.data() + keyword_.size();
        std::uint64_t row = 0;
        const auto read = std::from_chars(keyword_.data(), end, row, 16);
        if (keyword_.size() != digits || read.ec != std::errc{} || read.ptr != end) {
            return fail(fmt::format("a row of {} hexadecimal digits is missing", digits));
        }
        rows_.push_back(row << (64 - 4 * digits));
    }

    // All glyphs one below the other.
    void finish() {
        font_.atlas_ = Canvas({mostPixels, static_cast<int>(rows_.size())});
        for (const auto& [codePoint, glyph] : font_.glyphs_) {
            for (const GridPos at : cellsOf({glyph.part.width, glyph.part.height})) {
                const int y = glyph.part.y + at.y;
                if ((rows_[static_cast<std::size_t>(y)] << at.x >> 63U) != 0) {
                    font_.atlas_.set(at.x, y, {255, 255, 255});
                }
            }
        }
        for (char32_t sign = 0; sign < BdfFont::asciiEnd; ++sign) {
            const auto found = font_.glyphs_.find(font_.has(sign) ? sign : replacementCharacter);
            font_.ascii_[sign] = found->second;
        }
    }

    static constexpr int unknown = -2;

    std::string_view rest_;
    std::string_view name_;
    int line_ = 0;
    std::string_view keyword_;
    std::string_view values_;
    std::string error_;
    int codePoint_ = unknown;
    Glyph glyph_{{0, 0, unknown, unknown}, 0, 0, unknown};
    std::vector<std::uint64_t> rows_;  // of all glyphs
    BdfFont font_;
};

Result<BdfFont, std::string> BdfFont::load(const std::filesystem::path& file) {
    constexpr TextLimit limit{1U << 20U, "the file is larger than 1 MiB; no pixel font is"};
    const auto text = readTextFile(file, limit);
    if (!text) {
        return fmt::format("{}: {}", file.string(), text.error().sentence);
    }
    return parse(text.value(), file.string());
}

Result<BdfFont, std::string> BdfFont::parse(std::string_view bdf, std::string_view name) {
    return BdfReader(bdf, name).read();
}

const Glyph& BdfFont::glyph(char32_t codePoint) const {
    if (codePoint < asciiEnd) {
        return ascii_[codePoint];
    }
    const auto found = glyphs_.find(codePoint);
    return found != glyphs_.end() ? found->second : glyphs_.find(replacementCharacter)->second;
}

}  // namespace doorstring
