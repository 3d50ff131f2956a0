// How a language counts: the line Plural-Forms of a .po file. See the manual of GNU gettext,
// "Additional functions for plural forms".
#pragma once

#include "base/result.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace doorstring {

struct PluralRule {
    std::size_t forms = 2;                             // 1 to mostPluralForms
    std::function<std::size_t(std::uint64_t)> formOf;  // the form of a number, from 0
};

inline constexpr std::size_t mostPluralForms = 6;  // Arabic has as many

// Reads "nplurals=2; plural=(n != 1);". Errors say what was found and what is allowed.
Result<PluralRule, std::string> readPluralRule(std::string_view text);

}  // namespace doorstring
