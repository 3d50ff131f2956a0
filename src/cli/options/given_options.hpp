// The words of a command line, sorted by option. CLI11 stays behind this header.
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
    std::vector<std::string> operands;  // words that are no options
    // By name, "--seed". A flag has one empty text for each time that it was given.
    std::map<std::string, std::vector<std::string>, std::less<>> values;

    bool has(std::string_view name) const { return values.find(name) != values.end(); }
    // The last text given for the option, which must have been given.
    const std::string& text(std::string_view name) const {
        return values.find(name)->second.back();
    }
    std::optional<std::filesystem::path> path(std::string_view name) const;
    // The place of the value among the choices of the option; without it 0.
    std::size_t choice(std::string_view name) const;
    int number(std::string_view name, int otherwise) const;
};

// None where there is no such option.
const Option* findOption(std::span<const Option> options, std::string_view name);

// Options may stand before or after the command. What is given fits the command's options: no
// other option, none twice that may be given once, values among the choices. The error is a
// sentence.
OrSentence<GivenOptions> readOptions(std::span<const Command> catalog, int argc,
                                     const char* const* argv);

// The sentences about command lines that do not fit the catalog.

// An option without its value, or a flag with one.
std::string valueMismatch(std::span<const Option> options, const std::vector<std::string>& words);

std::string unknownOption(std::span<const Option> options, const Command& command,
                          const std::string& word);

// What is wrong with options that are all known; none where all is well.
std::optional<std::string> misuse(std::span<const Command> catalog, const GivenOptions& given);

}  // namespace doorstring
