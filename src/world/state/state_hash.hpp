// One number for the whole state of a world at a tick: the same on every machine and in every
// build. Two plays with the same number at every tick went the same way.
#pragma once

#include "world/state/world.hpp"

#include <cstdint>

namespace doorstring {

std::uint64_t stateHash(const World& world);

}  // namespace doorstring
