#include "picture/text/text.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

constexpr std::string_view ellipsis = "\u2026";

char32_t takeShown(std::string_view& text) {
    const char32_t codePoint = takeCodePoint(text);
    return codePoint == U'\t' ? U' ' : codePoint;
}

// A pen that walks along a line and knows how far ink, or a space, reaches.
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

// How many bytes of the line fit, one code point at least.
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

// The first line's bytes of a paragraph that does not fit whole.
std::size_t breakPoint(std::string_view paragraph, std::size_t fitting) {
    // A space just behind the part that fits is a good place to break, too.
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

// A narrower line would break inside it.
int widestWord(const BdfFont& font, std::string_view text) {
    constexpr std::string_view gaps = " \n";
    int widest = 0;
    for (std::size_t from = 0; (from = text.find_first_not_of(gaps, from)) != text.npos;) {
        const std::size_t end = std::min(text.find_first_of(gaps, from), text.size());
        widest = std::max(widest, penAfter(font, text.substr(from, end - from)).reach);
        from = end;
    }
    return widest;
}

// "49 rooms, / 6 dead ends" reads better than "49 rooms, 6 / dead ends".
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
        // The whole shadow first: no letter may darken its neighbour.
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
    for (int tried = std::min(widestWord(font, text), width); tried <= width; ++tried) {
        std::vector<std::string> lines = wrapText(font, text, tried);
        if (lines.size() > count) {
            continue;
        }
        if (breaksAtPauses(lines)) {
            return lines;
        }
        if (narrowest.empty()) {
            narrowest = std::move(lines);
            width = std::min(width, tried * 3 / 2);  // limits how uneven lines may become
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
