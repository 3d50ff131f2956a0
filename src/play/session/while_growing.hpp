// What a host shows and heeds while a dungeon grows that takes longer than a frame.
#pragma once

#include "play/session/session.hpp"
#include "view/window/window_events.hpp"

#include <vector>

namespace doorstring {

// Draws that the dungeon grows, over the picture before it.
void drawGrowing(Canvas& canvas, const Session& session, const Config& by, int tries);

// Returns whether to continue growing after these events. Keys released meanwhile count once the
// dungeon is there, and are added to `late`; keys pressed do not.
bool goesOnGrowing(const KeyBindings& keys, std::vector<WindowEvent> events,
                   std::vector<WindowEvent>& late);

}  // namespace doorstring
