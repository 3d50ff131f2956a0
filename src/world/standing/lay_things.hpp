// Where chests and stalls stand in the rooms of a floor.
#pragma once

#include "world/standing/things.hpp"

namespace doorstring {

// The chest of a room: where a drawing by hand has a treasure, else preferably before something
// solid. One with a barrier: behind that, or in the open where there is no place for it.
//
// The stands of a shop and its keeper: in a row off the ways of the doors where there is place,
// else wherever there is.
//
// What has no place without being in the way is left out.
std::vector<Thing> layThings(const Contents& contents, const Dungeon& dungeon,
                             const RoomConfig& config);

}  // namespace doorstring
