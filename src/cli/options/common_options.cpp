#include "cli/options/common_options.hpp"

#include "cli/options/command.hpp"
#include "cli/output/output.hpp"
#include "config/schema/schema.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "config/version.hpp"
#include "files/log.hpp"
#include "files/system.hpp"
#include "room/templates/pool.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <thread>
#include <utility>

namespace doorstring {

std::span<const Option> commonOptions() {
    static constexpr std::array options{configOption,  presetOption,  setOption,
                                        verboseOption, versionOption, helpOption};
    return options;
}

std::vector<Option> optionsOf(const Command& command) {
    std::vector<Option> all(command.options.begin(), command.options.end());
    const auto common = commonOptions();
    all.insert(all.end(), common.begin(), common.end());
    return all;
}

CommonOptions commonOf(const GivenOptions& given) {
    CommonOptions common{.configFolder = given.path(configOption),
                         .preset = given.text(presetOption),
                         .sets = {},
                         .code = sharedDungeonOf(given)};
    if (given.has(setOption)) {
        common.sets = given.values.find(setOption.name)->second;
    }
    return common;
}

ConfigSources makeSources(const Folders& folders, const CommonOptions& options) {
    return {.shipped = folders.shippedConfig,
            .user = folders.userConfig,
            .folder = options.configFolder,
            .preset = options.preset,
            .sets = options.sets,
            .code = options.code,
            .languages = folders.assets / "languages"};
}

int complainOfRooms(const RoomConfig& config, std::ostream& err) {
    const std::string& shownAlone = config.texts.onlyTemplate();
    int status = exitDone;
    for (const TemplateFault& fault : templatesOf(config)->faults) {
        if (shownAlone.empty() || fault.room.empty() || fault.room == shownAlone) {
            status = complain(err, fault);
        }
    }
    return status;
}

std::optional<LoadedConfig> configFor(const CommonOptions& options, const CommandContext& context) {
    auto loaded = loadConfig(makeSources(context.folders, options));
    if (!loaded) {
        complain(context.err, loaded.error());
        return std::nullopt;
    }
    if (complainOfRooms(loaded.value().config.room, context.err) != exitDone) {
        return std::nullopt;
    }
    return std::move(loaded.value());
}

int withConfig(const GivenOptions& given, const CommandContext& context,
               std::initializer_list<Option> fileOptions,
               const std::function<int(const LoadedConfig&)>& work) {
    return withConfig(given, commonOf(given), context, fileOptions, work);
}

int withConfig(const GivenOptions& given, const CommonOptions& options,
               const CommandContext& context, std::initializer_list<Option> fileOptions,
               const std::function<int(const LoadedConfig&)>& work) {
    const auto loaded = configFor(options, context);
    if (!loaded) {
        return exitWrongUse;
    }
    std::vector<GivenFile> targets;
    for (const Option& option : fileOptions) {
        targets.push_back({option.name, given.path(option)});
    }
    if (const auto fault = outputFault(targets)) {
        return complain(context.err, exitWrongUse, *fault);
    }
    logInfo(fmt::format("{}, config {:016x}, doorstring {}", given.command->name, loaded->hash,
                        versionText()));
    return work(*loaded);
}

int jobsOf(const GivenOptions& given) {
    const int processors = static_cast<int>(std::thread::hardware_concurrency());
    return given.number(jobsOption, std::clamp(processors, jobNumbers.least, jobNumbers.most));
}

OrSentence<SeedRange> parseSeedRange(std::string_view text) {
    const std::size_t colon = text.find(':');
    const auto first = wholeNumber<std::uint64_t>(text.substr(0, colon));
    const std::string_view afterColon =
        colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
    const auto end = wholeNumber<std::uint64_t>(afterColon);
    if (!first || !end) {
        return fmt::format("--seeds needs two whole numbers, as in --seeds 0:20; found '{}'",
                           printableExcerpt(text));
    }
    if (*first == *end) {
        // The greatest number has no end behind it.
        const auto only = std::min(*first, std::numeric_limits<std::uint64_t>::max() - 1);
        return fmt::format("--seeds {} is empty, because its end is not included; for one dungeon, "
                           "use --seeds {}:{}",
                           text, only, only + 1);
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

MaybeSentence seedFault(std::string_view text) {
    const auto seed = parseSeed(text);
    return seed ? std::nullopt : MaybeSentence("--seed: " + seed.error());
}

MaybeSentence seedRangeFault(std::string_view text) {
    const auto range = parseSeedRange(text);
    return range ? std::nullopt : MaybeSentence(range.error());
}

std::optional<Seed> seedOf(const GivenOptions& given) {
    if (given.has(seedOption)) {
        return parseSeed(given.text(seedOption)).value();
    }
    const auto shared = sharedDungeonOf(given);
    return shared ? std::optional(shared->seed) : std::nullopt;
}

ChosenSeeds seedsOf(const GivenOptions& given) {
    if (given.has(seedsOption)) {
        return {.range = parseSeedRange(given.text(seedsOption)).value(), .isRangeGiven = true};
    }
    const std::uint64_t number = seedOf(given).value_or(randomSeed()).number;
    return {.range = {number, number + 1}, .isRangeGiven = false};
}

SeedRange seedRangeOf(const GivenOptions& given, SeedRange usual) {
    return given.has(seedsOption) ? parseSeedRange(given.text(seedsOption)).value() : usual;
}

MaybeSentence codeFault(std::string_view text) {
    const auto read = readShareCode(text);
    return read ? std::nullopt : MaybeSentence("--code: " + read.error());
}

std::optional<SharedDungeon> sharedDungeonOf(const GivenOptions& given) {
    if (!given.has(codeOption)) {
        return std::nullopt;
    }
    const auto read = readShareCode(given.text(codeOption));
    return read ? std::optional(read.value()) : std::nullopt;
}

MaybeSentence codeClash(const GivenOptions& given) {
    for (const Option& other : {seedOption, presetOption}) {
        if (given.has(codeOption) && given.has(other)) {
            return fmt::format("--code already has a seed and a preset; found {} as well",
                               other.name);
        }
    }
    return std::nullopt;
}

std::vector<std::string> bareDungeonSets(GridSize grid) {
    std::vector<std::string> sets{fmt::format("grid.width={}", grid.width),
                                  fmt::format("grid.height={}", grid.height)};
    for (const char* set :
         {"growth=\"door-strings\"", "grid.border=\"dead ends\"", "start.cell=\"middle\"",
          "loops.chance=0", "limits.min_rooms=1", "limits.max_rooms=\"any\"",
          "limits.min_dead_ends=0", "limits.max_dead_ends=\"any\"", "locks.small=0",
          "locks.boss=false", "explore.locks=false"}) {
        sets.emplace_back(set);
    }
    for (const std::string_view role : roleNames) {
        // Key rooms follow from locks: their role has no count to set.
        if (const std::string key = fmt::format("roles.{}.count", role);
            schema().find(key) != nullptr) {
            sets.push_back(key + "=0");
        }
    }
    return sets;
}

}  // namespace doorstring
