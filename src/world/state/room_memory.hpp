// How the knight left the rooms that he was in last: cut, pushed, filled and broken as they are.
#pragma once

#include "world/state/ground.hpp"

#include <tuple>
#include <vector>

namespace doorstring {

struct RememberedRoom {
    GridPos cell;
    Ground ground;
};

class RoomMemory {
public:
    // The room that was left longest ago is forgotten where there are more than `most` of them.
    void keep(GridPos cell, Ground ground, int most);
    // Null where the room is as it was made.
    const Ground* find(GridPos cell) const;
    void forget(GridPos cell);

    auto fields() const {
        const auto& [rooms] = *this;
        return std::tie(rooms);
    }

private:
    std::vector<RememberedRoom> rooms_;  // those left last stand last
};

}  // namespace doorstring
