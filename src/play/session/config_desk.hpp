// The configuration during play: notices saved files and reads them, and keeps the last good
// configuration if a file or a room made by hand is broken.
#pragma once

#include "config/sources/load.hpp"
#include "config/sources/watch.hpp"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Says why the dungeon of a code is too much work to grow in the game; empty if it is not.
std::optional<std::string> tooMuchWork(const Config& config);

class ConfigDesk {
public:
    struct News {
        bool good = true;
        std::string text;
        bool isRead = good;  // the files count now, which they may in spite of a mistake
    };
    using MaybeFault = std::optional<std::string>;  // a sentence for the screen

    ConfigDesk(ConfigSources sources, LoadedConfig first);

    const Config& config() const { return loaded_.config; }
    const std::string& preset() const { return loaded_.preset; }
    std::uint64_t hash() const { return loaded_.hash; }

    // Reads the files again if one was saved since the last check, and returns what to report.
    // Empty if none was saved; the check then takes only microseconds.
    std::optional<News> check();
    // Applies what the player chose in a menu, and keeps it in the user's options.toml. Returns
    // what is wrong: there is no such config key, the choice could not be kept (told only once for
    // the same reason), or another source overrides the choice.
    MaybeFault choose(const std::function<void(Config&)>& change,
                      const std::vector<std::string_view>& keys);
    // The functions use...() read all sources again. If that fails, they return why and change
    // nothing. usePreset() reads for exploring, with another preset or, if the name is empty, with
    // none.
    MaybeFault usePreset(const std::string& preset);
    // Reads for exploring, with the code of a shared dungeon in place of a preset. Also refuses a
    // code that asks for too much work.
    MaybeFault useCode(const SharedDungeon& code);
    // Reads for a floor of an adventure. If `floor` is 0, reads for exploring. If `floor` is empty,
    // reads for the floor that files and options name. `difficulty` and `wins` are those of the
    // run, whatever is chosen for the next run; if either is empty, the files decide it. `woven`
    // are the offers that were woven into the floor.
    MaybeFault useFloor(std::optional<int> floor, std::optional<Difficulty> difficulty,
                        OfferSet woven, std::optional<int> wins);
    // Goes back to the configuration last read for exploring or, if there is none, to the shipped
    // files. Used if no dungeon to explore can be grown from the files on disk.
    void returnToExploring();
    // The sources in force.
    const ConfigSources& sources() const { return sources_; }
    // Returns the sources for a floor as useFloor() takes it. A preset or code that was chosen for
    // exploring is not among those of other floors.
    ConfigSources sourcesOf(std::optional<int> floor) const;
    // Reads the files as they are now, before a dungeon is grown. Returns what is wrong with them.
    MaybeFault readAgain();

private:
    MaybeFault read();
    // Adds the files that were saved since the last call to saved_.
    void noteSaved();
    // Reads again from other sources. If they cannot be read, nothing changes.
    MaybeFault use(ConfigSources sources);
    // Whether the run being played decides the value of the key, and not what the player chose for
    // a later run or for exploring.
    bool isDecidedByRun(std::string_view key) const;
    // Logs the faults in the templates of `config`, except those that the present configuration
    // already has. Returns them in a sentence; empty if there are none.
    MaybeFault newRoomFaults(const RoomConfig& config) const;

    ConfigSources started_;    // those that the program was started with
    ConfigSources exploring_;  // those last used for exploring
    ConfigSources sources_;    // those in force
    LoadedConfig loaded_;
    std::optional<LoadedConfig> explored_;  // what was last read for exploring
    // Choices that could not be saved, or that another source overrides. read() lays them over all
    // sources, until a later choice of the same key is kept or the program ends, but leaves out
    // keys for which isDecidedByRun() is true. The map is by config key; in the Config of a key
    // only the value of that key counts.
    std::map<std::string, Config> unkept_;
    // The last reported fault of writing options. The same fault is reported again only after
    // another fault or after a write that succeeds.
    std::string reportedFault_;
    ConfigWatch watch_;
    std::vector<std::filesystem::path> saved_;  // files that were saved and not read since
};

}  // namespace doorstring
