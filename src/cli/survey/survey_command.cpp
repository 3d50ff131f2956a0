#include "cli/commands.hpp"
#include "cli/dungeons/seed_crew.hpp"
#include "cli/options/code.hpp"
#include "cli/options/common_options.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/output.hpp"
#include "cli/output/picture_art.hpp"
#include "cli/output/terminal.hpp"
#include "cli/survey/survey_parts.hpp"
#include "config/text/printable.hpp"
#include "config/version.hpp"
#include "dungeon/passes/generate.hpp"
#include "files/log.hpp"
#include "files/signals.hpp"
#include "files/system.hpp"
#include "picture/canvas/png.hpp"
#include "study/plot/survey_plot.hpp"

#include <fmt/format.h>

#include <array>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, 3> surveyFormats{"table", "json", "csv"};
constexpr SeedRange usualSeeds{0, 100'000};

constexpr std::array surveyOptions{
    Option{"--seeds", "A:B", "the dungeons of the seed numbers A to B - 1; default: 0:100000",
           "0:1000000"},
    codeOption,
    Option{"--vs", "OTHER",
           "compare with a preset, or with a folder as --config takes it, on the same seeds",
           "labyrinth"},
    Option{"--join", "", "put surveys together that --format json wrote; FILE names each"},
    jobsOption,
    Option{"--format", "FORMAT", "table (the default), json or csv", "json", surveyFormats},
    Option{"--out", "FILE", "write to FILE", "survey.json"},
    Option{"--plot", "FILE",
           "draw a histogram of each metric and the expressive range as well; FILE ends in .png or "
           ".svg",
           "survey.png"}};

constexpr std::array<std::string_view, 5> surveyExamples{
    "doorstring survey --preset classic --seeds 0:1000000",
    "doorstring survey --preset ring --vs spokes",
    "doorstring survey --preset labyrinth --plot labyrinth.svg",
    "doorstring survey --seeds 0:50000 --format json --out part-1.json",
    "doorstring survey --join part-1.json part-2.json"};

// The metrics of a seed's dungeon; none where it cannot be grown.
std::optional<MetricValues> measured(const Config& config, Seed seed) {
    const auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (!dungeon) {
        return std::nullopt;
    }
    return valuesOf(
        measure(dungeon.value(), config.explore.creatures ? &config.creatures : nullptr));
}

// A part for each thread, as far apart in memory as keeps them from slowing each other down.
template <typename Part>
struct alignas(128) Padded {
    Part part;
};

// Grows the dungeons on all threads, each with a part of its own for `add`, and puts the parts
// together. `seeds` becomes what was done.
template <typename Part, typename Add>
Part gathered(SeedRange& seeds, int jobs, const CommandContext& context, const Add& add) {
    std::vector<Padded<Part>> parts(static_cast<std::size_t>(jobs));
    seeds = workThrough(
        seeds, jobs,
        [&](SeedRange turn, std::size_t thread) {
            for (std::uint64_t number = turn.first; number < turn.end; ++number) {
                add(parts[thread].part, Seed{number});
            }
            return true;
        },
        isTerminal(context.err) ? &context.err : nullptr);
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

int writeRecord(const SurveyRequest& request, const SurveyRecord& record,
                const CommandContext& context) {
    const int status = writeOutput(request.out, context.out, context.err, [&](BlockWriter& writer) {
        writeSurvey(writer, record, request.format);
        return MaybeFailure();
    });
    return status == exitDone && request.plot ? writePlot(record, *request.plot, context) : status;
}

int surveyOne(const SurveyRequest& request, const LoadedConfig& loaded,
              const CommandContext& context) {
    SeedRange seeds = request.seeds;
    const Config& config = loaded.config;
    SurveyRecord record{
        .version = std::string(versionText()), .config = loaded.hash, .preset = loaded.preset};
    record.survey = gathered<Survey>(seeds, request.jobs, context, [&](Survey& part, Seed seed) {
        if (const auto values = measured(config, seed)) {
            part.add(*values, seed);
        } else {
            part.addFailure(seed);
        }
    });
    record.seeds = {seeds};
    noteShortened(seeds, request.seeds, context.err);
    return writeRecord(request, record, context);
}

// The same options, but for the preset or the folder of what it is compared with.
Result<LoadedConfig, ConfigErrors> loadOther(const SurveyRequest& request, const Folders& folders) {
    CommonOptions options = request.common;
    options.code.reset();
    std::error_code fault;
    const bool isFolder = std::filesystem::is_directory(request.other, fault);
    if (isFolder) {
        options.configFolder = request.other;
    } else {
        options.preset = request.other;
    }
    auto loaded = loadConfig(makeSources(folders, options));
    if (loaded) {
        return loaded;
    }
    ConfigErrors errors = loaded.error();
    for (ConfigError& error : errors) {
        if (error.source == (isFolder ? "--config" : "--preset")) {
            error.source = "--vs";
        }
    }
    return errors;
}

int compareTwo(const SurveyRequest& request, const LoadedConfig& loaded,
               const CommandContext& context) {
    const auto other = loadOther(request, context.folders);
    if (!other) {
        complain(context.err, other.error());
        return exitWrongUse;
    }
    const Config& otherConfig = other.value().config;
    SeedRange seeds = request.seeds;
    const auto comparison =
        gathered<Comparison>(seeds, request.jobs, context, [&](Comparison& part, Seed seed) {
            const auto first = measured(loaded.config, seed);
            const auto second = first ? measured(otherConfig, seed) : std::nullopt;
            if (second) {
                part.add(*first, *second);
            } else {
                ++part.failed;
            }
        });
    noteShortened(seeds, request.seeds, context.err);
    const std::string first = loaded.preset.empty() ? "as configured" : loaded.preset;
    return writeOutput(request.out, context.out, context.err, [&](BlockWriter& writer) {
        writeComparison(writer, comparison, {first, request.other, seeds}, request.format);
        return MaybeFailure();
    });
}

int joinFiles(const SurveyRequest& request, const CommandContext& context) {
    const auto record = joinSurveys(request.joined);
    if (!record) {
        return complain(context.err, exitWrongUse, record.error());
    }
    return writeRecord(request, record.value(), context);
}

// The sentence says what does not go together.
std::optional<std::string> mixedUp(const GivenOptions& given) {
    if (!given.has("--join")) {
        return given.operands.empty()
                   ? std::nullopt
                   : std::optional(fmt::format("survey takes files only with --join; found '{}'",
                                               given.operands.front()));
    }
    if (given.operands.empty()) {
        return "--join needs files, as in doorstring survey --join part-1.json part-2.json";
    }
    for (const std::string_view option :
         {"--seeds", "--vs", "--jobs", "--config", "--preset", "--code", "--set"}) {
        if (given.has(option)) {
            return fmt::format("--join takes no {}: the files say what was grown", option);
        }
    }
    return std::nullopt;
}

// The sentence says why there can be no plots as asked for.
std::optional<std::string> plotFault(const GivenOptions& given) {
    if (!given.has("--plot")) {
        return std::nullopt;
    }
    if (given.has("--vs")) {
        return "--plot draws one survey, not a comparison; leave out --vs";
    }
    const std::string& file = given.text("--plot");
    if (!file.ends_with(".png") && !file.ends_with(".svg")) {
        return fmt::format("--plot needs a file that ends in .png or .svg; found '{}'",
                           quotedText(file));
    }
    return std::nullopt;
}

}  // namespace

OrSentence<SurveyRequest> readSurveyOptions(const GivenOptions& given) {
    if (auto fault = mixedUp(given)) {
        return *fault;
    }
    if (auto fault = plotFault(given)) {
        return *fault;
    }
    SeedRange seeds = usualSeeds;
    if (given.has("--seeds")) {
        const auto range = parseSeedRange(given.text("--seeds"));
        if (!range) {
            return range.error();
        }
        seeds = range.value();
    }
    return SurveyRequest{.common = commonOf(given),
                         .seeds = seeds,
                         .format = static_cast<SurveyFormat>(given.choice("--format")),
                         .jobs = jobsOf(given),
                         .out = given.path("--out"),
                         .plot = given.path("--plot"),
                         .other = given.has("--vs") ? given.text("--vs") : std::string(),
                         .joined = {given.operands.begin(), given.operands.end()}};
}

int runSurvey(const SurveyRequest& request, const CommandContext& context) {
    if (!request.joined.empty()) {
        return joinFiles(request, context);
    }
    const auto loaded = configFor(request.common, context);
    if (!loaded) {
        return exitWrongUse;
    }
    if (const auto fault = unwritable({"--out", request.out}, {"--plot", request.plot})) {
        return complain(context.err, exitWrongUse, *fault);
    }
    logInfo(fmt::format("survey of seeds {}:{}, config {:016x}, doorstring {}", request.seeds.first,
                        request.seeds.end, loaded->hash, versionText()));
    return request.other.empty() ? surveyOne(request, *loaded, context)
                                 : compareTwo(request, *loaded, context);
}

constinit const Command surveyCommand{
    .name = "survey",
    .operand = {"file", "part-1.json", false, true},
    .purpose = "measure many dungeons, or compare two configurations",
    .options = surveyOptions,
    .notes = "A line for each metric: its mean, its standard deviation, the values that 5, 50 and "
             "95 of\n100 dungeons do not exceed, the least and the greatest, each with the first "
             "seed that has\nit. json and csv have more. Ctrl-C ends the work; what was grown by "
             "then is written.\nSurveys of other seeds of the same configuration, from other "
             "machines as well, become one\nby --join, the same to the letter as if grown at once.",
    .examples = surveyExamples,
    .prepare = prepared<readSurveyOptions, runSurvey>};

int writePlot(const SurveyRecord& record, const std::filesystem::path& file,
              const CommandContext& context) {
    const std::string title = headingOf(record);
    const auto write = [&](const Fill& fill) {
        return writeOutput(file, context.out, context.err, fill);
    };
    if (file.extension() == ".svg") {
        return write([&](BlockWriter& writer) {
            writer.text(surveySheetSvg(record.survey, title));
            return MaybeFailure();
        });
    }
    const auto art = loadPageArt(context.folders.assets);
    if (!art) {
        return complain(context.err, exitFailed, art.error());
    }
    return write([&](BlockWriter& writer) {
        writer.bytes(encodePng(drawSurveySheet(record.survey, title, art.value().font)));
        return MaybeFailure();
    });
}

}  // namespace doorstring
