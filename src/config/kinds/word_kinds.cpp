#include "base/contains.hpp"
#include "base/utf8.hpp"
#include "config/kinds/kinds.hpp"
#include "config/text/nearest.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::string_view anyWord = "any";

std::ptrdiff_t characterCount(std::string_view text) {
    return std::ranges::count_if(text, [](char byte) { return !isUtf8Continuation(byte); });
}

WordSet allWords(std::span<const std::string_view> words) {
    return (1U << words.size()) - 1U;
}

// The items of a list; a text counts as a list of one item. Null if the value was rejected.
std::optional<std::span<const TomlValue>> readItems(const TomlValue& found, ValueReport& report) {
    if (found.kind == TomlValue::Kind::Text) {
        return std::span(&found, 1);
    }
    if (found.kind != TomlValue::Kind::List) {
        report.rejectType(found);
        return std::nullopt;
    }
    return found.items;
}

// Says that a value names no key.
std::string keyNameFault(const TomlValue& value) {
    std::vector<std::string_view> names;
    for (const Key key : allValues<Key>) {
        names.push_back(name(key));
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

void BooleanKind::read(const TomlValue& found, bool& value, ValueReport& report) const {
    if (found.kind == TomlValue::Kind::Boolean) {
        value = found.boolean;
    } else {
        report.rejectType(found);
    }
}

std::string ChoiceKind::allowed() const {
    return joined(choices, "\"");
}

std::optional<std::size_t> readChoice(std::span<const std::string_view> words,
                                      const TomlValue& found, ValueReport& report) {
    if (found.kind != TomlValue::Kind::Text) {
        report.rejectType(found);
        return std::nullopt;
    }
    const auto word = std::ranges::find(words, found.text);
    if (word == words.end()) {
        const std::string_view nearest = nearestWord(found.text, words);
        report.reject(found, "is not a choice",
                      nearest.empty() ? "" : fmt::format("; did you mean \"{}\"?", nearest));
        return std::nullopt;
    }
    return static_cast<std::size_t>(word - words.begin());
}

std::string TextKind::allowed() const {
    return fmt::format("texts of 1 to {} characters", most);
}

void TextKind::read(const TomlValue& found, std::string& value, ValueReport& report) const {
    if (found.kind != TomlValue::Kind::Text) {
        return report.rejectType(found);
    }
    if (found.text.empty()) {
        return report.reject(found, "is empty");
    }
    if (printable(found.text) != found.text) {
        return report.reject(found, "has characters that cannot be shown");
    }
    if (characterCount(found.text) > most) {
        return report.reject(found, "is too long");
    }
    value = found.text;
}

std::string TextKind::toml(const std::string& value) const {
    TomlValue text;
    text.kind = TomlValue::Kind::Text;
    text.text = value;
    return tomlText(text);
}

std::string TextListKind::allowed() const {
    return fmt::format("lists of at most {} texts, each of 1 to {} characters", most, longest);
}

// Reads a list of texts, or one text.
void TextListKind::read(const TomlValue& found, std::vector<std::string>& texts,
                        ValueReport& report) const {
    const auto items = readItems(found, report);
    if (!items) {
        return;
    }
    if (items->size() > most) {
        return report.reject(found, fmt::format("has {} texts", items->size()));
    }
    std::vector<std::string> all;
    for (const TomlValue& item : *items) {
        TextKind{longest}.read(item, all.emplace_back(), report);
    }
    if (!report.failed()) {
        texts = std::move(all);
    }
}

std::string TextListKind::toml(const std::vector<std::string>& texts) const {
    std::string list;
    for (const std::string& text : texts) {
        list += (list.empty() ? "" : ", ") + tomlString(text);
    }
    return "[" + list + "]";
}

std::string WordSetKind::allowed() const {
    return fmt::format("\"{}\" and lists of {}", anyWord, joined(known, "\""));
}

// Reads "any", a list of words, or a single word.
void WordSetKind::read(const TomlValue& found, WordSet& set, ValueReport& report) const {
    if (found.kind == TomlValue::Kind::Text && found.text == anyWord) {
        set = allWords(known);
        return;
    }
    const auto items = readItems(found, report);
    if (!items) {
        return;
    }
    if (items->empty() && !mayBeEmpty) {
        return report.reject(found, "is empty");
    }
    WordSet words = 0;
    for (const TomlValue& word : *items) {
        if (const auto index = readChoice(known, word, report)) {
            words |= 1U << *index;
        }
    }
    if (!report.failed()) {
        set = words;
    }
}

std::string WordSetKind::toml(WordSet set) const {
    if (set == allWords(known)) {
        return fmt::format("\"{}\"", anyWord);
    }
    return wordList(wordsInSet(set, known));
}

std::string KeyListKind::allowed() const {
    return fmt::format("lists of {} to {} keys, such as [\"Up\", \"Shift+W\"]", needed ? 1 : 0,
                       most);
}

// Reads a list of texts, or one text for one key.
void KeyListKind::read(const TomlValue& found, std::vector<KeyBinding>& keys,
                       ValueReport& report) const {
    const auto items = readItems(found, report);
    if (!items) {
        return;
    }
    std::vector<KeyBinding> bindings;
    for (const TomlValue& item : *items) {
        const auto binding = item.kind == TomlValue::Kind::Text ? keyBindingFromText(item.text)
                                                                : std::optional<KeyBinding>();
        if (!binding) {
            report.error(item.place, [&] { return keyNameFault(item); });
        } else if (contains(bindings, *binding)) {
            report.error(item.place,
                         [&] { return fmt::format("{} is listed twice", toString(*binding)); });
        } else {
            bindings.push_back(*binding);
        }
    }
    if (items->size() > most || (needed && items->empty())) {
        report.reject(found, fmt::format("has {} keys", items->size()));
    }
    if (!report.failed()) {
        keys = std::move(bindings);
    }
}

std::string KeyListKind::toml(const std::vector<KeyBinding>& keys) const {
    std::vector<std::string> names;
    for (const KeyBinding binding : keys) {
        names.push_back(toString(binding));
    }
    return wordList(names);
}

}  // namespace doorstring
