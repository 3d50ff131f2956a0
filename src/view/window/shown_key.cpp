#include "view/window/shown_key.hpp"

#include <array>
#include <string_view>

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
    if (!isPad(binding.key)) {
        return toString(binding);
    }
    // Signs of the game's own font, U+E000 and so on in the order of the buttons.
    constexpr std::array<std::string_view, padButtonCount> buttons{
        "\uE000", "\uE001", "\uE002", "\uE003", "\uE004", "\uE005", "\uE006", "\uE007"};
    const auto button = static_cast<std::size_t>(binding.key) - static_cast<std::size_t>(Key::PadA);
    return std::string(buttons[button]);
}

}  // namespace doorstring
