#include "cli/config_command.hpp"

#include "base/contains.hpp"
#include "cli/commands.hpp"
#include "cli/options/code.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/output.hpp"
#include "config/schema/schema.hpp"
#include "config/sources/file_schema.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, 9> schemaFiles{
    "dungeon.toml", "room.toml", "player.toml", "creatures.toml", "items.toml",
    "floors.toml",  "view.toml", "keys.toml",   "preset.toml"};

constexpr std::array configOptions{
    Option{"--where", "", "each key with its value and the file and line that it comes from"},
    Option{"--print", "", "each key with its value, as TOML"},
    Option{"--diff", "", "only what differs from the shipped files, with what they say"},
    Option{"--schema", "FILE",
           "the JSON schema of dungeon.toml, room.toml, player.toml, creatures.toml, items.toml, "
           "floors.toml, view.toml, keys.toml or preset.toml, for editors",
           "dungeon.toml", schemaFiles},
    codeOption};

constexpr std::array<std::string_view, 4> configExamples{
    "doorstring config --preset ring --diff", "doorstring config --where --preset ring",
    "doorstring config --config my-config --print", "doorstring config --schema dungeon.toml"};

// By ConfigReport, after the first.
constexpr std::array<std::string_view, 4> reportOptions{"--where", "--print", "--diff", "--schema"};

std::string reportOf(const ConfigRequest& request, const LoadedConfig& loaded,
                     const Config& shipped) {
    switch (request.report) {
    case ConfigReport::Where:
        return whereText(loaded);
    case ConfigReport::Print:
        return printText(loaded.config);
    case ConfigReport::Diff:
        return diffText(loaded, shipped);
    case ConfigReport::Files:
    case ConfigReport::Schema:
        break;
    }
    return filesText(loaded);
}

}  // namespace

OrSentence<ConfigRequest> readConfigOptions(const GivenOptions& given) {
    ConfigRequest request{commonOf(given)};
    std::string_view chosen;
    for (std::size_t i = 0; i < reportOptions.size(); ++i) {
        if (!given.has(reportOptions[i])) {
            continue;
        }
        if (!chosen.empty()) {
            return fmt::format("config makes one report; found {} and {}", chosen,
                               reportOptions[i]);
        }
        chosen = reportOptions[i];
        request.report = static_cast<ConfigReport>(i + 1);
    }
    if (request.report == ConfigReport::Schema) {
        request.schemaFile = given.text("--schema");
    }
    return request;
}

int runConfig(const ConfigRequest& request, const CommandContext& context) {
    if (request.report == ConfigReport::Schema) {
        return print(context.out, context.err, fileSchema(request.schemaFile));
    }
    const auto loaded = configFor(request.common, context);
    if (!loaded) {
        return exitWrongUse;
    }
    Folders onlyShipped = context.folders;
    onlyShipped.userConfig.clear();
    const auto shipped = configFor({}, {onlyShipped, context.out, context.err, context.window});
    if (!shipped) {
        return exitWrongUse;
    }
    return print(context.out, context.err, reportOf(request, *loaded, shipped->config));
}

constinit const Command configCommand{
    .name = "config",
    .purpose = "report the configuration, and where each value comes from",
    .options = configOptions,
    .notes = "Without an option: the files that are read, and how many values of each count.",
    .examples = configExamples,
    .prepare = prepared<readConfigOptions, runConfig>};

namespace {

constexpr std::size_t valueWidth = 44;  // of "key = value", where it is shorter

std::string sourceText(const ValueOrigin& origin) {
    std::string text = origin.source.empty() ? "no file: the default"
                       : origin.line > 0     ? fmt::format("{}:{}", origin.source, origin.line)
                                             : origin.source;
    return origin.entries.empty() ? text : text + ", " + origin.entries;
}

std::string valueText(const KeySpec& key, const Config& config) {
    return key.path + " = " + key.toml(config);
}

std::string lineOf(const std::string& value, const std::string& source) {
    return fmt::format("{:{}}  # {}\n", value, valueWidth, source);
}

}  // namespace

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

std::string whereText(const LoadedConfig& loaded) {
    std::string text;
    for (const ValueOrigin& origin : loaded.values) {
        text += lineOf(valueText(*origin.key, loaded.config), sourceText(origin));
    }
    return text;
}

std::string printText(const Config& config) {
    std::string text;
    for (const KeySpec& key : schema().keys()) {
        text += valueText(key, config) + "\n";
    }
    return text;
}

std::string diffText(const LoadedConfig& loaded, const Config& shipped) {
    std::string text;
    for (const ValueOrigin& origin : loaded.values) {
        const std::string before = origin.key->toml(shipped);
        if (origin.key->toml(loaded.config) != before) {
            text += lineOf(valueText(*origin.key, loaded.config),
                           fmt::format("{}; shipped: {}", sourceText(origin), before));
        }
    }
    return text.empty() ? "Nothing differs from the shipped files.\n" : text;
}

}  // namespace doorstring
