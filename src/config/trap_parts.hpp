// Traps of rooms made by hand: attacks that the room itself makes.
#pragma once

#include "base/enums.hpp"

#include <cstdint>
#include <string_view>

namespace doorstring {

enum class Trap : std::uint8_t {
    Strings,  // snap along rows and columns, as the Weaver's do
    Doors     // stand ajar; then a blast runs from one to the opposite one, like the Porter
};
inline constexpr auto trapNames = namesOf<Trap>({"strings", "doors"});

constexpr std::string_view name(Trap trap) {
    return trapNames[static_cast<std::size_t>(trap)];
}

struct TrapConfig {
    int everyTicks = 240;  // from one attack to the next
    int windUpTicks = 54;  // how long an attack is announced
    int count = 1;         // strings, or pairs of opposite doors (at most 2), in one attack
    int damage = 1;        // half hearts
    friend bool operator==(const TrapConfig&, const TrapConfig&) = default;
};

}  // namespace doorstring
