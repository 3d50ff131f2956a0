#include "config/kinds/kinds.hpp"
#include "config/kinds/thousandths.hpp"
#include "config/text/decimal.hpp"

#include <fmt/format.h>

namespace doorstring {

static_assert(weightOne == 1000, "weights are read and written as thousandths");

std::string WeightKind::allowed() const {
    return fmt::format("weights from 0 to {} with at most three decimals", most / weightOne);
}

void WeightKind::read(const TomlValue& found, std::int64_t& weight, ValueReport& report) const {
    const auto number = readThousandths(found, 0, most);
    if (!number) {
        return report.reject(found, number.error());
    }
    weight = number.value();
}

std::string WeightKind::toml(std::int64_t weight) const {
    return thousandthsText(weight);
}

}  // namespace doorstring
