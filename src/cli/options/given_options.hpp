// The words of a command line, sorted by option but not yet understood. CLI11 stays behind this
// header.
#pragma once

#include "base/result.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

enum class Command : std::uint8_t { Game, Map, Replay, Watch, Solve, Room };
inline constexpr std::size_t commandCount = 6;

// "map"; empty for the game, which has no name on the command line.
std::string_view name(Command command);

struct GivenOptions {
    Command command = Command::Game;
    std::vector<std::string> files;  // words behind a command that are no options
    // By name, "--seed". A flag has one empty text for each time that it was given.
    std::map<std::string, std::vector<std::string>, std::less<>> values;

    bool has(std::string_view name) const { return values.find(name) != values.end(); }
    // The last text given for the option, which must have been given.
    const std::string& text(std::string_view name) const {
        return values.find(name)->second.back();
    }
};

// Options may stand before or after the command. The error is a sentence.
Result<GivenOptions, std::string> sortOptions(int argc, const char* const* argv);

}  // namespace doorstring
