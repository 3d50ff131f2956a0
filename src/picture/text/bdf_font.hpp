// A pixel font from a BDF file: all glyphs in one picture, and where each of them is.
#pragma once

#include "base/result.hpp"
#include "picture/canvas/canvas.hpp"

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace doorstring {

struct Glyph {
    PixelRect part;   // in the atlas; empty for spaces
    int left = 0;     // from the pen to the part's left edge
    int top = 0;      // from the line's top to the part's top edge; below 0 for high accents
    int advance = 0;  // how far the pen moves on
};

class BdfFont {
public:
    // Errors are sentences that begin with the file and, where there is one, the line.
    static Result<BdfFont, std::string> load(const std::filesystem::path& file);
    // The name stands for the file in errors.
    static Result<BdfFont, std::string> parse(std::string_view bdf, std::string_view name);

    // A code point that the font lacks gets the replacement glyph (U+FFFD, which every font read
    // has).
    const Glyph& glyph(char32_t codePoint) const;
    bool has(char32_t codePoint) const { return glyphs_.contains(codePoint); }

    int lineHeight() const { return ascent_ + descent_; }
    int ascent() const { return ascent_; }  // from the line's top to the baseline
    // White glyphs on nothing, for Canvas::drawSilhouette.
    const Canvas& atlas() const { return atlas_; }

private:
    friend class BdfReader;
    static constexpr char32_t asciiEnd = 128;

    Canvas atlas_;
    std::map<char32_t, Glyph> glyphs_;
    std::array<Glyph, asciiEnd> ascii_{};  // the same, quicker
    int ascent_ = -1;
    int descent_ = -1;
};

}  // namespace doorstring
