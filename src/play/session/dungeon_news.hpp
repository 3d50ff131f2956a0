// Messages about a dungeon that was just generated or restored, in the chosen language.
#pragma once

#include "dungeon/metrics.hpp"
#include "world/state/world.hpp"

#include <string>

namespace doorstring {

// "32 rooms, 11 dead ends, longest distance 9"
std::string measures(const Metrics& metrics);
// "7K2M-Q9XA: 32 rooms, 11 dead ends, longest distance 9", or "7K2M-Q9XA: 3 x slime" in
// the trial of a room
std::string summary(const World& world);
// "7K2M-Q9XA again: " and changes(), or newsOf() in the trial of a room
std::string comparison(const Metrics& before, const World& after);
// "rooms 32 → 41, dead ends 11 → 6, longest distance 9 → 17"
std::string changes(const Metrics& before, const Metrics& after);
// The news of a dungeon that was just generated: its summary, or "Again: 3 x slime" in the trial
// of a room
std::string newsOf(const World& world);

}  // namespace doorstring
