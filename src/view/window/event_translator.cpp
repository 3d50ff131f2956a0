#include "view/window/event_translator.hpp"

#include <array>

namespace doorstring {

namespace {

using SfKey = sf::Keyboard::Key;

// A row of keys that are in the same order in SFML and in the game.
struct KeyRow {
    SfKey first;
    Key ours;  // the game's name for `first`
    int count = 1;
};
constexpr std::array keyRows{
    KeyRow{SfKey::A, Key::A, 26},           KeyRow{SfKey::Num0, Key::Num0, 10},
    KeyRow{SfKey::F1, Key::F1, 12},         KeyRow{SfKey::Up, Key::Up},
    KeyRow{SfKey::Down, Key::Down},         KeyRow{SfKey::Left, Key::Left},
    KeyRow{SfKey::Right, Key::Right},       KeyRow{SfKey::Space, Key::Space},
    KeyRow{SfKey::Enter, Key::Enter},       KeyRow{SfKey::Escape, Key::Escape},
    KeyRow{SfKey::Tab, Key::Tab},           KeyRow{SfKey::Backspace, Key::Backspace},
    KeyRow{SfKey::Delete, Key::Delete},     KeyRow{SfKey::Home, Key::Home},
    KeyRow{SfKey::End, Key::End},           KeyRow{SfKey::PageUp, Key::PageUp},
    KeyRow{SfKey::PageDown, Key::PageDown}, KeyRow{SfKey::Comma, Key::Comma},
    KeyRow{SfKey::Period, Key::Period},     KeyRow{SfKey::Slash, Key::Slash},
    KeyRow{SfKey::Hyphen, Key::Minus},      KeyRow{SfKey::Equal, Key::Equal}};

}  // namespace

std::optional<Key> keyFromSfml(SfKey key) {
    for (const KeyRow& row : keyRows) {
        const int offset = static_cast<int>(key) - static_cast<int>(row.first);
        if (offset >= 0 && offset < row.count) {
            return static_cast<Key>(static_cast<int>(row.ours) + offset);
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
