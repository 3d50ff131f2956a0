// The reports of `doorstring seek`: seeds that were found, or the steps of fitting.
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

// Returns a target as "boss distance 7..".
std::string targetText(const Target& target);

// A search and its result.
struct SeekRecord {
    std::string preset;
    std::vector<Target> targets;
    SeedRange seeds;  // those that were looked at
    Sought sought = {};
    std::string outOfReach = {};       // why no dungeon can fit; empty if seeds were looked at
    std::size_t outOfReachTarget = 0;  // the index of the target that no dungeon can meet, if any
};

void writeSeek(BlockWriter& writer, const SeekRecord& record, ReportFormat format);

// Returns "with preset classic", or "as configured".
std::string howGrownText(std::string_view preset);

// The result of fitting.
struct FitRecord {
    std::string preset;
    const Fitter& fitter;
    std::string presetText;
};
// Writes the table's first lines: the names of the metrics, and the wanted ranges.
void writeFitHead(BlockWriter& writer, const Fitter& fitter);
// Writes the line of a step. Above the first step, also writes the line of the means before it.
void writeFitStep(BlockWriter& writer, const Fitter& fitter, const FitStep& step);
// Writes the whole report as JSON or CSV. As a table, writes only what follows the lines of the
// steps, and then the preset if `withPreset`.
void writeFit(BlockWriter& writer, const FitRecord& record, ReportFormat format, bool withPreset);

// Returns the comment at the head of the preset: the targets, and the means that were reached.
std::string notesOf(const Fitter& fitter);

}  // namespace doorstring
