// Says in words what happened in a tick: to the player, where there is something to say, and in the
// log.
#pragma once

#include "play/session/session.hpp"

namespace doorstring {

void reportEvents(Session& session);

// Says how to take the wares, relics or offers in the knight's room, if there are any.
void tellHowToTakeWares(Session& session);

// Says what is on the stand or the plinth that the knight begins to push at, before he takes it.
void describeWare(Session& session);

// Says what relic the knight is near, as soon as no other message is shown, and hides the text when
// he goes away.
void readRelic(Session& session);

}  // namespace doorstring
