// OwnWeights and ShippedWeights of run_keeper.hpp: whether a run was played with other weights than
// those that came with the program.
#include "config/sources/load.hpp"
#include "config/weave/weave.hpp"
#include "saves/replay_run.hpp"
#include "saves/run_keeper.hpp"

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
    everHadOwn_ = false;
    note(config);
}

void OwnWeights::note(const Config& config) {
    everHadOwn_ = everHadOwn_ || shipped_.playsDifferently(config);
}

bool ShippedWeights::playsDifferently(const Config& config) {
    if (!config.adventure.isOn()) {
        return false;
    }
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
    // Weights that altars have woven do not count as the player's own.
    Config expected = *shipped;
    const auto fault =
        OfferSteps(expected.adventure.altar.table).weave(config.adventure.woven, expected);
    if (fault) {
        return true;
    }
    Config compared = config;
    // These are not weights: where a trial begins, the wins that unlock things, and the difficulty.
    compared.adventure.roleToBeginIn = shipped->adventure.roleToBeginIn;
    compared.adventure.pieceToBeginAt = shipped->adventure.pieceToBeginAt;
    compared.adventure.wins = expected.adventure.wins;
    compared.adventure.difficulty = shipped->adventure.difficulty;
    return !haveSameWeights(expected, compared);
}

}  // namespace doorstring
