// Door sets with weights: what a room's doors are drawn from.
#pragma once

#include "base/door_set.hpp"
#include "base/weighted_table.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace doorstring {

// Prepared for many draws: the first eight bits of a roll are looked up in a table, which settles
// most picks. Only a range of rolls that spans several entries is searched.
class DoorTable : public WeightedTable<DoorSet> {
public:
    DoorTable() = default;
    explicit DoorTable(std::vector<Entry> entries) : WeightedTable(std::move(entries)) {
        constexpr std::uint64_t lastRest = std::numeric_limits<std::uint64_t>::max() >> firstBits;
        for (std::uint64_t first = 0; total() > 0 && first < byFirst_.size(); ++first) {
            // If both ends of a range of rolls pick the same entry, so do all rolls between, as
            // entries lie in order.
            const std::uint64_t lowest = first << (64U - firstBits);
            const DoorSet doors = pick(lowest);
            byFirst_[first] = doors == pick(lowest | lastRest) ? doors.bits() : unsettled;
        }
    }

    // DoorSet::bits() of what pick(roll) gives.
    std::uint8_t pickBits(std::uint64_t roll) const {
        const std::uint8_t doors = byFirst_[roll >> (64U - firstBits)];
        return doors != unsettled ? doors : pick(roll).bits();
    }

    friend bool operator==(const DoorTable& a, const DoorTable& b) {
        return static_cast<const WeightedTable&>(a) == static_cast<const WeightedTable&>(b);
    }

private:
    static constexpr unsigned firstBits = 8;
    static constexpr std::uint8_t unsettled = 0xFF;

    std::array<std::uint8_t, 1U << firstBits> byFirst_{};
};

}  // namespace doorstring
