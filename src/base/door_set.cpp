#include "base/door_set.hpp"

#include "base/utf8.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// Returns the first character of a text, whole if it has several bytes; "?" for a control
// character.
std::string firstCharacter(std::string_view text) {
    const bool isControl = static_cast<unsigned char>(text.front()) < 0x20;
    return isControl
               ? "?"
               : std::string(text.substr(0, std::max<std::size_t>(1, firstCharacterBytes(text))));
}

}  // namespace

std::string toString(DoorSet doors) {
    std::string text;
    for (const Direction direction : doors) {
        text += letter(direction);
    }
    return text;
}

Result<DoorSet, std::string> parseDoorString(std::string_view text) {
    DoorSet doors;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto direction = directionFromLetter(text[at]);
        if (!direction) {
            return "'" + firstCharacter(text.substr(at)) +
                   "' is not a door letter; allowed are N, S, W and E";
        }
        if (doors.has(*direction)) {
            return shortened(text) + " has the letter " + std::string(1, text[at]) +
                   " twice; allowed is each of N, S, W and E at most once";
        }
        doors = doors.with(*direction);
    }
    return doors;
}

}  // namespace doorstring
