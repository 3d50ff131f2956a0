// The A:B of --seeds: seed numbers A to B - 1.
#pragma once

#include "base/result.hpp"
#include "cli/options/command_line.hpp"

#include <string>
#include <string_view>

namespace doorstring {

// More dungeons than this would take days and fill disks.
inline constexpr std::uint64_t mostSeeds = 1'000'000'000;

// The error is a sentence.
Result<SeedRange, std::string> parseSeedRange(std::string_view text);

}  // namespace doorstring
