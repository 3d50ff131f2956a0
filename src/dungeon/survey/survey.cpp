#include "dungeon/survey/survey.hpp"

#include <algorithm>

namespace doorstring {

void ExpressiveRange::add(const MetricValues& values) {
    const std::int64_t step = values[Metric::Linearity] * steps / 1000;
    count(values[Metric::Rooms], static_cast<std::size_t>(std::min<std::int64_t>(step, steps - 1)),
          1);
}

void ExpressiveRange::add(const ExpressiveRange& part) {
    part.forEach([this](std::int64_t rooms, std::size_t step, std::uint64_t times) {
        count(rooms, step, times);
    });
}

void Survey::add(const MetricValues& values, Seed seed) {
    ++grown;
    range.add(values);
    for (const Metric metric : allValues<Metric>) {
        if (values[metric] != noValue) {
            metrics[metric].add(values[metric], seed);
        }
    }
}

void Survey::addFailure(Seed seed) {
    ++failed;
    if (!firstFailure || seed.number < firstFailure->number) {
        firstFailure = seed;
    }
}

void Survey::add(const Survey& part) {
    for (const Metric metric : allValues<Metric>) {
        metrics[metric].add(part.metrics[metric]);
    }
    range.add(part.range);
    grown += part.grown;
    const std::uint64_t failures = failed + part.failed;
    if (part.firstFailure) {
        addFailure(*part.firstFailure);
    }
    failed = failures;
}

}  // namespace doorstring
