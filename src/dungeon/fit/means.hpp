// What the dungeons of a configuration measure on average, gathered a few at a time, and how far
// that is from targets. In whole numbers: it decides.
#pragma once

#include "config/config.hpp"
#include "dungeon/seek/target.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

class Means {
public:
    void add(const Config& config, Seed seed, bool withDanger);
    void add(const Means& part);

    int dungeons() const { return grown_ + failed_; }
    int failed() const { return failed_; }
    std::int64_t tries() const { return tries_; }
    // In thousandths; 0 where no dungeon has the metric.
    std::int64_t of(Metric metric) const;

private:
    EnumArray<Metric, std::int64_t> sums_{};
    EnumArray<Metric, int> counts_{};
    int grown_ = 0;
    int failed_ = 0;
    std::int64_t tries_ = 0;
};

// How far a mean may be from a target and still meet it, in thousandths: one percent.
std::int64_t tolerance(const Target& target);

// In thousandths, beyond the tolerance.
std::int64_t gap(const Target& target, const Means& means);

// Of all targets together, the squares of their shares; 0 where all are met and all dungeons grow.
std::int64_t misfit(const std::vector<Target>& targets, const Means& means);

}  // namespace doorstring
