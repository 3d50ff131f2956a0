// What a pass did, derived from its outcome: any pass can be watched without knowing of it.
#pragma once

#include "dungeon/trace/trace_writer.hpp"

#include <string_view>

namespace doorstring {

// Adds the steps from the plans that the writer knows to those that the pass has left: doors
// sealed, rooms placed, doors opened, roles, locks, keys, distances. Afterwards the writer's plans
// are the pass's. The first time that distances are measured is a step also where none of them
// changed, since a tree counts them while it grows.
void writePass(std::string_view pass, const Grid<RoomPlan>& plans, TraceWriter& writer);

}  // namespace doorstring
