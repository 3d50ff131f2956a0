#include "config/sources/load.hpp"

#include "config/sources/config_files.hpp"
#include "config/sources/gameplay_text.hpp"
#include "config/sources/merge.hpp"
#include "config/sources/room_files.hpp"
#include "config/sources/shared_code.hpp"
#include "config/text/printable.hpp"

#include <vector>

namespace doorstring {

namespace {

// Errors quote files and arguments, which may hold control characters.
ConfigErrors printableErrors(ConfigErrors errors) {
    for (ConfigError& error : errors) {
        error.source = printable(error.source);
        error.key = printable(error.key);
        error.sentence = printable(error.sentence);
    }
    return errors;
}

}  // namespace

std::vector<std::filesystem::path> ConfigSources::folders() const {
    std::vector<std::filesystem::path> all{shipped, user, folder.value_or("")};
    std::erase(all, std::filesystem::path());
    return all;
}

namespace {

Result<LoadedConfig, ConfigErrors> loadOnce(const ConfigSources& sources) {
    ErrorList errors;
    const std::vector<ConfigFile> files = findConfigFiles(sources, errors);
    std::optional<RestoredDungeon> shared = restoredFrom(sources, errors);
    Merge merge(schema(), std::move(errors), sources.gallery);
    LoadedConfig loaded;
    for (const ConfigFile& file : files) {
        merge.addFile(file);
    }
    if (shared) {
        merge.addValues(parseToml(dungeonText(shared->config)).value(), "the code");
    }
    for (const std::string& argument : sources.sets) {
        merge.addSet(argument);
    }
    if (sources.floor) {
        merge.addSet("adventure.floor=" +
                     (*sources.floor == 0 ? "none" : std::to_string(*sources.floor)));
        merge.addSet("adventure.at=start");
    }
    merge.checkFloors(sources);
    merge.finish(sources.shipped);
    if (!merge.errors().empty()) {
        return printableErrors(merge.errors().all());
    }
    loaded.config = merge.config();
    loaded.config.room.texts = readRoomTexts(sources);
    loaded.preset = sources.code ? sources.code->preset : presetName(sources);
    if (shared) {
        shared->config.room.texts = loaded.config.room.texts;
        loaded.codeNote = printable(mismatch(*sources.code, *shared));
    }
    loaded.overridden = merge.overridden();
    loaded.origins = merge.origins();
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
