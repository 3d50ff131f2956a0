// What a run came to, in words.
#pragma once

#include "world/expedition.hpp"

#include <cstdint>
#include <string>

namespace doorstring {

// "12:05", or "1:02:05" from an hour on.
std::string timeText(std::uint64_t ticks);

// What struck last: "a skeleton", "a pit", "spikes"; "nothing" where nothing ever did.
std::string lastBlowText(const RunTally& tally);

}  // namespace doorstring
