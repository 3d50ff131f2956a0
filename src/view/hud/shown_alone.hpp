// Texts about a room that is shown alone, to be edited or fought in.
#pragma once

#include "world/state/world.hpp"

#include <string>
#include <string_view>

namespace doorstring {

inline bool isShownAlone(const World& world) {
    return world.config.creatures.gallery || !world.config.room.texts.only().empty();
}

// "shield knight", "3 x slime", or the room's own name.
std::string nameShownAlone(const World& world);
// The same with a capital: "Shield knight".
std::string headingShownAlone(const World& world);

// Says that the edited file is read when it is saved.
std::string_view editedFileText(const World& world);

}  // namespace doorstring
