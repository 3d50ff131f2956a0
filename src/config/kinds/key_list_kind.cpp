#include "config/kinds/kinds.hpp"
#include "config/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

std::string unknownKeyName(const TomlValue& value) {
    std::vector<std::string_view> names;
    for (int index = 0; index < keyCount; ++index) {
        names.push_back(name(static_cast<Key>(index)));
    }
    const std::string_view nearest = nearestWord(value.text, names);
    if (!nearest.empty()) {
        return fmt::format("{} is not a key; did you mean \"{}\"?", foundText(value), nearest);
    }
    return fmt::format(
        "{} is not a key; allowed are A to Z, 0 to 9, F1 to F12, Up, Down, Left, "
        "Right, Space, Enter, Escape, Tab, Backspace, Delete, Home, End, PageUp, "
        "PageDown, Comma, Period, Slash, Minus and Equal, with Shift+ before it or "
        "without, and PadUp, PadDown, PadLeft, PadRight, PadA, PadB, PadX, PadY, PadLB, "
        "PadRB, PadBack and PadStart of a gamepad",
        foundText(value));
}

}  // namespace

std::string KeyListKind::allowed() const {
    return fmt::format("lists of {} to {} keys, such as [\"Up\", \"Shift+W\"]", needed ? 1 : 0,
                       most);
}

// A list of texts, or one text for one key.
void KeyListKind::read(const TomlValue& found, std::vector<KeyBinding>& keys,
                       ValueReport& report) const {
    const bool isText = found.kind == TomlValue::Kind::Text;
    if (!isText && found.kind != TomlValue::Kind::List) {
        return report.rejectType(found);
    }
    const auto items = isText ? std::span(&found, 1) : std::span(found.items);
    std::vector<KeyBinding> bindings;
    for (const TomlValue& item : items) {
        const auto binding = item.kind == TomlValue::Kind::Text ? keyBindingFromText(item.text)
                                                                : std::optional<KeyBinding>();
        if (!binding) {
            report.error(item.place, [&] { return unknownKeyName(item); });
        } else if (std::find(bindings.begin(), bindings.end(), *binding) != bindings.end()) {
            report.error(item.place,
                         [&] { return fmt::format("{} is listed twice", toString(*binding)); });
        } else {
            bindings.push_back(*binding);
        }
    }
    if (items.size() > most || (needed && items.empty())) {
        report.reject(found, fmt::format("has {} keys", items.size()));
    }
    if (!report.failed()) {
        keys = std::move(bindings);
    }
}

std::string KeyListKind::toml(const std::vector<KeyBinding>& keys) const {
    std::string text;
    for (const KeyBinding binding : keys) {
        text += fmt::format("{}\"{}\"", text.empty() ? "" : ", ", toString(binding));
    }
    return "[" + text + "]";
}

}  // namespace doorstring
