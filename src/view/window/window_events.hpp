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
struct TextTyped { std::string text; };  // UTF-8; pasted text may have control characters
// The mouse, in pixels of the canvas. It may be outside the canvas.
struct PointerMoved { int x = 0; int y = 0; };
struct PointerPressed { int x = 0; int y = 0; };  // the left button
struct PointerReleased {};  // the left button
struct PointerRightPressed { int x = 0; int y = 0; };  // the right button
struct WheelTurned { int x = 0; int y = 0; int steps = 0; };  // above 0: turned away from the user
// A gamepad, whose number is `pad`. A stick and a D-pad (Cross) report percent along an axis: above
// 0 is right or down.
struct PadPressed { int button = 0; int pad = 0; };
struct PadReleased { int button = 0; int pad = 0; };
struct PadTilted {
    enum class Axis : std::uint8_t { StickX, StickY, CrossX, CrossY } axis = Axis::StickX;
    int percent = 0;
    int pad = 0;
};
struct PadGone { int pad = 0; };  // unplugged: all that was held on it counts as released
struct FocusLost {};
struct FocusGained {};
struct WindowClosed {};
// clang-format on
using WindowEvent =
    std::variant<KeyPressed, KeyReleased, TextTyped, PointerMoved, PointerPressed, PointerReleased,
                 PointerRightPressed, WheelTurned, PadPressed, PadReleased, PadTilted, PadGone,
                 FocusLost, FocusGained, WindowClosed>;

}  // namespace doorstring
