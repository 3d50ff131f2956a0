// A weight table made ready for many draws: it picks what WeightedTable::pick picks, without a
// branch that depends on the roll.
#pragma once

#include "base/rng.hpp"
#include "config/config.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace doorstring {

class DoorPicker {
public:
    // Half of all door sets have the door back.
    static constexpr std::size_t mostEntries = DoorSet::count / 2;

    DoorPicker() { ends_.fill(std::numeric_limits<std::uint64_t>::max()); }
    explicit DoorPicker(const DoorTable& table) : DoorPicker() {
        assert(table.entries().size() <= mostEntries);
        total_ = static_cast<std::uint64_t>(table.total());
        std::uint64_t end = 0;
        std::size_t index = 0;
        for (const DoorTable::Entry& entry : table.entries()) {
            end += static_cast<std::uint64_t>(entry.weight);
            ends_[index] = end;
            doors_[index] = entry.value.bits();
            ++index;
        }
    }

    std::uint8_t pick(std::uint64_t roll) const {
        const std::uint64_t at = place(roll);
        std::size_t index = 0;
#pragma GCC unroll 8
        for (std::size_t entry = 0; entry < mostEntries; ++entry) {
            index += at >= ends_[entry] ? 1U : 0U;
        }
        return doors_[index];
    }

private:
    // bounded(roll, total_), with two products instead of four where the total has at most 32 bits.
    std::uint64_t place(std::uint64_t roll) const {
        if (total_ >> 32U != 0) {
            return bounded(roll, total_);
        }
        const std::uint64_t low = (roll & 0xFFFFFFFFULL) * total_;
        return ((roll >> 32U) * total_ + (low >> 32U)) >> 32U;
    }

    std::array<std::uint64_t, mostEntries> ends_;  // weights summed up to and with each entry
    std::array<std::uint8_t, mostEntries> doors_{};
    std::uint64_t total_ = 0;
};

}  // namespace doorstring
