#include "dungeon/seek/target.hpp"

#include "config/text/numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace doorstring {

namespace {

constexpr std::string_view dots = "..";

// No sign, and nothing beyond what a metric can be.
std::optional<std::int64_t> valueIn(std::string_view text, MetricUnit unit) {
    constexpr std::size_t mostDigits = 12;
    const auto isPlain = [](char letter) {
        return letter == '.' || (letter >= '0' && letter <= '9');
    };
    if (text.empty() || text.size() > mostDigits || !std::ranges::all_of(text, isPlain)) {
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
                             text)
               : fmt::format("needs a whole number or a range, such as 14, 7.., ..3 or 2..4; found "
                             "'{}'",
                             text);
}

}  // namespace

Result<Target, std::string> parseTarget(Metric metric, std::string_view text) {
    const MetricUnit unit = metricInfos[metric].unit;
    const std::size_t between = text.find(dots);
    const bool isRange = between != std::string_view::npos;
    const std::string_view low = text.substr(0, between);
    const std::string_view high = isRange ? text.substr(between + dots.size()) : text;
    Target target{metric};
    if (low.empty() && high.empty()) {
        return wrongForm(text, unit);
    }
    if (!low.empty()) {
        const auto least = valueIn(low, unit);
        if (!least) {
            return wrongForm(text, unit);
        }
        target.least = *least;
    }
    if (!high.empty()) {
        const auto most = valueIn(high, unit);
        if (!most) {
            return wrongForm(text, unit);
        }
        target.most = *most;
    }
    if (target.least > target.most) {
        return fmt::format("{} runs backwards; use {}..{}", text, high, low);
    }
    return target;
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
