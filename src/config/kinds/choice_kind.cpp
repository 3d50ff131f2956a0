#include "config/kinds/choice_kind.hpp"

#include "config/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

std::string ChoiceKind::allowed() const {
    return joined(choices, "\"");
}

std::optional<std::size_t> readChoice(std::span<const std::string_view> words,
                                      const TomlValue& found, ValueReport& report) {
    if (found.kind != TomlValue::Kind::Text) {
        report.rejectType(found);
        return std::nullopt;
    }
    const auto word = std::find(words.begin(), words.end(), found.text);
    if (word == words.end()) {
        const std::string_view nearest = nearestWord(found.text, words);
        report.reject(found, "is not a choice",
                      nearest.empty() ? "" : fmt::format("; did you mean \"{}\"?", nearest));
        return std::nullopt;
    }
    return static_cast<std::size_t>(word - words.begin());
}

}  // namespace doorstring
