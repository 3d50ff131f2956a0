// What stands in a TOML text, with the places where it stands: all that the rest of the program
// sees of the TOML library.
#pragma once

#include "base/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Line and column of a text, counted from 1, columns in characters; 0: nowhere.
struct TextPlace {
    int line = 0;
    int column = 0;
    friend constexpr bool operator==(TextPlace, TextPlace) = default;
};

struct TomlValue {
    enum class Kind : std::uint8_t { Text, Integer, Decimal, Boolean, Date, List, Table };

    Kind kind = Kind::Table;
    std::string key;  // its name in the table above; empty in lists
    TextPlace keyPlace;
    TextPlace place;
    TextPlace end;                 // behind its last letter
    std::string literal;           // as it is written; of a long list or table the beginning
    std::string text;              // Kind::Text: without quotes
    std::int64_t integer = 0;      // Kind::Integer
    bool boolean = false;          // Kind::Boolean
    std::vector<TomlValue> items;  // Kind::List and Kind::Table, in the order of the text
};

struct TomlFault {
    TextPlace place;
    std::string sentence;
};

// The table of a whole text, which may begin with a byte order mark. Bytes that are not text at all
// are rejected as well.
Result<TomlValue, TomlFault> parseToml(std::string_view text);

// A value that was read, as TOML on one line; the same text for the same value, but that decimals
// and dates stay as they are written.
std::string tomlText(const TomlValue& value);

// In quotes, escaped where it has to be.
std::string tomlString(std::string_view text);

}  // namespace doorstring
