#include "cli/commands.hpp"
#include "cli/config/config_report.hpp"
#include "cli/options/code.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/complain.hpp"
#include "cli/output/write_output.hpp"
#include "config/editors/file_schema.hpp"

#include <fmt/format.h>

#include <array>

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

}  // namespace doorstring
