// Templates as text again, as short as can be: what a recording carries.
#pragma once

#include "room/templates/room_template.hpp"

#include <span>
#include <string>

namespace doorstring {

// parseTemplates() reads the same templates from it, but for their places.
std::string templateText(std::span<const RoomTemplate> templates);

}  // namespace doorstring
