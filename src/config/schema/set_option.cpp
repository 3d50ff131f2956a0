#include "config/schema/set_option.hpp"

#include "config/schema/value_kind.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

using Kind = TomlValue::Kind;

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

ConfigError fault(std::string_view key, std::string sentence) {
    return {"--set", 0, 0, std::string(key), std::move(sentence)};
}

// A word without quotes.
TomlValue bareWord(std::string_view word) {
    TomlValue value;
    value.kind = Kind::Text;
    value.text = std::string(word);
    value.literal = fmt::format("\"{}\"", word);
    return value;
}

// Kinds that are written as texts: 5 after keys.map= is the key 5, not the number.
bool isWritten(const KeySpec& spec) {
    return std::holds_alternative<ChoiceKind>(spec.kind) ||
           std::holds_alternative<DoorsKind>(spec.kind) ||
           std::holds_alternative<KeyListKind>(spec.kind);
}

bool mayBeWord(const KeySpec& spec) {
    const auto* integer = std::get_if<IntegerKind>(&spec.kind);
    return isWritten(spec) || std::holds_alternative<CellKind>(spec.kind) ||
           std::holds_alternative<FractionKind>(spec.kind) ||
           (integer != nullptr && !integer->word.empty());
}

// Sections that are one value, of which --set may change a part.
bool hasEntries(const KeySpec& spec) {
    return std::holds_alternative<DoorTableKind>(spec.kind) ||
           std::holds_alternative<InteriorKind>(spec.kind);
}

TomlValue readSetValue(const KeySpec& spec, std::string_view text) {
    const auto document = parseToml("value = " + std::string(text));
    const bool one = document && document.value().items.size() == 1;
    if (!one) {
        return bareWord(text);
    }
    const TomlValue& value = document.value().items.front();
    const bool quotedOrList = value.kind == Kind::Text || value.kind == Kind::List;
    return isWritten(spec) && !quotedOrList ? bareWord(text) : value;
}

// What parseToml says about a value that is neither TOML nor a word.
std::string unreadable(const KeySpec& spec, std::string_view text) {
    return fmt::format("{} cannot be read as a value; allowed are {}", text, allowedText(spec));
}

}  // namespace

Result<SetOption, ConfigError> parseSetOption(std::string_view argument) {
    const std::size_t equals = argument.find('=');
    if (equals == std::string_view::npos) {
        return fault(argument, "the = is missing; allowed is key=value, such as grid.width=7");
    }
    const std::string_view key = trimmed(argument.substr(0, equals));
    const std::string_view text = trimmed(argument.substr(equals + 1));
    if (key.empty()) {
        return fault(argument, "the key is missing; allowed is key=value, such as grid.width=7");
    }
    SetOption option;
    option.spec = findKey(key);
    const std::size_t dot = key.rfind('.');
    if (option.spec == nullptr && dot != std::string_view::npos) {
        const KeySpec* table = findKey(key.substr(0, dot));
        option.oneEntry = table != nullptr && hasEntries(*table);
        option.spec = option.oneEntry ? table : nullptr;
    }
    if (option.spec == nullptr) {
        return fault(key, unknownKeySentence(key));
    }
    if (text.empty()) {
        return fault(key,
                     fmt::format("the value is missing; allowed are {}",
                                 option.oneEntry ? allowedEntry(*option.spec, key.substr(dot + 1))
                                                 : allowedText(*option.spec)));
    }
    option.value = readSetValue(*option.spec, text);
    const bool word = option.value.place.line == 0;
    if (word && !option.oneEntry && !mayBeWord(*option.spec)) {
        return fault(key, unreadable(*option.spec, text));
    }
    if (option.oneEntry) {
        option.value.key = std::string(key.substr(dot + 1));
    }
    return option;
}

}  // namespace doorstring
