#include "config/sources/load.hpp"

#include "base/stable_hash.hpp"
#include "config/files/text_file.hpp"
#include "config/sources/config_files.hpp"
#include "config/sources/merge.hpp"
#include "config/sources/room_files.hpp"
#include "config/text/printable.hpp"

namespace doorstring {

namespace {

// What users and files write may hold anything.
ConfigErrors printableErrors(ConfigErrors errors) {
    for (ConfigError& error : errors) {
        error.source = printable(error.source);
        error.key = printable(error.key);
        error.sentence = printable(error.sentence);
    }
    return errors;
}

}  // namespace

std::uint64_t decidingHash(Config config) {
    // "middle" and the cell in the middle are the same dungeon.
    config.dungeon.start = config.dungeon.startCell();
    StableHash hash;
    for (const KeySpec& spec : schema()) {
        if (spec.decides) {
            hash.add(spec.path + "=" + valueText(spec, config) + "\n");
        }
    }
    for (const RoomText& text : config.room.texts.all()) {
        hash.add(text.text);
    }
    return hash.value();
}

Result<LoadedConfig, ConfigErrors> loadConfig(const ConfigSources& sources) {
    ConfigErrors errors;
    const std::vector<ConfigFile> files = findConfigFiles(sources, errors);
    Merge merge(std::move(errors));
    LoadedConfig loaded;
    for (const ConfigFile& file : files) {
        merge.addFile(file);
        loaded.files.push_back(file.path);
    }
    for (const std::string& argument : sources.sets) {
        merge.addSet(argument);
    }
    merge.finish(sources.shipped);
    if (!merge.errors().empty()) {
        return printableErrors(merge.errors());
    }
    loaded.config = merge.config();
    loaded.config.room.texts = readRoomTexts(sources);
    loaded.preset = presetName(sources);
    loaded.overridden = merge.overridden();
    loaded.hash = decidingHash(loaded.config);
    return loaded;
}

}  // namespace doorstring
