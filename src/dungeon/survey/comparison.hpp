// What two configurations make of the same seeds, metric by metric.
#pragma once

#include "dungeon/survey/metric.hpp"

#include <cstdint>

namespace doorstring {

// The differences, second less first, of the seeds of which both dungeons have the metric.
struct Differences {
    std::uint64_t pairs = 0;
    std::int64_t firsts = 0;  // sums of the values, in the metric's unit
    std::int64_t seconds = 0;
    double squares = 0;  // of the differences

    void add(std::int64_t first, std::int64_t second);
    void add(const Differences& part);

    double mean() const;
    // The standard deviation of `mean()`: how far it would stray by chance from one set of seeds to
    // another.
    double error() const;
    // Whether chance alone would make such a difference in less than one of a thousand
    // comparisons. Both dungeons of a pair grow from one seed, so that what a seed has in common
    // does not count.
    bool isMoreThanChance() const;
};

struct Comparison {
    EnumArray<Metric, Differences> metrics;
    std::uint64_t pairs = 0;   // seeds from which both could be grown
    std::uint64_t failed = 0;  // the others

    void add(const MetricValues& first, const MetricValues& second);
    void add(const Comparison& part);
};

}  // namespace doorstring
