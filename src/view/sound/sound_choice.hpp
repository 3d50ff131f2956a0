// Which effect goes with each event, and which tune with each room.
#pragma once

#include "config/config.hpp"
#include "view/sound_names.hpp"
#include "world/state/events.hpp"

#include <optional>

namespace doorstring {

struct World;

// Returns the sound of a footstep on the ground of a tileset.
Effect footstepOn(Tileset tileset);
Tune tuneOf(Tileset tileset);
// Returns the tune of the knight's room; during a flip, of the room that he walks into. In most
// rooms it is the tune of the dungeon's tileset. Another tune takes its place while a boss is in
// the room, while the knight is shut in, and in dark rooms; in adventures also in shops and at
// altars.
Tune tuneIn(const World& world);
// Returns the sound of an event; empty if it is not heard.
std::optional<Effect> effectOf(const Event& event, Tileset tileset);

}  // namespace doorstring
