#include "study/survey/survey.hpp"

#include <algorithm>
#include <cmath>

namespace doorstring {

void ExpressiveRange::add(const MetricValues& values) {
    const std::int64_t step = values[Metric::Linearity] * steps / wholeShare;
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
    failed = failures;  // addFailure() has counted just one
}

namespace {

constexpr std::uint64_t fewestPairs = 30;  // enough for mean() to be about normally distributed

// Returns the number of standard errors that a mean of `pairs` differences exceeds in only one case
// of a thousand if chance alone makes them: 3.66 for 30 pairs, 3.29 for a great number of them. It
// is a quantile of Student's t distribution, by the expansion of Abramowitz and Stegun (26.7.5),
// rounded up.
double rareErrors(std::uint64_t pairs) {
    const auto freedom = static_cast<double>(pairs - 1);
    return 3.2906 + (9.73 + (26.2 + 54 / freedom) / freedom) / freedom;
}

}  // namespace

void Differences::add(std::int64_t first, std::int64_t second) {
    ++pairs;
    firstSum += first;
    secondSum += second;
    const auto apart = static_cast<WideSum>(second < first ? first - second : second - first);
    squares += apart * apart;
}

void Differences::add(const Differences& part) {
    pairs += part.pairs;
    firstSum += part.firstSum;
    secondSum += part.secondSum;
    squares += part.squares;
}

double Differences::mean() const {
    return static_cast<double>(secondSum - firstSum) / static_cast<double>(pairs);
}

double Differences::standardError() const {
    const auto count = static_cast<double>(pairs);
    const double variance = std::max(0.0, static_cast<double>(squares) / count - mean() * mean());
    return std::sqrt(variance / std::max(1.0, count - 1));
}

MoreThanChance Differences::moreThanChance() const {
    if (pairs < fewestPairs) {
        return MoreThanChance::TooFewPairs;
    }
    return std::abs(mean()) > rareErrors(pairs) * standardError() ? MoreThanChance::Yes
                                                                  : MoreThanChance::No;
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

namespace {

// Values below this are counted in an array: shares in thousandths, and counts of usual dungeons.
constexpr std::int64_t endOfSmallValues = 4096;

bool isBefore(Seed a, Seed b) {
    return a.number < b.number;
}

}  // namespace

void Distribution::add(const Distribution& part) {
    part.forEach([this](std::int64_t value, std::uint64_t times) { count(value, times); });
    if (part.least_) {
        noteExtremes(*part.least_, *part.greatest_);
    }
}

void Distribution::countBeyond(std::int64_t value, std::uint64_t times) {
    if (value < endOfSmallValues) {
        small_.resize(static_cast<std::size_t>(value) + 1);
        small_.back() += times;
    } else {
        large_[value] += times;
    }
}

void Distribution::noteExtremes(Extreme least, Extreme greatest) {
    if (!least_ || least.value < least_->value ||
        (least.value == least_->value && isBefore(least.seed, least_->seed))) {
        least_ = least;
    }
    if (!greatest_ || greatest.value > greatest_->value ||
        (greatest.value == greatest_->value && isBefore(greatest.seed, greatest_->seed))) {
        greatest_ = greatest;
    }
}

std::uint64_t Distribution::size() const {
    std::uint64_t size = 0;
    forEach([&](std::int64_t, std::uint64_t times) { size += times; });
    return size;
}

double Distribution::mean() const {
    double sum = 0;
    forEach([&](std::int64_t value, std::uint64_t times) {
        sum += static_cast<double>(value) * static_cast<double>(times);
    });
    return sum / static_cast<double>(size());
}

double Distribution::deviation() const {
    const double middle = mean();
    double sum = 0;
    forEach([&](std::int64_t value, std::uint64_t times) {
        const double apart = static_cast<double>(value) - middle;
        sum += apart * apart * static_cast<double>(times);
    });
    return std::sqrt(sum / static_cast<double>(size()));
}

std::int64_t Distribution::quantile(int percent) const {
    // The number of values is rounded up, and is at least one.
    const std::uint64_t wanted =
        std::max<std::uint64_t>(1, (size() * static_cast<std::uint64_t>(percent) + 99) / 100);
    std::uint64_t passed = 0;
    std::int64_t result = 0;
    forEach([&](std::int64_t value, std::uint64_t times) {
        if (passed < wanted) {
            result = value;
        }
        passed += times;
    });
    return result;
}

bool operator==(const Distribution& a, const Distribution& b) {
    return a.small_ == b.small_ && a.large_ == b.large_ && a.least_ == b.least_ &&
           a.greatest_ == b.greatest_;
}

}  // namespace doorstring
