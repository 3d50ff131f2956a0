#include "saves/own_weights.hpp"

#include "config/sources/load.hpp"
#include "saves/replay_run.hpp"

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

bool ShippedWeights::differFrom(const Config& config) {
    auto& shipped = floors_[static_cast<std::size_t>(config.adventure.floor - 1)];
    if (!shipped) {
        ConfigSources sources;
        sources.shipped = folder_;
        sources.floor = config.adventure.floor;
        const auto loaded = loadConfig(sources);
        if (!loaded) {
            return true;  // somebody has edited the shipped files
        }
        shipped = loaded.value().config;
    }
    Config compared = config;
    compared.adventure.at = shipped->adventure.at;  // where a trial begins is no weight
    return !sameWeights(*shipped, compared);
}

}  // namespace doorstring
