// A room that is shown alone, to be edited or fought in: what there is to say about it.
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

// What of it counts while it is shown.
std::string_view editedFileText(const World& world);

}  // namespace doorstring
