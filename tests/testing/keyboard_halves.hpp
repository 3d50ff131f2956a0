// The keys that each hand reaches on its half of a keyboard.
#pragma once

#include "base/contains.hpp"
#include "config/key_presets.hpp"

#include <array>

namespace doorstring::testing {

inline constexpr std::array leftHalf{
    Key::Q,    Key::W,    Key::E,  Key::R,  Key::T,  Key::A,  Key::S,    Key::D,      Key::F,
    Key::G,    Key::Z,    Key::X,  Key::C,  Key::V,  Key::B,  Key::Num1, Key::Num2,   Key::Num3,
    Key::Num4, Key::Num5, Key::F1, Key::F2, Key::F3, Key::F4, Key::F5,   Key::Escape, Key::Tab};
inline constexpr std::array rightHalf{
    Key::F6,        Key::Y,      Key::U,     Key::I,    Key::O,      Key::P,        Key::H,
    Key::J,         Key::K,      Key::L,     Key::N,    Key::M,      Key::Num6,     Key::Num7,
    Key::Num8,      Key::Num9,   Key::Num0,  Key::F7,   Key::F8,     Key::F9,       Key::F10,
    Key::F11,       Key::F12,    Key::Up,    Key::Down, Key::Left,   Key::Right,    Key::Enter,
    Key::Backspace, Key::Delete, Key::Home,  Key::End,  Key::PageUp, Key::PageDown, Key::Comma,
    Key::Period,    Key::Slash,  Key::Minus, Key::Equal};

// Whether a hand that rests on this half of a keyboard reaches the key. Thumbs of both reach Space.
inline bool isInReach(Key key, KeyHands hand) {
    const bool isLeft = key == Key::Space || contains(leftHalf, key);
    const bool isRight = key == Key::Space || contains(rightHalf, key);
    return hand == KeyHands::Left ? isLeft : hand == KeyHands::Right ? isRight : isLeft || isRight;
}

}  // namespace doorstring::testing
