#include "base/utf8.hpp"
#include "config/kinds/kinds.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

// A sentence about the first letter that does not belong. Letters beyond ASCII are more than a
// byte.
std::string unknownLetter(std::string_view text) {
    const std::size_t at = text.find_first_not_of("NSWE");
    const std::string_view letter =
        text.substr(at, std::max<std::size_t>(1, utf8Length(text.substr(at))));
    const bool control = static_cast<unsigned char>(letter.front()) < 0x20;
    return fmt::format("'{}' is not a door letter; allowed are N, S, W and E",
                       control ? "?" : letter);
}

}  // namespace

Result<DoorSet, std::string> readDoors(std::string_view text) {
    const auto parsed = parseDoorString(text);
    if (const auto* doors = std::get_if<DoorSet>(&parsed)) {
        return *doors;
    }
    const auto& fault = std::get<DoorStringFault>(parsed);
    if (fault.kind == DoorStringFault::Kind::LetterTwice) {
        return fmt::format("{} has the letter {} twice; allowed is each of N, S, W and E at most "
                           "once",
                           text, fault.letter);
    }
    return unknownLetter(text);
}

std::string DoorsKind::allowed() const {
    return "door strings: the letters N, S, W and E in quotes, each at most once";
}

void DoorsKind::read(const TomlValue& found, DoorSet& doors, ValueReport& report) const {
    if (found.kind != TomlValue::Kind::Text) {
        return report.rejectType(found);
    }
    const auto read = readDoors(found.text);
    if (!read) {
        return report.error(found.place, [&] { return read.error(); });
    }
    doors = read.value();
}

std::string DoorsKind::toml(DoorSet doors) const {
    return fmt::format("\"{}\"", toString(doors));
}

}  // namespace doorstring
