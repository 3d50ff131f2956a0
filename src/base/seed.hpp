// A dungeon's seed: 64 bits, shown as a short code such as 7K2M-Q9XA.
//
// A code is the number in base 32, as two or more groups of four characters with hyphens between
// them. The characters are the digits and the capital letters without I, L, O and U (Douglas
// Crockford's base 32); when typed, small letters are fine, O counts as 0, and I and L count as 1.
#pragma once

#include "base/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

struct Seed {
    std::uint64_t number = 0;
    friend constexpr bool operator==(Seed, Seed) = default;
};

// Short seeds, which the program itself chooses, have 40 bits, so their codes have eight
// characters.
inline constexpr std::uint64_t shortSeedMask = (1ULL << 40U) - 1;

// The seed of a floor of an adventure. Floors are counted from 1, and the first has the seed of the
// adventure.
Seed floorSeed(Seed adventure, int floor);
// The new seed of a floor that is regrown. `firstSeed` is the seed that the floor had at first;
// `count` is how many times floors of this adventure were regrown, this time included.
Seed regrownSeed(Seed firstSeed, int count);

// The seed of the daily adventure of a date, "2026-11-22".
Seed dailySeed(std::string_view date);

std::string toCode(Seed seed);

// The characters of codes in the order of their values, 0 to 31.
inline constexpr std::string_view codeCharacters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
std::optional<unsigned> codeCharacterValue(char typed);

// Whether a text is meant to be the code of a seed, right or mistyped, rather than a word with
// hyphens: a right one whose characters are all letters is a word, too, and is taken for a code. A
// mistyped one has a digit, and groups that lack a character or have one too many.
bool looksLikeSeedCode(std::string_view text);

// Reads a seed: digits alone are the number itself, what looks like a code is one, any other text
// is hashed to a short seed. The error is a sentence for the user.
Result<Seed, std::string> parseSeed(std::string_view text);

}  // namespace doorstring
