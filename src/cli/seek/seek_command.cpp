#include "cli/commands.hpp"
#include "cli/dungeons/seed_crew.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "cli/seek/seek_report.hpp"
#include "cli/survey/survey_parts.hpp"
#include "config/sources/config_files.hpp"
#include "config/sources/config_text.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "config/version.hpp"
#include "files/log.hpp"
#include "files/signals.hpp"
#include "files/system.hpp"
#include "files/whole_file.hpp"
#include "study/fit/fit_move.hpp"
#include "study/seek/seeker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <system_error>
#include <utility>
#include <vector>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

// An option for each metric: --rooms, --boss-distance, ...
namespace target_options {

// The option's name: "--boss-distance" for boss_distance.
template <Metric metric>
constexpr auto nameOf = [] {
    constexpr std::string_view name = metricInfos[metric].name;
    std::array<char, name.size() + 2> text{'-', '-'};
    for (std::size_t i = 0; i < name.size(); ++i) {
        text[i + 2] = name[i] == '_' ? '-' : name[i];
    }
    return text;
}();

template <Metric metric>
MaybeSentence targetFault(std::string_view text) {
    const auto target = parseTarget(metric, text);
    return target ? std::nullopt
                  : MaybeSentence(std::string(nameOf<metric>.data(), nameOf<metric>.size()) + ' ' +
                                  target.error());
}

template <Metric metric>
constexpr Option optionOf() {
    return {.name = {nameOf<metric>.data(), nameOf<metric>.size()},
            .argument = "RANGE",
            .help = metricInfos[metric].meaning,
            .example = metricInfos[metric].unit == MetricUnit::Count ? "7.." : "0.2..0.5",
            .fault = targetFault<metric>};
}

template <std::size_t... indices>
constexpr auto optionsOf(std::index_sequence<indices...> /*all*/) {
    return std::array{optionOf<static_cast<Metric>(indices)>()...};
}

}  // namespace target_options

// The options of targets, in the order of the metrics.
constexpr auto targetOptions =
    target_options::optionsOf(std::make_index_sequence<enumSize<Metric>()>());

constexpr int usualCount = 5;
constexpr SeedRange usualSeekSeeds{0, 1'000'000};
MaybeSentence weightsFault(std::string_view text);
constexpr Option weightsOption{
    .name = "--weights",
    .argument = "LOW..HIGH",
    .help =
        "with --fit, the range that weights begin and stay in; default: from a tenth of the least "
        "above 0 to ten times the greatest",
    .example = "0.5..20",
    .fault = weightsFault};
constexpr Option writeOption{"--write", "FILE", "with --fit, write the preset to FILE",
                             "mine.toml"};
constexpr Option outOfSeek{"--out", "FILE", "write to FILE", "seeds.json"};

constexpr NumberRange countNumbers{1, 1'000'000};

constexpr Option countOption{.name = "--count",
                             .argument = "N",
                             .help =
                                 "how many seeds to find, beginning with the lowest; default: 5",
                             .example = "20",
                             .numbers = &countNumbers};
constexpr Option seedsOfSeek{.name = "--seeds",
                             .argument = "A:B",
                             .help =
                                 "where to look: the seed numbers A to B - 1; default: 0:1000000",
                             .example = "0:100000",
                             .fault = seedRangeFault};
constexpr Option fitOption{"--fit", "", "move the weights until the targets are met by the means"};
constexpr auto otherOptions =
    std::to_array<Option>({countOption, seedsOfSeek, codeOption, jobsOption, fitOption,
                           weightsOption, writeOption, reportOption, outOfSeek});

// The options of the command, the targets first.
constexpr auto seekOptions = [] {
    std::array<Option, targetOptions.size() + otherOptions.size()> all{};
    const auto afterTargets = std::ranges::copy(targetOptions, all.begin()).out;
    std::ranges::copy(otherOptions, afterTargets);
    return all;
}();

