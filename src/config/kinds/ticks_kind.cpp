#include "base/fixed.hpp"
#include "config/kinds/kinds.hpp"
#include "config/kinds/thousandths.hpp"
#include "config/text/decimal.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {
constexpr int thousandthsASecond = 1000;
}

std::string TicksKind::allowed() const {
    return fmt::format("numbers from {} to {} with at most three decimals",
                       thousandthsText(leastThousandths), mostSeconds);
}

void TicksKind::read(const TomlValue& found, int& ticks, ValueReport& report) const {
    const auto seconds = readThousandths(found, leastThousandths, mostSeconds * thousandthsASecond);
    if (!seconds) {
        return report.reject(found, seconds.error());
    }
    ticks = static_cast<int>((seconds.value() * ticksPerSecond + thousandthsASecond / 2) /
                             thousandthsASecond);
}

// The decimal nearest to the ticks is read as the same ticks: a tick is 16.7 thousandths.
std::string TicksKind::toml(int ticks) const {
    return thousandthsText((ticks * thousandthsASecond + ticksPerSecond / 2) / ticksPerSecond);
}

}  // namespace doorstring
