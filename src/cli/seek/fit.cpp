#include "base/number_text.hpp"
#include "cli/dungeons/seed_crew.hpp"
#include "cli/output/json_writer.hpp"
#include "cli/output/output.hpp"
#include "cli/seek/seek_parts.hpp"
#include "cli/survey/survey_parts.hpp"
#include "config/sources/config_files.hpp"
#include "config/sources/config_text.hpp"
#include "files/signals.hpp"
#include "files/whole_file.hpp"
#include "study/seek/seeker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <vector>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

// Works on that many threads. Ctrl-C stops them.
FitCrew crewOf(int hands) {
    return {static_cast<std::size_t>(hands), endRequested, onThreads};
}

// Why there is nothing to be fitted.
std::optional<std::string> faultOf(const GivenOptions& given, const Config& config) {
    if (const auto reason = unfit(config.dungeon)) {
        return "--fit cannot move weights here: " + *reason;
    }
    for (const Target& target : targetsOf(given)) {
        if (const auto reason = outOfReach(target, config)) {
            return fmt::format("the mean of {} cannot be {}: {}", titleOf(target.metric),
                               rangeText(target), *reason);
        }
    }
    std::error_code fault;
    const auto write = given.path(writeOption);
    const std::string preset = given.text(presetOption);
    if (write && isPresetPath(preset) && fs::equivalent(*write, preset, fault)) {
        return fmt::format("--write {} is the preset that the new one builds on; allowed is "
                           "another file",
                           write->generic_string());
    }
    return std::nullopt;
}

// The preset of --code, or that of --preset.
std::string presetOf(const GivenOptions& given) {
    const CommonOptions common = commonOf(given);
    return common.code ? common.code->preset : common.preset;
}

// What the preset is built on, as it is without --set, and without what a code adds to it; without
// --config, too, unless the preset lies there.
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

std::string notesOf(const Fitter& fitter) {
    std::string notes = "Fitted by doorstring seek --fit:";
    for (const Target& target : fitter.targets()) {
        notes += fmt::format("\nmean of {}: {} wanted, {} on {} dungeons", titleOf(target.metric),
                             rangeText(target), meanText(fitter, target.metric),
                             fitter.means().dungeons());
    }
    return notes;
}

// Until the fitter or Ctrl-C ends it; calls visit(step) for each step as it is taken.
template <typename Visit>
void fitAll(Fitter& fitter, const FitCrew& crew, Visit visit) {
    const OrderlyEnd orderly;
    std::size_t shown = 0;
    while (fitter.step(crew) && !endRequested()) {
        for (; shown < fitter.way().size(); ++shown) {
            visit(fitter.way()[shown]);
        }
    }
    for (; shown < fitter.way().size(); ++shown) {
        visit(fitter.way()[shown]);
    }
}

int writeWay(const GivenOptions& given, const CommandContext& context, const Config& base,
             FitRecord& record, Fitter& fitter) {
    const auto write = given.path(writeOption);
    const bool isTable = given.choice(reportOption) == ReportFormat::Table;
    return writeOutput(given.path(outOfSeek), context.out, context.err, [&](BlockWriter& writer) {
        if (isTable) {
            writeFitHead(writer, fitter);
            writer.flush();
        }
        fitAll(fitter, crewOf(jobsOf(given)), [&](const FitStep& step) {
            if (isTable) {
                writeFitStep(writer, fitter, step);
                writer.flush();
            }
        });
        const std::string baseName = presetSeenFrom(
            write ? fs::absolute(*write).parent_path() : fs::current_path(), presetOf(given));
        record.presetText = presetText(base, baseName, fitter.config(), notesOf(fitter));
        writeFit(writer, record, given.choice(reportOption), !write);
        return MaybeFailure();
    });
}

}  // namespace

int fitWeights(const GivenOptions& given, const LoadedConfig& loaded,
               const CommandContext& context) {
    if (const auto fault = faultOf(given, loaded.config)) {
        return complain(context.err, exitWrongUse, *fault);
    }
    const auto base = baseOf(given, context);
    if (!base) {
        return exitWrongUse;
    }
    Fitter fitter(loaded.config, targetsOf(given), boundsOf(given));
    FitRecord record{loaded.preset, fitter, {}};
    if (const int status = writeWay(given, context, *base, record, fitter); status != exitDone) {
        return status;
    }
    if (const auto write = given.path(writeOption)) {
        if (const auto fault = writeWholeFile(*write, record.presetText)) {
            return complain(context.err, exitFailed, *fault);
        }
        note(context.err, fmt::format("the preset is in {}", write->generic_string()));
    }
    return fitter.reached() ? exitDone : exitFailed;
}