constexpr std::array<std::string_view, 4> seekExamples{
    "doorstring seek --preset ring --rooms 50..55 --loops 2 --boss-distance 7..",
    "doorstring seek --preset classic --rooms 40.. --linearity 0.6.. --count 3",
    "doorstring seek --fit --rooms 30 --set grid.width=12 --set grid.height=12",
    "doorstring seek --fit --preset classic --dead-ends 5 --turns ..0.1 --write calm.toml"};

std::vector<Target> targetsOf(const GivenOptions& given) {
    std::vector<Target> targets;
    for (const Metric metric : allValues<Metric>) {
        const Option& option = targetOptions[static_cast<std::size_t>(metric)];
        if (given.has(option)) {
            targets.push_back(parseTarget(metric, given.text(option)).value());
        }
    }
    return targets;
}

MaybeSentence clashOfSeek(const GivenOptions& given) {
    if (targetsOf(given).empty()) {
        return "seek needs a target, as in doorstring seek --rooms 14 --loops 2..; "
               "doorstring seek --help lists them";
    }
    const bool isFitting = given.has(fitOption);
    for (const Option& option : {countOption, seedsOfSeek}) {
        if (isFitting && given.has(option)) {
            return fmt::format("--fit takes no {}: it moves weights, on its own seeds",
                               option.name);
        }
    }
    for (const Option& option : {weightsOption, writeOption}) {
        if (!isFitting && given.has(option)) {
            return fmt::format("{} belongs to --fit, as in doorstring seek --fit --rooms 30 {} {}",
                               option.name, option.name, option.example);
        }
    }
    return std::nullopt;
}

OrSentence<WeightBounds> parseBounds(const std::string& text) {
    const std::size_t dots = std::min(text.find(".."), text.size());
    const auto least = parseThousandths(text.substr(0, dots));
    const auto most = parseThousandths(text.substr(std::min(dots + 2, text.size())));
    if (!least || !most || *least < 1 || *most > WeightKind::most) {
        return fmt::format("--weights needs two weights from 0.001 to {}, as in --weights 0.5..20; "
                           "found '{}'",
                           WeightKind::most / weightOne, printableExcerpt(text));
    }
    if (*least > *most) {
        return fmt::format("--weights {} runs backwards; use --weights {}..{}", text,
                           thousandthsText(*most), thousandthsText(*least));
    }
    return WeightBounds{*least, *most};
}

MaybeSentence weightsFault(std::string_view text) {
    const auto bounds = parseBounds(std::string(text));
    return bounds ? std::nullopt : MaybeSentence(bounds.error());
}

// The bounds of --weights; empty if it is not given.
std::optional<WeightBounds> boundsOf(const GivenOptions& given) {
    return given.has(weightsOption) ? std::optional(parseBounds(given.text(weightsOption)).value())
                                    : std::nullopt;
}

// Looks at the seeds of --seeds on as many threads as --jobs says, and finds the same seeds with
// any number of threads. Looks at none if a target is out of reach.
SeekRecord seekOn(const Config& config, const GivenOptions& given, std::ostream& err) {
    const SeedRange seeds = seedRangeOf(given, usualSeekSeeds);
    SeekRecord record{.preset = {}, .targets = targetsOf(given), .seeds = seeds};
    for (std::size_t i = 0; i < record.targets.size(); ++i) {
        if (const auto reason = outOfReach(record.targets[i], config)) {
            record.outOfReach = *reason;
            record.outOfReachTarget = i;
            record.seeds.end = seeds.first;
            return record;
        }
    }
    const int count = given.number(countOption, usualCount);
    SeekBoard board(config, record.targets, static_cast<std::uint64_t>(count), seeds.first);
    workThrough(
        seeds, jobsOf(given),
        [&](SeedRange turn, std::size_t) { return board.work(turn.first, turn.count()); }, err);
    record.sought = board.sought();
    record.seeds.end = seeds.first + record.sought.looked;
    return record;
}

