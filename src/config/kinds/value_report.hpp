// Reports what is wrong with the value of one key while it is read.
#pragma once

#include "config/text/config_error.hpp"
#include "config/toml/toml_value.hpp"

#include <string>
#include <string_view>

namespace doorstring {

// The value as it is written, short enough for a sentence; "a section" for a table.
std::string foundText(const TomlValue& value);

// "text", "a whole number", ...
std::string_view typeName(TomlValue::Kind kind);

// Where a value stands: "config/dungeon.toml", "--set".
struct ValueSource {
    std::string shown;
    bool isFile = false;  // has lines and columns
};

class ValueReport {
public:
    ValueReport(ErrorList& errors, const ValueSource& source, std::string key,
                std::string_view allowed)
        : errors_(errors), source_(source), key_(std::move(key)), allowed_(allowed) {}

    const std::string& key() const { return key_; }
    bool failed() const { return failed_; }

    // "0 is too small; allowed are whole numbers from 1 to 4096 (rooms)"
    void reject(const TomlValue& found, std::string_view what, std::string_view hint = {});
    void rejectType(const TomlValue& found);

    // Anything else, made by a function without arguments.
    template <typename Sentence>
    void error(TextPlace place, Sentence sentence) {
        errorAt(place, key_, sentence);
    }
    // The same about an entry of a value that is a section.
    template <typename Sentence>
    void entryError(TextPlace place, const std::string& entry, Sentence sentence) {
        errorAt(place, key_ + "." + entry, sentence);
    }

private:
    template <typename Sentence>
    void errorAt(TextPlace place, const std::string& key, Sentence sentence) {
        failed_ = true;
        errors_.add([&]() -> ConfigError {
            const TextPlace shown = source_.isFile ? place : TextPlace{};
            return {source_.shown, shown.line, shown.column, key, sentence()};
        });
    }

    ErrorList& errors_;
    const ValueSource& source_;
    std::string key_;
    std::string_view allowed_;
    bool failed_ = false;
};

}  // namespace doorstring
