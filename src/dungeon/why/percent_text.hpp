// Chances in sentences.
#pragma once

#include "base/fraction.hpp"

#include <cstdint>
#include <string>

namespace doorstring {

// "33.3%"; what can happen and need not is never 0 or 100.
std::string percentText(std::int64_t part, std::int64_t whole);
std::string percentText(Fraction chance);

}  // namespace doorstring
