// The date that daily runs go by, the same everywhere in the world.
#pragma once

#include <string>

namespace doorstring {

// "2026-11-22"
std::string utcDate();

}  // namespace doorstring