namespace {

constexpr std::size_t moveWidth = 42;

// Means are in thousandths.
std::string text(const Means& means, Metric metric) {
    const std::int64_t mean = means.of(metric);
    return metricInfos[metric].unit == MetricUnit::Thousandths
               ? fmt::format("{}.{:03}", mean / 1000, mean % 1000)
               : fmt::format("{}.{:02}", mean / 1000, mean % 1000 / 10);
}

std::string columnOf(const Target& target) {
    return titleOf(target.metric);
}

void writeRow(BlockWriter& writer, const Fitter& fitter, std::string_view what,
              const Means& means) {
    writer.format("{:<{}}", what, moveWidth);
    for (const Target& target : fitter.targets()) {
        writer.format("  {:>{}}", text(means, target.metric),
                      std::max<std::size_t>(6, columnOf(target).size()));
    }
    writer.text("\n");
}

std::string outcome(const Fitter& fitter) {
    if (fitter.reached()) {
        return "all targets are met";
    }
    std::string missed;
    for (const Target& target : fitter.targets()) {
        if (gap(target, fitter.means()) > 0) {
            missed += fmt::format("{}{} (the mean is {})", missed.empty() ? "" : ", ",
                                  targetText(target), text(fitter.means(), target.metric));
        }
    }
    return fmt::format("not met: {}; {}", missed.empty() ? "limits, by some seeds" : missed,
                       fitter.ended() ? "no change within the bounds comes nearer" : "ended early");
}

void writeFitEnd(BlockWriter& writer, const FitRecord& record, bool withPreset) {
    const Fitter& fitter = record.fitter;
    writeRow(writer, fitter,
             fmt::format("on {} dungeons",
                         grouped(static_cast<std::uint64_t>(fitter.means().dungeons()))),
             fitter.means());
    writer.format("\n{}; {} dungeons were grown\n", outcome(fitter),
                  grouped(static_cast<std::uint64_t>(fitter.grown())));
    if (withPreset) {
        writer.format("\n{}", record.presetText);
    }
}

void writeJsonMeans(JsonWriter& json, const Fitter& fitter, const Means& means) {
    json.object([&] {
        for (const Target& target : fitter.targets()) {
            const std::int64_t mean = means.of(target.metric);
            json.key(metricInfos[target.metric].name)
                .verbatim(fmt::format("{}.{:03}", mean / 1000, mean % 1000));
        }
    });
}

void writeFitJson(BlockWriter& writer, const FitRecord& record) {
    JsonWriter json(writer);
    const Fitter& fitter = record.fitter;
    json.object([&] {
        json.member("format", "doorstring-fit/1");
        json.member("preset", record.preset);
        json.key("targets").object([&] {
            for (const Target& target : fitter.targets()) {
                json.member(metricInfos[target.metric].name, rangeText(target));
            }
        });
        json.member("reached", fitter.reached());
        json.member("grown", fitter.grown());
        json.key("before");
        writeJsonMeans(json, fitter, fitter.firstMeans());
        json.key("steps").array([&] {
            for (const FitStep& step : fitter.way()) {
                json.object([&] {
                    json.member("move", moveText(step.move));
                    json.key("means");
                    writeJsonMeans(json, fitter, step.means);
                });
            }
        });
        json.key("after");
        writeJsonMeans(json, fitter, fitter.means());
        json.member("dungeons", fitter.means().dungeons());
        json.member("preset_text", record.presetText);
    });
    writer.text("\n");
}

void writeFitCsv(BlockWriter& writer, const FitRecord& record) {
    const Fitter& fitter = record.fitter;
    const auto row = [&](std::string_view what, const Means& means) {
        writer.text(what);
        for (const Target& target : fitter.targets()) {
            writer.format(",{}", text(means, target.metric));
        }
        writer.text("\n");
    };
    writer.text("move");
    for (const Target& target : fitter.targets()) {
        writer.format(",{}", metricInfos[target.metric].name);
    }
    writer.text("\n");
    row("before", fitter.firstMeans());
    for (const FitStep& step : fitter.way()) {
        row(moveText(step.move), step.means);
    }
    row("after", fitter.means());
}

}  // namespace

std::string meanText(const Fitter& fitter, Metric metric) {
    return text(fitter.means(), metric);
}

void writeFitHead(BlockWriter& writer, const Fitter& fitter) {
    writer.format("{:<{}}", "means", moveWidth);
    for (const Target& target : fitter.targets()) {
        writer.format("  {:>6}", columnOf(target));
    }
    writer.format("\n{:<{}}", "wanted", moveWidth);
    for (const Target& target : fitter.targets()) {
        writer.format("  {:>{}}", rangeText(target),
                      std::max<std::size_t>(6, columnOf(target).size()));
    }
    writer.text("\n");
}

void writeFitStep(BlockWriter& writer, const Fitter& fitter, const FitStep& step) {
    if (&step == &fitter.way().front()) {
        writeRow(writer, fitter, "as it was", fitter.firstMeans());
    }
    writeRow(writer, fitter, moveText(step.move), step.means);
}

void writeFit(BlockWriter& writer, const FitRecord& record, ReportFormat format, bool withPreset) {
    switch (format) {
    case ReportFormat::Table:
        return writeFitEnd(writer, record, withPreset);
    case ReportFormat::Json:
        return writeFitJson(writer, record);
    case ReportFormat::Csv:
        return writeFitCsv(writer, record);
    }
}

}  // namespace doorstring
