#include "picture/text/text.hpp"

#include "base/utf8.hpp"
#include "files/whole_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>
#include <vector>

namespace doorstring {

// Reads the statements that a BdfFont needs and skips all others. The first fault, reported with
// its line, ends the reading.
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
    static constexpr std::string_view wrongOrder =
        "FONT_ASCENT, FONT_DESCENT, ENCODING, DWIDTH and BBX must come before BITMAP";

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
        } else if (keyword_ == "BBX" && font_.ascent_ < 0) {
            fail(wrongOrder);
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
            return fail(wrongOrder);
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

    // Reads a row of pixels, the leftmost in the highest bit.
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

    // Draws all glyphs into one picture, one below the other.
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
        for (char32_t ascii = 0; ascii < BdfFont::asciiEnd; ++ascii) {
            const auto found = font_.glyphs_.find(font_.has(ascii) ? ascii : replacementCharacter);
            font_.ascii_[ascii] = found->second;
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

namespace {

constexpr std::string_view ellipsis = "\u2026";

// Takes the next code point off the text and returns it, but for a tab returns a space.
char32_t takeShown(std::string_view& text) {
    const char32_t codePoint = takeCodePoint(text);
    return codePoint == U'\t' ? U' ' : codePoint;
}

// A pen that moves along a line and knows how far the last glyph reaches: its ink or, if it has
// none, its advance.
struct Pen {
    int x = 0;
    int reach = 0;

    void move(const Glyph& glyph) {
        reach = x + (glyph.part.width > 0 ? glyph.left + glyph.part.width : glyph.advance);
        x += glyph.advance;
    }
};

Pen penAfter(const BdfFont& font, std::string_view line) {
    Pen pen;
    while (!line.empty()) {
        pen.move(font.glyph(takeShown(line)));
    }
    return pen;
}

std::string_view takeLine(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

void drawLine(Canvas& canvas, const BdfFont& font, std::string_view line, int x, int y,
              Colour colour) {
    while (!line.empty()) {
        const Glyph& glyph = font.glyph(takeShown(line));
        canvas.drawSilhouette(font.atlas(), glyph.part, x + glyph.left, y + glyph.top, colour);
        x += glyph.advance;
    }
}

int leftEdge(const BdfFont& font, std::string_view line, int x, Align align) {
    if (align == Align::Left) {
        return x;
    }
    const int width = textWidth(font, line);
    return x - (align == Align::Right ? width : width / 2);
}

// The number of bytes of the line that fit, one code point at least.
std::size_t fittingBytes(const BdfFont& font, std::string_view line, int width) {
    Pen pen;
    std::string_view rest = line;
    std::size_t fitting = 0;
    while (!rest.empty()) {
        pen.move(font.glyph(takeShown(rest)));
        if (pen.reach > width && fitting > 0) {
            return fitting;
        }
        fitting = line.size() - rest.size();
    }
    return fitting;
}

std::string_view withoutSpacesAtEnd(std::string_view text) {
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

// The number of bytes of a paragraph's first line if `fitting` bytes fit: those up to the last
// space among them, or all that fit if no word comes before that space.
std::size_t breakPoint(std::string_view paragraph, std::size_t fitting) {
    // A space right after the part that fits is a good place to break, too.
    const std::size_t space = paragraph.rfind(' ', fitting);
    const bool wordBefore =
        space != std::string_view::npos && !withoutSpacesAtEnd(paragraph.substr(0, space)).empty();
    return wordBefore ? space : fitting;
}

void wrapParagraph(const BdfFont& font, std::string_view paragraph, int width,
                   std::vector<std::string>& lines) {
    for (;;) {
        const std::size_t fitting = fittingBytes(font, paragraph, width);
        if (fitting == paragraph.size()) {
            lines.emplace_back(paragraph);
            return;
        }
        const std::size_t end = breakPoint(paragraph, fitting);
        lines.emplace_back(withoutSpacesAtEnd(paragraph.substr(0, end)));
        paragraph.remove_prefix(std::min(paragraph.find_first_not_of(' ', end), paragraph.size()));
        if (paragraph.empty()) {
            return;
        }
    }
}

// The width of the widest word: a narrower line would break inside it.
int widestWord(const BdfFont& font, std::string_view text) {
    constexpr std::string_view gaps = " \n";
    int widest = 0;
    std::size_t start = text.find_first_not_of(gaps);
    while (start != text.npos) {
        const std::size_t end = std::min(text.find_first_of(gaps, start), text.size());
        widest = std::max(widest, penAfter(font, text.substr(start, end - start)).reach);
        start = text.find_first_not_of(gaps, end);
    }
    return widest;
}

// Whether all lines but the last end at commas or full stops: "49 rooms, / 6 dead ends" reads
// better than "49 rooms, 6 / dead ends".
bool breaksAtPauses(const std::vector<std::string>& lines) {
    constexpr std::string_view pauses = ".,:;?!";
    return std::all_of(lines.begin(), lines.end() - 1, [&](const std::string& line) {
        return !line.empty() && pauses.find(line.back()) != pauses.npos;
    });
}

}  // namespace

int textWidth(const BdfFont& font, std::string_view text) {
    int widest = 0;
    while (!text.empty()) {
        widest = std::max(widest, penAfter(font, takeLine(text)).reach);
    }
    return widest;
}

int textAdvance(const BdfFont& font, std::string_view line) {
    return penAfter(font, line).x;
}

void drawText(Canvas& canvas, const BdfFont& font, std::string_view text, int x, int y,
              const TextStyle& style) {
    while (!text.empty()) {
        const std::string_view line = takeLine(text);
        const int left = leftEdge(font, line, x, style.align);
        if (TextObserver::current != nullptr) {
            TextObserver::current->noteLine(
                canvas, line, {left, y, textWidth(font, line), font.lineHeight()}, style.colour);
        }
        // Draws the whole shadow first: the shadow of a letter must not darken its neighbour.
        if (style.shadow) {
            drawLine(canvas, font, line, left + 1, y + 1, *style.shadow);
        }
        drawLine(canvas, font, line, left, y, style.colour);
        y += font.lineHeight();
    }
}

std::vector<std::string> wrapText(const BdfFont& font, std::string_view text, int width) {
    std::vector<std::string> lines;
    for (;;) {
        const std::size_t end = text.find('\n');
        wrapParagraph(font, text.substr(0, end), width, lines);
        if (end == std::string_view::npos) {
            return lines;
        }
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string> wrapEvenly(const BdfFont& font, std::string_view text, int width) {
    const std::size_t count = wrapText(font, text, width).size();
    std::vector<std::string> narrowest;
    int mostWidth = width;
    for (int tried = std::min(widestWord(font, text), width); tried <= mostWidth; ++tried) {
        std::vector<std::string> lines = wrapText(font, text, tried);
        if (lines.size() > count) {
            continue;
        }
        if (breaksAtPauses(lines)) {
            return lines;
        }
        if (narrowest.empty()) {
            narrowest = std::move(lines);
            mostWidth = std::min(width, tried * 3 / 2);  // limits how uneven lines may become
        }
    }
    return narrowest;
}

std::string ellipsize(const BdfFont& font, std::string_view line, int width) {
    const Pen whole = penAfter(font, line);
    if (whole.reach <= width) {
        return std::string(line);
    }
    const Pen dots = penAfter(font, ellipsis);
    if (dots.reach > width) {
        return {};
    }
    std::string_view rest = line;
    std::size_t kept = 0;
    int x = 0;
    while (!rest.empty()) {
        x += font.glyph(takeShown(rest)).advance;
        if (x + dots.reach > width) {
            break;
        }
        kept = line.size() - rest.size();
    }
    return std::string(withoutSpacesAtEnd(line.substr(0, kept))).append(ellipsis);
}

}  // namespace doorstring
