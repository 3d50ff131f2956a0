// Every command of the program, and what each can be asked to do.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "base/seed.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "config/creature_parts.hpp"
#include "study/fit/fit_move.hpp"
#include "study/seek/target.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace doorstring {

// `doorstring` without a command: the game.
extern const Command gameCommand;
struct PlayRequest {
    CommonOptions common;
    std::optional<Seed> seed = {};  // none: the game chooses one
    bool explore = false;           // into a dungeon at once
    bool daily = false;             // into the adventure of today's seed
    bool adventure = false;         // a run of floors, at once
    bool watch = false;             // begins with the dungeon growing
    // For the pictures of a tour, on which the game plays itself.
    std::optional<std::filesystem::path> tourFolder = {};
    std::optional<std::filesystem::path> recordFile = {};
};
OrSentence<PlayRequest> readGameOptions(const GivenOptions& given);

// Dungeons as text, JSON or a picture, without a window.
extern const Command mapCommand;
// In the order of the names that --format and --style take.
enum class MapFormat : std::uint8_t { Ascii, Json, JsonLines, Png, Svg, Tmj };
enum class MapStyle : std::uint8_t {
    Blocks,    // a block for each room, in the colour of its distance
    Plain,     // dark walls and light ground
    Tiles,     // as in the game
    Blueprint  // with places, doors, distances, locks and the shortest way
};
// How a PNG shows a dungeon.
struct MapLook {
    MapStyle style = MapStyle::Blocks;
    int zoom = 0;  // 0: as large as is usual for the style
};
struct MapRequest {
    CommonOptions common;
    ChosenSeeds seeds;
    MapFormat format = MapFormat::Ascii;
    bool tiles = false;  // with the inside of every room
    MapLook look = {};
    std::optional<std::filesystem::path> out;  // none: the standard output
    std::optional<GridPos> why = {};           // explains the room of this cell instead
};
OrSentence<MapRequest> readMapOptions(const GivenOptions& given);
int runMap(const MapRequest& request, const CommandContext& context);

// A recorded play, in the window, or as fast as possible without one; or those of the records.
extern const Command replayCommand;
struct ReplayRequest {
    CommonOptions common;
    std::optional<std::filesystem::path> file;  // none: all of the records
    bool verify = false;                        // without a window
};
OrSentence<ReplayRequest> readReplayOptions(const GivenOptions& given);

// A dungeon growing, in the window or as pictures.
extern const Command watchCommand;
struct WatchRequest {
    CommonOptions common;
    std::optional<Seed> seed;                     // none: one at random
    std::optional<std::filesystem::path> folder;  // for pictures; none: in the window
    int every = 1;                                // steps from one picture to the next
};
OrSentence<WatchRequest> readWatchOptions(const GivenOptions& given);

// Proof that dungeons can be finished, and the shortest path through them.
extern const Command solveCommand;
enum class SolveFormat : std::uint8_t { Text, Json };  // in the order of --format's names
struct SolveRequest {
    CommonOptions common;
    ChosenSeeds seeds;
    SolveFormat format = SolveFormat::Text;
};
OrSentence<SolveRequest> readSolveOptions(const GivenOptions& given);

// Dungeons played without a window, and what happens there.
extern const Command autoplayCommand;
enum class AutoplayFormat : std::uint8_t { Table, Json };  // in the order of --format's names
struct AutoplayRequest {
    CommonOptions common;
    ChosenSeeds seeds;
    AutoplayFormat format = AutoplayFormat::Table;
    int jobs = 1;
    bool explores = false;                   // one dungeon a run, not an adventure
    int minutes = 60;                        // of game time that a run lasts at most
    bool isExpert = false;                   // plays as well as it can
    bool each = false;                       // reports each run as well
    std::filesystem::path out = "autoplay";  // for recordings of runs that fail
};
OrSentence<AutoplayRequest> readAutoplayOptions(const GivenOptions& given);

// What many dungeons measure, or what two configurations make of the same seeds.
extern const Command surveyCommand;
enum class SurveyFormat : std::uint8_t { Table, Json, Csv };  // in the order of --format's names
struct SurveyRequest {
    CommonOptions common;
    SeedRange seeds;
    SurveyFormat format = SurveyFormat::Table;
    int jobs = 1;
    std::optional<std::filesystem::path> out;   // none: the standard output
    std::optional<std::filesystem::path> plot;  // .png or .svg; none: no plots
    std::string other = {};                     // preset or folder to compare with; empty: none
    std::vector<std::filesystem::path> joined;  // surveys to put together; empty: grows one
};
OrSentence<SurveyRequest> readSurveyOptions(const GivenOptions& given);
int runSurvey(const SurveyRequest& request, const CommandContext& context);

