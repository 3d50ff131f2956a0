// The words of a command line, sorted by option.
#pragma once

#include "cli/options/command.hpp"

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct GivenOptions {
    const Command* command = nullptr;
    std::vector<std::string> operands = {};  // words that are no options
    // By name, "--seed". A flag has one empty text for each time that it was given.
    std::map<std::string, std::vector<std::string>, std::less<>> values = {};

    bool has(const Option& option) const { return values.find(option.name) != values.end(); }
    // The last text given for the option; empty without it.
    std::string text(const Option& option) const;
    std::optional<std::filesystem::path> path(const Option& option) const;
    // The operand; empty without one.
    std::optional<std::filesystem::path> file() const;
    int number(const Option& option, int otherwise) const;
    template <typename Enum>
    Enum choice(const ChoiceOption<Enum>& option) const {
        return static_cast<Enum>(choiceAmong(option));
    }

private:
    // The place of the value among the choices of the option; 0 without it.
    std::size_t choiceAmong(const Option& option) const;
};

// Null if there is no such option.
const Option* findOption(std::span<const Option> options, std::string_view name);

// Sorts the words. Options may stand before or after the command. What is given fits the command:
// no option of others, none twice that may be given once, only values that it takes, and none that
// do not go together. The error is a sentence.
OrSentence<GivenOptions> readOptions(std::span<const Command> catalog, int argc,
                                     const char* const* argv);

}  // namespace doorstring
