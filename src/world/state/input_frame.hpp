// What the player holds down during one tick.
#pragma once

#include "base/enums.hpp"
#include "base/grid.hpp"

#include <string_view>

namespace doorstring {

// The directions must be the first four, in the order of Direction. Item1 uses the first item of
// the enum Item, Item2 the second, and so on.
// clang-format off
enum class Button : std::uint8_t {
    North, South, West, East, Sword, Item, NextItem, PreviousItem, SecondItem,
    Item1, Item2, Item3, Item4, Item5
};
// clang-format on

// The names of buttons in recordings.
inline constexpr auto buttonNames =
    namesOf<Button>({"north", "south", "west", "east", "sword", "item", "next", "previous",
                     "second", "item-1", "item-2", "item-3", "item-4", "item-5"});

inline constexpr auto itemButtons =
    EnumSet<Button>::of(Button::Item, Button::NextItem, Button::PreviousItem, Button::SecondItem,
                        Button::Item1, Button::Item2, Button::Item3, Button::Item4, Button::Item5);

constexpr Button buttonOf(Direction side) {
    return static_cast<Button>(side);
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
