// Pixel fonts from BDF files, and lines of text on a canvas. Text is UTF-8; broken bytes show as
// replacement glyphs.
#pragma once

#include "base/message.hpp"
#include "base/result.hpp"
#include "picture/canvas/canvas.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring {

struct Glyph {
    PixelRect part;   // in the atlas; empty for spaces
    int left = 0;     // from the pen to the part's left edge
    int top = 0;      // from the line's top to the part's top edge; below 0 for high accents
    int advance = 0;  // how far the pen moves on
};

// A pixel font: all glyphs in one picture, and where each of them is.
class BdfFont {
public:
    // Errors are sentences that begin with the file and, if there is one, the line.
    static Result<BdfFont, std::string> load(const std::filesystem::path& file);
    // Reads the text of a font. Errors call the file by this name.
    static Result<BdfFont, std::string> parse(std::string_view bdf, std::string_view name);

    // The glyph of a code point; if the font lacks it, the replacement glyph (U+FFFD, which parse()
    // requires).
    const Glyph& glyph(char32_t codePoint) const;
    bool has(char32_t codePoint) const { return glyphs_.contains(codePoint); }

    int lineHeight() const { return ascent_ + descent_; }
    int ascent() const { return ascent_; }  // from the line's top to the baseline
    // The glyphs in white on a transparent canvas, for Canvas::drawSilhouette.
    const Canvas& atlas() const { return atlas_; }

private:
    friend class BdfReader;
    static constexpr char32_t asciiEnd = 128;

    Canvas atlas_;
    std::map<char32_t, Glyph> glyphs_;
    std::array<Glyph, asciiEnd> ascii_{};  // the glyphs of ASCII, found more quickly
    int ascent_ = -1;
    int descent_ = -1;
};

enum class Align : std::uint8_t { Left, Centre, Right };

struct TextStyle {
    Colour colour{255, 255, 255};
    std::optional<Colour> shadow{};  // one pixel down and right
    Align align = Align::Left;
};

// The width from the pen's start to the right edge of the last glyph, without the gap behind it:
// what a frame around the text needs. With several lines, that of the widest.
int textWidth(const BdfFont& font, std::string_view text);

// The distance from the pen's start to where more text on the same line begins.
int textAdvance(const BdfFont& font, std::string_view line);

// Draws text. x is its left edge, middle or right edge as the style says, y the top of the first
// line. Lines are split at '\n'. Allocates nothing.
void drawText(Canvas& canvas, const BdfFont& font, std::string_view text, int x, int y,
              const TextStyle& style);

// Is told of every line of text that is drawn and of the panels behind it. Tests use it to find
// texts that leave their panel or the canvas.
class TextObserver {
public:
    TextObserver() = default;
    TextObserver(const TextObserver&) = delete;
    TextObserver& operator=(const TextObserver&) = delete;
    virtual ~TextObserver() = default;

    // Called before a line is drawn.
    virtual void noteLine(const Canvas& canvas, std::string_view text, PixelRect place,
                          Colour colour) = 0;
    virtual void notePanel(const Canvas& canvas, PixelRect area) = 0;

    // The observer that is told of all drawing; null if there is none.
    inline static TextObserver* current = nullptr;
};

// Breaks text into lines of at most this width, at spaces, or inside a word that is wider than a
// whole line. Line breaks in the text are kept. A line holds one code point at least, however
// small `width` is.
std::vector<std::string> wrapText(const BdfFont& font, std::string_view text, int width);

// Breaks text into as many lines as wrapText makes, each about as wide as the others, so that no
// word is alone on the last line. All breaks come after commas, full stops and the like, if that
// leaves the lines even enough.
std::vector<std::string> wrapEvenly(const BdfFont& font, std::string_view text, int width);

// Cuts off a line that is wider than `width`, and ends it with an ellipsis. Empty if not even the
// ellipsis fits.
std::string ellipsize(const BdfFont& font, std::string_view line, int width);

// A text that is kept on the stack if it is short, so that drawing it in every frame allocates
// nothing.
class ShortText {
public:
    // Writes digits and signs, which are the same in all languages.
    template <typename... Values>
    explicit ShortText(fmt::format_string<Values...> format, Values&&... values) {
        fmt::format_to(std::back_inserter(text_), format, std::forward<Values>(values)...);
    }

    // Writes a message as doorstring::say() does.
    template <typename... Values>
    static ShortText say(fmt::format_string<Values...> english, Values... values) {
        const fmt::string_view text = english;
        ShortText made;
        const std::string_view shown = tr(Message::ofText({text.data(), text.size()}));
        try {
            fmt::vformat_to(std::back_inserter(made.text_),
                            fmt::string_view(shown.data(), shown.size()),
                            fmt::make_format_args(values...));
        } catch (const fmt::format_error&) {  // a place without a value
            made.text_.clear();
            fmt::vformat_to(std::back_inserter(made.text_), text, fmt::make_format_args(values...));
        }
        return made;
    }

    operator std::string_view() const { return {text_.data(), text_.size()}; }

private:
    ShortText() = default;

    fmt::basic_memory_buffer<char, 128> text_;
};

}  // namespace doorstring
