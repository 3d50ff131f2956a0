// What lives from the start of the program to its end, whichever state is on the screen.
#pragma once

#include "base/rng.hpp"
#include "play/input/input_state.hpp"
#include "play/session/config_desk.hpp"
#include "play/session/host.hpp"
#include "play/session/languages.hpp"
#include "play/session/play_scene.hpp"
#include "saves/run_keeper.hpp"
#include "saves/run_records.hpp"
#include "view/hud/message.hpp"
#include "view/sound/sound.hpp"
#include "world/expedition.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace doorstring {

// A dungeon that was explored, to return to.
struct ExploredDungeon {
    Config grownWith;
    Dungeon dungeon;
};

struct Exploring {};

// A walk in a dungeon of the Lab.
struct LabVisit {
    Config weights;  // of the Lab
};

// A fight with a boss, without the rest of its floor.
struct Practice {
    CreatureKind boss = firstBoss;
    int lostHalves = 0;  // half hearts that the knight has lost
    // The tick in which the boss took its last blow; empty until then.
    std::optional<std::uint64_t> struckDownAt = {};
    bool isBossGone = false;  // whether its fall, which the last blow begins, is over

    // Takes the events of a tick. `ticks` is the number of ticks played, this one included.
    void take(const Events& events, std::uint64_t ticks);
};

struct AdventureRun {
    Seed seed;
    RunKind kind = RunKind::Free;
    Difficulty difficulty = Difficulty::Normal;
    // The wins that decide what is unlocked; empty if adventure.wins decides.
    std::optional<int> winsForUnlocks = {};
    int winsBefore = 0;         // the player's wins when the run began or was continued
    bool isUnrecorded = false;  // a trial or a practice, which is not recorded
    // The dungeon that was explored before the run; empty if there was none. After the run, a
    // dungeon of the run's seed is explored. If that dungeon cannot be grown, the player returns
    // to `explored`.
    std::optional<ExploredDungeon> explored = {};
    std::optional<Practice> practice = {};  // empty if the run is no practice
    bool hasToldOfDark = false;             // whether a dark room was explained
};

// A replay, which nothing may change: R, Shift+R and U do nothing, and saved config files are not
// read.
struct Replaying {
    std::optional<ExploredDungeon> explored = {};  // empty if the program only replays
};

// The ways to play a session, each with the state that only it has.
using Mode = std::variant<Exploring, LabVisit, AdventureRun, Replaying>;

struct SessionStart {
    ConfigSources sources;
    LoadedConfig loaded;
    Dungeon dungeon;  // to begin in, grown from what was loaded
    // Whether the player named its seed: the seeds of later dungeons then follow from it.
    bool seedGiven = false;
    SavePlace saves = {};  // of adventures
    // The seed of the adventure that `dungeon` is a floor of, if the program is started for a trial
    // of that floor; empty if not.
    std::optional<Seed> trialSeed = {};
    bool isReplay = false;  // the program only replays a recording that begins in `dungeon`
    std::filesystem::path stateFolder =
        {};  // keeps unsaved edits of the Lab; empty if they are not kept
    Workshop workshop = {};
    Languages languages = {};
    GrowDungeon grow = growAtOnce;  // until the host has a window
};

class Session {
public:
    Session(const Art& artToUse, SessionStart start);

    const Config& config() const { return desk.config(); }
    // The canvas, with the art and the colours of the dungeon.
    Page page(Canvas& canvas) const;
    // Names the action's key on the device that was used last: "Enter", or the sign of a pad's
    // button. Returns the action's own name if it has no key on that device.
    std::string keyFor(Action action) const;

