#include "view/window/shown_key.hpp"

namespace doorstring {

namespace {

// Signs of the game's own font: U+E000 and so on for the buttons in their order, then for the four
// ways of the stick and the D-pad.
std::string padSign(Key key) {
    const int place = key >= Key::PadA
                          ? static_cast<int>(key) - static_cast<int>(Key::PadA)
                          : padButtonCount + static_cast<int>(key) - static_cast<int>(Key::PadUp);
    return std::string("\xEE\x80") + static_cast<char>(0x80 + place);
}

}  // namespace

std::string shownKey(KeyBinding binding) {
    if (isPad(binding.key)) {
        return padSign(binding.key);
    }
    const std::string modifier = binding.shift ? "Shift+" : "";
    switch (binding.key) {
    case Key::Up:
        return modifier + "\u2191";
    case Key::Left:
        return modifier + "\u2190";
    case Key::Down:
        return modifier + "\u2193";
    case Key::Right:
        return modifier + "\u2192";
    case Key::Minus:
        return modifier + "-";
    case Key::Equal:
        return modifier + "=";
    default:
        return toString(binding);
    }
}

std::array<std::string, 2> walkKeys(const KeyBindings& bindings, bool ofPad) {
    constexpr std::array ways{Action::Up, Action::Left, Action::Down, Action::Right};
    std::array<std::string, 2> groups;
    for (const Action way : ways) {
        std::size_t place = 0;
        for (const KeyBinding& binding : bindings[way]) {
            if (isPad(binding.key) == ofPad && place < groups.size()) {
                groups[place++] += shownKey(binding);
            }
        }
    }
    return groups;
}

}  // namespace doorstring
