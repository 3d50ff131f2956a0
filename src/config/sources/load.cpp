#include "config/sources/load.hpp"

#include "config/sources/config_files.hpp"
#include "config/sources/config_text.hpp"
#include "config/sources/merge.hpp"
#include "config/sources/share_code.hpp"
#include "config/weave/weave.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace doorstring {

std::vector<std::filesystem::path> ConfigSources::folders() const {
    std::vector<std::filesystem::path> all{shipped, user, folder.value_or("")};
    std::erase(all, std::filesystem::path());
    return all;
}

namespace {

// Returns the keys that dungeons depend on, as TOML, with the values of the share code over the
// shipped ones. Empty if there is no code, or if it has mistakes, which go to `errors`.
std::string sharedValues(const ConfigSources& sources, ErrorList& errors) {
    if (!sources.code) {
        return {};
    }
    const auto config = configOf(sources.shipped, *sources.code);
    if (!config) {
        for (const ConfigError& error : config.error()) {
            errors.add(error);
        }
        return {};
    }
    return dungeonText(config.value());
}

Result<LoadedConfig, ConfigErrors> loadOnce(const ConfigSources& sources) {
    ErrorList errors;
    const std::vector<ConfigFile> files = findConfigFiles(sources, errors);
    const std::string shared = sharedValues(sources, errors);
    Merge merge(std::move(errors), sources.gallery);
    LoadedConfig loaded;
    for (const ConfigFile& file : files) {
        merge.addFile(file);
    }
    merge.addValues(parseToml(shared).value(), "the code");
    for (const std::string& argument : sources.sets) {
        merge.addSet(argument);
    }
    if (sources.floor) {
        const bool isExploring = *sources.floor == 0;
        merge.addSet("adventure.floor=" + (isExploring ? "none" : std::to_string(*sources.floor)));
        merge.addSet("adventure.at=start");
        merge.addSet("adventure.at_piece=none");
    }
    if (sources.difficulty) {
        merge.addSet(fmt::format("adventure.difficulty={}", name(*sources.difficulty)));
    }
    if (sources.wins) {
        merge.addSet(fmt::format("adventure.wins={}", *sources.wins));
    }
    if (!sources.woven.empty()) {
        merge.addSet("adventure.woven=" + OffersKind().toml(sources.woven));
    }
    merge.finish(sources);
    if (!merge.errors().empty()) {
        return merge.errors().all();
    }
    loaded.config = merge.config();
    loaded.config.room.texts = readRoomTexts(sources);
    loaded.config.creatures.kindInBossRoom = loaded.config.adventure.boss();
    loaded.config.room.boss = loaded.config.creatures.kindInBossRoom;
    loaded.config.room.landmark = loaded.config.adventure.landmark();
    loaded.preset = sources.code ? sources.code->preset : presetName(sources);
    loaded.overridden = merge.overridden();
    loaded.values = merge.values();
    loaded.hash = gameplayHash(loaded.config);
    return loaded;
}

// Makes an error of the fault, at the line of the offer's steps.
ConfigError errorOf(const WeaveFault& fault, const LoadedConfig& loaded) {
    return errorAt(fmt::format("offer.{}.weave", numberOf(fault.offer)), fault.sentence, loaded);
}

// Loads all sources. If a floor is played and the sources name no preset, loads them again with the
// preset of the floor.
Result<LoadedConfig, ConfigErrors> loadWithFloorPreset(const ConfigSources& sources) {
    auto loaded = loadOnce(sources);
    if (!loaded || !loaded.value().config.adventure.isOn() || !sources.preset.empty()) {
        return loaded;
    }
    ConfigSources onFloor = sources;
    onFloor.code.reset();  // codes are for explorations
    onFloor.preset = loaded.value().config.adventure.currentFloor().preset;
    loaded = loadOnce(onFloor);
    if (loaded) {
        loaded.value().preset.clear();  // nobody asked for it
    }
    return loaded;
}

}  // namespace

ConfigError errorAt(std::string_view key, std::string sentence, const LoadedConfig& loaded) {
    const auto origin = std::ranges::find_if(
        loaded.values, [&](const ValueOrigin& given) { return given.key->path == key; });
    return {origin->source, origin->place.line, origin->place.column, std::string(key),
            std::move(sentence)};
}

Result<LoadedConfig, ConfigErrors> loadConfig(const ConfigSources& sources) {
    auto loaded = loadWithFloorPreset(sources);
    if (!loaded || loaded.value().config.adventure.woven.empty()) {
        return loaded;
    }
    Config& config = loaded.value().config;
    if (const auto fault =
            OfferSteps(config.adventure.altar.table).weave(config.adventure.woven, config)) {
        return ConfigErrors{errorOf(*fault, loaded.value())};
    }
    loaded.value().hash = gameplayHash(config);
    return loaded;
}

Result<LoadedConfig, ConfigErrors> loadFloor(ConfigSources sources, int floor) {
    sources.floor = floor;
    sources.woven = {};
    auto loaded = loadConfig(sources);
    if (loaded) {
        return loaded;
    }
    ConfigErrors faults = loaded.error();
    for (ConfigError& fault : faults) {
        fault.sentence = fmt::format("on floor {}, {}", floor, fault.sentence);
    }
    return faults;
}

ConfigErrors offerFaults(const ConfigSources& sources, const LoadedConfig& asLoaded) {
    if (!sources.preset.empty() || sources.code || !sources.sets.empty()) {
        return {};
    }
    for (int floor = 2; floor <= asLoaded.config.adventure.floors.count(); ++floor) {
        const auto loaded = loadFloor(sources, floor);
        if (!loaded) {
            return loaded.error();
        }
        if (auto fault = firstWeaveFault(loaded.value().config)) {
            fault->sentence = fmt::format("woven into floor {}, {}", floor, fault->sentence);
            return {errorOf(*fault, loaded.value())};
        }
    }
    return {};
}

}  // namespace doorstring
