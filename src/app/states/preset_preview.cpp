#include "app/states/preset_preview.hpp"

#include "config/files/text_file.hpp"
#include "config/sources/config_files.hpp"
#include "dungeon/passes/generate.hpp"

#include <system_error>

namespace doorstring {

namespace {

// "# Good for this and that." without the sign; empty where the file begins otherwise.
std::string firstComment(const ConfigSources& sources) {
    for (const auto& place : presetPlaces(sources)) {
        std::error_code ignored;
        if (!std::filesystem::exists(place, ignored)) {
            continue;
        }
        const auto text = readTextFile(place);
        if (!text || !text.value().starts_with("# ")) {
            return {};
        }
        return text.value().substr(2, text.value().find('\n') - 2);
    }
    return {};
}

}  // namespace

PresetPreview previewOf(ConfigSources sources, const std::string& preset, Seed seed) {
    sources.preset = preset;
    const auto loaded = loadConfig(sources);
    if (!loaded) {
        return {toString(loaded.error().front()), std::nullopt};
    }
    const Config& config = loaded.value().config;
    const std::string line =
        preset.empty() ? "The tables of config/ and of your own folder." : firstComment(sources);
    auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (!dungeon) {
        return {describe(dungeon.error(), config.dungeon), std::nullopt};
    }
    return {line, World(std::move(dungeon.value()),
                        {config.room, config.player, config.view.slideTicks})};
}

}  // namespace doorstring
