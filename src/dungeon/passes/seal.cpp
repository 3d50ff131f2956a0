#include "dungeon/passes/seal.hpp"

namespace doorstring {

void seal(Draft& draft) {
    draft.loose.forEach([&](GridPos cell) {
        DoorSet& doors = draft.plans[cell].doors;
        for (const Direction door : allDirections) {
            if (doors.has(door) && !draft.plans[neighbour(cell, door)].doors.has(opposite(door))) {
                doors = doors.without(door);
            }
        }
    });
}

}  // namespace doorstring
