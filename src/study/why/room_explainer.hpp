// Explains the rooms of the dungeon that is being explored.
#pragma once

#include "play/session/workshop.hpp"

namespace doorstring {

std::unique_ptr<RoomExplainer> makeRoomExplainer();

}  // namespace doorstring
