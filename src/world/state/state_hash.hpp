// One number for all that a world is at a tick: the same on every machine and in every build. Two
// runs that give the same numbers went the same way.
#pragma once

#include "world/state/world.hpp"

#include <cstdint>

namespace doorstring {

std::uint64_t stateHash(const World& world);

}  // namespace doorstring
