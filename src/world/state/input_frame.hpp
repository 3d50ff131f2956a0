// What the player holds down during one tick.
#pragma once

#include "base/enums.hpp"
#include "base/grid.hpp"

#include <string_view>

namespace doorstring {

// The directions stay the first four, in their order.
enum class Button : std::uint8_t { North, South, West, East, Sword, Item, NextItem, PreviousItem };

// As recordings write them, in the order of the buttons.
inline constexpr auto buttonNames =
    namesOf<Button>({"north", "south", "west", "east", "sword", "item", "next", "previous"});

inline constexpr auto itemButtons =
    EnumSet<Button>().with(Button::Item).with(Button::NextItem).with(Button::PreviousItem);

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

// Held directions with opposite ones cancelled: -1, 0 or 1 an axis.
constexpr GridOffset heldDirection(InputFrame input) {
    const auto held = [&](Direction side) { return input.has(side) ? 1 : 0; };
    return {held(Direction::East) - held(Direction::West),
            held(Direction::South) - held(Direction::North)};
}

}  // namespace doorstring
