#include "study/survey/metric.hpp"

#include "base/fixed.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "dungeon/contents/contents.hpp"

#include <fmt/format.h>

#include <limits>
#include <optional>

namespace doorstring {

MetricValues valuesOf(const Metrics& metrics) {
    const auto share = [&](int count) { return std::int64_t{permille(count, metrics)}; };
    MetricValues values;
    values[Metric::Rooms] = metrics.rooms;
    values[Metric::DeadEnds] = metrics.deadEnds;
    values[Metric::Loops] = metrics.loops;
    values[Metric::LongestDistance] = metrics.longestDistance;
    values[Metric::BossDistance] =
        metrics.bossDistance > 0 ? std::int64_t{metrics.bossDistance} : noValue;
    values[Metric::Linearity] = share(metrics.onWayToGoal);
    values[Metric::Branching] = share(metrics.branches);
    values[Metric::Symmetry] = share(metrics.mirrored);
    values[Metric::Straight] = share(metrics.straight);
    values[Metric::Turns] = share(metrics.turns);
    values[Metric::CycleLength] =
        metrics.cycles > 0 ? roundedQuotient(1000 * metrics.cycleRooms, metrics.cycles) : noValue;
    values[Metric::Width] = metrics.extent.width;
    values[Metric::Height] = metrics.extent.height;
    values[Metric::Filled] = roundedQuotient(wholeShare * metrics.rooms, metrics.extent.area());
    values[Metric::SmallLocks] = metrics.smallLocks;
    values[Metric::BossLock] = metrics.bossLock ? 1 : 0;
    values[Metric::Danger] = metrics.danger.value_or(noValue);
    values[Metric::Chests] = noValue;
    values[Metric::Retries] = metrics.retries;
    return values;
}

MetricValues valuesOf(const Dungeon& dungeon, const Config& config, bool withContents) {
    const bool withDanger = withContents && config.hasCreatures();
    MetricValues values = valuesOf(measure(dungeon, withDanger ? &config.creatures : nullptr));
    if (withContents && config.adventure.isOn()) {
        values[Metric::Chests] =
            static_cast<std::int64_t>(contentsOf(dungeon, config.adventure).chests.size());
    }
    return values;
}

namespace {

constexpr std::string_view dots = "..";

constexpr std::string_view digits = "0123456789";

// Reads a value without a sign; null if it is malformed. A number with too many digits is not
// malformed: it is read as the greatest number, which is too large for every metric.
std::optional<std::int64_t> valueIn(std::string_view text, MetricUnit unit) {
    constexpr std::size_t mostDigits = 15;
    if (text.find_first_not_of(digits) == std::string_view::npos && text.size() > mostDigits) {
        return std::numeric_limits<std::int64_t>::max();
    }
    if (text.empty() || text.find_first_not_of("0123456789.") != std::string_view::npos) {
        return std::nullopt;
    }
    return unit == MetricUnit::Thousandths ? parseThousandths(text)
                                           : wholeNumber<std::int64_t>(text);
}

std::string valueText(std::int64_t value, MetricUnit unit) {
    return unit == MetricUnit::Thousandths ? thousandthsText(value) : std::to_string(value);
}

std::string wrongForm(std::string_view text, MetricUnit unit) {
    return unit == MetricUnit::Thousandths
               ? fmt::format("needs a number or a range with at most three decimals, such as 0.3, "
                             "0.2.., ..0.5 or 0.2..0.5; found '{}'",
                             printableExcerpt(text))
               : fmt::format("needs a whole number or a range, such as 14, 7.., ..3 or 2..4; found "
                             "'{}'",
                             printableExcerpt(text));
}

// Reads `end`, one end of the range `text`. Returns `ifOpen` if `end` is empty.
Result<std::int64_t, std::string> endIn(Metric metric, std::string_view end, std::int64_t ifOpen,
                                        std::string_view text) {
    const MetricInfo& info = metricInfos[metric];
    if (end.empty()) {
        return ifOpen;
    }
    const auto value = valueIn(end, info.unit);
    if (!value) {
        return wrongForm(text, info.unit);
    }
    if (*value > info.most) {
        return fmt::format("{}{}{} is too large; allowed are numbers up to {}",
                           end == text ? "" : printableExcerpt(text), end == text ? "" : ": ",
                           printableExcerpt(end), valueText(info.most, info.unit));
    }
    return *value;
}

}  // namespace

Result<Target, std::string> parseTarget(Metric metric, std::string_view text) {
    const std::size_t dotsAt = text.find(dots);
    const bool isRange = dotsAt != std::string_view::npos;
    const std::string_view low = text.substr(0, dotsAt);
    const std::string_view high = isRange ? text.substr(dotsAt + dots.size()) : text;
    if (low.empty() && high.empty()) {
        return wrongForm(text, metricInfos[metric].unit);
    }
    const auto least = endIn(metric, low, 0, text);
    const auto most = endIn(metric, high, Target::noMost, text);
    if (!least || !most) {
        return least ? most.error() : least.error();
    }
    if (least.value() > most.value()) {
        return fmt::format("{} runs backwards; use {}..{}", text, high, low);
    }
    return Target{metric, least.value(), most.value()};
}

std::string rangeText(const Target& target) {
    const MetricUnit unit = metricInfos[target.metric].unit;
    if (target.least == target.most) {
        return valueText(target.least, unit);
    }
    return (target.least > 0 || target.most == Target::noMost ? valueText(target.least, unit)
                                                              : "") +
           ".." + (target.most == Target::noMost ? "" : valueText(target.most, unit));
}

}  // namespace doorstring
