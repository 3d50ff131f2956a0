#include "dungeon/fit/means.hpp"

#include "dungeon/passes/generate.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::int64_t thousand = 1000;

std::int64_t scaleOf(const Target& target) {
    return metricInfos[target.metric].unit == MetricUnit::Thousandths ? 1 : thousand;
}

std::int64_t leastOf(const Target& target) {
    return target.least * scaleOf(target);
}

std::int64_t mostOf(const Target& target) {
    return target.most == Target::noMost ? Target::noMost : target.most * scaleOf(target);
}

std::int64_t square(std::int64_t value) {
    return value * value;
}

}  // namespace

void Means::add(const Means& part) {
    for (const Metric metric : allValues<Metric>) {
        sums_[metric] += part.sums_[metric];
        counts_[metric] += part.counts_[metric];
    }
    grown_ += part.grown_;
    failed_ += part.failed_;
    tries_ += part.tries_;
}

void Means::add(const Config& config, Seed seed, bool withDanger) {
    const auto dungeon = generateDungeon(config.dungeon, config.room, seed);
    if (!dungeon) {
        ++failed_;
        tries_ += dungeon.error().tries;
        return;
    }
    ++grown_;
    tries_ += dungeon.value().report().retries + 1;
    const MetricValues values =
        valuesOf(measure(dungeon.value(), withDanger ? &config.creatures : nullptr));
    for (const Metric metric : allValues<Metric>) {
        if (values[metric] != noValue) {
            sums_[metric] += values[metric];
            ++counts_[metric];
        }
    }
}

std::int64_t Means::of(Metric metric) const {
    const std::int64_t scale = scaleOf(Target{metric});
    return counts_[metric] == 0 ? 0 : sums_[metric] * scale / counts_[metric];
}

std::int64_t tolerance(const Target& target) {
    constexpr std::int64_t share = 100;
    constexpr std::int64_t least = 5;
    const std::int64_t edge = target.least > 0 ? leastOf(target) : mostOf(target);
    return std::max(least, edge == Target::noMost ? 0 : edge / share);
}

std::int64_t gap(const Target& target, const Means& means) {
    const std::int64_t mean = means.of(target.metric);
    // A range is to be reached itself; a single number never is to the last digit.
    const std::int64_t allowed = target.least == target.most ? tolerance(target) : 0;
    const std::int64_t apart = std::max(leastOf(target) - mean, mean - mostOf(target));
    return std::max<std::int64_t>(0, apart - allowed);
}

std::int64_t misfit(const std::vector<Target>& targets, const Means& means) {
    constexpr std::int64_t whole = 10'000;
    constexpr std::int64_t fewest = 100;  // a tenth
    std::int64_t sum = 0;
    for (const Target& target : targets) {
        const std::int64_t edge =
            means.of(target.metric) < leastOf(target) ? leastOf(target) : mostOf(target);
        const std::int64_t apart = gap(target, means);
        sum += apart == 0 ? 0
                          : square(std::min(apart * whole / std::max(edge, fewest), whole * whole));
    }
    const std::int64_t dungeons = std::max(1, means.dungeons());
    return sum + square(2 * whole * means.failed() / dungeons);
}

}  // namespace doorstring
