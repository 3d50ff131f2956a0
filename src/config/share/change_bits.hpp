// A changed value of a key as bits. The length of the value comes before it, so that a version that
// does not know the key can skip it.
#pragma once

#include "config/share/bit_text.hpp"
#include "config/share/dungeon_values.hpp"

#include <cstdint>

namespace doorstring {

// By which codes of all versions tell keys apart, whatever other keys there are.
std::uint64_t numberInCode(const KeySpec& key);

// The key must be known.
void putChange(BitWriter& out, const DungeonChange& change);

// False where the bits mean nothing.
bool takeChange(BitReader& in, DungeonChange& change);

}  // namespace doorstring
