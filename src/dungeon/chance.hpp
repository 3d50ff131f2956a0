// Rolls against a configured chance.
#pragma once

#include "base/fraction.hpp"
#include "base/rng.hpp"

namespace doorstring {

constexpr bool happens(std::uint64_t roll, Fraction chance) {
    return bounded(roll, chance.denominator) < chance.numerator;
}

}  // namespace doorstring
