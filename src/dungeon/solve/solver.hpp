// Whether a dungeon can be finished in any order of spending its keys, and what can be reached
// with which of them. It looks at every state that spending keys can lead to.
#pragma once

#include "dungeon/contents/contents.hpp"
#include "dungeon/solve/regions.hpp"

#include <bit>
#include <cstdint>
#include <unordered_set>
#include <vector>

namespace doorstring {

enum class Verdict : std::uint8_t {
    Proved,     // whichever doors are opened first, every room can be reached in the end
    Strands,    // in some order one is left before shut doors without a key
    Misplaced,  // something that is needed is where only bombs lead, or is barred
    Sealed,     // no item that the knight may have gets him past the barrier of a chest
    TooMany     // locked doorways, cracked walls or keys
};

// Where nothing more can be opened, although not all rooms have been reached.
struct Stranding {
    std::vector<Doorway> opened;  // by small keys, in this order
    std::vector<Doorway> shut;    // doorways that lead on
    std::vector<GridPos> unreached;
};

struct Proof {
    Verdict verdict = Verdict::Proved;
    int smallLocks = 0;
    int bossLocks = 0;
    int smallKeys = 0;
    int states = 0;       // that differ in what is reached or in how many doorways were opened
    Stranding stranding;  // empty but for Strands
    std::vector<GridPos> misplaced;  // rooms; empty but for Misplaced
    std::vector<GridPos> sealed;     // the same of Sealed
};

// Where cracked walls let everybody through.
Proof prove(const Dungeon& dungeon);

// A floor of an adventure, whose cracked walls are shut until they are bombed. Whatever is spent on
// what, keys, bombs and coins: nobody needs a bomb for a room that is not behind such walls alone,
// and nothing that is needed is behind these. A key from a shop is one more, which changes
// nothing: in no order are there too few. Nor does a barred chest hold what has to be had, as
// arrows may run out, and an item of an earlier floor may have been left there; but each is passed
// by an item that surely was on an earlier floor, or that is on this one.
Proof prove(const Dungeon& dungeon, const Contents& contents);

// Rooms that can be reached with the keys of the spheres before, spent in some order, and not
// without them; and the number of keys there.
struct Sphere {
    std::vector<GridPos> rooms;  // row by row
    int smallKeys = 0;
    int bossKeys = 0;
};

// Sphere 0 needs no key. Rooms that cannot be reached are in none; empty for TooMany.
std::vector<Sphere> spheresOf(const Dungeon& dungeon);

// What can be reached with which doorways opened: the states that spending keys leads to, and
// bombs on cracked walls where these are shut. The boss's key is no choice: it is never used up, so
// its doors open as soon as it is found.

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
    // Keys in regions other than `usable` are left where they are.
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

    // Returns the next one; null if there are no more. Valid until the next call.
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
