#include "base/door_set.hpp"

namespace doorstring {

std::string toString(DoorSet doors) {
    std::string text;
    for (const Direction direction : allDirections) {
        if (doors.has(direction)) {
            text += letter(direction);
        }
    }
    return text;
}

std::variant<DoorSet, DoorStringFault> parseDoorString(std::string_view text) {
    DoorSet doors;
    for (const char c : text) {
        const auto direction = directionFromLetter(c);
        if (!direction) {
            return DoorStringFault{DoorStringFault::Kind::UnknownLetter, c};
        }
        if (doors.has(*direction)) {
            return DoorStringFault{DoorStringFault::Kind::LetterTwice, c};
        }
        doors = doors.with(*direction);
    }
    return doors;
}

}  // namespace doorstring
