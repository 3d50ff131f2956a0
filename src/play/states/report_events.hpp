// What happened in a tick in words: for the player where there is something to say, and for the
// log.
#pragma once

#include "play/session/session.hpp"

namespace doorstring {

void reportEvents(Session& session);

// Says how to take what stands in the room, if that can be taken: wares, relics or offers.
void tellHowToTake(Session& session);

// Names the ware whose stand the knight begins to push at, before it is bought.
void describeWare(Session& session);

// Says what the relic is that the knight comes near, as soon as other news has been read.
void readRelic(Session& session);

}  // namespace doorstring
