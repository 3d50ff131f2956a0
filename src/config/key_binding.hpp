// What the player can ask for, the keys of a keyboard by name, and which key asks for what.
#pragma once

#include "base/enums.hpp"
#include "config/item_parts.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// The action's name in keys.toml is its name here in snake_case: keys.new_dungeon. The values from
// Item1 up to Map use an item each, in the order of Item (see actionOf).
// clang-format off
enum class Action : std::uint8_t {
    Up, Down, Left, Right, Confirm, Back,  // menus
    Sword, Item, SecondItem, NextItem, PreviousItem, Item1, Map = Item1 + itemCount, Watch, Lab, Pause, NewDungeon, SameSeed, Undo, CopySeed, Help,
    DebugOverlay, SlowMotion, Fullscreen, Screenshot, Mute, Softer, Louder,
    PlayPause, ToStart, ToEnd, OneTick,  // viewers: the watch screen, replays
    LabPreviousPage, LabNextPage, LabDungeons, LabFirst, LabLast, LabSave, LabTens, LabZero, LabReset, LabAllTables, LabUndo, LabRedo, LabRemoveEdits, LabSetA, LabSetB, LabOtherSet, LabDuel, LabFind, LabWhy, LabCopy, LabActions
};
// clang-format on
// Counts the values before Map without asking for their enumerators.
template <>
constexpr std::size_t enumSize<Action>() {
    return enumSize<Action, static_cast<std::size_t>(Action::Map)>();
}
inline constexpr int actionCount = enumSize<Action>();

// The action that takes an item in hand and uses it.
constexpr Action actionOf(Item item) {
    return static_cast<Action>(static_cast<std::size_t>(Action::Item1) +
                               static_cast<std::size_t>(item));
}

constexpr bool isOfViewers(Action action) {
    return action >= Action::PlayPause && action < Action::LabPreviousPage;
}
constexpr bool isOfLab(Action action) {
    return action >= Action::LabPreviousPage;
}

// Whether an action must have a key, as menus cannot be reached, used or left without it.
constexpr bool isNeeded(Action action) {
    return action <= Action::Back || action == Action::Pause;
}

// The keys that keyboards of all countries have, and the buttons of a gamepad.
// clang-format off
enum class Key : std::uint8_t {
    A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z,
    Num0, Num1, Num2, Num3, Num4, Num5, Num6, Num7, Num8, Num9,
    Up, Down, Left, Right,
    F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12,
    Space, Enter, Escape, Tab, Backspace, Delete, Home, End, PageUp, PageDown,
    Comma, Period, Slash, Minus, Equal,
    PadUp, PadDown, PadLeft, PadRight, PadA, PadB, PadX, PadY, PadLB, PadRB, PadBack, PadStart
};
// clang-format on
inline constexpr int keyCount = enumSize<Key>();

// Whether a key is a button of a gamepad. The stick and the D-pad share the four keys PadUp to
// PadRight.
constexpr bool isPad(Key key) {
    return key >= Key::PadUp;
}
inline constexpr int padButtonCount = 8;  // from PadA on, in the order in which pads count them

// The names in keys.toml: "A", "0", "Up", "F11", "Space", "Escape", "PageUp", "Comma", ...
std::string_view name(Key key);
std::optional<Key> keyFromName(std::string_view text);  // ignores case
std::string_view name(Action action);                   // "new_dungeon"

struct KeyBinding {
    Key key = Key::A;
    bool shift = false;  // "Shift+R"
    friend constexpr bool operator==(KeyBinding, KeyBinding) = default;
};
std::string toString(KeyBinding binding);
std::optional<KeyBinding> keyBindingFromText(std::string_view text);  // ignores case

inline constexpr std::size_t mostKeysOfAction = 4;

// The keys of each action, up to mostKeysOfAction. No key may ask for two actions at the same time,
// so that only these share keys:
// - Confirm or Back and an action of play that menus do not use,
// - an action of viewers and Confirm, Sword or Map,
// - an action of the Lab and an action that is not of the Lab. In the Lab such a key asks for the
//   action of the Lab.
using KeyBindings = EnumArray<Action, std::vector<KeyBinding>>;

// A mistake: a key that asks for two actions at the same time, in play, in menus, in viewers or in
// the Lab.
struct SharedKey {
    KeyBinding binding;
    Action first;
    Action second;
};

std::vector<SharedKey> findSharedKeys(const KeyBindings& bindings);

// Whether the Lab reserves a key for choosing, typing and leaving: arrows, digits, Enter, Escape,
// and a gamepad's directions, A and B. No action of the Lab can have a reserved key.
constexpr bool isReservedByLab(Key key) {
    return (key >= Key::Num0 && key <= Key::Right) || key == Key::Enter || key == Key::Escape ||
           (key >= Key::PadUp && key <= Key::PadB);
}

// A mistake: an action of the Lab with a key that the Lab reserves.
struct ReservedKey {
    KeyBinding binding;
    Action action;
};

// The first such mistake; null if there is none.
std::optional<ReservedKey> findReservedKey(const KeyBindings& bindings);

}  // namespace doorstring
