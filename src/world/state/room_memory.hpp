// How the knight left the rooms that he was in last: cut, pushed, filled and broken as they
// are, with whoever survived there.
#pragma once

#include "world/state/creatures.hpp"
#include "world/state/ground.hpp"

#include <tuple>
#include <vector>

namespace doorstring {

struct RememberedRoom {
    GridPos cell;
    Ground ground;
    std::vector<Creature> creatures;  // that live there still
    bool isKept = false;              // for good, as its puzzle is solved
};

class RoomMemory {
public:
    // The room that was left longest ago is forgotten where there are more than `most` of them
    // besides those that are kept for good.
    void keep(RememberedRoom room, int most);
    // Null where the room is as it was made.
    const RememberedRoom* find(GridPos cell) const;
    void forget(GridPos cell);

    auto fields() const {
        const auto& [rooms] = *this;
        return std::tie(rooms);
    }

private:
    std::vector<RememberedRoom> rooms_;  // those left last stand last
};

}  // namespace doorstring
