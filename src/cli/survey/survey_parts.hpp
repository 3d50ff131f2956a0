// The files and reports of surveys.
#pragma once

#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "study/survey/survey.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// A survey with the version, configuration and seeds that it was made with.
struct SurveyRecord {
    std::string version;           // of the program
    std::uint64_t configHash = 0;  // LoadedConfig::hash
    std::string preset;
    std::vector<SeedRange> seeds = {};  // in order, none touching the next
    Survey survey = {};
};

// Writes a survey. JSON also says how often each value occurred, so that surveys can be joined.
void writeSurvey(BlockWriter& writer, const SurveyRecord& record, ReportFormat format);

// Reads what writeSurvey wrote as JSON, and puts parts of one survey together. Errors are sentences
// that name the file.
OrSentence<SurveyRecord> joinSurveys(const std::vector<std::filesystem::path>& files);

// What is compared: the names of the two sides, such as "classic" and "ring", and the seeds of
// both.
struct ComparedNames {
    std::string_view first;
    std::string_view second;
    SeedRange seeds;
};
// Whether `other`, the text of --vs, is a value to set, such as grid.width=20, and not a folder or
// a preset.
bool isValueToSet(std::string_view other);
void writeComparison(BlockWriter& writer, const Comparison& comparison, const ComparedNames& names,
                     ReportFormat format);

// Returns "100,000 dungeons grown with preset classic, seeds 0:100000".
std::string headingOf(const SurveyRecord& record);

// Returns a mean as text: "21.03", or "0.333" if it is in thousandths.
std::string meanText(double value, MetricUnit unit);
// Returns a value as text: "21", or "0.333" if it is in thousandths.
std::string valueText(std::int64_t value, MetricUnit unit);
// Returns the name of a metric with spaces: "longest distance".
std::string titleOf(Metric metric);

}  // namespace doorstring
