// The sentences about command lines that do not fit the catalog.
#pragma once

#include "cli/options/given_options.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// An option without its value, or a flag with one.
std::string valueMismatch(std::span<const Option> options, const std::vector<std::string>& words);

std::string unknownOption(std::span<const Option> options, const Command& command,
                          const std::string& word);

// What is wrong with options that are all known; none where all is well.
std::optional<std::string> misuse(std::span<const Command> catalog, const GivenOptions& given);

}  // namespace doorstring
