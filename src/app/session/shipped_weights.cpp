#include "app/session/shipped_weights.hpp"

#include "config/sources/load.hpp"
#include "world/replay/same_weights.hpp"

namespace doorstring {

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
