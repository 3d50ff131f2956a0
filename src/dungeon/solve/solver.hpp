// Whether a dungeon can be finished in whatever order its keys are spent, and what can be reached
// with which of them. It looks at every state that spending keys can lead to.
#pragma once

#include "dungeon/contents/contents.hpp"
#include "dungeon/solve/regions.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

enum class Verdict : std::uint8_t {
    Proved,     // whichever doors are opened first, every room can be reached in the end
    Strands,    // in some order one stands before shut doors without a key
    Misplaced,  // something that has to be had lies where only bombs lead, or is barred
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
// and behind these lies nothing that has to be had. A key from a shop is one more, which changes
// nothing: in no order are there too few. Nor does a barred chest hold what has to be had, as
// arrows may run out, and an item of an earlier floor may have been left there; but each is passed
// by an item that surely lay on an earlier floor, or that lies on this one.
Proof prove(const Dungeon& dungeon, const Contents& contents);

// Rooms that can be reached with the keys of the spheres before, spent in some order, and not
// without them; and how many keys lie there.
struct Sphere {
    std::vector<GridPos> rooms;  // row by row
    int smallKeys = 0;
    int bossKeys = 0;
};

// Sphere 0 needs no key. Rooms that cannot be reached are in none; empty for TooMany.
std::vector<Sphere> spheresOf(const Dungeon& dungeon);

}  // namespace doorstring
