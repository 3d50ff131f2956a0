#include "config/key_binding.hpp"

#include "base/contains.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

namespace doorstring {

namespace {

constexpr auto keyNames = namesOf<Key>(
    {"A",      "B",     "C",         "D",      "E",     "F",       "G",       "H",        "I",
     "J",      "K",     "L",         "M",      "N",     "O",       "P",       "Q",        "R",
     "S",      "T",     "U",         "V",      "W",     "X",       "Y",       "Z",        "0",
     "1",      "2",     "3",         "4",      "5",     "6",       "7",       "8",        "9",
     "Up",     "Down",  "Left",      "Right",  "F1",    "F2",      "F3",      "F4",       "F5",
     "F6",     "F7",    "F8",        "F9",     "F10",   "F11",     "F12",     "Space",    "Enter",
     "Escape", "Tab",   "Backspace", "Delete", "Home",  "End",     "PageUp",  "PageDown", "Comma",
     "Period", "Slash", "Minus",     "Equal",  "PadUp", "PadDown", "PadLeft", "PadRight", "PadA",
     "PadB",   "PadX",  "PadY",      "PadLB",  "PadRB", "PadBack", "PadStart"});

bool sameLetters(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char left, char right) {
        return std::tolower(static_cast<unsigned char>(left)) ==
               std::tolower(static_cast<unsigned char>(right));
    });
}

}  // namespace

std::string_view name(Key key) {
    return keyNames[static_cast<std::size_t>(key)];
}

std::optional<Key> keyFromName(std::string_view text) {
    for (const Key key : allValues<Key>) {
        if (sameLetters(text, name(key))) {
            return key;
        }
    }
    return std::nullopt;
}

std::string toString(KeyBinding binding) {
    return (binding.shift ? "Shift+" : "") + std::string(name(binding.key));
}

std::optional<KeyBinding> keyBindingFromText(std::string_view text) {
    constexpr std::string_view shift = "Shift+";
    KeyBinding binding;
    if (sameLetters(text.substr(0, shift.size()), shift)) {
        binding.shift = true;
        text.remove_prefix(shift.size());
    }
    const auto key = keyFromName(text);
    if (!key) {
        return std::nullopt;
    }
    binding.key = *key;
    return binding;
}

namespace {

// Whether menus listen to an action.
bool inMenus(Action action) {
    constexpr std::array menus{Action::Up,       Action::Down,       Action::Left,
                               Action::Right,    Action::Confirm,    Action::Back,
                               Action::CopySeed, Action::Fullscreen, Action::Screenshot,
                               Action::Mute,     Action::Softer,     Action::Louder};
    return contains(menus, action);
}

bool inPlay(Action action) {
    return action != Action::Confirm && action != Action::Back && !isOfViewers(action) &&
           !isOfLab(action);
}

// Whether an action must not share a key with an action of viewers, because viewers listen to both.
// An action in `replaced` may share a key: in viewers that key asks for the action of viewers. An
// action of the Lab may share one, too, because viewers do not listen to actions of the Lab.
bool collidesInViewers(Action action) {
    constexpr std::array replaced{Action::Confirm, Action::Sword, Action::Map};
    return !contains(replaced, action) && !isOfLab(action);
}

// Whether two actions can be asked for at the same time, so that they must not share a key.
bool collide(Action a, Action b) {
    return (inPlay(a) && inPlay(b)) || (inMenus(a) && inMenus(b)) || (isOfLab(a) && isOfLab(b)) ||
           ((isOfViewers(a) || isOfViewers(b)) && collidesInViewers(a) && collidesInViewers(b));
}

}  // namespace

std::vector<SharedKey> findSharedKeys(const KeyBindings& bindings) {
    std::vector<SharedKey> shared;
    for (const Action b : allValues<Action>) {
        for (const Action a : std::span(allValues<Action>).first(static_cast<std::size_t>(b))) {
            for (const KeyBinding binding : bindings[b]) {
                const bool isInBoth =
                    std::find(bindings[a].begin(), bindings[a].end(), binding) != bindings[a].end();
                if (isInBoth && collide(a, b)) {
                    shared.push_back({binding, a, b});
                }
            }
        }
    }
    return shared;
}

std::optional<ReservedKey> findReservedKey(const KeyBindings& bindings) {
    for (const Action action : allValues<Action>) {
        const auto taken = std::ranges::find_if(
            bindings[action], [](KeyBinding binding) { return isReservedByLab(binding.key); });
        if (isOfLab(action) && taken != bindings[action].end()) {
            return ReservedKey{*taken, action};
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
