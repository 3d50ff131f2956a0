// What `doorstring seek` finds, and what it is written as.
#pragma once

#include "cli/options/common_options.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/output.hpp"
#include "study/fit/fit_move.hpp"
#include "study/fit/fitter.hpp"
#include "study/seek/seeker.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace doorstring {

// An option for each metric: --rooms, --boss-distance, ...
namespace target_options {

// "--boss-distance" of boss_distance
template <Metric metric>
inline constexpr auto nameOf = [] {
    constexpr std::string_view name = metricInfos[metric].name;
    std::array<char, name.size() + 2> text{'-', '-'};
    for (std::size_t i = 0; i < name.size(); ++i) {
        text[i + 2] = name[i] == '_' ? '-' : name[i];
    }
    return text;
}();

template <Metric metric>
MaybeSentence targetFault(std::string_view text) {
    const auto target = parseTarget(metric, text);
    return target ? std::nullopt
                  : MaybeSentence(std::string(nameOf<metric>.data(), nameOf<metric>.size()) + ' ' +
                                  target.error());
}

template <Metric metric>
constexpr Option optionOf() {
    return {.name = {nameOf<metric>.data(), nameOf<metric>.size()},
            .argument = "RANGE",
            .help = metricInfos[metric].meaning,
            .example = metricInfos[metric].unit == MetricUnit::Count ? "7.." : "0.2..0.5",
            .check = targetFault<metric>};
}

template <std::size_t... places>
constexpr auto optionsOf(std::index_sequence<places...> /*all*/) {
    return std::array{optionOf<static_cast<Metric>(places)>()...};
}

}  // namespace target_options

// In the order of the metrics.
inline constexpr auto targetOptions =
    target_options::optionsOf(std::make_index_sequence<enumSize<Metric>()>());

inline constexpr SeedRange soughtSeeds{0, 1'000'000};
MaybeSentence weightsFault(std::string_view text);
inline constexpr Option weightsOption{
    .name = "--weights",
    .argument = "LOW..HIGH",
    .help = "with --fit, where weights stay; default: from a tenth of the least to ten times the "
            "greatest",
    .example = "0.5..20",
    .check = weightsFault};
inline constexpr Option writeOption{"--write", "FILE", "with --fit, write the preset to FILE",
                                    "mine.toml"};
inline constexpr Option outOfSeek{"--out", "FILE", "write to FILE", "seeds.json"};

// The targets that were given.
std::vector<Target> targetsOf(const GivenOptions& given);
// Null without --weights.
std::optional<WeightBounds> boundsOf(const GivenOptions& given);

// "boss distance 7.."
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

// Fits weights, writes the way there step by step, and the resulting preset. Returns the
// exit status; errors have been reported.
int fitWeights(const GivenOptions& given, const LoadedConfig& loaded,
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
void writeFit(BlockWriter& writer, const FitRecord& record, ReportFormat format, bool withPreset);

// "30.05", the mean that fitting has led to.
std::string meanText(const Fitter& fitter, Metric metric);

}  // namespace doorstring
