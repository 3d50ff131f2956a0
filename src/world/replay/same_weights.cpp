#include "world/replay/same_weights.hpp"

#include "config/sources/gameplay_text.hpp"
#include "world/replay/recorded_rooms.hpp"

namespace doorstring {

bool sameWeights(const Config& one, Config other) {
    other.view.slideSpeed = one.view.slideSpeed;
    other.explore = one.explore;
    return samePlay(one, other) && roomsText(one.room) == roomsText(other.room);
}

}  // namespace doorstring
