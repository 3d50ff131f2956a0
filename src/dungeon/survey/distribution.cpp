#include "dungeon/survey/distribution.hpp"

#include <algorithm>
#include <cmath>

namespace doorstring {

namespace {

// Values below have a place of their own: shares in thousandths, and counts of usual dungeons.
constexpr std::int64_t smallValues = 4096;

bool isBefore(Seed a, Seed b) {
    return a.number < b.number;
}

}  // namespace

void Distribution::add(const Distribution& part) {
    part.forEach([this](std::int64_t value, std::uint64_t times) { count(value, times); });
    if (part.least_) {
        note(*part.least_, *part.greatest_);
    }
}

void Distribution::countLarge(std::int64_t value, std::uint64_t times) {
    if (value < smallValues) {
        small_.resize(static_cast<std::size_t>(value) + 1);
        small_.back() += times;
    } else {
        large_[value] += times;
    }
}

void Distribution::note(Extreme least, Extreme greatest) {
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
    // Rounded up, and one at least.
    const std::uint64_t wanted =
        std::max<std::uint64_t>(1, (size() * static_cast<std::uint64_t>(percent) + 99) / 100);
    std::uint64_t passed = 0;
    std::int64_t result = 0;
    forEach([&](std::int64_t value, std::uint64_t times) {
        result = passed < wanted ? value : result;
        passed += times;
    });
    return result;
}

bool operator==(const Distribution& a, const Distribution& b) {
    return a.small_ == b.small_ && a.large_ == b.large_ && a.least_ == b.least_ &&
           a.greatest_ == b.greatest_;
}

}  // namespace doorstring
