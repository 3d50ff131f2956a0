// Statistics of the metrics of many dungeons: of one configuration, or of two that are compared.
#pragma once

#include "base/seed.hpp"
#include "study/survey/metric.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace doorstring {

// The number of times that each value of a metric occurred, and the first seeds with the least and
// with the greatest value.
class Distribution {
public:
    struct Extreme {
        std::int64_t value = 0;
        Seed seed;  // the first seed that has it
        friend bool operator==(const Extreme&, const Extreme&) = default;
    };

    // Adds a value of zero or more.
    void add(std::int64_t value, Seed seed) {
        count(value, 1);
        noteExtremes({value, seed}, {value, seed});
    }
    // The result does not depend on the order in which parts are put together.
    void add(const Distribution& part);
    // Adds a value `times` times without a seed, for a distribution that is read from a file.
    void count(std::int64_t value, std::uint64_t times) {
        const auto index = static_cast<std::size_t>(value);
        if (index < small_.size()) {
            small_[index] += times;
        } else {
            countBeyond(value, times);
        }
    }
    // Takes over `least` if it is below least(), or equal to it with an earlier seed. Takes over
    // `greatest` if it is above greatest(), or equal to it with an earlier seed.
    void noteExtremes(Extreme least, Extreme greatest);

    std::uint64_t size() const;
    // The least and the greatest value, each with the first seed that has it; null if there is
    // none.
    const std::optional<Extreme>& least() const { return least_; }
    const std::optional<Extreme>& greatest() const { return greatest_; }
    double mean() const;
    double deviation() const;  // the standard deviation of all values
    // The least value such that at least `percent` in 100 of all values are not above it.
    std::int64_t quantile(int percent) const;

    // Calls visit(value, how often) for each value that occurred, the least first.
    template <typename Visit>
    void forEach(Visit visit) const {
        for (std::size_t i = 0; i < small_.size(); ++i) {
            if (small_[i] > 0) {
                visit(static_cast<std::int64_t>(i), small_[i]);
            }
        }
        for (const auto& [value, times] : large_) {
            visit(value, times);
        }
    }

    friend bool operator==(const Distribution& a, const Distribution& b);

private:
    // Counts a value beyond the end of small_, which may grow.
    void countBeyond(std::int64_t value, std::uint64_t times);

    std::vector<std::uint64_t> small_;             // how often, by value
    std::map<std::int64_t, std::uint64_t> large_;  // the same for large values
    std::optional<Extreme> least_;
    std::optional<Extreme> greatest_;
};

// Counts dungeons by number of rooms and linearity: the range that a configuration can express
// (Smith and Whitehead, "Analyzing the expressive range of a level generator", 2010).
class ExpressiveRange {
public:
    static constexpr int steps = 50;  // of linearity, each 20 thousandths wide

    // Adds `times` dungeons with this number of rooms and step of linearity.
    void count(std::int64_t rooms, std::size_t step, std::uint64_t times) {
        byRooms_[rooms][step] += times;
    }
    void add(const MetricValues& values);
    void add(const ExpressiveRange& part);

    // Calls visit(rooms, step, how often) for each pair of `rooms` and `step` that occurred.
    template <typename Visit>
    void forEach(Visit visit) const {
        for (const auto& [rooms, times] : byRooms_) {
            for (std::size_t step = 0; step < times.size(); ++step) {
                if (times[step] > 0) {
                    visit(rooms, step, times[step]);
                }
            }
        }
    }

    friend bool operator==(const ExpressiveRange&, const ExpressiveRange&) = default;

private:
    std::map<std::int64_t, std::array<std::uint64_t, steps>> byRooms_;
};

struct Survey {
    EnumArray<Metric, Distribution> metrics;
    ExpressiveRange range;
    std::uint64_t grown = 0;
    std::uint64_t failed = 0;          // seeds whose tries all broke a limit
    std::optional<Seed> firstFailure;  // the first of these seeds

    void add(const MetricValues& values, Seed seed);
    void addFailure(Seed seed);
    // The result does not depend on the order in which parts are put together.
    void add(const Survey& part);

    friend bool operator==(const Survey&, const Survey&) = default;
};

// Whether a difference is so large that chance alone would make it in less than one comparison in a
// thousand.
enum class MoreThanChance : std::uint8_t { TooFewPairs, No, Yes };

// Wide enough for the sum of the squares of all values of a metric.
__extension__ using WideSum = unsigned __int128;

// The differences of a metric between the dungeons that two configurations grow from the same seed,
// second minus first. A seed counts if both dungeons have the metric.
struct Differences {
    std::uint64_t pairs = 0;    // number of seeds that count
    std::int64_t firstSum = 0;  // sums of the values, in the metric's unit
    std::int64_t secondSum = 0;
    WideSum squares = 0;  // of the differences, summed; exact, whatever the order of seeds

    void add(std::int64_t first, std::int64_t second);
    void add(const Differences& part);

    double mean() const;
    // The standard deviation of mean(), estimated: how far it would vary by chance from one set of
    // seeds to another. It is 0 for a single pair, which does not show it.
    double standardError() const;
    // Whether mean() is farther from 0 than chance would take it. Both dungeons of a pair grow from
    // one seed, so that what they have in common cancels out.
    MoreThanChance moreThanChance() const;
};

// Two configurations compared, metric by metric.
struct Comparison {
    EnumArray<Metric, Differences> metrics;
    std::uint64_t pairs = 0;   // seeds from which both configurations grow a dungeon
    std::uint64_t failed = 0;  // the other seeds

    void add(const MetricValues& first, const MetricValues& second);
    void add(const Comparison& part);
};

}  // namespace doorstring
