// What a host shows, and does with events, while a dungeon takes longer than a frame to grow.
#pragma once

#include "play/session/session.hpp"
#include "view/window/window_events.hpp"

#include <vector>

namespace doorstring {

// Draws a notice over the canvas: the dungeon grows, and `tries` tries have failed so far.
void drawGrowing(Canvas& canvas, const Session& session, const Config& by, int tries);

// Returns whether to continue growing after these events: not after Back or a closed window.
// Presses, typed text and turns of the wheel are dropped. All other events, such as keys released,
// are added to `late`: they count once the dungeon is there.
bool continuesGrowing(const KeyBindings& keys, std::vector<WindowEvent> events,
                      std::vector<WindowEvent>& late);

}  // namespace doorstring
