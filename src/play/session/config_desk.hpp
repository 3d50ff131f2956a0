// The configuration during play: notices saved files and reads them, and keeps the last good
// configuration if a file or a room made by hand is broken.
#pragma once

#include "config/sources/load.hpp"
#include "config/sources/watch.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Why the dungeon of a code is too much work to grow in the game; empty if it is not.
std::optional<std::string> tooMuchWork(const Config& config);

class ConfigDesk {
public:
    struct News {
        bool good = true;
        std::string text;
    };
    using MaybeFault = std::optional<std::string>;  // a sentence for the screen

    ConfigDesk(ConfigSources sources, LoadedConfig first);

    const Config& config() const { return loaded_.config; }
    const std::string& preset() const { return loaded_.preset; }
    std::uint64_t hash() const { return loaded_.hash; }

    // Reads the files again if one was saved since the last check, and says what to report; empty
    // if none was. To find that out takes microseconds.
    std::optional<News> check();
    // Applies what the player chose in a menu, and keeps it in the user's options.toml. Returns
    // what is wrong: there is no such config key, the choice could not be kept (told only once for
    // the same reason), or another source overrides the choice.
    MaybeFault choose(const std::function<void(Config&)>& change,
                      const std::vector<std::string_view>& keys);
    // Reads again with another preset, or with none if the name is empty. Returns why it cannot be
    // read; then nothing changes.
    MaybeFault usePreset(const std::string& preset);
    // The same with the code of a shared dungeon in place of a preset. A code that asks for too
    // much work is refused, too.
    MaybeFault useCode(const SharedDungeon& code);
    // Reads again for a floor of an adventure; if `floor` is 0, for exploring; if it is empty, for
    // the floor that files and options name. Returns why it cannot be read; then nothing changes.
    // `difficulty` and `wins` are those of the run, whatever is chosen for the next run; where one
    // is empty, the files decide. `woven` are the offers that were woven into the floor.
    MaybeFault useFloor(std::optional<int> floor, std::optional<Difficulty> difficulty,
                        OfferSet woven, std::optional<int> wins);
    // Returns to what was last read for exploring, or else to the shipped files: for when the files
    // on disk give nothing to explore.
    void returnToExploring();
    const ConfigSources& sources() const { return sources_; }
    // Reads the files as they are now, before a dungeon is grown. Returns what is wrong with them.
    MaybeFault readAgain();

private:
    MaybeFault read();
    // Reads again from other sources. If they cannot be read, nothing changes.
    MaybeFault use(ConfigSources sources);
    // Logs those faults of templates that the last reading did not find. Returns them in a
    // sentence; empty if there are none.
    MaybeFault newRoomFaults(const RoomConfig& config) const;

    ConfigSources sources_;
    LoadedConfig loaded_;
    std::optional<LoadedConfig> explored_;  // what was last read for exploring
    // Choices that could not be saved, or that another source overrides: they hold until the same
    // config keys can be saved, or the program ends.
    std::map<std::string, Config> unkept_;  // by config key, each in a Config with its value
    std::string reportedFault_;  // of writing options; reported only once until a write succeeds
    ConfigWatch watch_;
};

}  // namespace doorstring
