// Reports what is wrong with the value of one key while it is read.
#pragma once

#include "config/text/config_error.hpp"
#include "config/toml/toml_value.hpp"

#include <string>
#include <string_view>

namespace doorstring {

// The value as it is written, short enough for a sentence; "a section" for a table without braces.
std::string foundText(const TomlValue& value);

// The type of a value for a sentence: "text", "a whole number", ...
std::string_view typeName(TomlValue::Kind kind);

// The source of a value: "config/dungeon.toml", "--set".
struct ValueSource {
    std::string shown;
    bool isFile = false;  // whether it has lines and columns
};

class ValueReport {
public:
    ValueReport(ErrorList& errors, const ValueSource& source, std::string key,
                std::string_view allowed)
        : errors_(errors),
          source_(source),
          key_(std::move(key)),
          allowed_(allowed),
          errorsBefore_(errors.count()) {}

    // Returns a report about an entry of a value that is a section. Mistakes of the entry count as
    // mistakes of the value, too.
    ValueReport ofEntry(const std::string& entry, std::string_view allowed) const {
        return {errors_, source_, key_ + "." + entry, allowed};
    }
    bool failed() const { return errors_.count() != errorsBefore_; }

    // These reject a value: "0 is too small; allowed are whole numbers from 1 to 4096 (rooms)".
    void reject(const TomlValue& found, std::string_view what, std::string_view hint = {});
    void rejectType(const TomlValue& found);

    // Reports any other mistake. `sentence` is a function without arguments that makes the text.
    template <typename Sentence>
    void error(TextPlace place, Sentence sentence) {
        errors_.add([&]() -> ConfigError {
            const TextPlace shownPlace = source_.isFile ? place : TextPlace{};
            return {source_.shown, shownPlace.line, shownPlace.column, key_, sentence()};
        });
    }

private:
    ErrorList& errors_;
    const ValueSource& source_;
    std::string key_;
    std::string_view allowed_;
    std::size_t errorsBefore_;
};

}  // namespace doorstring
