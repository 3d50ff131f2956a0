// The commands of the program, and what some of them ask of the window.
#pragma once

#include "base/seed.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <span>
#include <string_view>

namespace doorstring {

// Returns all commands; the game, which has no name on the command line, comes first.
std::span<const Command> catalog();

struct CommandLine {
    // Empty if nothing is left to do; `status` is then the exit status.
    std::optional<GivenOptions> given;
    int status = 0;
};
// Reads the words of a command line. Help and version go to `out`, the sentence about a wrong
// command line to `err`.
CommandLine readCommandLine(int argc, const char* const* argv, std::ostream& out,
                            std::ostream& err);

// Starts the log and runs the command. Returns the exit status.
int runCommand(const GivenOptions& given, const CommandContext& context);

// The game as the command line asks for it.
struct PlayRequest {
    CommonOptions common;
    std::optional<Seed> seed = {};  // empty if the game chooses one
    bool explore = false;           // begins in a dungeon, without the title
    bool daily = false;             // begins the adventure of today's seed
    bool adventure = false;         // begins an adventure, without the title
    bool watch = false;             // begins with the watch screen
    // The folder for the pictures of a tour, in which the game plays itself; empty for no tour.
    std::optional<std::filesystem::path> tourFolder = {};
    std::optional<std::filesystem::path> recordFile = {};  // empty for no recording
    // The end of the message that there is no display: says what works without one.
    std::string_view withoutDisplay = "--tour DIR lets the game play itself without one";
};

// The recording to show, as the command line asks for it.
struct ReplayRequest {
    CommonOptions common;  // for what is seen and heard; the recording has what affects play
    std::filesystem::path file;
};

// The game in its window. This layer must not include windows: app/ implements the class.
class GameWindow {
public:
    virtual ~GameWindow() = default;

    // Show the game, configured by `sources`, or the recording. Return the exit status.
    virtual int play(const PlayRequest& request, ConfigSources sources) = 0;
    virtual int replay(const ReplayRequest& request) = 0;
};

}  // namespace doorstring
