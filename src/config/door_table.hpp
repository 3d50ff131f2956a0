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

// Made ready for many draws: a roll's first eight bits settle what it picks, but for the few rolls
// that share them with rolls which pick otherwise.
class DoorTable : public WeightedTable<DoorSet> {
public:
    DoorTable() = default;
    explicit DoorTable(std::vector<Entry> entries) : WeightedTable(std::move(entries)) {
        constexpr std::uint64_t lastRest = std::numeric_limits<std::uint64_t>::max() >> firstBits;
        for (std::uint64_t first = 0; total() > 0 && first < byFirst_.size(); ++first) {
            // Equal picks at both ends of a range of rolls are equal picks in between, as the
            // entries stand one behind the other.
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
