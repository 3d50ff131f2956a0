// Door sets with weights: what a room's doors are drawn from.
#pragma once

#include "config/door_picker.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace doorstring {

// Ready to be drawn from as soon as it is made, so that no dungeon pays for it.
class DoorTable : public WeightedTable<DoorSet> {
public:
    DoorTable() = default;
    explicit DoorTable(std::vector<Entry> entries)
        : WeightedTable(std::move(entries)),
          picker_(total() > 0 ? DoorPicker(*this) : DoorPicker()) {}

    // DoorSet::bits() of what pick(roll) gives.
    std::uint8_t pickBits(std::uint64_t roll) const { return picker_.pick(roll); }

    friend bool operator==(const DoorTable& a, const DoorTable& b) {
        return static_cast<const WeightedTable&>(a) == static_cast<const WeightedTable&>(b);
    }

private:
    DoorPicker picker_;
};

}  // namespace doorstring
