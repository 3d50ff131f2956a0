// What the player holds down during one tick.
#pragma once

#include "base/enums.hpp"
#include "base/grid.hpp"
#include "config/item_parts.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace doorstring {

// The directions must be the first four, in the order of Direction. The values after SecondItem use
// an item each, in the order of Item; they have no enumerators.
// clang-format off
enum class Button : std::uint8_t {
    North, South, West, East, Sword, Item, NextItem, PreviousItem, SecondItem
};
// clang-format on
inline constexpr std::size_t buttonCount = enumSize<Button>() + itemCount;

// The names of buttons in recordings.
inline constexpr auto buttonNames = [] {
    constexpr auto named = namesOf<Button>(
        {"north", "south", "west", "east", "sword", "item", "next", "previous", "second"});
    constexpr std::array<std::string_view, 9> ofItems{
        "item-1", "item-2", "item-3", "item-4", "item-5", "item-6", "item-7", "item-8", "item-9"};
    std::array<std::string_view, buttonCount> names;
    std::copy_n(ofItems.begin(), itemCount, std::copy(named.begin(), named.end(), names.begin()));
    return names;
}();

// The buttons from Item on.
inline constexpr auto itemButtons = EnumSet<Button>::first(buttonCount) -
                                    EnumSet<Button>::first(static_cast<unsigned>(Button::Item));

constexpr Button buttonOf(Direction side) {
    return static_cast<Button>(side);
}
// The button that takes an item in hand and uses it.
constexpr Button buttonOf(Item item) {
    return static_cast<Button>(enumSize<Button>() + static_cast<std::size_t>(item));
}

struct InputFrame {
    EnumSet<Button> held;

    constexpr bool has(Button button) const { return held.has(button); }
    constexpr bool has(Direction side) const { return held.has(buttonOf(side)); }
    constexpr InputFrame with(Button button) const { return {held.with(button)}; }
    constexpr InputFrame with(Direction side) const { return with(buttonOf(side)); }
    friend constexpr bool operator==(InputFrame, InputFrame) = default;
};

template <typename... Buttons>
constexpr InputFrame holding(Buttons... buttons) {
    InputFrame input;
    ((input = input.with(buttons)), ...);
    return input;
}

// The direction held, -1, 0 or 1 along each axis: opposite buttons cancel each other.
constexpr GridOffset heldDirection(InputFrame input) {
    const auto held = [&](Direction side) { return input.has(side) ? 1 : 0; };
    return {held(Direction::East) - held(Direction::West),
            held(Direction::South) - held(Direction::North)};
}

}  // namespace doorstring