int seekAndWrite(const GivenOptions& given, const LoadedConfig& loaded,
                 const CommandContext& context) {
    const SeedRange seeds = seedRangeOf(given, usualSeekSeeds);
    const auto count = static_cast<std::uint64_t>(given.number(countOption, usualCount));
    const auto start = std::chrono::steady_clock::now();
    SeekRecord record = seekOn(loaded.config, given, context.err);
    record.preset = loaded.preset;
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    const Sought& sought = record.sought;
    const int status =
        writeOutput(given.path(outOfSeek), context.out, context.err, [&](BlockWriter& writer) {
            writeSeek(writer, record, given.choice(reportOption));
        });
    if (status != exitDone) {
        return status;
    }
    const bool endedEarly =
        sought.found.size() < count && record.seeds != seeds && record.outOfReach.empty();
    if (endedEarly) {
        note(context.err, fmt::format("ended early: seeds {}:{} of {}:{}", record.seeds.first,
                                      record.seeds.end, seeds.first, seeds.end));
    }
    if (sought.looked > 0) {
        note(context.err,
             fmt::format("looked at {} {} in {:.2f} s, {} a second", grouped(sought.looked),
                         sought.looked == 1 ? "seed" : "seeds", passed.count(),
                         grouped(static_cast<std::uint64_t>(static_cast<double>(sought.looked) /
                                                            std::max(passed.count(), 0.001)))));
    }
    return sought.found.empty() ? exitFailed : exitDone;
}

// Makes a crew that works on this number of threads until Ctrl-C stops it.
FitCrew crewOf(int threads) {
    return {.hands = static_cast<std::size_t>(threads), .mustEnd = endRequested, .work = onThreads};
}

// Says why the fitting cannot begin; empty if it can.
std::optional<std::string> whyNoFit(const GivenOptions& given, const Config& config) {
    if (const auto reason = whyNotFittable(config.dungeon)) {
        return "--fit cannot move weights here: " + *reason;
    }
    if (const auto bounds = boundsOf(given)) {
        if (const auto weight = weightOutside(*bounds, config.dungeon)) {
            return fmt::format("--weights {}: {}, which is outside; allowed is a range with all "
                               "weights above 0 that --fit begins with",
                               given.text(weightsOption), *weight);
        }
    }
    for (const Target& target : targetsOf(given)) {
        if (const auto reason = outOfReach(target, config)) {
            return fmt::format("the mean of {} cannot be {}: {}", titleOf(target.metric),
                               rangeText(target), *reason);
        }
    }
    std::error_code fault;
    const auto presetFile = given.path(writeOption);
    const std::string preset = given.text(presetOption);
    if (presetFile && isPresetPath(preset) && fs::equivalent(*presetFile, preset, fault)) {
        return fmt::format("--write {} is the preset that the new one builds on; allowed is "
                           "another file",
                           presetFile->generic_string());
    }
    return std::nullopt;
}

// Returns the preset of --code, or that of --preset; empty if neither names one.
std::string presetOf(const GivenOptions& given) {
    const CommonOptions common = commonOf(given);
    return common.code ? common.code->preset : common.preset;
}

// Returns the configuration that the fitted preset builds on: with the preset of --preset or of
// --code, but without --set and without the keys of the code. The folder of --config is used only
// if loading fails without it, as when the preset is in that folder. If loading fails with it, too,
// reports that and returns nothing.
std::optional<Config> baseOf(const GivenOptions& given, const CommandContext& context) {
    CommonOptions options = commonOf(given);
    options.preset = presetOf(given);
    options.code.reset();
    options.sets.clear();
    options.configFolder.reset();
    if (auto loaded = loadConfig(makeSources(context.folders, options))) {
        return std::move(loaded.value().config);
    }
    options.configFolder = given.path(configOption);
    auto loaded = configFor(options, context);
    return loaded ? std::optional(std::move(loaded->config)) : std::nullopt;
}

