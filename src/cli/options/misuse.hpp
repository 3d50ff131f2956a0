// What the rules of options alone forbid: options of another command, one given twice, one without
// its value.
#pragma once

#include "cli/options/given_options.hpp"

#include <optional>
#include <string>

namespace doorstring {

// A sentence; none where all is well.
std::optional<std::string> misuse(const GivenOptions& given);

}  // namespace doorstring
