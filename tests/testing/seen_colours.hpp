// Colours as people see them: how far two differ in lightness, and what they look like to those who
// do not see one of the three primary colours.
#pragma once

#include "base/enums.hpp"
#include "picture/canvas/canvas.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace doorstring::testing {

// From sRGB, 0 to 255, to linear light, 0 to 1.
inline double linear(double part) {
    const double share = part / 255;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

inline double fromLinear(double light) {
    const double kept = std::clamp(light, 0.0, 1.0);
    return 255 * (kept <= 0.0031308 ? 12.92 * kept : 1.055 * std::pow(kept, 1 / 2.4) - 0.055);
}

// The relative luminance of the Web Content Accessibility Guidelines, 0 to 1.
inline double luminanceOf(Colour colour) {
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) +
           0.0722 * linear(colour.blue);
}

// Their contrast ratio, 1 to 21.
inline double contrastOf(Colour one, Colour other) {
    const auto [dark, light] = std::minmax({luminanceOf(one), luminanceOf(other)});
    return (light + 0.05) / (dark + 0.05);
}

// Lightness as CIE 1976 has it, 0 to 100.
inline double lightnessOf(Colour colour) {
    const double y = luminanceOf(colour);
    return y <= 216.0 / 24389 ? y * 24389 / 27 : 116 * std::cbrt(y) - 16;
}

enum class Vision : std::uint8_t { All, NoRed, NoGreen, NoBlue };

// By the matrices for a severity of 1.0 of Machado, Oliveira and Fernandes, "A
// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
// Visualization and Computer Graphics 15(6), 2009, which are for linear light.
inline Colour seenBy(Vision vision, Colour colour) {
    using Matrix = std::array<std::array<double, 3>, 3>;
    static const EnumArray<Vision, Matrix> matrices{{{
        {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
        {{{0.152286, 1.052583, -0.204868},
          {0.114503, 0.786281, 0.099216},
          {-0.003882, -0.048116, 1.051998}}},
        {{{0.367322, 0.860646, -0.227968},
          {0.280085, 0.672501, 0.047413},
          {-0.011820, 0.042940, 0.968881}}},
        {{{1.255528, -0.076749, -0.178779},
          {-0.078411, 0.930809, 0.147602},
          {0.004733, 0.691367, 0.303900}}},
    }}};
    const std::array<double, 3> light{linear(colour.red), linear(colour.green),
                                      linear(colour.blue)};
    std::array<std::uint8_t, 3> seen{};
    for (std::size_t row = 0; row < seen.size(); ++row) {
        const auto& by = matrices[vision][row];
        const double sum = by[0] * light[0] + by[1] * light[1] + by[2] * light[2];
        seen[row] = static_cast<std::uint8_t>(std::lround(fromLinear(sum)));
    }
    return {seen[0], seen[1], seen[2], colour.alpha};
}

}  // namespace doorstring::testing
