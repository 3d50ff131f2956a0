#include "config/kinds/kinds.hpp"

#include <fmt/format.h>

namespace doorstring {

std::string IntegerKind::allowed() const {
    const std::string numbers = fmt::format("whole numbers from {} to {}", least, most);
    return zero.empty() ? numbers : fmt::format("\"{}\" and {}", zero, numbers);
}

void IntegerKind::read(const TomlValue& found, int& value, ValueReport& report) const {
    if (found.kind == TomlValue::Kind::Text && !zero.empty() && found.text == zero) {
        value = 0;
    } else if (found.kind != TomlValue::Kind::Integer) {
        report.rejectType(found);
    } else if (found.integer < least || found.integer > most) {
        report.reject(found, found.integer < least ? "is too small" : "is too large");
    } else {
        value = static_cast<int>(found.integer);
    }
}

std::string IntegerKind::toml(int value) const {
    return value == 0 && !zero.empty() ? fmt::format("\"{}\"", zero) : std::to_string(value);
}

}  // namespace doorstring
