// Values with weights. After a weight has changed, a roll still picks the same value unless it now
// falls into another value's share.
#pragma once

#include "base/rng.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace doorstring {

// Weights are fixed point: 1.0 in a config file is weightOne here.
inline constexpr std::int64_t weightOne = 1000;

template <typename Value>
class WeightedTable {
public:
    struct Entry {
        Value value;
        std::int64_t weight;  // 0 or more, in 1 / weightOne
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    WeightedTable() = default;
    explicit WeightedTable(std::vector<Entry> entries) : entries_(std::move(entries)) {
        for (const Entry& entry : entries_) {
            total_ += entry.weight;
        }
    }

    std::span<const Entry> entries() const { return entries_; }
    std::int64_t total() const { return total_; }

    // The table must have a total above 0.
    const Value& pick(std::uint64_t roll) const {
        auto rest = static_cast<std::int64_t>(bounded(roll, static_cast<std::uint64_t>(total_)));
        std::size_t index = 0;
        while (rest >= entries_[index].weight) {
            rest -= entries_[index].weight;
            ++index;
        }
        return entries_[index].value;
    }

    friend bool operator==(const WeightedTable&, const WeightedTable&) = default;

private:
    std::vector<Entry> entries_;
    std::int64_t total_ = 0;
};

}  // namespace doorstring
