// `doorstring watch`: a dungeon growing, in the window or as pictures.
#pragma once

#include "base/seed.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"

#include <filesystem>
#include <optional>

namespace doorstring {

extern const Command watchCommand;

struct WatchRequest {
    CommonOptions common;
    std::optional<Seed> seed;                     // none: one at random
    std::optional<std::filesystem::path> folder;  // for pictures; none: in the window
    int every = 1;                                // a picture after so many steps
};

OrSentence<WatchRequest> readWatchOptions(const GivenOptions& given);

// Returns the exit status.
int runWatch(const WatchRequest& request, const CommandContext& context);

}  // namespace doorstring
