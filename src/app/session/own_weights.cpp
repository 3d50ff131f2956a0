#include "app/session/own_weights.hpp"

#include <utility>

namespace doorstring {

OwnWeights::OwnWeights(std::filesystem::path shippedConfig, Expedition& expedition)
    : expedition_(expedition), shipped_(std::move(shippedConfig)) {
    expedition_.addWitness(*this);
}

OwnWeights::~OwnWeights() {
    expedition_.removeWitness(*this);
}

void OwnWeights::begun(const Config& config, Seed) {
    had_ = false;
    note(config);
}

void OwnWeights::note(const Config& config) {
    had_ = had_ || (config.adventure.isOn() && shipped_.differFrom(config));
}

}  // namespace doorstring
