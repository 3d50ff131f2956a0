#include "base/seed.hpp"

#include "base/rng.hpp"
#include "base/stable_hash.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <charconv>

namespace doorstring {

namespace {

constexpr std::size_t groupLength = 4;
constexpr std::size_t leastCharacters = 2 * groupLength;
// 64 bits need 13 characters of 5 bits each. toCode() adds zeros in front until all
// groups are full, which makes four groups.
constexpr std::size_t mostCharacters = 4 * groupLength;

std::string quotedSeed(std::string_view text) {
    return "seed \"" + shortened(text) + "\"";
}

Result<Seed, std::string> parseNumber(std::string_view text) {
    Seed seed;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), seed.number);
    if (fault != std::errc() || end != text.data() + text.size()) {
        return quotedSeed(text) + " is too large; the maximum is 18446744073709551615";
    }
    return seed;
}

std::string notACode(std::string_view text, const std::string& why) {
    return quotedSeed(text) + " is not a valid code: " + why +
           "; if it is meant as a number or a word, leave out the hyphen";
}

Result<Seed, std::string> parseCode(std::string_view text) {
    Seed seed;
    std::string characters(text);
    std::erase(characters, '-');
    for (const char character : characters) {
        const auto value = codeCharacterValue(character);
        if (!value) {
            return notACode(text, "'" + std::string(1, character) +
                                      "' is invalid; a code has digits and letters other than U");
        }
        const bool overflow = (seed.number >> 59U) != 0;
        if (overflow) {
            return notACode(text, "it exceeds 64 bits");
        }
        seed.number = (seed.number << 5U) | *value;
    }
    if (characters.size() < leastCharacters || characters.size() > mostCharacters) {
        return notACode(text, "a code has 8 to 16 characters, such as 7K2M-Q9XA");
    }
    return seed;
}

// Whether the character may be meant as one of a code. Codes have no U, but who mistypes one may.
bool isLikeCodeCharacter(char character) {
    return codeCharacterValue(character) || character == 'U' || character == 'u';
}

}  // namespace

std::optional<unsigned> codeCharacterValue(char typed) {
    if (typed >= 'a' && typed <= 'z') {
        typed = static_cast<char>(typed - 'a' + 'A');
    }
    if (typed == 'O') {
        typed = '0';
    }
    if (typed == 'I' || typed == 'L') {
        typed = '1';
    }
    const auto index = codeCharacters.find(typed);
    return index == std::string_view::npos ? std::nullopt
                                           : std::optional(static_cast<unsigned>(index));
}

Seed floorSeed(Seed adventure, int floor) {
    return floor == 1 ? adventure
                      : Seed{mixBits(adventure.number + static_cast<std::uint64_t>(floor)) &
                             shortSeedMask};
}

Seed regrownSeed(Seed firstSeed, int count) {
    return {mixBits(mixBits(firstSeed.number) + static_cast<std::uint64_t>(count)) & shortSeedMask};
}

Seed dailySeed(std::string_view date) {
    StableHash hash;
    hash.add("daily ");
    hash.add(date);
    return {mixBits(hash.value()) & shortSeedMask};
}

std::string toCode(Seed seed) {
    std::string reversed;
    for (std::uint64_t rest = seed.number; rest != 0 || reversed.size() < leastCharacters;
         rest >>= 5U) {
        reversed += codeCharacters[rest & 31U];
    }
    while (reversed.size() % groupLength != 0) {
        reversed += codeCharacters[0];
    }
    std::string code;
    for (std::size_t index = reversed.size(); index-- > 0;) {
        code += reversed[index];
        if (index != 0 && index % groupLength == 0) {
            code += '-';
        }
    }
    return code;
}

bool looksLikeSeedCode(std::string_view text) {
    bool isWellFormed = true;
    std::size_t groups = 0;
    for (std::string_view rest = text; !rest.empty(); ++groups) {
        const std::string_view group = rest.substr(0, rest.find('-'));
        const bool isLikeGroup = group.size() + 1 >= groupLength &&
                                 group.size() <= groupLength + 1 &&
                                 std::ranges::all_of(group, isLikeCodeCharacter);
        if (!isLikeGroup) {
            return false;
        }
        isWellFormed = isWellFormed && group.size() == groupLength;
        rest.remove_prefix(std::min(group.size() + 1, rest.size()));
    }
    const bool hasDigit = text.find_first_of("0123456789") != std::string_view::npos;
    return groups > 1 && (hasDigit || (isWellFormed && parseCode(text).ok()));
}

Result<Seed, std::string> parseSeed(std::string_view text) {
    if (text.empty()) {
        return std::string("the seed is empty; use a number, a code such as 7K2M-Q9XA, or a word");
    }
    if (text.find_first_not_of("0123456789") == std::string_view::npos) {
        return parseNumber(text);
    }
    if (looksLikeSeedCode(text)) {
        return parseCode(text);
    }
    StableHash hash;
    hash.add(text);
    return Seed{mixBits(hash.value()) & shortSeedMask};
}

}  // namespace doorstring
