// What `doorstring seek` finds, and what it is written as.
#pragma once

#include "cli/commands.hpp"
#include "cli/output/output.hpp"
#include "study/fit/fitter.hpp"
#include "study/seek/seeker.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// What was looked for, and what came of it.
struct SeekRecord {
    std::string preset;
    std::vector<Target> targets;
    SeedRange seeds;  // that were looked at
    Sought sought = {};
    // Why nothing can fit, and which target it is: then no seed was looked at.
    std::string outOfReach = {};
    std::size_t unreached = 0;
};

// Looks at the seeds on so many threads. The same seeds are found with any number of them. To
// `bar`, unless it is null, goes how far the work is.
SeekRecord seekOn(const Config& config, const SeekRequest& request, std::ostream* bar);

void writeSeek(BlockWriter& writer, const SeekRecord& record, SeekFormat format);

// "classic", or "the configuration"
std::string grownFromText(std::string_view preset);

// Fits weights, writes the way there step by step, and the preset that comes of it. Returns the
// exit status; errors have been reported.
int fitWeights(const SeekRequest& request, const LoadedConfig& loaded,
               const CommandContext& context);

// Where fitting has led.
struct FitRecord {
    std::string preset;
    const Fitter& fitter;
    std::string presetText;
};
// The table's first lines, and a line for each step.
void writeFitHead(BlockWriter& writer, const Fitter& fitter);
void writeFitStep(BlockWriter& writer, const Fitter& fitter, const FitStep& step);
// What comes after them; JSON and CSV as a whole.
void writeFit(BlockWriter& writer, const FitRecord& record, SeekFormat format, bool withPreset);

// "30.05", the mean that fitting has led to.
std::string meanText(const Fitter& fitter, Metric metric);

}  // namespace doorstring