    // The functions that grow a dungeon read the weights as they are on disk and report the result.
    // During a visit from the Lab growNew() takes the Lab's weights. In an adventure growNew() and
    // growSame() grow nothing: they say what holding R does.
    void growNew();
    // The next of the seeds that the program chooses.
    Seed nextSeed() { return {seeds_.next() & shortSeedMask}; }
    void growSame();
    void growSeed(Seed seed);
    // Grows with the tables of another preset, or with those of the config folders if the name is
    // empty.
    void growPreset(const std::string& preset);
    // Grows the dungeon of a code, with its tables. Returns why the code cannot be used; empty if
    // it can.
    std::optional<std::string> growCode(const SharedDungeon& shared);
    // Regrows the dungeon around the knight, from the same seed, if its weights have changed on
    // disk and view.regrow or requestRegrow() asks for that. Also counts down how long the minimap
    // lights the rooms that have changed. Must be called once a tick while the knight walks.
    void regrowIfDue();
    // Reads the weights as they are on disk. If the explored dungeon was grown with other weights,
    // the next regrowIfDue() that can regrow it does so, whatever view.regrow says.
    void requestRegrow();
    // Grows the same seed again if options that change a dungeon were chosen since it was grown.
    void growIfOutdated();
    // Reads another preset and keeps the dungeon. Returns false if it cannot be read, which is
    // reported.
    bool adoptPreset(const std::string& preset);
    void undo();
    // Spends a thread, which the knight must have, to regrow the floor of an adventure: as another
    // floor, or from the same seed.
    void spendThread(bool sameSeed);
    // Begins an adventure of the seed on its first floor. `date` is the day that the run counts
    // for; empty for today. Returns false if it cannot begin, which is reported; the present
    // dungeon then stays.
    bool beginAdventure(Seed seed, RunKind kind = RunKind::Free, std::string date = {});
    // Begins a fight with a boss at the door of its room, with what the knight is likely to have
    // found on the floors before. The fight is not saved. Returns false as beginAdventure() does.
    bool beginPractice(CreatureKind boss, Seed seed);
    // Begins again, with that seed, the trial that the program was started for.
    bool beginTrial(Seed seed);
    // The practice being played; null if none is.
    Practice* practice();
    // Replaces the current game with the start of a recording. Until endReplay() or
    // resumeAdventure() only the recording changes the game.
    void beginReplay(const Recording& recording);
    // Begins the recording again.
    void replayAgain(const Recording& recording);
    // Returns to the dungeon before the replay.
    void endReplay();
    bool isReplay() const { return std::holds_alternative<Replaying>(mode_); }
    // Continues the saved run after its recording was replayed to the end. Returns false if the
    // configuration of its floor cannot be read, which is reported; the run then stays saved.
    bool resumeAdventure(const Recording& recording);
    // Takes the knight down the stairs to the next floor, which must exist. Returns false if it
    // cannot be grown, which is reported; the run then stays saved.
    bool descend();
    // Leaves the adventure, if there is one: dungeons are explored again.
    void endAdventure();
    // Whether the world is a floor of an adventure, played or replayed.
    bool isAdventure() const { return expedition.world().config.isAdventure(); }
    // Whether the run is a trial, begun on a floor of the player's choice, or a practice. Neither
    // is recorded.
    bool isUnrecorded() const;
    // Whether the floor has ended, or the knight is dying or on the stairs: then no floor is
    // regrown.
    bool isFloorOver() const;
    // The adventure being played; null if none is.
    AdventureRun* run() { return std::get_if<AdventureRun>(&mode_); }
    const AdventureRun* run() const { return std::get_if<AdventureRun>(&mode_); }
    // Returns how often the player has won; 0 if saving is off.
    int winsSaved() const;
    // The label of the run, such as "Daily, practice"; empty if the run is ordinary or there is
    // none.
    std::string_view runNote() const;
    // The seed to share: that of the adventure, played or replayed, or else the dungeon's.
    Seed seedToShare() const;
    // Returns the code of the explored dungeon. The code holds the weights, too, so it gives this
    // dungeon whatever another player has configured. In an adventure, in the trial of a room, and
    // if no such code can be made, returns the code of seedToShare() instead.
    std::string codeToShare() const;
    // Sums up the adventure being played as if it ended now.
    RunSummary summaryOf(RunEnd end) const;
    // Ends the adventure because the player chose to. Returns its summary.
    RunSummary giveUp();
    // Walks in a dungeon of the Lab, until leaveLabVisit().
    void visit(const Config& weights, Dungeon dungeon);
    void leaveLabVisit();
    bool isLabVisit() const { return std::holds_alternative<LabVisit>(mode_); }
    // The present configuration, but with the sections `dungeon` and `room` that the explored
    // dungeon was grown with, because the files may have changed since.
    Config exploredConfig() const;
    // Enters a dungeon that was grown from the config.
    void enter(const Config& grownFrom, Dungeon dungeon);
    // Reads config files that were saved since the last call, reports them, and applies what may
    // change at once. Also reads the language's file again if it was saved.
    void checkConfig();
    // Changes options and keeps them for the next start; `keys` are the paths of their config keys.
    // Returns false if the message line now says that they could not be saved, or that another
    // source overrides them from the next start on. If they could not be saved for the same reason
    // as the last time, says nothing and returns true.
    bool choose(const std::function<void(Config&)>& change,
                const std::vector<std::string_view>& keys);
    // Shows what is wrong, and plays the sound of an error.
    void complain(const std::string& sentence);
    // Shows what just happened in the world, and plays its sounds.
    void showEvents();
    // Reports files that are missing or broken: all of them in the log, the first on the screen
    // unless a message is there already.
    void reportFaults(const std::vector<std::string>& faults);
    void quit() { host.requests.push_back(HostRequest::Quit); }
    void toggleFullscreen();
    void toggleMuted();
    void changeVolumes(int percent);

