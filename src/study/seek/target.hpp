// What a dungeon, or the mean of many, is to measure: a metric and the range that is asked for.
#pragma once

#include "base/result.hpp"
#include "study/survey/metric.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace doorstring {

// Both ends are included, in the metric's unit.
struct Target {
    static constexpr std::int64_t noMost = std::numeric_limits<std::int64_t>::max();

    Metric metric = Metric::Rooms;
    std::int64_t least = 0;
    std::int64_t most = noMost;

    friend constexpr bool operator==(const Target&, const Target&) = default;
};

// "14", "7..", "..3" or "2..4"; of shares with up to three decimals, "0.25..0.5". The error says
// what was found and what is allowed.
Result<Target, std::string> parseTarget(Metric metric, std::string_view text);

// "14", "7..", "..3", "2..4"
std::string rangeText(const Target& target);

// How far a value is from the range; 0 where it lies in it. Saturates where there is no value.
constexpr std::int64_t distanceFrom(const Target& target, std::int64_t value) {
    if (value == noValue) {
        return std::numeric_limits<std::int64_t>::max();
    }
    return value < target.least  ? target.least - value
           : value > target.most ? value - target.most
                                 : 0;
}

constexpr bool meets(const Target& target, const MetricValues& values) {
    const std::int64_t value = values[target.metric];
    return value >= target.least && value <= target.most && value != noValue;
}

}  // namespace doorstring
