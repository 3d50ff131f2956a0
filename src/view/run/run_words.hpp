// What a run came to, in words.
#pragma once

#include "world/expedition.hpp"

#include <string>

namespace doorstring {

// What struck last: "a skeleton", "a pit", "spikes"; "nothing" where nothing ever did.
std::string lastBlowText(const RunTally& tally);

}  // namespace doorstring
