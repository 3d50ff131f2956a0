// Values with weights. Each value owns a range of the rolls, as large as its share of the total
// weight, and every roll in the range picks it. A change of weights moves the bounds of the ranges;
// a roll that stays within the range of its value still picks that value.
#pragma once

#include "base/rng.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace doorstring {

// Weights are fixed point: 1.0 in a config file is weightOne here.
inline constexpr std::int64_t weightOne = 1000;

template <typename Values, typename WeightOf>
constexpr std::int64_t totalWeight(const Values& values, WeightOf weightOf) {
    std::int64_t total = 0;
    for (const auto& value : values) {
        total += weightOf(value);
    }
    return total;
}

// Returns an iterator to the value that the roll picks. The total must be above 0.
template <typename Values, typename WeightOf>
constexpr auto pickByWeight(const Values& values, WeightOf weightOf, std::int64_t total,
                            std::uint64_t roll) {
    // At first a number from 0 to total - 1. The weights of the values that are passed over are
    // subtracted from it.
    auto rest = static_cast<std::int64_t>(bounded(roll, static_cast<std::uint64_t>(total)));
    auto at = values.begin();
    for (; rest >= weightOf(*at); ++at) {
        rest -= weightOf(*at);
    }
    return at;
}

template <typename Value>
class WeightedTable {
public:
    struct Entry {
        Value value;
        std::int64_t weight;  // 0 or more; weightOne stands for 1.0
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    WeightedTable() = default;
    explicit WeightedTable(std::vector<Entry> entries)
        : entries_(std::move(entries)), total_(totalWeight(entries_, weightOf)) {}

    std::span<const Entry> entries() const { return entries_; }
    std::int64_t total() const { return total_; }

    // Returns the value that the roll picks. The table must have a total above 0.
    const Value& pick(std::uint64_t roll) const {
        return pickByWeight(entries_, weightOf, total_, roll)->value;
    }

    friend bool operator==(const WeightedTable&, const WeightedTable&) = default;

private:
    static constexpr std::int64_t weightOf(const Entry& entry) { return entry.weight; }

    std::vector<Entry> entries_;
    std::int64_t total_ = 0;
};

}  // namespace doorstring
