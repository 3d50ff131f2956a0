// What can be reached with which doorways opened: the states that spending keys leads through.
// Only small keys are a choice. The boss's key is never used up, so its doors open as soon as it
// is found.
#pragma once

#include "dungeon/solve/regions.hpp"

#include <bit>
#include <cstdint>
#include <vector>

namespace doorstring {

struct KeyState {
    DoorwaySet opened = 0;  // small locks, each for a key
    RegionSet reached = 0;
    DoorwaySet met = 0;  // small locks with a side that is reached
    int keys = 0;        // small ones found so far

    // Which lock can be opened next.
    DoorwaySet choices() const { return keys > std::popcount(opened) ? met & ~opened : 0; }
};

class KeySearch {
public:
    // Keys in regions other than `usable` are left where they lie.
    explicit KeySearch(const Regions& regions, RegionSet usable);

    KeyState begin() const;
    // `choice` is the number of one of the state's choices.
    KeyState open(KeyState state, unsigned choice) const;

private:
    void reach(KeyState& state, Regions::Number region) const;

    const Regions& regions_;
    RegionSet usable_;
    std::array<DoorwaySet, mostLockedDoorways + 1> met_{};  // small locks, by region beside them
};

// Which sets of opened doorways have been looked at.
class SeenDoorwaySets {
public:
    explicit SeenDoorwaySets(std::size_t doorways)
        : words_(((std::size_t{1} << doorways) + 63) / 64) {}

    // Whether it was new.
    bool insert(DoorwaySet set) {
        const std::uint64_t bit = 1ULL << (set % 64);
        const bool isNew = (words_[set / 64] & bit) == 0;
        words_[set / 64] |= bit;
        return isNew;
    }

private:
    std::vector<std::uint64_t> words_;
};

// Calls visit(unsigned) for the number of each bit, lowest first, until it answers true; whether
// it did.
template <typename Visit>
bool anyBit(std::uint32_t bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) {
        if (visit(static_cast<unsigned>(std::countr_zero(bits)))) {
            return true;
        }
    }
    return false;
}

}  // namespace doorstring
