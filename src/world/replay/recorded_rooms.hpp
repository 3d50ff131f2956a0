// The rooms made by hand that a recording carries: all of them, of whatever size, as a config that
// is applied on the way may be one for other rooms than those being walked in.
#pragma once

#include "config/config.hpp"
#include "room/templates/room_template.hpp"

#include <optional>
#include <string>

namespace doorstring {

// In the shortest form.
std::string roomsText(const RoomConfig& config);

// The texts that roomsText() has written: they lead to the same rooms.
RoomTexts recordedRooms(std::string text);

// What is wrong with recorded rooms, which have no faults unless they were altered.
std::optional<TemplateFault> firstFault(const RoomTexts& rooms);

}  // namespace doorstring
