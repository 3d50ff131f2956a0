// The keys of config/dungeon.toml, for schema().
#pragma once

#include "config/schema/schema.hpp"

#include <vector>

namespace doorstring {

void addDungeonKeys(std::vector<KeySpec>& keys);

}  // namespace doorstring
