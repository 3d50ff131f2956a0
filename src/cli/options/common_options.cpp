#include "cli/options/common_options.hpp"

#include "cli/options/code.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/complain.hpp"

#include <array>
#include <utility>

namespace doorstring {

std::span<const Option> commonOptions() {
    static constexpr std::array options{
        Option{"--config", "DIR", "read your own .toml files in DIR over the shipped ones",
               "my-config"},
        Option{"--preset", "NAME", "use a preset of config/presets/, or the .toml file NAME",
               "classic"},
        Option{.name = "--set",
               .argument = "KEY=VALUE",
               .help = "set one key of the configuration; may be repeated",
               .example = "grid.width=20",
               .repeats = true},
        Option{"--verbose", "", "show all of the log on the console"},
        Option{"--version", "", "show the versions of the program and its libraries"},
        Option{"--help", "", "show this help"}};
    return options;
}

std::vector<Option> optionsOf(const Command& command) {
    std::vector<Option> all(command.options.begin(), command.options.end());
    const auto common = commonOptions();
    all.insert(all.end(), common.begin(), common.end());
    return all;
}

CommonOptions commonOf(const GivenOptions& given) {
    CommonOptions common;
    common.configFolder = given.path("--config");
    if (given.has("--preset")) {
        common.preset = given.text("--preset");
    }
    if (given.has("--set")) {
        common.sets = given.values.find("--set")->second;
    }
    common.code = codeIn(given);
    return common;
}

ConfigSources makeSources(const Folders& folders, const CommonOptions& options) {
    return {.shipped = folders.shippedConfig,
            .user = folders.userConfig,
            .folder = options.configFolder,
            .preset = options.preset,
            .sets = options.sets,
            .code = options.code};
}

std::optional<LoadedConfig> configFor(const CommonOptions& options, const CommandContext& context) {
    auto loaded = loadConfig(makeSources(context.folders, options));
    if (!loaded) {
        complain(context.err, loaded.error());
        return std::nullopt;
    }
    if (const std::string& fault = loaded.value().codeNote; !fault.empty()) {
        note(context.err, "--code: " + fault);
    }
    return std::move(loaded.value());
}

}  // namespace doorstring
