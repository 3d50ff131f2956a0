// Lines of text on a canvas. Text is UTF-8; broken bytes show as replacement glyphs.
#pragma once

#include "picture/canvas/canvas.hpp"
#include "picture/text/bdf_font.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring {

enum class Align : std::uint8_t { Left, Centre, Right };

struct TextStyle {
    Colour colour{255, 255, 255};
    std::optional<Colour> shadow{};  // one pixel down and right
    Align align = Align::Left;
};

// From the pen's start to the right edge of the last glyph, without the gap behind it: what a
// frame around the text needs. Of several lines, the widest.
int textWidth(const BdfFont& font, std::string_view text);

// How far the pen moves: where more text on the same line goes on.
int textAdvance(const BdfFont& font, std::string_view line);

// x is the left edge, the middle or the right edge as the style says, y the top of the first line.
// Lines are split at '\n'. Allocates nothing.
void drawText(Canvas& canvas, const BdfFont& font, std::string_view text, int x, int y,
              const TextStyle& style);

// Lines of at most this width, broken at spaces, or inside a word that is wider than a whole line.
// Line breaks in the text are kept. A line holds one code point at least, however narrow it is.
std::vector<std::string> wrapText(const BdfFont& font, std::string_view text, int width);

// As many lines as wrapText makes, each about as wide as the others, so that no word stands alone
// on the last one; broken behind commas and full stops where all breaks can be there.
std::vector<std::string> wrapEvenly(const BdfFont& font, std::string_view text, int width);

// One line, cut to this width and closed with an ellipsis where it does not fit. Empty where not
// even the ellipsis fits.
std::string ellipsize(const BdfFont& font, std::string_view line, int width);

// A short text made on the stack: text that is drawn in every frame allocates nothing.

class ShortText {
public:
    template <typename... Values>
    explicit ShortText(fmt::format_string<Values...> format, Values&&... values) {
        fmt::format_to(std::back_inserter(text_), format, std::forward<Values>(values)...);
    }

    operator std::string_view() const { return {text_.data(), text_.size()}; }

private:
    fmt::basic_memory_buffer<char, 128> text_;
};

}  // namespace doorstring
