// The part of validate() that is about special rooms, locks and keys.
#pragma once

#include "testing/validate/validate.hpp"

#include <vector>

namespace doorstring::testing {

void validateSpecials(const Dungeon& dungeon, std::vector<Fault>& faults);

}  // namespace doorstring::testing
