// What the knight finds and uses.
#pragma once

#include "base/enum_names.hpp"

#include <cstdint>
#include <string_view>

namespace doorstring {

enum class Item : std::uint8_t { Bombs, Bow, Hook, Lantern, Feather };
inline constexpr auto itemNames = namesOf<Item>({"bombs", "bow", "hook", "lantern", "feather"});

constexpr std::string_view name(Item item) {
    return itemNames[static_cast<std::size_t>(item)];
}

}  // namespace doorstring
