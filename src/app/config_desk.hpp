// The configuration during play: notices saved files, reads them, and keeps the last good one where
// the new one is broken.
#pragma once

#include "config/load.hpp"
#include "config/watch.hpp"

#include <optional>
#include <string>

namespace doorstring {

class ConfigDesk {
public:
    struct News {
        bool good = true;
        std::string text;
    };

    ConfigDesk(ConfigSources sources, LoadedConfig first);

    const Config& config() const { return loaded_.config; }
    const std::string& preset() const { return loaded_.preset; }
    std::uint64_t hash() const { return loaded_.hash; }

    // What to tell the player where a file was saved since the last look. Costs microseconds where
    // none was.
    std::optional<News> look();
    // Reads the files as they are now, as before growing a dungeon. Tells only what is wrong.
    std::optional<News> readAgain();

private:
    std::optional<News> read();

    ConfigSources sources_;
    LoadedConfig loaded_;
    ConfigWatch watch_;
};

}  // namespace doorstring
