// What a survey is written as, and read from again.
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

// A survey and whose it is.
struct SurveyRecord {
    std::string version;       // of the program
    std::uint64_t config = 0;  // LoadedConfig::hash
    std::string preset;
    std::vector<SeedRange> seeds = {};  // in order, none touching the next
    Survey survey = {};
};

// JSON says how often each value occurred, so that it can be read again and joined.
void writeSurvey(BlockWriter& writer, const SurveyRecord& record, ReportFormat format);

// Reads what writeSurvey wrote as JSON, and puts parts of one survey together. Errors are sentences
// that name the file.
OrSentence<SurveyRecord> joinSurveys(const std::vector<std::filesystem::path>& files);

// Names for what is compared: "classic", "ring".
struct Compared {
    std::string_view first;
    std::string_view second;
    SeedRange seeds;
};
void writeComparison(BlockWriter& writer, const Comparison& comparison, const Compared& names,
                     ReportFormat format);

// "100,000 dungeons grown with preset classic, seeds 0:100000"
std::string headingOf(const SurveyRecord& record);

// "21.03", or "0.333" of thousandths: a mean or the like in natural numbers.
std::string meanText(double value, MetricUnit unit);
// "21", or "0.333".
std::string valueText(std::int64_t value, MetricUnit unit);
// "longest distance"
std::string titleOf(Metric metric);

}  // namespace doorstring
