// The values of a TOML text with their places. The rest of the program sees nothing else of the
// TOML library.
#pragma once

#include "base/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Line and column of a text, counted from 1, columns in characters; 0 if there is no place.
struct TextPlace {
    int line = 0;
    int column = 0;
    friend constexpr bool operator==(TextPlace, TextPlace) = default;
};

struct TomlValue {
    enum class Kind : std::uint8_t { Text, Integer, Decimal, Boolean, Date, List, Table };

    Kind kind = Kind::Table;
    std::string key;  // its name in the enclosing table; empty in lists
    TextPlace keyPlace;
    TextPlace place;
    TextPlace end;                 // just after its last character
    std::string literal;           // as it is written; only the beginning of a long list or table
    std::string text;              // Kind::Text: without quotes
    std::int64_t integer = 0;      // Kind::Integer
    bool boolean = false;          // Kind::Boolean
    std::vector<TomlValue> items;  // Kind::List and Kind::Table, in the order of the text
};

struct TomlFault {
    TextPlace place;
    std::string sentence;
};

// Reads a whole text, which may begin with a byte order mark. Bytes that are not text are a fault.
Result<TomlValue, TomlFault> parseToml(std::string_view text);

// Writes a value that parseToml() has read, as TOML on one line. Equal values give equal texts, but
// decimals and dates keep their spelling.
std::string tomlText(const TomlValue& value);

// Writes a text in quotes, escaped where it has to be.
std::string tomlString(std::string_view text);

}  // namespace doorstring
