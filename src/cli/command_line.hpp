// From the words of the command line to what is to be done.
#pragma once

#include "cli/options/command.hpp"
#include "cli/output/exit_status.hpp"

#include <iosfwd>
#include <optional>

namespace doorstring {

struct CommandLine {
    std::optional<Job> job;  // none: all is done, and `status` says how the program ends
    int status = exitDone;
};

// Help and version go to `out`, the sentence about a wrong command line to `err`.
CommandLine readCommandLine(int argc, const char* const* argv, std::ostream& out,
                            std::ostream& err);

}  // namespace doorstring
