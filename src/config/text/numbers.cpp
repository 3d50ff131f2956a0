#include "config/text/numbers.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::size_t decimals = 3;
constexpr std::size_t mostDigits = 15;

}  // namespace

std::optional<std::int64_t> parseThousandths(std::string_view text) {
    const bool negative = !text.empty() && text.front() == '-';
    if (negative || (!text.empty() && text.front() == '+')) {
        text.remove_prefix(1);
    }
    std::string digits(text);
    std::erase(digits, '_');  // TOML allows 1_000
    const std::size_t point = std::min(digits.find('.'), digits.size());
    std::string fraction = point < digits.size() ? digits.substr(point + 1) : std::string();
    digits.resize(point);
    while (fraction.size() > decimals && fraction.back() == '0') {
        fraction.pop_back();
    }
    fraction.resize(std::max(fraction.size(), decimals), '0');
    const std::string all = digits + fraction;
    if (digits.empty() || fraction.size() > decimals || all.size() > mostDigits) {
        return std::nullopt;
    }
    const auto magnitude = wholeNumber<std::uint64_t>(all);
    if (!magnitude) {
        return std::nullopt;
    }
    const auto value = static_cast<std::int64_t>(*magnitude);
    return negative ? -value : value;
}

std::string thousandthsText(std::int64_t thousandths) {
    const bool negative = thousandths < 0;
    const std::int64_t magnitude = negative ? -thousandths : thousandths;
    std::string text = (negative ? "-" : "") + std::to_string(magnitude / 1000);
    std::string fraction = fmt::format("{:03}", magnitude % 1000);
    while (!fraction.empty() && fraction.back() == '0') {
        fraction.pop_back();
    }
    return fraction.empty() ? text : text + "." + fraction;
}

}  // namespace doorstring
