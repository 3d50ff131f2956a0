#include "cli/options/seed_range.hpp"

#include <fmt/format.h>

#include <charconv>
#include <optional>

namespace doorstring {

namespace {

std::optional<std::uint64_t> wholeNumber(std::string_view text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    if (fault != std::errc{} || stop != end) {
        return std::nullopt;
    }
    return number;
}

}  // namespace

Result<SeedRange, std::string> parseSeedRange(std::string_view text) {
    const std::size_t colon = text.find(':');
    const auto first = wholeNumber(text.substr(0, colon));
    const auto end =
        wholeNumber(text.substr(colon == std::string_view::npos ? text.size() : colon + 1));
    if (!first || !end) {
        return fmt::format("--seeds wants two whole numbers with a colon between, such as 0:20, "
                           "and found '{}'",
                           text);
    }
    if (*first == *end) {
        return fmt::format("--seeds {} is empty, for its end does not belong to it; one dungeon "
                           "is --seed {}",
                           text, *first);
    }
    if (*end < *first) {
        return fmt::format("--seeds {} runs backwards; write --seeds {}:{}", text, *end, *first);
    }
    if (*end - *first > mostSeeds) {
        return fmt::format("--seeds {} asks for {} dungeons; at most {} are made at once", text,
                           *end - *first, mostSeeds);
    }
    return SeedRange{*first, *end};
}

}  // namespace doorstring
