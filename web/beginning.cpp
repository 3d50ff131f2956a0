#include "beginning.hpp"

#include "config/schema/schema.hpp"
#include "config/sources/options.hpp"
#include "files/system.hpp"
#include "play/session/config_desk.hpp"

#include <utility>

namespace doorstring::web {

namespace {

Result<Beginning, std::string> triedBeginning(ConfigSources& sources, Seed seed,
                                              const GrowDungeon& grow,
                                              std::vector<std::string>& notices) {
    auto loaded = loadForPlay(sources, notices);
    if (!loaded) {
        return toString(loaded.error().front());
    }
    if (auto tooMuch = tooMuchWork(loaded.value().config); sources.code && tooMuch) {
        return std::move(*tooMuch);
    }
    auto dungeon = grow(loaded.value().config, seed);
    if (!dungeon) {
        return dungeon.error().english;
    }
    return Beginning{std::move(loaded.value()), std::move(dungeon.value())};
}

// Takes over what the player's files say of all but dungeons and play, if they can be read.
void adoptOptions(const ConfigSources& sources, Config& config) {
    const auto own = loadConfig(sources);
    if (!own) {
        return;
    }
    for (const KeySpec* key : schema().differing(config, own.value().config)) {
        if (!key->affectsPlay) {
            key->copy(own.value().config, config);
        }
    }
}

}  // namespace

Result<Beginning, std::string> beginningOf(ConfigSources& sources, std::optional<Seed> linked,
                                           const GrowDungeon& grow,
                                           std::vector<std::string>& notices) {
    auto own = triedBeginning(sources, linked.value_or(randomSeed()), grow, notices);
    if (own || linked) {
        return own;
    }
    ConfigSources shippedSources{.shipped = sources.shipped, .languages = sources.languages};
    auto shipped = triedBeginning(shippedSources, randomSeed(), grow, notices);
    if (shipped) {
        adoptOptions(sources, shipped.value().loaded.config);
        notices.push_back("Your own files are not used yet: " + own.error());
    }
    return shipped;
}

}  // namespace doorstring::web
