#include "dungeon/survey/comparison.hpp"

#include <algorithm>
#include <cmath>

namespace doorstring {

namespace {

// Of a normal distribution, one value of a thousand is farther from the mean than these deviations.
constexpr double oneInAThousand = 3.29;
constexpr std::uint64_t fewestPairs = 30;  // to take the mean's distribution for a normal one

}  // namespace

void Differences::add(std::int64_t first, std::int64_t second) {
    ++pairs;
    firsts += first;
    seconds += second;
    const auto apart = static_cast<double>(second - first);
    squares += apart * apart;
}

void Differences::add(const Differences& part) {
    pairs += part.pairs;
    firsts += part.firsts;
    seconds += part.seconds;
    squares += part.squares;
}

double Differences::mean() const {
    return static_cast<double>(seconds - firsts) / static_cast<double>(pairs);
}

double Differences::error() const {
    const auto count = static_cast<double>(pairs);
    const double variance = std::max(0.0, squares / count - mean() * mean());
    return std::sqrt(variance / count);
}

bool Differences::isMoreThanChance() const {
    return pairs >= fewestPairs && std::abs(mean()) > oneInAThousand * error();
}

void Comparison::add(const MetricValues& first, const MetricValues& second) {
    ++pairs;
    for (const Metric metric : allValues<Metric>) {
        if (first[metric] != noValue && second[metric] != noValue) {
            metrics[metric].add(first[metric], second[metric]);
        }
    }
}

void Comparison::add(const Comparison& part) {
    pairs += part.pairs;
    failed += part.failed;
    for (const Metric metric : allValues<Metric>) {
        metrics[metric].add(part.metrics[metric]);
    }
}

}  // namespace doorstring
