// Spikes follow the world's clock, all of a room together.
#pragma once

#include "config/config.hpp"
#include "room/tiles/tile.hpp"
#include "world/state/events.hpp"

#include <cstdint>

namespace doorstring {

SpikePhase spikePhase(std::uint64_t tick, const GroundConfig& config);

// Reports a phase that begins with this tick.
void reportSpikePhase(std::uint64_t tick, const GroundConfig& config, Events& events);

}  // namespace doorstring
