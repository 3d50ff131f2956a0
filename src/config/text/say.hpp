// Sentences for players, with named places for what changes: {coins}. The compiler checks that the
// English sentence and its values agree. readPo() checks that a translation has the same places.
#pragma once

#include "base/message.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace doorstring {

// For "..."_a, which names the place of a value: say("Floor {floor}", "floor"_a = 3).
using namespace fmt::literals;

// Returns `shown`, a translation, with its places filled. If the translation names a place that has
// no value, returns the English text with its places filled. A file that was edited by hand can
// have such a translation.
std::string withPlacesFilled(std::string_view shown, std::string_view english,
                             fmt::format_args values);

// Writes a sentence in the language chosen. Takes the values by copy, not as references to const:
// from fmt 11 on, a named value that is const is not found by its name.
template <typename... Values>
std::string say(fmt::format_string<Values...> english, Values... values) {
    const fmt::string_view checked = english;
    const std::string_view text(checked.data(), checked.size());
    return withPlacesFilled(tr(Message::ofText(text)), text, fmt::make_format_args(values...));
}

// Writes a number in groups of three digits, as the language chosen does: "12,345", "12.345".
std::string sayNumber(std::uint64_t number);

using CountPlace = decltype("count"_a = std::int64_t{});

// Writes a sentence about the number {count}, in the form that the language chosen has for this
// number.
template <typename... Values>
std::string sayCount(std::int64_t count, fmt::format_string<CountPlace, Values...> one,
                     fmt::format_string<CountPlace, Values...> many, Values... values) {
    const fmt::string_view first = one;
    const fmt::string_view others = many;
    const std::string_view oneText(first.data(), first.size());
    const std::string_view manyText(others.data(), others.size());
    auto place = "count"_a = count;
    return withPlacesFilled(trCount(static_cast<std::uint64_t>(count), oneText, manyText),
                            count == 1 ? oneText : manyText,
                            fmt::make_format_args(place, values...));
}

// Writes a message that is kept in a table, with these values in its places. The compiler does not
// check that they agree: a place without a value throws fmt::format_error here.
template <typename... Values>
std::string filled(Message message, Values... values) {
    return withPlacesFilled(tr(message), message.english(), fmt::make_format_args(values...));
}

}  // namespace doorstring
