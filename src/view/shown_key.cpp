#include "view/shown_key.hpp"

namespace doorstring {

std::string shownKey(KeyBinding binding) {
    switch (binding.key) {
    case Key::Up:
    case Key::PadUp:
        return "\u2191";
    case Key::Left:
    case Key::PadLeft:
        return "\u2190";
    case Key::Down:
    case Key::PadDown:
        return "\u2193";
    case Key::Right:
    case Key::PadRight:
        return "\u2192";
    default:
        break;
    }
    constexpr std::string_view pad = "Pad";
    return isPad(binding.key) ? "(" + std::string(name(binding.key).substr(pad.size())) + ")"
                              : toString(binding);
}

}  // namespace doorstring
