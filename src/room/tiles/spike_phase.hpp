// Where spikes are between two rests: announced before they are up, so that there is time to act.
#pragma once

#include <cstdint>

namespace doorstring {

enum class SpikePhase : std::uint8_t { Down, Announced, Up };

}  // namespace doorstring
