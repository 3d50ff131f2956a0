// What a window reports, in the game's own terms.
#pragma once

#include "config/key_binding.hpp"

#include <cstdint>
#include <string>
#include <variant>

namespace doorstring {

// clang-format off
struct KeyPressed { KeyBinding key; };
struct KeyReleased { Key key; };
struct TextTyped { std::string text; };  // in UTF-8; if pasted, maybe with control characters
// The mouse, in pixels of the canvas, also outside it.
struct PointerMoved { int x = 0; int y = 0; };
struct PointerPressed { int x = 0; int y = 0; };
struct PointerReleased {};
struct PointerReset { int x = 0; int y = 0; };  // by the right button
struct WheelTurned { int x = 0; int y = 0; int steps = 0; };  // above 0: away from the hand
// A gamepad. Sticks and D-pads alike give percent along an axis, above 0 to the right and down.
struct PadPressed { int button = 0; };
struct PadReleased { int button = 0; };
struct PadTilted {
    enum class Axis : std::uint8_t { StickX, StickY, CrossX, CrossY } axis = Axis::StickX;
    int percent = 0;
};
struct PadGone {};  // unplugged: what it held is released
struct FocusLost {};
struct FocusGained {};
struct WindowClosed {};
// clang-format on
using WindowEvent =
    std::variant<KeyPressed, KeyReleased, TextTyped, PointerMoved, PointerPressed, PointerReleased,
                 PointerReset, WheelTurned, PadPressed, PadReleased, PadTilted, PadGone, FocusLost,
                 FocusGained, WindowClosed>;

}  // namespace doorstring
