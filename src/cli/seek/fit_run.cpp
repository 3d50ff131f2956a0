#include "cli/output/complain.hpp"
#include "cli/output/write_output.hpp"
#include "cli/seek/seek_parts.hpp"
#include "cli/survey/survey_parts.hpp"
#include "config/presets/preset_text.hpp"
#include "config/sources/config_files.hpp"
#include "files/signals.hpp"
#include "files/whole_file.hpp"
#include "study/seek/seeker.hpp"

#include <fmt/format.h>

#include <functional>
#include <future>
#include <system_error>
#include <vector>

namespace doorstring {

namespace fs = std::filesystem;

namespace {

// One thread a job. Ctrl-C stops them.
FitCrew crewOf(int hands) {
    return {static_cast<std::size_t>(hands), endRequested,
            [](std::size_t count, const std::function<void(std::size_t)>& job) {
                std::vector<std::future<void>> others;
                for (std::size_t i = 1; i < count; ++i) {
                    try {
                        others.push_back(std::async(std::launch::async, job, i));
                    } catch (const std::system_error&) {
                        job(i);  // the system has no room for another thread
                    }
                }
                job(0);
                for (std::future<void>& other : others) {
                    other.get();
                }
            }};
}

// Why there is nothing to be fitted.
std::optional<std::string> faultOf(const SeekRequest& request, const Config& config) {
    if (const auto reason = unfit(config.dungeon)) {
        return "--fit cannot move weights here: " + *reason;
    }
    for (const Target& target : request.targets) {
        if (const auto reason = outOfReach(target, config)) {
            return fmt::format("the mean of {} cannot be {}: {}", titleOf(target.metric),
                               rangeText(target), *reason);
        }
    }
    std::error_code fault;
    if (request.write && isPresetPath(request.common.preset) &&
        fs::equivalent(*request.write, request.common.preset, fault)) {
        return fmt::format("--write {} is the preset that the new one builds on; allowed is "
                           "another file",
                           request.write->generic_string());
    }
    return std::nullopt;
}

// That of a code where there is one.
const std::string& presetOf(const SeekRequest& request) {
    const CommonOptions& common = request.common;
    return common.code ? common.code->preset : common.preset;
}

// What the preset is built on, as it is without --set, and without what a code adds to it; without
// --config, too, unless the preset lies there.
std::optional<Config> baseOf(const SeekRequest& request, const CommandContext& context) {
    CommonOptions options = request.common;
    options.preset = presetOf(request);
    options.code.reset();
    options.sets.clear();
    options.configFolder.reset();
    if (auto loaded = loadConfig(makeSources(context.folders, options))) {
        return std::move(loaded.value().config);
    }
    options.configFolder = request.common.configFolder;
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

int writeWay(const SeekRequest& request, const CommandContext& context, const Config& base,
             FitRecord& record, Fitter& fitter) {
    const bool isTable = request.format == SeekFormat::Table;
    return writeOutput(request.out, context.out, context.err, [&](BlockWriter& writer) {
        if (isTable) {
            writeFitHead(writer, fitter);
            writer.flush();
        }
        fitAll(fitter, crewOf(request.jobs), [&](const FitStep& step) {
            if (isTable) {
                writeFitStep(writer, fitter, step);
                writer.flush();
            }
        });
        const std::string baseName = presetSeenFrom(
            request.write ? fs::absolute(*request.write).parent_path() : fs::current_path(),
            presetOf(request));
        record.presetText = presetText(base, baseName, fitter.config(), notesOf(fitter));
        writeFit(writer, record, request.format, !request.write);
        return MaybeFailure();
    });
}

}  // namespace

int fitWeights(const SeekRequest& request, const LoadedConfig& loaded,
               const CommandContext& context) {
    if (const auto fault = faultOf(request, loaded.config)) {
        return complain(context.err, exitWrongUse, *fault);
    }
    const auto base = baseOf(request, context);
    if (!base) {
        return exitWrongUse;
    }
    Fitter fitter(loaded.config, request.targets, request.weights);
    FitRecord record{loaded.preset, fitter, {}};
    if (const int status = writeWay(request, context, *base, record, fitter); status != exitDone) {
        return status;
    }
    if (request.write) {
        if (const auto fault = writeWholeFile(*request.write, record.presetText)) {
            return complain(context.err, exitFailed, *fault);
        }
        note(context.err, fmt::format("the preset is in {}", request.write->generic_string()));
    }
    return fitter.reached() ? exitDone : exitFailed;
}

}  // namespace doorstring
