#include "world/ground/spikes.hpp"

namespace doorstring {

SpikePhase spikePhase(std::uint64_t tick, const GroundConfig& config) {
    const auto rest = static_cast<std::uint64_t>(config.spikesDownTicks);
    const std::uint64_t warned = rest + static_cast<std::uint64_t>(config.spikesWarningTicks);
    const std::uint64_t period = warned + static_cast<std::uint64_t>(config.spikesUpTicks);
    const std::uint64_t time = tick % period;
    return time < rest ? SpikePhase::Down : time < warned ? SpikePhase::Announced : SpikePhase::Up;
}

void reportSpikePhase(std::uint64_t tick, const GroundConfig& config, Events& events) {
    const SpikePhase phase = spikePhase(tick, config);
    if (phase == spikePhase(tick - 1, config)) {
        return;
    }
    switch (phase) {
    case SpikePhase::Down:
        events.push_back(SpikesSank{});
        break;
    case SpikePhase::Announced:
        events.push_back(SpikesWarned{});
        break;
    case SpikePhase::Up:
        events.push_back(SpikesRose{});
        break;
    }
}

}  // namespace doorstring
