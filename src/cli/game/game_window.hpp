// The game in its window, as commands ask for it. Windows lie to the right of this layer, so that
// app/ provides it.
#pragma once

#include "base/seed.hpp"
#include "cli/options/common_options.hpp"

#include <filesystem>
#include <optional>

namespace doorstring {

struct PlayRequest {
    CommonOptions common;
    std::optional<Seed> seed = {};  // none: the game chooses one
    bool explore = false;           // into a dungeon at once
    bool watch = false;             // begins with the dungeon growing
    std::optional<std::filesystem::path> tourFolder =
        {};  // the game plays itself; its pictures go here
    std::optional<std::filesystem::path> recordFile = {};
};

struct ReplayRequest {
    CommonOptions common;
    std::filesystem::path file;
    bool verify = false;  // without a window, as fast as possible
};

class GameWindow {
public:
    virtual ~GameWindow() = default;

    // Both return the exit status.
    virtual int play(const PlayRequest& request, ConfigSources sources) = 0;
    virtual int replay(const ReplayRequest& request) = 0;
};

}  // namespace doorstring
