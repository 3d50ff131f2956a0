// What a survey is written as, and read from again.
#pragma once

#include "cli/commands.hpp"
#include "cli/output/output.hpp"
#include "study/survey/survey.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
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

void writeSurveyTable(BlockWriter& writer, const SurveyRecord& record);
void writeSurveyCsv(BlockWriter& writer, const SurveyRecord& record);
// With how often each value occurred, so that it can be read again and joined.
void writeSurveyJson(BlockWriter& writer, const SurveyRecord& record);
void writeSurvey(BlockWriter& writer, const SurveyRecord& record, SurveyFormat format);

// A histogram of each metric and the expressive range, as PNG or SVG by the file's ending. Returns
// the exit status; errors have been reported.
int writePlot(const SurveyRecord& record, const std::filesystem::path& file,
              const CommandContext& context);

// Why these numbers cannot be those of its seeds' dungeons: a sentence. None where they can.
std::optional<std::string> contradictionIn(const SurveyRecord& record);

// Reads what writeSurveyJson wrote, and puts parts of one survey together. Errors are sentences
// that name the file.
OrSentence<SurveyRecord> readSurvey(const std::filesystem::path& file);
OrSentence<SurveyRecord> joinSurveys(std::span<const std::filesystem::path> files);

// Names for what is compared: "classic", "ring".
struct Compared {
    std::string_view first;
    std::string_view second;
    SeedRange seeds;
};
void writeComparison(BlockWriter& writer, const Comparison& comparison, const Compared& names,
                     SurveyFormat format);

// "100,000 dungeons grown with preset classic, seeds 0:100000"
std::string headingOf(const SurveyRecord& record);

// "21.03", or "0.333" of thousandths: a mean or the like in natural numbers.
std::string meanText(double value, MetricUnit unit);
// "21", or "0.333".
std::string valueText(std::int64_t value, MetricUnit unit);
// "longest distance"
std::string titleOf(Metric metric);

}  // namespace doorstring