// Fits until the fitter has ended or Ctrl-C stops it. Calls visit(step) for each FitStep as soon as
// a call of fitter.work() has added it; not every call adds one.
template <typename Visit>
void fitToEnd(Fitter& fitter, const FitCrew& crew, Visit visit) {
    const OrderlyEnd orderly;
    std::size_t visited = 0;
    while (fitter.work(crew) && !endRequested()) {
        for (; visited < fitter.steps().size(); ++visited) {
            visit(fitter.steps()[visited]);
        }
    }
    for (; visited < fitter.steps().size(); ++visited) {
        visit(fitter.steps()[visited]);
    }
}

int fitAndWrite(const GivenOptions& given, const CommandContext& context, const Config& base,
                FitRecord& record, Fitter& fitter) {
    const auto presetFile = given.path(writeOption);
    const bool isTable = given.choice(reportOption) == ReportFormat::Table;
    return writeOutput(given.path(outOfSeek), context.out, context.err, [&](BlockWriter& writer) {
        if (isTable) {
            writeFitHead(writer, fitter);
            writer.flush();
        }
        fitToEnd(fitter, crewOf(jobsOf(given)), [&](const FitStep& step) {
            if (isTable) {
                writeFitStep(writer, fitter, step);
                writer.flush();
            }
        });
        const std::string baseName = presetSeenFrom(
            presetFile ? fs::absolute(*presetFile).parent_path() : fs::current_path(),
            presetOf(given));
        record.presetText = presetText(base, baseName, fitter.config(), notesOf(fitter));
        writeFit(writer, record, given.choice(reportOption), !presetFile);
    });
}

// Fits weights, and writes the steps and the resulting preset. Returns the exit status; errors have
// been reported.
int fitWeights(const GivenOptions& given, const LoadedConfig& loaded,
               const CommandContext& context) {
    if (const auto fault = whyNoFit(given, loaded.config)) {
        return complain(context.err, exitWrongUse, *fault);
    }
    const auto base = baseOf(given, context);
    if (!base) {
        return exitWrongUse;
    }
    Fitter fitter(loaded.config, targetsOf(given), boundsOf(given));
    FitRecord record{.preset = loaded.preset, .fitter = fitter, .presetText = {}};
    if (const int status = fitAndWrite(given, context, *base, record, fitter); status != exitDone) {
        return status;
    }
    if (const auto presetFile = given.path(writeOption)) {
        if (const auto fault = writeWholeFile(*presetFile, record.presetText)) {
            return complain(context.err, exitFailed, *fault);
        }
        note(context.err, fmt::format("the preset is in {}", presetFile->generic_string()));
    }
    return fitter.reached() ? exitDone : exitFailed;
}

int runSeek(const GivenOptions& given, const CommandContext& context) {
    return withConfig(given, context, {outOfSeek, writeOption}, [&](const LoadedConfig& loaded) {
        return given.has(fitOption) ? fitWeights(given, loaded, context)
                                    : seekAndWrite(given, loaded, context);
    });
}

}  // namespace

extern constinit const Command seekCommand{
    .name = "seek",
    .purpose = "find dungeons that meet targets, or fit weights to targets",
    .options = seekOptions,
    .notes = "A RANGE is a number or 7.., ..3, 2..4, both ends included; shares have decimals, "
             "0.2..0.5.\nWithout --fit, finds the first seeds whose dungeons meet all targets, and "
             "says how rare they\nare. If none does, says which target is the hardest; the exit "
             "status is 1.\nWith --fit the targets apply to the means over many dungeons: the "
             "weights of all tables move,\nstep by step, until the means meet them: a number "
             "within one percent\nor within 0.005, whichever is more.\n"
             "Weights of 0 stay 0. The result is a preset; the exit status is 1 if a target is not "
             "met.",
    .examples = seekExamples,
    .clash = clashOfSeek,
    .run = runSeek};

}  // namespace doorstring
