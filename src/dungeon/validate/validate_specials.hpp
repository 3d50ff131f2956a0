// The part of validate() that is about special rooms, locks and keys.
#pragma once

#include "dungeon/validate/validate.hpp"

#include <vector>

namespace doorstring {

void validateSpecials(const Dungeon& dungeon, std::vector<Fault>& faults);

}  // namespace doorstring
