// Whether a dungeon can be finished in whatever order its keys are spent, and which rooms can be
// reached with which keys. The search looks at every state that spending keys can lead to.
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
    Strands,    // in some order the knight ends up at locked doors without a key
    Misplaced,  // something that is needed is where only bombs lead, or is barred
    Sealed,     // no item that the knight may have gets him past the barrier of a chest
    TooMany     // too many locked doorways, cracked walls or keys to search
};

// A state in which nothing more can be opened, although not all rooms have been reached.
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
    // Number of states looked at. Two states differ in which regions are reached or in how many
    // doorways were opened.
    int states = 0;
    Stranding stranding;             // empty unless the verdict is Strands
    std::vector<GridPos> misplaced;  // rooms; empty unless it is Misplaced
    std::vector<GridPos> sealed;     // rooms; empty unless it is Sealed
};

// Proves that whichever doors are opened first, every room can be reached in the end. Cracked walls
// count as open.
Proof prove(const Dungeon& dungeon);

// Proves three things about a floor of an adventure, where cracked walls are shut until bombed:
// - Every room that has a way around these walls can be reached without a bomb and without a key
//   from a shop, however keys, bombs and coins are spent.
// - Nothing that is needed is in a barred chest, or in a room that has no way around these walls.
//   Such places can need bombs, arrows or an item, and the knight may lack what they need.
// - For each barred chest an earlier floor or this one has an item that gets the knight past its
//   barrier.
Proof prove(const Dungeon& dungeon, const Contents& contents);

// The rooms that are gained by spending the keys of all earlier spheres in some order, and the
// number of keys in these rooms.
struct Sphere {
    std::vector<GridPos> rooms;  // row by row
    int smallKeys = 0;
    int bossKeys = 0;
};

// The spheres of a dungeon; sphere 0 needs no key. Rooms that cannot be reached are in no sphere.
// Empty if the verdict of prove() would be TooMany.
std::vector<Sphere> spheresOf(const Dungeon& dungeon);

// From here on: the search through all states that can be reached by spending keys and, if cracked
// walls are shut, by bombing them. The boss's key is no choice: it is never used up, so its doors
// open as soon as it is found.

struct KeyState {
    DoorwaySet opened = 0;  // small locks; each has used up a key
    RegionSet reached = 0;
    DoorwaySet locksMet = 0;  // small locks with a side that is reached
    int keys = 0;             // small keys found, including those used up

    // The small locks that a key can open next.
    DoorwaySet choices() const { return keys > std::popcount(opened) ? locksMet & ~opened : 0; }
};

class KeySearch {
public:
    // Keys in regions other than `usable` are left where they are.
    explicit KeySearch(const Regions& regions, RegionSet usable);

    KeyState firstState() const;
    // The state after opening a lock; `choice` is the number of one of the state's choices.
    KeyState open(KeyState state, unsigned choice) const;
    std::span<const Regions::Passage> cracked() const { return regions_.cracked(); }
    // The state after bombing a cracked wall, one side of which is reached.
    KeyState bomb(KeyState state, const Regions::Passage& wall) const;

private:
    void reach(KeyState& state, Regions::Number region) const;

    const Regions& regions_;
    RegionSet usable_;
    std::array<DoorwaySet, 32> locksBeside_{};  // small ones, by region
};

// All states that spending keys and bombs leads to, those with the fewest steps first. An opened
// doorway has been reached on both sides, so that what can still be done depends only on which
// regions are reached and on how many doorways were opened: one way to each such pair is enough.
class KeyStates {
public:
    explicit KeyStates(const KeySearch& search) : search_(search) {
        add(search.firstState(), 0, 0);
    }

    // Returns the next state; null if there are no more. Valid until the next call.
    const KeyState* next();
    // Number of states returned so far.
    int count() const { return static_cast<int>(count_); }
    // The numbers of the locks that were opened on the way to the latest state, in order.
    std::vector<unsigned> path() const;

private:
    struct Step {
        KeyState state;
        std::size_t before = 0;  // index of the step before
        unsigned choice = 0;  // the lock opened in that step's state; `wall` if a wall was bombed
    };
    static constexpr unsigned wall = 32;
    void add(const KeyState& state, std::size_t before, unsigned choice);
    void addFollowing(std::size_t from);

    const KeySearch& search_;
    std::vector<Step> steps_;
    std::unordered_set<std::uint64_t> seen_;
    std::size_t count_ = 0;
};

}  // namespace doorstring
