// What can be reached with which doorways opened: the states that spending keys leads to, and
// bombs on cracked walls where these are shut. The boss's key is no choice: it is never used up, so
// its doors open as soon as it is found.
#pragma once

#include "dungeon/solve/regions.hpp"

#include <bit>
#include <cstdint>
#include <unordered_set>
#include <vector>

namespace doorstring {

struct KeyState {
    DoorwaySet opened = 0;  // small locks, each for a key
    RegionSet reached = 0;
    DoorwaySet met = 0;  // small locks with a side that is reached
    int keys = 0;        // small ones found so far

    // Which lock can be opened next by a key.
    DoorwaySet choices() const { return keys > std::popcount(opened) ? met & ~opened : 0; }
};

class KeySearch {
public:
    // Keys in regions other than `usable` are left where they lie.
    explicit KeySearch(const Regions& regions, RegionSet usable);

    KeyState begin() const;
    // `choice` is the number of one of the state's choices.
    KeyState open(KeyState state, unsigned choice) const;
    std::span<const Regions::Passage> cracked() const { return regions_.cracked(); }
    // A cracked wall one side of which is reached.
    KeyState bomb(KeyState state, const Regions::Passage& wall) const;

private:
    void reach(KeyState& state, Regions::Number region) const;

    const Regions& regions_;
    RegionSet usable_;
    std::array<DoorwaySet, 32> met_{};  // small locks, by region beside them
};

// All states that spending keys and bombs leads to, those with the fewest steps first. An opened
// doorway has been reached on both sides, so that what can still be done depends only on which
// regions are reached and on how many doorways were opened: one way to each such pair is enough.
class KeyStates {
public:
    explicit KeyStates(const KeySearch& search) : search_(search) { add(search.begin(), 0, 0); }

    // The next one; null where there are no more. Valid until the next call.
    const KeyState* next();
    // How many there have been so far.
    int count() const { return static_cast<int>(count_); }
    // The locks that were opened for the latest one, as numbers, in this order; without walls.
    std::vector<unsigned> path() const;

private:
    struct Step {
        KeyState state;
        std::size_t before = 0;
        unsigned choice = 0;  // opened in the state before; `wall`: a cracked wall
    };
    static constexpr unsigned wall = 32;
    void add(const KeyState& state, std::size_t before, unsigned choice);
    void openNext(std::size_t from);

    const KeySearch& search_;
    std::vector<Step> steps_;
    std::unordered_set<std::uint64_t> seen_;
    std::size_t count_ = 0;
};

}  // namespace doorstring
