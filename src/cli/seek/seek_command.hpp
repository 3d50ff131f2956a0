// An option for each metric: --rooms, --boss-distance, ...
#pragma once

#include "cli/options/command.hpp"
#include "study/seek/target.hpp"

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace doorstring {

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
constexpr Option optionOf() {
    return {.name = {nameOf<metric>.data(), nameOf<metric>.size()},
            .argument = "RANGE",
            .help = metricInfos[metric].meaning,
            .example = metricInfos[metric].unit == MetricUnit::Count ? "7.." : "0.2..0.5"};
}

template <std::size_t... places>
constexpr auto optionsOf(std::index_sequence<places...> /*all*/) {
    return std::array{optionOf<static_cast<Metric>(places)>()...};
}

}  // namespace target_options

// In the order of the metrics.
inline constexpr auto targetOptions =
    target_options::optionsOf(std::make_index_sequence<enumSize<Metric>()>());

// Those that were given. The sentence names the option that is no target.
OrSentence<std::vector<Target>> targetsOf(const GivenOptions& given);

// "boss distance 7.."
std::string targetText(const Target& target);

}  // namespace doorstring
