// The lines of a template that say what it is for: "weight 2", "kinds plain, treasure".
#pragma once

#include "room/templates/room_template.hpp"
#include "room/templates/text_block.hpp"

#include <vector>

namespace doorstring {

// Reads all of them. The room's size is known by then: quarter turns are for square rooms.
void readTemplateKeys(const TextBlock& block, GridSize size, RoomTemplate& room,
                      std::vector<TemplateFault>& faults);

}  // namespace doorstring
