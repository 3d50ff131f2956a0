// --code: a dungeon that somebody shared, in place of --seed and --preset.
#pragma once

#include "cli/options/command.hpp"
#include "config/sources/share_code.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// A sentence where the text is not a code.
std::optional<std::string> codeFault(std::string_view text);

inline constexpr Option codeOption{
    .name = "--code",
    .argument = "CODE",
    .help = "a shared dungeon: its seed, its preset and what differs from it",
    .example = "'7K2M-Q9XA ring grid.width=20 #4K'",
    .check = codeFault};

// Null without --code.
std::optional<SharedDungeon> codeIn(const GivenOptions& given);

// What is given as well, but is in the code already.
std::optional<std::string> codeClash(const GivenOptions& given);

}  // namespace doorstring
