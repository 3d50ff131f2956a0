#include "base/contains.hpp"
#include "cli/commands.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "config/schema/schema.hpp"
#include "config/sources/config_files.hpp"
#include "config/sources/file_schema.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

constexpr auto schemaFiles = [] {
    std::array<std::string_view, configFileNames.size() + 1> names;
    std::ranges::copy(configFileNames, names.begin());
    names.back() = "preset.toml";
    return names;
}();

constexpr Option whereOfConfig{"--where", "",
                               "each key with its value and the file and line that it comes from"};
constexpr Option printOfConfig{"--print", "", "each key with its value, as TOML"};
constexpr Option diffOfConfig{"--diff", "",
                              "only what differs from the shipped files, with what they say"};
constexpr Option schemaOfConfig{
    "--schema", "FILE",
    "the JSON schema of dungeon.toml, room.toml, player.toml, creatures.toml, bosses.toml, "
    "items.toml, relics.toml, floors.toml, altars.toml, pieces.toml, view.toml, keys.toml or "
    "preset.toml, for editors",
    "dungeon.toml", schemaFiles};
constexpr std::array configOptions{whereOfConfig, printOfConfig, diffOfConfig, schemaOfConfig,
                                   codeOption};

constexpr std::array<std::string_view, 4> configExamples{
    "doorstring config --preset ring --diff", "doorstring config --where --preset ring",
    "doorstring config --config my-config --print", "doorstring config --schema dungeon.toml"};

constexpr std::size_t assignmentWidth = 44;  // the least width of "key = value"

std::string sourceText(const ValueOrigin& origin) {
    std::string text = origin.source.empty() ? "no file: the default"
                       : origin.place.line > 0
                           ? fmt::format("{}:{}", origin.source, origin.place.line)
                           : origin.source;
    return origin.entries.empty() ? text : text + ", " + origin.entries;
}

std::string lineOf(const std::string& assignment, const std::string& source) {
    return fmt::format("{:{}}  # {}\n", assignment, assignmentWidth, source);
}

// Returns a line for each source, with the number of values that come from it.
std::string filesText(const LoadedConfig& loaded) {
    std::vector<std::pair<std::string, int>> sources;
    for (const ValueOrigin& origin : loaded.values) {
        const std::string name = origin.source.empty() ? "no file: the defaults" : origin.source;
        const auto found = std::ranges::find(sources, name, &std::pair<std::string, int>::first);
        if (found == sources.end()) {
            sources.emplace_back(name, 1);
        } else {
            ++found->second;
        }
    }
    std::string text;
    for (const auto& [name, count] : sources) {
        text += fmt::format("{:5} value{} {}\n", count, count == 1 ? " " : "s", name);
    }
    return text;
}

// Returns a line for each key: "grid.width = 10    # config/dungeon.toml:26".
std::string whereText(const LoadedConfig& loaded) {
    std::string text;
    for (const ValueOrigin& origin : loaded.values) {
        text += lineOf(tomlLine(*origin.key, loaded.config), sourceText(origin));
    }
    return text;
}

// Returns the values of all keys that the configuration has, as TOML.
std::string printText(const Config& config) {
    std::string text;
    for (const KeySpec& key : schema().keys()) {
        text += isIn(key, config) ? tomlLine(key, config) + "\n" : "";
    }
    return text;
}

// Returns a line for each key whose value is not the shipped one:
// "grid.width = 11    # config/presets/ring.toml:4; shipped: 10".
std::string diffText(const LoadedConfig& loaded, const Config& shipped) {
    std::string text;
    for (const ValueOrigin& origin : loaded.values) {
        const std::string shippedValue = origin.key->toml(shipped);
        if (origin.key->toml(loaded.config) != shippedValue) {
            text += lineOf(tomlLine(*origin.key, loaded.config),
                           fmt::format("{}; shipped: {}", sourceText(origin), shippedValue));
        }
    }
    return text.empty() ? "Nothing differs from the shipped files.\n" : text;
}

MaybeSentence clashOfConfig(const GivenOptions& given) {
    std::string_view chosen;
    for (const Option& option : {whereOfConfig, printOfConfig, diffOfConfig, schemaOfConfig}) {
        if (given.has(option) && !chosen.empty()) {
            return fmt::format("config makes one report; found {} and {}", chosen, option.name);
        }
        chosen = given.has(option) ? option.name : chosen;
    }
    return std::nullopt;
}

std::string reportOf(const GivenOptions& given, const LoadedConfig& loaded, const Config& shipped) {
    if (given.has(whereOfConfig)) {
        return whereText(loaded);
    }
    if (given.has(printOfConfig)) {
        return printText(loaded.config);
    }
    return given.has(diffOfConfig) ? diffText(loaded, shipped) : filesText(loaded);
}

int runConfig(const GivenOptions& given, const CommandContext& context) {
    if (given.has(schemaOfConfig)) {
        return print(context.out, context.err, fileSchema(given.text(schemaOfConfig)));
    }
    return withConfig(given, context, {}, [&](const LoadedConfig& loaded) {
        Folders onlyShipped = context.folders;
        onlyShipped.userConfig.clear();
        const auto shipped = configFor({}, {onlyShipped, context.out, context.err, context.window});
        return shipped ? print(context.out, context.err, reportOf(given, loaded, shipped->config))
                       : exitWrongUse;
    });
}

}  // namespace

extern constinit const Command configCommand{
    .name = "config",
    .purpose = "report the configuration, and where each value comes from",
    .options = configOptions,
    .notes = "Without an option: the files that are read, and how many values come from each.",
    .examples = configExamples,
    .clash = clashOfConfig,
    .run = runConfig};

}  // namespace doorstring
