// The words in the lines of a template.
#pragma once

#include "config/config.hpp"

#include <array>
#include <string_view>

namespace doorstring {

enum class TemplateKey : std::uint8_t { Weight, Difficulty, Kinds, Tilesets, Mirror, Turn };
inline constexpr std::array<std::string_view, 6> templateKeys{"weight",   "difficulty", "kinds",
                                                              "tilesets", "mirror",     "turn"};

// Bit 0 of the place: left and right may change places; bit 1: top and bottom.
inline constexpr std::array<std::string_view, 4> mirrorWords{"no", "sides", "ends", "both"};
inline constexpr std::array<std::string_view, 3> turnWords{"no", "half", "quarter"};
// All of a list.
inline constexpr std::string_view anyWord = "any";

}  // namespace doorstring