    const Art& art;
    const std::filesystem::path stateFolder;
    const Workshop workshop;
    Host host;
    ConfigDesk desk;
    Expedition expedition;
    OwnWeights ownWeights;  // notes whether the adventure ever had weights that are not shipped
    PlayScene scene;
    MessageLine message;
    Sound sound;
    Languages languages;
    InputState input;
    Events events;
    bool slowMotion = false;
    bool mapShowsAll = false;  // also rooms not visited, to see what the weights did
    // Whether the Lab changes all four tables alike; kept while the Lab is closed.
    bool labEditsAllTables = true;
    // Saves the adventure being played; null if saving is off.
    std::unique_ptr<RunKeeper> runs;

private:
    // Has the world, the language and the sound follow the configuration.
    void apply();
    // Grows a dungeon, but does not enter it; empty if none keeps to the limits or the player stops
    // the growing. Either is reported.
    std::optional<Dungeon> grown(const Config& grownFrom, Seed seed);
    // Changes the configuration to that of a floor by ConfigDesk::useFloor() and grows the floor,
    // but does not enter it. `seed` is that of the adventure or, for exploring, that of the
    // dungeon. Empty if the floor cannot be read or grown, which is reported; the configuration
    // then stays that of the floor before.
    std::optional<Dungeon> useFloorAndGrow(std::optional<int> floor, Seed seed,
                                           std::optional<Difficulty> difficulty,
                                           OfferSet woven = {}, std::optional<int> wins = {});
    // The player's wins, which decide what is unlocked in a run of that kind. Empty if the
    // configuration decides: if saving is off, if all is unlocked, and in a daily run, which is
    // the same for everybody.
    std::optional<int> winsFor(RunKind kind) const;
    bool growAndEnter(const Config& grownFrom, Seed seed);
    bool growAndEnter(Seed seed) { return growAndEnter(config(), seed); }
    ExploredDungeon exploredDungeon() const;
    void returnTo(ExploredDungeon explored);
    // Clears the scene and notes the options, after the expedition has entered another dungeon.
    void arrive(const Config& grownFrom);
    void readWeights();
    // Whether to regrow the explored dungeon around the knight: its weights, or those of its rooms,
    // have changed, and the options or requestRegrow() ask for it.
    bool regrowsAround() const;
    // Says what R does in an adventure: it spends a thread, if there is one.
    void tellOfThreads();
    // Shows what is wrong with the files, or else the news of a dungeon.
    void report(const std::string& news);
    void logDungeon() const;

    // The options that take effect only with the next dungeon.
    struct DungeonOptions {
        std::optional<Tileset> tileset;
        bool locks = false;
        bool creatures = false;
        friend bool operator==(const DungeonOptions&, const DungeonOptions&) = default;
    };
    static DungeonOptions dungeonOptionsOf(const Config& config) {
        return {config.dungeon.tileset, config.explore.locks, config.explore.creatures};
    }

    Mode mode_;
    bool isRegrowDue_ = false;        // weights were saved
    bool isRegrowRequested_ = false;  // regrow when due, whatever the options say
    DungeonOptions dungeonOptions_;   // of the dungeon being walked in
    RandomStream seeds_;
    // What was wrong with the files when they were last read; empty if nothing.
    ConfigDesk::MaybeFault filesFault_;
};

}  // namespace doorstring
