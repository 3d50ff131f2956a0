// A command of the program is one row of the catalog (cli/commands.cpp). The parser, the help, the
// man page, the completions, the tables of docs/command-line.md and the sentences about wrong
// command lines all follow from that row. GivenOptions holds the words of a command line, grouped
// by option.
#pragma once

#include "base/enums.hpp"
#include "base/result.hpp"

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

class GameWindow;
struct Folders;
struct GivenOptions;

// A value, or the sentence that tells the user why there is none.
template <typename Value>
using OrSentence = Result<Value, std::string>;
// The sentence that tells the user what is wrong; empty if nothing is.
using MaybeSentence = std::optional<std::string>;

// The whole numbers that an option takes.
struct NumberRange {
    int least = 0;
    int most = std::numeric_limits<int>::max();
};

struct Option {
    std::string_view name;      // "--seed"
    std::string_view argument;  // "SEED"; empty for a flag
    std::string_view help;
    std::string_view example = {};                   // an example of the argument: "7K2M-Q9XA"
    std::span<const std::string_view> choices = {};  // the only allowed values, if not empty
    const NumberRange* numbers = nullptr;            // null if the value is not a number
    bool mayRepeat = false;                          // whether it may be given several times
    // Says what is wrong with a value that `choices` allows; empty if nothing is. Null if there is
    // no such check. If there is one, `numbers` is not checked.
    MaybeSentence (*fault)(std::string_view value) = nullptr;

    bool isFlag() const { return argument.empty(); }
};

// An option whose choices are the names of an enum's values, in the same order. The first is the
// default.
template <typename Enum>
struct ChoiceOption {
    Option option;

    constexpr ChoiceOption(std::string_view name, std::string_view argument, std::string_view help,
                           std::string_view example,
                           const std::array<std::string_view, enumSize<Enum>()>& names)
        : option{name, argument, help, example, names} {}
    // Converts to an Option, so that it can be listed among others.
    constexpr operator const Option&() const { return option; }  // NOLINT
};

// The word or words besides the command and the options: walk.replay in
// `doorstring replay walk.replay`.
struct Operand {
    std::string_view noun = {};  // "file", shown as FILE; empty if the command takes none
    std::string_view example = {};
    bool isNeeded = true;
    bool mayRepeat = false;                              // whether several may be given
    std::span<const std::string_view> completions = {};  // what shells offer; others are allowed
};

// What Command::run() gets besides the options.
struct CommandContext {
    const Folders& folders;
    std::ostream& out;
    std::ostream& err;
    GameWindow& window;
};

struct Command {
    std::string_view name = {};  // "map"; empty for the game
    Operand operand = {};
    std::string_view purpose;  // its line in doorstring --help
    std::span<const Option> options;
    std::string_view notes = {};  // below the options in its own help
    std::span<const std::string_view> examples;
    // Says what is wrong with the operands and options as a whole, such as two that exclude each
    // other. Null if there is nothing to check.
    MaybeSentence (*clash)(const GivenOptions& given) = nullptr;
    // Runs the command. Returns the exit status.
    int (*run)(const GivenOptions& given, const CommandContext& context);
    bool isHidden = false;  // whether only the build uses it, so that no text for users names it
};

struct GivenOptions {
    const Command* command = nullptr;
    std::vector<std::string> operands = {};  // the words besides the command and the options
    // The values by the option's name, "--seed". A flag has one empty text for each time that it
    // was given.
    std::map<std::string, std::vector<std::string>, std::less<>> values = {};

    bool has(const Option& option) const { return values.find(option.name) != values.end(); }
    // The last text given for the option; empty if it was not given.
    std::string text(const Option& option) const;
    std::optional<std::filesystem::path> path(const Option& option) const;
    // The first operand; empty if none was given.
    std::optional<std::filesystem::path> firstPath() const;
    int number(const Option& option, int otherwise) const;
    template <typename Enum>
    Enum choice(const ChoiceOption<Enum>& option) const {
        return static_cast<Enum>(choiceIndex(option));
    }

private:
    // Returns the index of the given value among the option's choices; 0 if none was given.
    std::size_t choiceIndex(const Option& option) const;
};

// Finds an option by its name; null if there is none.
const Option* findOption(std::span<const Option> options, std::string_view name);

// Groups the words of a command line by option. The first word that names a command chooses it. If
// no word does, the command is the game, the first of the catalog. Options may come before or after
// the command. Rejects unknown commands and options, options of another command, missing or surplus
// operands and values, options that are given twice but may not be, values that an option does not
// allow, and options that exclude each other. With --help, rejects nothing. With --version, rejects
// only unknown options and flags with a value.
OrSentence<GivenOptions> readOptions(std::span<const Command> catalog, int argc,
                                     const char* const* argv);

}  // namespace doorstring
