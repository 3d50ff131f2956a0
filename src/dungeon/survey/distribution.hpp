// How often each value of a metric occurred, and the seeds that show the least and the greatest.
#pragma once

#include "base/seed.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace doorstring {

class Distribution {
public:
    struct Extreme {
        std::int64_t value = 0;
        Seed seed;  // the first that has it
        friend bool operator==(const Extreme&, const Extreme&) = default;
    };

    // A value of zero or more.
    void add(std::int64_t value, Seed seed) {
        count(value, 1);
        note({value, seed}, {value, seed});
    }
    // The result does not depend on the order in which parts are put together.
    void add(const Distribution& part);
    // `times` at once, as a distribution that was written down is read again.
    void count(std::int64_t value, std::uint64_t times) {
        const auto index = static_cast<std::size_t>(value);
        if (index < small_.size()) {
            small_[index] += times;
        } else {
            countLarge(value, times);
        }
    }
    void note(Extreme least, Extreme greatest);

    std::uint64_t size() const;
    // Where nothing was added there are none of these.
    const std::optional<Extreme>& least() const { return least_; }
    const std::optional<Extreme>& greatest() const { return greatest_; }
    double mean() const;
    double deviation() const;  // the standard deviation of all of them
    // The least value that at least `percent` of 100 do not exceed.
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
    void countLarge(std::int64_t value, std::uint64_t times);

    std::vector<std::uint64_t> small_;  // by value
    std::map<std::int64_t, std::uint64_t> large_;
    std::optional<Extreme> least_;
    std::optional<Extreme> greatest_;
};

}  // namespace doorstring
