// What lives from the start of the program to its end, whichever state is on the screen.
#pragma once

#include "base/rng.hpp"
#include "play/input/input_state.hpp"
#include "play/session/config_desk.hpp"
#include "play/session/hit_stop.hpp"
#include "play/session/workshop.hpp"
#include "saves/own_weights.hpp"
#include "saves/run_keeper.hpp"
#include "saves/run_records.hpp"
#include "view/art.hpp"
#include "view/hud/boss_bar.hpp"
#include "view/hud/changed_rooms.hpp"
#include "view/hud/debug_overlay.hpp"
#include "view/hud/first_hints.hpp"
#include "view/hud/low_hearts.hpp"
#include "view/hud/message.hpp"
#include "view/play/room_view.hpp"
#include "view/sound/sound.hpp"
#include "world/expedition.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// What only the window can do, asked for by a state and done by the loop.
enum class HostRequest : std::uint8_t { Quit, FitWindow, CopySeed, CopyText, SaveScreenshot };

struct SessionStart {
    ConfigSources sources;
    LoadedConfig loaded;
    Dungeon dungeon;  // to begin in, grown from what was loaded
    // True where the player named its seed: the dungeons after it then follow from it.
    bool seedGiven = false;
    SavePlace saves = {};  // of adventures
    // The seed of an adventure, where the dungeon is a floor of it that is only to be tried: that
    // run is not recorded.
    std::optional<Seed> trial = {};
    std::filesystem::path stateFolder = {};  // for unsaved edits of the Lab; empty: nowhere
    Workshop workshop = {};
};

class Session {
public:
    Session(const Art& artToUse, SessionStart start);

    const Config& config() const { return desk.config(); }
    // The canvas, with the art and the colours of the dungeon.
    Page page(Canvas& canvas) const;
    // "Enter" or the sign of a pad's button: a key of the device that was used last. The action's
    // own name where it has no key there.
    std::string keyFor(Action action) const;

    // All of these read the weights as they are on disk and report the result. On a walk from the
    // Lab growNew() takes those of the Lab.
    void growNew();
    // The next of the seeds that the program chooses.
    Seed nextSeed() { return {seeds_.next() & shortSeedMask}; }
    void growSame();
    void growSeed(Seed seed);
    // Tables of another preset, "" for those of the config folders.
    void growPreset(const std::string& preset);
    // The dungeon of a code, with its tables. The sentence says why that cannot be had.
    std::optional<std::string> growCode(const SharedDungeon& shared);
    // Once a tick while the knight walks: grows the same seed again around him where its weights
    // were saved and the options say so.
    void regrowIfDue();
    // Grows the same seed again where options that count for a dungeon were chosen since.
    void growIfOutdated();
    // The same, but the dungeon stays. False where the preset cannot be read, which is reported.
    bool adoptPreset(const std::string& preset);
    void undo();
    // Begins an adventure of the seed on its first floor. `date` is the day that the run counts
    // for; empty for today. Returns false if it cannot begin, which is reported; the dungeon before
    // it stays.
    bool beginAdventure(Seed seed, RunKind kind = RunKind::Free, std::string date = {});
    // A recording begins in the place of what is played, to be replayed: until endReplay() or
    // resumeAdventure() nothing else changes it.
    void beginReplay(const Recording& recording);
    // From its beginning once more.
    void replayAgain(const Recording& recording);
    void endReplay();
    // The saved run goes on where its recording has ended, which was replayed. False where its
    // floor cannot be read, which is reported; it then stays saved.
    bool resumeAdventure(const Recording& recording);
    // Down the stairs to the next floor, which there must be. False as above.
    bool descend();
    // Leaves the adventure, if there is one: dungeons are explored again.
    void endAdventure();
    bool isAdventure() const { return expedition.world().config.isAdventure(); }
    // The adventure was begun on a floor or in a room of the player's choice: it is not recorded.
    bool isTrial() const { return isTrial_ && isAdventure(); }
    // The knight dies, or is on his way down: no floor is regenerated from under him.
    bool isFloorOver() const;
    Seed adventureSeed() const { return adventure_; }
    RunKind runKind() const { return kind_; }
    // What sets the adventure apart, for its pages: "Daily, practice". Mostly nothing.
    std::string_view runNote() const;
    // That leads others to where the player is: the adventure's, or the dungeon's.
    Seed seedToShare() const;
    // The same with what the dungeon was grown by, where one explores: as a code that leads there
    // whatever else is configured.
    std::string codeToShare() const;
    // Of the adventure being played, if it ended now.
    RunSummary summaryOf(RunEnd end) const;
    // The player ends it.
    RunSummary giveUp();
    // Goes on in a dungeon that was grown from the config.
    void enter(const Config& grownFrom, Dungeon dungeon);
    // Looks for saved config files: reports them and applies what may change at once.
    void checkConfig();
    // Changes options and keeps them for the next start; `keys` are the paths of what is changed.
    // False where the message line says why they are not kept, or have no effect.
    bool choose(const std::function<void(Config&)>& change,
                const std::vector<std::string_view>& keys);
    // Shows what is wrong, and plays the sound of an error.
    void complain(const std::string& sentence);
    // Shows and plays what just happened in the world.
    void showEvents();
    // Files that are missing or broken: all of them in the log, the first on the screen, unless a
    // message is there already.
    void reportFaults(const std::vector<std::string>& faults);
    void quit() { requests.push_back(HostRequest::Quit); }
    void toggleFullscreen();
    void toggleMuted();
    void changeVolumes(int percent);

