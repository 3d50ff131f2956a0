// What keeps the knight from a chest until he has an item, and which items get him past it.
#pragma once

#include "base/enum_array.hpp"
#include "base/enum_names.hpp"
#include "base/enum_set.hpp"
#include "config/item_parts.hpp"

#include <cstdint>
#include <string_view>

namespace doorstring {

enum class Barrier : std::uint8_t {
    None,
    Pits,  // all around the chest and the place before it
    Gate   // that opens when a crystal is struck from afar
};
inline constexpr auto barrierNames = namesOf<Barrier>({"none", "pits", "gate"});

constexpr std::string_view name(Barrier barrier) {
    return barrierNames[static_cast<std::size_t>(barrier)];
}

// Any of these will do. A cracked wall takes a bomb (key_search.hpp), the dark nothing.
inline constexpr auto itemsPast = tableOf<Barrier, EnumSet<Item>>(
    {EnumSet<Item>(), EnumSet<Item>::of(Item::Hook).with(Item::Feather),
     EnumSet<Item>::of(Item::Bow).with(Item::Hook)});

constexpr bool isPassable(Barrier barrier, EnumSet<Item> items) {
    return barrier == Barrier::None || !(itemsPast[barrier] & items).empty();
}

}  // namespace doorstring