// Seeds whose dungeons meet targets, or weights whose dungeons do on average.
extern const Command seekCommand;
enum class SeekFormat : std::uint8_t { Table, Json, Csv };  // in the order of --format's names
struct SeekRequest {
    CommonOptions common;
    SeedRange seeds;
    SeekFormat format = SeekFormat::Table;
    int jobs = 1;
    std::uint64_t count = 1;  // of seeds to find
    std::vector<Target> targets;
    std::optional<std::filesystem::path> out;    // none: the standard output
    bool fit = false;                            // moves weights
    std::optional<WeightBounds> weights;         // none: as is usual
    std::optional<std::filesystem::path> write;  // the preset that comes of it
};
OrSentence<SeekRequest> readSeekOptions(const GivenOptions& given);
int runSeek(const SeekRequest& request, const CommandContext& context);

// Mistakes of a configuration, and of what comes of it.
extern const Command lintCommand;
enum class LintFormat : std::uint8_t { Text, Json };  // in the order of --format's names
struct LintRequest {
    CommonOptions common;
    std::optional<std::filesystem::path> folder;  // none: what is configured
    LintFormat format = LintFormat::Text;
    std::optional<std::filesystem::path> out;  // none: the standard output
};
OrSentence<LintRequest> readLintOptions(const GivenOptions& given);
int runLint(const LintRequest& request, const CommandContext& context);

// The configuration as it is in force, and where each value of it comes from.
extern const Command configCommand;
enum class ConfigReport : std::uint8_t { Files, Where, Print, Diff, Schema };
struct ConfigRequest {
    CommonOptions common;
    ConfigReport report = ConfigReport::Files;
    std::string schemaFile = {};  // whose JSON schema is wanted
};
OrSentence<ConfigRequest> readConfigOptions(const GivenOptions& given);
int runConfig(const ConfigRequest& request, const CommandContext& context);

// Rooms made by hand as text or as a picture, checked, or played.
extern const Command roomCommand;
enum class RoomFormat : std::uint8_t { Text, Png };  // in the order of --format's names
struct RoomRequest {
    CommonOptions common;
    std::filesystem::path file;
    std::string name;              // empty: all rooms of the file, or the first one
    std::optional<DoorSet> doors;  // none: those of the drawing
    RoomFormat format = RoomFormat::Text;
    std::optional<std::filesystem::path> out;  // none: the standard output
    bool play = false;                         // in the window
};
OrSentence<RoomRequest> readRoomOptions(const GivenOptions& given);
int runRoom(const RoomRequest& request, const CommandContext& context);

// The creatures there are: their figures, their pictures, or some of them to fight.
extern const Command creatureCommand;
enum class CreatureFormat : std::uint8_t { Text, Json, Png };  // in the order of --format's names
struct CreatureRequest {
    CommonOptions common;
    std::optional<CreatureKind> kind;  // none: all of them
    CreatureFormat format = CreatureFormat::Text;
    std::optional<std::filesystem::path> out;  // none: the standard output
    std::optional<Tileset> tileset = {};       // none: the dungeon's
    bool play = false;                         // in the window
    int count = 1;                             // of them, to fight
    std::optional<GridSize> size = {};         // of the room, in tiles; none: the usual one
    std::optional<Seed> seed = {};             // of the room; none: one at random
};
OrSentence<CreatureRequest> readCreatureOptions(const GivenOptions& given);
int runCreature(const CreatureRequest& request, const CommandContext& context);

// All of them; the game, which has no name on the command line, comes first.
std::span<const Command> catalog();

struct CommandLine {
    std::optional<Job> job;  // none: all is done, and `status` says how the program ends
    int status = 0;
};
// Help and version go to `out`, the sentence about a wrong command line to `err`.
CommandLine readCommandLine(int argc, const char* const* argv, std::ostream& out,
                            std::ostream& err);

// The game in its window, as commands ask for it. This layer must not include windows, so app/
// implements it.
class GameWindow {
public:
    virtual ~GameWindow() = default;

    // Both return the exit status.
    virtual int play(const PlayRequest& request, ConfigSources sources) = 0;
    virtual int replay(const ReplayRequest& request) = 0;
};

}  // namespace doorstring