    const Art& art;
    const std::filesystem::path stateFolder;
    const Workshop workshop;
    ConfigDesk desk;
    Expedition expedition;
    OwnWeights ownWeights;
    RoomView roomView;
    MessageLine message;
    FirstHints hints;
    LowHearts lowHearts;
    BossHealth bossHealth;
    Sound sound;
    InputState input;
    Events events;
    HitStop hitStop;
    ChangedRooms changedRooms;
    FrameTimes times;
    // A recording is played, which nothing may change: R, Shift+R and U do nothing, and saved
    // config files are not read.
    bool replaying = false;
    bool debugOverlay = false;
    bool slowMotion = false;
    GridSize window;           // its size in its own pixels; 0 where there is none
    int largestScale = 16;     // of the canvas in a window that the desktop has room for
    bool padInUse = false;     // prompts name the keys of the device used last
    bool mapShowsAll = false;  // for those who want to see what their weights did
    std::vector<HostRequest> requests;
    std::string textToCopy;  // by CopyText
    // Plays in the player's place where there is one: the tour.
    std::function<InputFrame(const World&)> autopilot;
    // The Lab changes all four tables alike, also when it is opened again.
    bool isLabTurned = true;
    // The weights of the Lab, while a dungeon of it is walked.
    std::optional<Config> labWeights;
    // What is played is saved by it; none: adventures are not saved.
    std::unique_ptr<RunKeeper> runs;

private:
    void apply();
    std::optional<Dungeon> grown(const Config& by, Seed seed);
    // The same with what is configured for a floor of an adventure, 0: for exploring. Where it
    // cannot be grown, the configuration stays that of the floor before.
    std::optional<Dungeon> grownOnFloor(int floor, Seed seed);
    bool grow(const Config& by, Seed seed);
    bool grow(Seed seed) { return grow(config(), seed); }
    void arrive(const Config& grownFrom);
    void readWeights();
    bool regrowsAround() const;
    // What R, Shift+R and U do in an adventure.
    void regenerateFloor();
    void regenerateSame();
    void undoFloor();
    void report(const std::string& news);
    void logDungeon() const;

    // The options that take effect with the next dungeon only.
    struct LookOfDungeon {
        std::optional<Tileset> tileset;
        bool locks = false;
        bool creatures = false;
        friend bool operator==(const LookOfDungeon&, const LookOfDungeon&) = default;
    };
    static LookOfDungeon lookBy(const Config& config) {
        return {config.dungeon.tileset, config.explore.locks, config.explore.creatures};
    }

    bool regrowDue_ = false;  // weights were saved
    LookOfDungeon look_;      // of the dungeon that is walked
    Seed adventure_;          // of the adventure being played
    RunKind kind_ = RunKind::Free;
    bool isTrial_;       // it is only tried
    Seed beforeReplay_;  // of the dungeon that a replay took the place of
    RandomStream seeds_;
    ConfigDesk::MaybeFault bad_;
};

}  // namespace doorstring
