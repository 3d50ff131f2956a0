// The metrics of a dungeon as named numbers, and the ranges that may be asked of them. One loop
// over all metrics can list, compare or count them.
#pragma once

#include "base/enums.hpp"
#include "base/result.hpp"
#include "config/config.hpp"
#include "dungeon/metrics.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace doorstring {

enum class Metric : std::uint8_t {
    Rooms,
    DeadEnds,
    Loops,
    LongestDistance,
    BossDistance,
    Linearity,
    Branching,
    Symmetry,
    Straight,
    Turns,
    CycleLength,
    Width,
    Height,
    Filled,
    SmallLocks,
    BossLock,
    Danger,
    Chests,
    Retries
};

enum class MetricUnit : std::uint8_t {
    Count,       // a whole number
    Thousandths  // a share of one, or a mean
};

struct MetricInfo {
    std::string_view name;  // in JSON and on the command line
    MetricUnit unit = MetricUnit::Count;
    std::string_view meaning;
    std::int64_t most = 1'000'000'000;  // the greatest value that may be asked for, in its unit
};

inline constexpr std::int64_t wholeShare = 1000;

inline constexpr auto metricInfos = tableOf<Metric, MetricInfo>({
    {"rooms", MetricUnit::Count, "rooms"},
    {"dead_ends", MetricUnit::Count, "rooms with one door"},
    {"loops", MetricUnit::Count, "doorways more than a tree of the rooms has"},
    {"longest_distance", MetricUnit::Count, "rooms from the start to the farthest one"},
    {"boss_distance", MetricUnit::Count, "rooms from the start to the boss"},
    {"linearity", MetricUnit::Thousandths,
     "share of the rooms on the path to the boss, or to the farthest room", wholeShare},
    {"branching", MetricUnit::Thousandths, "share of the rooms with three or four doors",
     wholeShare},
    {"symmetry", MetricUnit::Thousandths, "share of the rooms whose mirror cell has a room",
     wholeShare},
    {"straight", MetricUnit::Thousandths, "share of the rooms with two opposite doors", wholeShare},
    {"turns", MetricUnit::Thousandths, "share of the rooms with two doors round a corner",
     wholeShare},
    {"cycle_length", MetricUnit::Thousandths, "rooms of a loop, on average"},
    {"width", MetricUnit::Count, "columns from the first room to the last"},
    {"height", MetricUnit::Count, "rows from the first room to the last"},
    {"filled", MetricUnit::Thousandths, "share of these columns and rows that has rooms",
     wholeShare},
    {"small_locks", MetricUnit::Count, "doorways that take a small key"},
    {"boss_lock", MetricUnit::Count, "1 where the boss's door is locked", 1},
    {"danger", MetricUnit::Count, "what the creatures of all rooms cost"},
    {"chests", MetricUnit::Count, "chests of a floor of an adventure"},
    {"retries", MetricUnit::Count, "dungeons that broke a limit before this one"},
});

using MetricValues = EnumArray<Metric, std::int64_t>;

// The value of a metric that the dungeon does not have, such as the distance of a boss where there
// is none.
inline constexpr std::int64_t noValue = -1;

MetricValues valuesOf(const Metrics& metrics);

// The metrics of a dungeon. If `withContents`, also counts what takes far longer: its danger, if
// anything lives in its rooms, and, on a floor of an adventure, its chests.
MetricValues valuesOf(const Dungeon& dungeon, const Config& config, bool withContents);

// Whether the metric is one that `withContents` counts.
constexpr bool isOfContents(Metric metric) {
    return metric == Metric::Danger || metric == Metric::Chests;
}

// A range that a metric must be in, in its unit and with both ends included.
struct Target {
    static constexpr std::int64_t noMost = std::numeric_limits<std::int64_t>::max();

    Metric metric = Metric::Rooms;
    std::int64_t least = 0;
    std::int64_t most = noMost;

    friend constexpr bool operator==(const Target&, const Target&) = default;
};

// Reads "14", "7..", "..3" or "2..4"; shares have up to three decimals, as in "0.25..0.5". The
// error says what was found and what is allowed.
Result<Target, std::string> parseTarget(Metric metric, std::string_view text);

// Writes the range in the form that parseTarget() reads.
std::string rangeText(const Target& target);

// Returns how far a value is outside the range; the greatest number for noValue.
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
