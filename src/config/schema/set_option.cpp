#include "config/schema/set_option.hpp"

#include "base/utf8.hpp"
#include "config/text/printable.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

ConfigError fault(std::string_view key, std::string sentence) {
    return {"--set", 0, 0, std::string(key), std::move(sentence)};
}

// Makes a text value of a word that was written without quotes.
TomlValue bareWord(std::string_view word) {
    TomlValue value;
    value.kind = TomlValue::Kind::Text;
    value.text = std::string(word);
    value.literal = fmt::format("\"{}\"", word);
    return value;
}

TomlValue readSetValue(BareWords bareWords, std::string_view text) {
    const auto document = parseToml("value = " + std::string(text));
    const bool isOneValue = document && document.value().items.size() == 1;
    if (!isOneValue) {
        return bareWord(text);
    }
    // In keys.map=5, 5 is the name of a key of the keyboard, not a number.
    const TomlValue& value = document.value().items.front();
    const bool isQuotedOrList =
        value.kind == TomlValue::Kind::Text || value.kind == TomlValue::Kind::List;
    return bareWords == BareWords::Always && !isQuotedOrList ? bareWord(text) : value;
}

}  // namespace

Result<SetOption, ConfigError> parseSetOption(const Schema& schema, std::string_view argument) {
    const std::size_t equals = argument.find('=');
    if (equals == std::string_view::npos) {
        return fault(argument, "the = is missing; allowed is key=value, such as grid.width=7");
    }
    const std::string_view path = trimmed(argument.substr(0, equals));
    const std::string_view text = trimmed(argument.substr(equals + 1));
    if (path.empty()) {
        return fault(argument, "the key is missing; allowed is key=value, such as grid.width=7");
    }
    SetOption option;
    option.key = schema.find(path);
    const std::size_t dot = path.rfind('.');
    if (option.key == nullptr && dot != std::string_view::npos) {
        const KeySpec* table = schema.find(path.substr(0, dot));
        option.setsOneEntry = table != nullptr && table->hasEntries();
        option.key = option.setsOneEntry ? table : nullptr;
    }
    if (option.key == nullptr) {
        return fault(path, schema.unknownKeySentence(path));
    }
    const std::string& allowed =
        option.setsOneEntry ? option.key->allowedEntry : option.key->allowed;
    if (text.empty()) {
        return fault(path, fmt::format("the value is missing; allowed are {}", allowed));
    }
    if (!isUtf8(text)) {
        return fault(
            path, fmt::format("{} is not UTF-8; allowed are {}", printableExcerpt(text), allowed));
    }
    option.value = readSetValue(option.key->bareWords, text);
    const bool isBareWord = option.value.place.line == 0;  // only bareWord() sets no place
    if (isBareWord && !option.setsOneEntry && option.key->bareWords == BareWords::No) {
        return fault(path, fmt::format("{} cannot be read as a value; allowed are {}",
                                       printableExcerpt(text), allowed));
    }
    if (option.setsOneEntry) {
        option.value.key = std::string(path.substr(dot + 1));
    }
    return option;
}

void applySet(const Schema& schema, std::string_view argument, const ValueSource& source,
              Config& config, ErrorList& errors) {
    auto option = parseSetOption(schema, argument);
    if (!option) {
        ConfigError error = option.error();
        error.source = source.shown;
        return errors.add(std::move(error));
    }
    const KeySpec& key = *option.value().key;
    ValueReport report(errors, source, key.path, key.allowed);
    if (option.value().setsOneEntry) {
        key.readEntry(option.value().value, config, report);
    } else {
        key.read(option.value().value, config, report);
    }
}

}  // namespace doorstring
