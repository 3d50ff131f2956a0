#include "config/sources/load.hpp"

#include "config/sources/config_files.hpp"
#include "config/sources/config_text.hpp"
#include "config/sources/merge.hpp"
#include "config/sources/share_code.hpp"

#include <fmt/format.h>

#include <vector>

namespace doorstring {

std::vector<std::filesystem::path> ConfigSources::folders() const {
    std::vector<std::filesystem::path> all{shipped, user, folder.value_or("")};
    std::erase(all, std::filesystem::path());
    return all;
}

namespace {

// The dungeon keys of the code, as TOML; empty if there is no code, or if it cannot be read here.
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
        merge.addSet("adventure.floor=" +
                     (*sources.floor == 0 ? "none" : std::to_string(*sources.floor)));
        merge.addSet("adventure.at=start");
    }
    if (sources.difficulty) {
        merge.addSet(fmt::format("adventure.difficulty={}", name(*sources.difficulty)));
    }
    merge.finish(sources);
    if (!merge.errors().empty()) {
        return merge.errors().all();
    }
    loaded.config = merge.config();
    loaded.config.room.texts = readRoomTexts(sources);
    loaded.config.room.boss = loaded.config.adventure.boss();
    loaded.preset = sources.code ? sources.code->preset : presetName(sources);
    loaded.overridden = merge.overridden();
    loaded.values = merge.values();
    loaded.hash = gameplayHash(loaded.config);
    return loaded;
}

}  // namespace

Result<LoadedConfig, ConfigErrors> loadConfig(const ConfigSources& sources) {
    auto loaded = loadOnce(sources);
    if (!loaded || !loaded.value().config.adventure.isOn() || !sources.preset.empty()) {
        return loaded;
    }
    ConfigSources onFloor = sources;
    onFloor.code.reset();
    onFloor.preset = loaded.value().config.adventure.current().preset;
    loaded = loadOnce(onFloor);
    if (loaded) {
        loaded.value().preset.clear();  // nobody asked for it
    }
    return loaded;
}

}  // namespace doorstring
