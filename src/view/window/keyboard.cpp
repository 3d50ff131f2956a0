#include "view/window/keyboard.hpp"

#include <array>
#include <utility>

namespace doorstring {

namespace {

using SfKey = sf::Keyboard::Key;

// Both sides count letters, digits and function keys in a row.
std::optional<Key> inRow(SfKey key, SfKey first, SfKey last, Key ours) {
    const int place = static_cast<int>(key) - static_cast<int>(first);
    if (place < 0 || key > last) {
        return std::nullopt;
    }
    return static_cast<Key>(static_cast<int>(ours) + place);
}

constexpr std::array<std::pair<SfKey, Key>, 19> others{{{SfKey::Up, Key::Up},
                                                        {SfKey::Down, Key::Down},
                                                        {SfKey::Left, Key::Left},
                                                        {SfKey::Right, Key::Right},
                                                        {SfKey::Space, Key::Space},
                                                        {SfKey::Enter, Key::Enter},
                                                        {SfKey::Escape, Key::Escape},
                                                        {SfKey::Tab, Key::Tab},
                                                        {SfKey::Backspace, Key::Backspace},
                                                        {SfKey::Delete, Key::Delete},
                                                        {SfKey::Home, Key::Home},
                                                        {SfKey::End, Key::End},
                                                        {SfKey::PageUp, Key::PageUp},
                                                        {SfKey::PageDown, Key::PageDown},
                                                        {SfKey::Comma, Key::Comma},
                                                        {SfKey::Period, Key::Period},
                                                        {SfKey::Slash, Key::Slash},
                                                        {SfKey::Hyphen, Key::Minus},
                                                        {SfKey::Equal, Key::Equal}}};

}  // namespace

std::optional<Key> keyFromSfml(SfKey key) {
    if (const auto ours = inRow(key, SfKey::A, SfKey::Z, Key::A)) {
        return ours;
    }
    if (const auto ours = inRow(key, SfKey::Num0, SfKey::Num9, Key::Num0)) {
        return ours;
    }
    if (const auto ours = inRow(key, SfKey::F1, SfKey::F12, Key::F1)) {
        return ours;
    }
    for (const auto& [theirs, ours] : others) {
        if (theirs == key) {
            return ours;
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
