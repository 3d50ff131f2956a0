// What a host shows, and does with events, while a dungeon takes longer than a frame to grow.
#pragma once

#include "play/session/session.hpp"
#include "view/window/window_events.hpp"

#include <vector>

namespace doorstring {

// Draws a notice over the canvas: which try of the dungeon is growing, and how many tries the
// configuration allows.
void drawGrowing(Canvas& canvas, const Session& session, const Config& grownWith, int triesFailed);

// Takes the events that came while the dungeon grows. Drops presses, typed text and turns of the
// wheel. Adds all other events, such as released keys, to `late`: they are handled when the growing
// has ended. Returns whether growing should continue: false if Back was pressed, or if the window
// was closed, now or in an event that is in `late` already.
bool takeWhileGrowing(const KeyBindings& keys, std::vector<WindowEvent> events,
                      std::vector<WindowEvent>& late);

}  // namespace doorstring
