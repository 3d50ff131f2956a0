// A command of the program is one row of the catalog. The parser, the help, the sentences about
// wrong command lines and the tests of the man page and the completions all read that row.
#pragma once

#include "base/result.hpp"

#include <functional>
#include <iosfwd>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

class GameWindow;
struct Folders;
struct GivenOptions;

template <typename Value>
using OrSentence = Result<Value, std::string>;

// The whole numbers that an option takes.
struct NumberRange {
    int least = 0;
    int most = std::numeric_limits<int>::max();
};

struct Option {
    std::string_view name;      // "--seed"
    std::string_view argument;  // "SEED"; empty: a flag
    std::string_view help;
    std::string_view example = {};                   // of the argument: "7K2M-Q9XA"
    std::span<const std::string_view> choices = {};  // the allowed values; empty: any
    const NumberRange* numbers = nullptr;            // none: any text
    bool repeats = false;
    // A sentence about a value that the option does not take; none: any.
    std::optional<std::string> (*check)(std::string_view value) = nullptr;

    bool isFlag() const { return argument.empty(); }
};

// The word beside the options, as in `doorstring replay walk.replay`, or several where it repeats.
struct Operand {
    std::string_view noun = {};  // "file", shown as FILE; empty: the command takes none
    std::string_view example = {};
    bool needed = true;
    bool repeats = false;
};

// What a command has to work with.
struct CommandContext {
    const Folders& folders;
    std::ostream& out;
    std::ostream& err;
    GameWindow& window;
};

// Does what was asked for; returns the exit status.
using Job = std::function<int(const CommandContext&)>;

struct Command {
    std::string_view name = {};  // "map"; empty: the game
    Operand operand = {};
    std::string_view purpose;  // its line in doorstring --help
    std::span<const Option> options;
    std::string_view notes = {};  // below the options in its own help
    std::span<const std::string_view> examples;
    OrSentence<Job> (*prepare)(const GivenOptions&);
};

// A command's `prepare`, from the function that reads its options and the one that runs it.
template <auto read, auto run>
OrSentence<Job> prepared(const GivenOptions& given) {
    auto request = read(given);
    if (!request) {
        return request.error();
    }
    return Job([request = std::move(request.value())](const CommandContext& context) {
        return run(request, context);
    });
}

}  // namespace doorstring
