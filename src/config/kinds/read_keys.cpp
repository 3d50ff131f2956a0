#include "config/kinds/read_keys.hpp"

#include "config/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

std::string noKeySentence(const TomlValue& value) {
    std::vector<std::string_view> names;
    for (int index = 0; index < keyCount; ++index) {
        names.push_back(name(static_cast<Key>(index)));
    }
    const std::string_view nearest = nearestWord(value.text, names);
    if (!nearest.empty()) {
        return fmt::format("{} is no key; did you mean \"{}\"?", foundText(value), nearest);
    }
    return fmt::format(
        "{} is no key; allowed are A to Z, 0 to 9, F1 to F12, Up, Down, Left, "
        "Right, Space, Enter, Escape, Tab, Backspace, Delete, Home, End, PageUp, "
        "PageDown, Comma, Period, Slash, Minus and Equal, with Shift+ before it or "
        "without, and PadUp, PadDown, PadLeft, PadRight, PadA, PadB, PadX, PadY, PadLB, "
        "PadRB, PadBack and PadStart of a gamepad",
        foundText(value));
}

// What menus listen to; everything but Confirm and Back counts in play.
bool inMenus(Action action) {
    constexpr std::array menus{Action::Up,       Action::Down,       Action::Left,
                               Action::Right,    Action::Confirm,    Action::Back,
                               Action::CopySeed, Action::Fullscreen, Action::Screenshot,
                               Action::Mute,     Action::Softer,     Action::Louder};
    return std::find(menus.begin(), menus.end(), action) != menus.end();
}

bool inPlay(Action action) {
    return action != Action::Confirm && action != Action::Back;
}

bool meet(Action a, Action b) {
    return (inPlay(a) && inPlay(b)) || (inMenus(a) && inMenus(b));
}

}  // namespace

std::vector<ValueFault> readKeyList(const KeySpec& spec, const KeyListKind& kind,
                                    const TomlValue& value, Config& config) {
    const std::vector<TomlValue> items =
        value.kind == TomlValue::Kind::List ? value.items : std::vector<TomlValue>{value};
    std::vector<ValueFault> faults;
    std::vector<KeyBinding> bindings;
    for (const TomlValue& item : items) {
        const auto binding = item.kind == TomlValue::Kind::Text ? keyBindingFromText(item.text)
                                                                : std::optional<KeyBinding>();
        if (!binding) {
            faults.push_back({item.place, spec.path, noKeySentence(item)});
        } else if (std::find(bindings.begin(), bindings.end(), *binding) != bindings.end()) {
            faults.push_back(
                {item.place, spec.path, fmt::format("{} stands here twice", toString(*binding))});
        } else {
            bindings.push_back(*binding);
        }
    }
    const bool tooFew = kind.needed && items.empty();
    if (tooFew || items.size() > mostKeysAnAction) {
        faults.push_back({value.place, spec.path,
                          fmt::format("{} has {} keys; allowed are {}", foundText(value),
                                      items.size(), allowedText(spec))});
    }
    if (faults.empty()) {
        config.keys[kind.action] = std::move(bindings);
    }
    return faults;
}

std::vector<SharedKey> findSharedKeys(const KeyBindings& bindings) {
    std::vector<SharedKey> shared;
    for (int second = 0; second < actionCount; ++second) {
        for (int first = 0; first < second; ++first) {
            const auto a = static_cast<Action>(first);
            const auto b = static_cast<Action>(second);
            for (const KeyBinding binding : bindings[b]) {
                const bool both =
                    std::find(bindings[a].begin(), bindings[a].end(), binding) != bindings[a].end();
                if (both && meet(a, b)) {
                    shared.push_back({binding, a, b});
                }
            }
        }
    }
    return shared;
}

}  // namespace doorstring
