#include "config/kinds/kinds.hpp"

namespace doorstring {

void BooleanKind::read(const TomlValue& found, bool& value, ValueReport& report) const {
    if (found.kind == TomlValue::Kind::Boolean) {
        value = found.boolean;
    } else {
        report.rejectType(found);
    }
}

}  // namespace doorstring
