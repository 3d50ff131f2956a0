// Reads the text of a BDF 2.1 file, strictly: what is not understood, cut off or out of bounds is
// an error with its line, never guessed.
#pragma once

#include "picture/text/bdf_font.hpp"
#include "picture/text/bdf_lines.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

class BdfParser {
public:
    BdfParser(std::string_view text, std::string_view name) : lines_(text, name) {}

    Result<BdfFont, std::string> parse();

private:
    // What STARTCHAR to BITMAP tell of a glyph.
    struct Box {
        std::optional<int> encoding;
        std::optional<int> advance;
        std::optional<PixelRect> ink;  // x and y from the pen on the baseline, y up
    };
    // A glyph and its pixels, one row a number, the leftmost pixel in the highest bit.
    struct Drawn {
        char32_t codePoint = 0;
        Glyph glyph;
        std::size_t firstRow = 0;
        int line = 0;
    };

    // Each step says false where lines_ has an error.
    bool readHeader();
    bool readHeaderLine();
    bool readProperties(int count);
    bool readGlyphs();
    bool readGlyph();
    bool readBoxLine(Box& box);
    bool readRows(int width, int height);
    bool readRow(int width);
    bool readEnd();
    bool orderGlyphs();
    std::vector<PixelRect> placed(GridSize& atlas) const;
    BdfFont assemble() const;

    BdfLines lines_;
    std::optional<int> ascent_;
    std::optional<int> descent_;
    int glyphCount_ = 0;
    std::vector<Drawn> glyphs_;
    std::vector<std::uint64_t> rows_;
};

}  // namespace doorstring
