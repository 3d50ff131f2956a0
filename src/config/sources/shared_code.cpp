#include "config/sources/shared_code.hpp"

#include "base/contains.hpp"
#include "config/share/bit_text.hpp"

namespace doorstring {

namespace {

Result<LoadedConfig, ConfigErrors> shippedConfig(const std::filesystem::path& shipped,
                                                 const std::string& preset) {
    ConfigSources sources;
    sources.shipped = shipped;
    sources.preset = preset;
    return loadConfig(sources);
}

bool isShipped(const std::filesystem::path& shipped, const std::string& preset) {
    ConfigSources sources;
    sources.shipped = shipped;
    return BitWriter::isWord(preset) && contains(presetNames(sources), preset);
}

}  // namespace

Result<std::string, ConfigErrors> codeOf(const std::filesystem::path& shipped, Seed seed,
                                         const std::string& preset, const Config& config) {
    const auto plain = shippedConfig(shipped, "");
    if (!plain) {
        return plain.error();
    }
    std::string code = shareCode(sharedDungeon(seed, "", plain.value().config, config));
    if (preset.empty() || !isShipped(shipped, preset)) {
        return code;
    }
    const auto base = shippedConfig(shipped, preset);
    if (base) {
        std::string byPreset = shareCode(sharedDungeon(seed, preset, base.value().config, config));
        code = byPreset.size() <= code.size() ? byPreset : code;
    }
    return code;
}

std::optional<RestoredDungeon> restoredFrom(const ConfigSources& sources, ErrorList& errors) {
    if (!sources.code) {
        return std::nullopt;
    }
    const auto base = shippedConfig(sources.shipped, sources.code->preset);
    if (base) {
        return restored(*sources.code, base.value().config);
    }
    for (ConfigError error : base.error()) {
        if (error.source == "--preset") {
            error.source = "the code";
        }
        errors.add(std::move(error));
    }
    return std::nullopt;
}

}  // namespace doorstring
