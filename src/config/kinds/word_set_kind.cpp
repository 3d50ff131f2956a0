#include "config/kinds/choice_kind.hpp"
#include "config/text/nearest.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

constexpr std::string_view anyWord = "any";

WordSet all(std::span<const std::string_view> words) {
    return (1U << words.size()) - 1U;
}

}  // namespace

std::string WordSetKind::allowed() const {
    return fmt::format("\"{}\" and lists of {}", anyWord, joined(known, "\""));
}

// "any", a list, or one word of it.
void WordSetKind::read(const TomlValue& found, WordSet& set, ValueReport& report) const {
    const bool isText = found.kind == TomlValue::Kind::Text;
    if (isText && found.text == anyWord) {
        set = all(known);
        return;
    }
    if (!isText && found.kind != TomlValue::Kind::List) {
        return report.rejectType(found);
    }
    if (!isText && found.items.empty()) {
        return report.reject(found, "is empty");
    }
    WordSet words = 0;
    for (const TomlValue& word : isText ? std::span(&found, 1) : std::span(found.items)) {
        if (const auto index = readChoice(known, word, report)) {
            words |= 1U << *index;
        }
    }
    if (!report.failed()) {
        set = words;
    }
}

std::string WordSetKind::toml(WordSet set) const {
    if (set == all(known)) {
        return fmt::format("\"{}\"", anyWord);
    }
    std::string text;
    for (std::size_t i = 0; i < known.size(); ++i) {
        if ((set >> i & 1U) != 0) {
            text += fmt::format("{}\"{}\"", text.empty() ? "" : ", ", known[i]);
        }
    }
    return "[" + text + "]";
}

}  // namespace doorstring
