#include "cli/commands.hpp"
#include "cli/dungeons/seed_crew.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "cli/output/picture_art.hpp"
#include "cli/survey/survey_parts.hpp"
#include "config/text/printable.hpp"
#include "config/version.hpp"
#include "dungeon/passes/generate.hpp"
#include "files/log.hpp"
#include "files/signals.hpp"
#include "files/system.hpp"
#include "lab/plot/survey_plot.hpp"
#include "picture/canvas/png.hpp"

#include <fmt/format.h>

#include <array>

namespace doorstring {

namespace {

constexpr SeedRange usualSeeds{0, 100'000};

MaybeSentence plotFault(std::string_view file) {
    const std::filesystem::path extension = std::filesystem::path(file).extension();
    return extension == ".png" || extension == ".svg"
               ? std::nullopt
               : MaybeSentence(
                     fmt::format("--plot needs a file that ends in .png or .svg; found '{}'",
                                 printableExcerpt(file)));
}

constexpr Option seedsOfSurvey{.name = "--seeds",
                               .argument = "A:B",
                               .help =
                                   "the dungeons of the seed numbers A to B - 1; default: 0:100000",
                               .example = "0:1000000",
                               .fault = seedRangeFault};
constexpr Option vsOption{
    "--vs", "OTHER",
    "compare with a preset, with a folder as --config takes it, or with a value as --set takes it, "
    "on the same seeds",
    "labyrinth"};
constexpr Option joinOption{"--join", "",
                            "join the surveys in the given files, which --format json wrote"};
constexpr Option outOfSurvey{"--out", "FILE", "write to FILE", "survey.json"};
constexpr Option plotOption{
    .name = "--plot",
    .argument = "FILE",
    .help = "also draw the expressive range and a histogram of each metric; FILE ends in .png "
            "or .svg",
    .example = "survey.png",
    .fault = plotFault};
constexpr auto surveyOptions =
    std::to_array<Option>({seedsOfSurvey, codeOption, vsOption, joinOption, jobsOption,
                           reportOption, outOfSurvey, plotOption});

constexpr std::array<std::string_view, 6> surveyExamples{
    "doorstring survey --preset classic --seeds 0:1000000",
    "doorstring survey --preset ring --vs spokes",
    "doorstring survey --set adventure.floor=3 --vs 'adventure.woven=[2]'",
    "doorstring survey --preset labyrinth --plot labyrinth.svg",
    "doorstring survey --seeds 0:50000 --format json --out part-1.json",
    "doorstring survey --join part-1.json part-2.json"};

// Returns the metrics of a seed's dungeon; empty if it cannot be grown.
std::optional<MetricValues> measured(const Config& config, Seed seed) {
    const auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (!dungeon) {
        return std::nullopt;
    }
    const bool hasCreatures = config.explore.creatures || config.adventure.isOn();
    return valuesOf(dungeon.value(), config, hasCreatures);
}

// The results of one thread. The alignment keeps them apart in memory from the results of other
// threads: threads that write close together slow each other down.
template <typename Part>
struct alignas(128) Padded {
    Part part;
};

// Calls add(part, seed) for each of the seeds, on `jobs` threads. Each thread has a part to itself.
// Returns the parts put together, and sets `seeds` to the seeds that were done.
template <typename Part, typename Add>
Part gatherParts(SeedRange& seeds, int jobs, std::ostream& err, const Add& add) {
    std::vector<Padded<Part>> parts(static_cast<std::size_t>(jobs));
    seeds = workThrough(
        seeds, jobs,
        [&](SeedRange turn, std::size_t thread) {
            for (std::uint64_t number = turn.first; number < turn.end; ++number) {
                add(parts[thread].part, Seed{number});
            }
            return true;
        },
        err);
    Part all;
    for (const auto& padded : parts) {
        all.add(padded.part);
    }
    return all;
}

void noteShortened(SeedRange done, SeedRange asked, std::ostream& err) {
    if (done != asked) {
        note(err, fmt::format("ended early: seeds {}:{} of {}:{}", done.first, done.end,
                              asked.first, asked.end));
    }
}

// Draws the expressive range and a histogram of each metric, as PNG or SVG by the file's ending.
int writePlot(const SurveyRecord& record, const std::filesystem::path& file,
              const CommandContext& context) {
    const std::string title = headingOf(record);
    if (file.extension() == ".svg") {
        return writeOutput(file, context.out, context.err, [&](BlockWriter& writer) {
            writer.text(surveySheetSvg(record.survey, title));
        });
    }
    const auto art = loadPageArt(context.folders.assets);
    if (!art) {
        return complain(context.err, exitFailed, art.error());
    }
    return writeOutput(file, context.out, context.err, [&](BlockWriter& writer) {
        writer.bytes(encodePng(drawSurveySheet(record.survey, title, art.value().font)));
    });
}

int writeRecord(const GivenOptions& given, const SurveyRecord& record,
                const CommandContext& context) {
    const int status =
        writeOutput(given.path(outOfSurvey), context.out, context.err, [&](BlockWriter& writer) {
            writeSurvey(writer, record, given.choice(reportOption));
        });
    const auto plot = given.path(plotOption);
    return status == exitDone && plot ? writePlot(record, *plot, context) : status;
}

int surveyOne(const GivenOptions& given, const LoadedConfig& loaded,
              const CommandContext& context) {
    const SeedRange asked = seedRangeOf(given, usualSeeds);
    SeedRange seeds = asked;
    const Config& config = loaded.config;
    SurveyRecord record{
        .version = std::string(versionText()), .configHash = loaded.hash, .preset = loaded.preset};
    record.survey =
        gatherParts<Survey>(seeds, jobsOf(given), context.err, [&](Survey& part, Seed seed) {
            if (const auto values = measured(config, seed)) {
                part.add(*values, seed);
            } else {
                part.addFailure(seed);
            }
        });
    record.seeds = {seeds};
    noteShortened(seeds, asked, context.err);
    return writeRecord(given, record, context);
}

// Loads the configuration that --vs compares with. If --vs is a value, adds it to those of --set.
// If it is a preset or a folder, takes it instead of --preset or --config, and ignores --code. All
// other options stay the same.
Result<LoadedConfig, ConfigErrors> loadOther(const GivenOptions& given, const Folders& folders) {
    CommonOptions options = commonOf(given);
    const std::string other = given.text(vsOption);
    const bool isValue = isValueToSet(other);
    std::error_code fault;
    const bool isFolder = std::filesystem::is_directory(other, fault);
    if (!isValue) {
        options.code.reset();  // its values would win over the folder or preset of --vs
    }
    if (isValue) {
        options.sets.push_back(other);
    } else if (isFolder) {
        options.configFolder = other;
    } else {
        options.preset = other;
    }
    auto loaded = loadConfig(makeSources(folders, options));
    if (loaded) {
        return loaded;
    }
    // Errors must name --vs, which the user wrote, not the option that it stands for.
    const std::string_view impliedOption = isValue    ? setOption.name
                                           : isFolder ? configOption.name
                                                      : presetOption.name;
    ConfigErrors errors = loaded.error();
    for (ConfigError& error : errors) {
        if (error.source == impliedOption) {
            error.source = vsOption.name;
        }
    }
    return errors;
}

int compareTwo(const GivenOptions& given, const LoadedConfig& loaded,
               const CommandContext& context) {
    const auto other = loadOther(given, context.folders);
    if (!other) {
        return complain(context.err, other.error());
    }
    const Config& otherConfig = other.value().config;
    if (const int status = complainOfRooms(otherConfig.room, context.err); status != exitDone) {
        return status;
    }
    const SeedRange asked = seedRangeOf(given, usualSeeds);
    SeedRange seeds = asked;
    const auto comparison = gatherParts<Comparison>(
        seeds, jobsOf(given), context.err, [&](Comparison& part, Seed seed) {
            const auto first = measured(loaded.config, seed);
            const auto second = first ? measured(otherConfig, seed) : std::nullopt;
            if (second) {
                part.add(*first, *second);
            } else {
                ++part.failed;
            }
        });
    noteShortened(seeds, asked, context.err);
    const std::string first = loaded.preset.empty() ? "configured" : loaded.preset;
    const std::string second = given.text(vsOption);
    return writeOutput(given.path(outOfSurvey), context.out, context.err, [&](BlockWriter& writer) {
        writeComparison(writer, comparison, {first, second, seeds}, given.choice(reportOption));
    });
}

// Says which options do not go together; empty if all do.
MaybeSentence clashOfSurvey(const GivenOptions& given) {
    if (given.has(plotOption) && given.has(vsOption)) {
        return "--plot draws one survey, not a comparison; leave out --vs";
    }
    if (!given.has(joinOption)) {
        return given.operands.empty()
                   ? std::nullopt
                   : MaybeSentence(fmt::format("survey takes files only with --join; found '{}'",
                                               printableExcerpt(given.operands.front())));
    }
    if (given.operands.empty()) {
        return "--join needs files, as in doorstring survey --join part-1.json part-2.json";
    }
    for (const Option& option :
         {seedsOfSurvey, vsOption, jobsOption, configOption, presetOption, codeOption, setOption}) {
        if (given.has(option)) {
            return fmt::format("--join takes no {}: the files say what was grown", option.name);
        }
    }
    return std::nullopt;
}

int runSurvey(const GivenOptions& given, const CommandContext& context) {
    if (given.has(joinOption)) {
        const std::array targets{GivenFile{outOfSurvey.name, given.path(outOfSurvey)},
                                 GivenFile{plotOption.name, given.path(plotOption)}};
        if (const auto fault = outputFault(targets)) {
            return complain(context.err, exitWrongUse, *fault);
        }
        const auto record = joinSurveys({given.operands.begin(), given.operands.end()});
        return record ? writeRecord(given, record.value(), context)
                      : complain(context.err, exitWrongUse, record.error());
    }
    return withConfig(given, context, {outOfSurvey, plotOption}, [&](const LoadedConfig& loaded) {
        return given.has(vsOption) ? compareTwo(given, loaded, context)
                                   : surveyOne(given, loaded, context);
    });
}

}  // namespace

extern constinit const Command surveyCommand{
    .name = "survey",
    .operand = {.noun = "file", .example = "part-1.json", .isNeeded = false, .mayRepeat = true},
    .purpose = "measure many dungeons, or compare two configurations",
    .options = surveyOptions,
    .notes = "A line for each metric: its mean, its standard deviation, its 5th, 50th and 95th "
             "percentiles,\nthen its least and its greatest value, each with the first seed that "
             "has it. json and csv\nhave more. Ctrl-C ends the work; what was grown by then is "
             "written.\nSurveys of other seeds of the same configuration, from other machines as "
             "well, become one\nby --join, the same to the letter as if grown at once.",
    .examples = surveyExamples,
    .clash = clashOfSurvey,
    .run = runSurvey};

}  // namespace doorstring
