#include "cli/options/common_options.hpp"

#include "cli/options/code.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/output.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "files/system.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <thread>
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
    return std::move(loaded.value());
}

int jobsOf(const GivenOptions& given) {
    const int processors = static_cast<int>(std::thread::hardware_concurrency());
    return given.number(jobsOption.name, std::clamp(processors, jobNumbers.least, jobNumbers.most));
}

OrSentence<SeedRange> parseSeedRange(std::string_view text) {
    const std::size_t colon = std::min(text.find(':'), text.size() - 1);
    const auto first = wholeNumber<std::uint64_t>(text.substr(0, colon));
    const auto end = wholeNumber<std::uint64_t>(text.substr(colon + 1));
    if (!first || !end) {
        return fmt::format("--seeds needs two whole numbers, as in --seeds 0:20; found '{}'",
                           quotedText(text));
    }
    if (*first == *end) {
        return fmt::format("--seeds {} is empty, because its end is not included; for one dungeon, "
                           "use --seed {}",
                           text, *first);
    }
    if (*end < *first) {
        return fmt::format("--seeds {} runs backwards; use --seeds {}:{}", text, *end, *first);
    }
    if (*end - *first > mostSeeds) {
        return fmt::format("--seeds {} asks for {} dungeons; at most {} are allowed", text,
                           *end - *first, mostSeeds);
    }
    return SeedRange{*first, *end};
}

OrSentence<std::optional<Seed>> seedOf(const GivenOptions& given) {
    if (!given.has("--seed")) {
        const auto shared = codeIn(given);
        return shared ? std::optional(shared->seed) : std::nullopt;
    }
    const auto seed = parseSeed(given.text("--seed"));
    if (!seed) {
        return "--seed: " + seed.error();
    }
    return std::optional(seed.value());
}

OrSentence<ChosenSeeds> seedsOf(const GivenOptions& given) {
    if (given.has("--seed") && given.has("--seeds")) {
        return std::string("--seed is for one dungeon and --seeds for many; give one of them");
    }
    if (given.has("--seeds")) {
        const auto range = parseSeedRange(given.text("--seeds"));
        if (!range) {
            return range.error();
        }
        return ChosenSeeds{range.value(), true};
    }
    const auto seed = seedOf(given);
    if (!seed) {
        return seed.error();
    }
    const Seed one = seed.value() ? *seed.value() : randomSeed();
    return ChosenSeeds{{one.number, one.number + 1}, false};
}

}  // namespace doorstring
