// What is seen while the knight walks or slides: the room, the HUD and, with F3, the overlay.
#pragma once

#include "play/session/session.hpp"

namespace doorstring {

void drawPlay(Canvas& canvas, Session& session, int tickShare);

// Twice a second on and off, as the knight's place on maps blinks.
bool blinkIsOn(std::uint64_t tick);

}  // namespace doorstring
