// What `doorstring seek` says: the seeds that were found, or the way that fitting took.
#pragma once

#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "study/fit/fitter.hpp"
#include "study/seek/seeker.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Writes a target as "boss distance 7..".
std::string targetText(const Target& target);

// What was looked for, and what was found.
struct SeekRecord {
    std::string preset;
    std::vector<Target> targets;
    SeedRange seeds;  // that were looked at
    Sought sought = {};
    // Why nothing can fit, and which target it is: then no seed was looked at.
    std::string outOfReach = {};
    std::size_t unreached = 0;
};

void writeSeek(BlockWriter& writer, const SeekRecord& record, ReportFormat format);

// "classic", or "the configuration"
std::string grownFromText(std::string_view preset);

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
void writeFit(BlockWriter& writer, const FitRecord& record, ReportFormat format, bool withPreset);

// The comment of the preset: what was asked for, and where fitting has led.
std::string notesOf(const Fitter& fitter);

}  // namespace doorstring
