// One of some words, kept as an enum.
#pragma once

#include "config/kinds/kinds.hpp"

namespace doorstring {

// The place of the word that was found in the list; nothing where it was rejected.
std::optional<std::size_t> readChoice(std::span<const std::string_view> words,
                                      const TomlValue& found, ValueReport& report);

// Its words, in the order of the enum. `none`, where it is given, is the word for an empty
// std::optional of the enum.
struct ChoiceKind {
    std::vector<std::string_view> choices;

    explicit ChoiceKind(std::vector<std::string_view> words) : choices(std::move(words)) {}
    ChoiceKind(std::string_view none, std::span<const std::string_view> words) : choices{none} {
        choices.insert(choices.end(), words.begin(), words.end());
    }

    std::string allowed() const;
    BareWords words() const { return BareWords::Always; }

    template <typename Enum>
    void read(const TomlValue& found, Enum& value, ValueReport& report) const {
        if (const auto index = readChoice(choices, found, report)) {
            value = static_cast<Enum>(*index);
        }
    }
    template <typename Enum>
    void read(const TomlValue& found, std::optional<Enum>& value, ValueReport& report) const {
        if (const auto index = readChoice(choices, found, report)) {
            value = *index == 0 ? std::nullopt : std::optional(static_cast<Enum>(*index - 1));
        }
    }

    template <typename Enum>
    std::string toml(Enum value) const {
        return quoted(static_cast<std::size_t>(value));
    }
    template <typename Enum>
    std::string toml(const std::optional<Enum>& value) const {
        return quoted(value ? static_cast<std::size_t>(*value) + 1 : 0);
    }

private:
    std::string quoted(std::size_t index) const {
        return "\"" + std::string(choices[index]) + "\"";
    }
};

}  // namespace doorstring
