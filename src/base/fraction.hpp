// A share of a whole, exact: 11 / 101 is not 0.109.
#pragma once

#include <cstdint>

namespace doorstring {

struct Fraction {
    std::uint32_t numerator = 0;
    std::uint32_t denominator = 1;  // 1 or more

    friend constexpr bool operator==(Fraction, Fraction) = default;
};

}  // namespace doorstring
