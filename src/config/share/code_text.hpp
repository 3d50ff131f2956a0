// Signs in groups of four with two check signs at the end, to be read aloud, typed and pasted. Any
// one mistyped sign and any two swapped neighbours are found, and mostly where they are.
#pragma once

#include "base/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

using CodeSigns = std::vector<std::uint8_t>;  // 0 to 31 each

// Filled up with zeros to whole groups: "7K2M-Q9XA-...".
std::string codeText(CodeSigns signs);

// Without the check signs. Spaces, hyphens and small letters are fine; O counts as 0, I and L count
// as 1. The error is a sentence that says what does not fit, and where.
Result<CodeSigns, std::string> readCodeText(std::string_view text);

}  // namespace doorstring
