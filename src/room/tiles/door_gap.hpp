// Where the gap of a door lies in the side of a room.
#pragma once

namespace doorstring {

// The first tile and the number of tiles of a door in the middle of a side that is `length` tiles
// long: one where the length is odd, two where it is even.
struct DoorSpan {
    int first = 0;
    int length = 0;
};
constexpr DoorSpan doorSpan(int length) {
    return length % 2 == 1 ? DoorSpan{length / 2, 1} : DoorSpan{length / 2 - 1, 2};
}

}  // namespace doorstring
