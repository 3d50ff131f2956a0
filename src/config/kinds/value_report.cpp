#include "config/kinds/value_report.hpp"

#include "base/utf8.hpp"

#include <fmt/format.h>

namespace doorstring {

std::string foundText(const TomlValue& value) {
    constexpr std::size_t longest = 40;
    if (value.kind == TomlValue::Kind::Table && !value.literal.starts_with('{')) {
        return "a section";
    }
    if (value.literal.size() <= longest) {
        return value.literal;
    }
    std::size_t end = longest;
    while (end > 0 && isUtf8Continuation(value.literal[end])) {
        --end;
    }
    return value.literal.substr(0, end) + "...";
}

std::string_view typeName(TomlValue::Kind kind) {
    switch (kind) {
    case TomlValue::Kind::Text:
        return "text";
    case TomlValue::Kind::Integer:
        return "a whole number";
    case TomlValue::Kind::Decimal:
        return "a decimal number";
    case TomlValue::Kind::Boolean:
        return "a yes-or-no value";
    case TomlValue::Kind::Date:
        return "a date or time";
    case TomlValue::Kind::List:
        return "a list";
    case TomlValue::Kind::Table:
        return "a section";
    }
    return {};
}

void ValueReport::reject(const TomlValue& found, std::string_view what, std::string_view hint) {
    error(found.place, [&] {
        return fmt::format("{} {}; allowed are {}{}", foundText(found), what, allowed_, hint);
    });
}

void ValueReport::rejectType(const TomlValue& found) {
    reject(found, found.kind == TomlValue::Kind::Table
                      ? "was found"
                      : fmt::format("is {}", typeName(found.kind)));
}

}  // namespace doorstring
