#include "config/toml/toml_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace doorstring {

namespace {

using Kind = TomlValue::Kind;

std::string keyText(std::string_view key) {
    const bool isBare = !key.empty() && std::ranges::all_of(key, [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' ||
               letter == '-';
    });
    return isBare ? std::string(key) : tomlString(key);
}

std::string itemsText(const TomlValue& value) {
    std::string text;
    for (const TomlValue& item : value.items) {
        text += text.empty() ? "" : ", ";
        text += (value.kind == Kind::Table ? keyText(item.key) + " = " : "") + tomlText(item);
    }
    return text;
}

}  // namespace

std::string tomlString(std::string_view text) {
    std::string quoted = "\"";
    for (const char byte : text) {
        const auto code = static_cast<unsigned char>(byte);
        if (byte == '"' || byte == '\\') {
            quoted += '\\';
        }
        quoted +=
            code < 0x20 || code == 0x7F ? fmt::format("\\u{:04X}", code) : std::string(1, byte);
    }
    return quoted + "\"";
}

std::string tomlText(const TomlValue& value) {
    switch (value.kind) {
    case Kind::Text:
        return tomlString(value.text);
    case Kind::Integer:
        return std::to_string(value.integer);
    case Kind::Boolean:
        return value.boolean ? "true" : "false";
    case Kind::Decimal:
    case Kind::Date:
        return value.literal;
    case Kind::List:
        return "[" + itemsText(value) + "]";
    case Kind::Table:
        return "{ " + itemsText(value) + " }";
    }
    return {};
}

}  // namespace doorstring
