// One room made by hand as text or as a picture.
#pragma once

#include "base/result.hpp"
#include "files/folders.hpp"
#include "room/templates/pool.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// "N, S and NS", without the set that is empty.
std::string joined(const std::vector<DoorSet>& sets, std::string_view last);

// What the room is for in a few lines, and the drawing as a room with these doors has it.
std::string roomText(const RoomTemplate& room, const LaidTemplate& laid, DoorSet doors);

// A PNG with the first of the tilesets that the room is for. The error is a sentence.
Result<std::vector<std::uint8_t>, std::string>
roomPng(const Folders& folders, const RoomTemplate& room, const LaidTemplate& laid, DoorSet doors);

}  // namespace doorstring
