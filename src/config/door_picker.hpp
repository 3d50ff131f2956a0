// A weight table made ready for many draws: it picks what WeightedTable::pick picks.
#pragma once

#include "base/door_set.hpp"
#include "base/weighted_table.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace doorstring {

// A roll's first eight bits settle what it picks, but for the few rolls that share them with rolls
// which pick otherwise.
class DoorPicker {
public:
    // Half of all door sets have the door back.
    static constexpr std::size_t mostEntries = DoorSet::count / 2;

    DoorPicker() { ends_.fill(std::numeric_limits<std::uint64_t>::max()); }
    // The table must have a total above 0.
    explicit DoorPicker(const WeightedTable<DoorSet>& table) : DoorPicker() {
        assert(table.entries().size() <= mostEntries);
        total_ = static_cast<std::uint64_t>(table.total());
        std::uint64_t end = 0;
        std::size_t index = 0;
        for (const auto& entry : table.entries()) {
            end += static_cast<std::uint64_t>(entry.weight);
            ends_[index] = end;
            doors_[index] = entry.value.bits();
            ++index;
        }
        constexpr std::uint64_t lastRest = std::numeric_limits<std::uint64_t>::max() >> firstBits;
        for (std::uint64_t first = 0; first < byFirst_.size(); ++first) {
            const std::uint64_t lowest = first << (64U - firstBits);
            const std::uint8_t doors = pickExactly(lowest);
            byFirst_[first] = doors == pickExactly(lowest | lastRest) ? doors : unsettled;
        }
    }

    std::uint8_t pick(std::uint64_t roll) const {
        const std::uint8_t doors = byFirst_[roll >> (64U - firstBits)];
        return doors != unsettled ? doors : pickExactly(roll);
    }

private:
    static constexpr unsigned firstBits = 8;
    static constexpr std::uint8_t unsettled = 0xFF;

    // Equal picks at both ends of a range of rolls are equal picks in between, as the entries stand
    // one behind the other.
    std::uint8_t pickExactly(std::uint64_t roll) const {
        const std::uint64_t at = bounded(roll, total_);
        std::size_t index = 0;
        for (const std::uint64_t end : ends_) {
            index += at >= end ? 1U : 0U;
        }
        return doors_[index];
    }

    std::array<std::uint8_t, 1U << firstBits> byFirst_{};
    std::array<std::uint64_t, mostEntries> ends_;  // weights summed up to and with each entry
    std::array<std::uint8_t, mostEntries> doors_{};
    std::uint64_t total_ = 0;
};

}  // namespace doorstring
