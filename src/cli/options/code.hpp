// --code: a dungeon that somebody shared, in place of --seed and --preset.
#pragma once

#include "cli/options/command.hpp"
#include "config/share/share_code.hpp"

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
    .example = "40G0-0000-0013-J9E7-0HE3-41G0-00NR",
    .check = codeFault};

// None where --code is not given.
std::optional<SharedDungeon> codeIn(const GivenOptions& given);

// What is given as well, but is in the code already.
std::optional<std::string> codeClash(const GivenOptions& given);

}  // namespace doorstring
