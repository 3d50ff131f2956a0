#include "config/kinds/value_report.hpp"

#include "base/enums.hpp"
#include "base/utf8.hpp"

#include <fmt/format.h>

namespace doorstring {

std::string foundText(const TomlValue& value) {
    if (value.kind == TomlValue::Kind::Table && !value.literal.starts_with('{')) {
        return "a section";
    }
    return shortened(value.literal);
}

std::string_view typeName(TomlValue::Kind kind) {
    constexpr auto names =
        namesOf<TomlValue::Kind>({"text", "a whole number", "a decimal number", "a yes-or-no value",
                                  "a date or time", "a list", "a section"});
    return names[static_cast<std::size_t>(kind)];
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
