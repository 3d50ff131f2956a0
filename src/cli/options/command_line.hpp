// What the command line asks for: the game, or a command that needs no window.
#pragma once

#include "base/door_set.hpp"
#include "base/seed.hpp"
#include "config/files/folders.hpp"
#include "config/sources/load.hpp"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace doorstring {

// How the program ends: all was done; the work failed (a full disk); the user asked for something
// that cannot be (a wrong option, a broken config file).
inline constexpr int exitDone = 0;
inline constexpr int exitFailed = 1;
inline constexpr int exitWrongUse = 2;

// Understood before and after the name of a command.
struct CommonOptions {
    std::optional<std::filesystem::path> configFolder;  // --config
    std::string preset;                                 // --preset; empty: none
    std::vector<std::string> sets;                      // --set key=value, in their order
    bool verbose = false;                               // --verbose: more of the log on the console
};

struct PlayRequest {
    CommonOptions common;
    std::optional<Seed> seed;                         // --seed; none: the game chooses one
    bool explore = false;                             // --explore: into a dungeon at once
    std::optional<std::filesystem::path> tourFolder;  // --tour: play by itself, pictures go there
    std::optional<std::filesystem::path> recordFile;  // --record: the play is written there
    bool watch = false;  // the command watch: begins with the dungeon growing
};

// Seed numbers first to end - 1; never empty.
struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    friend constexpr bool operator==(SeedRange, SeedRange) = default;
};

// How a PNG shows a dungeon.
enum class MapStyle : std::uint8_t {
    Blocks,    // a block for each room, in the colour of its distance
    Plain,     // dark walls and light ground
    Tiles,     // as in the game
    Blueprint  // with places, doors, distances, locks and the shortest way
};

struct MapLook {
    MapStyle style = MapStyle::Blocks;  // --style
    int zoom = 0;                       // --zoom; 0: as large as is usual for the style
};

enum class MapFormat : std::uint8_t { Ascii, Json, JsonLines, Png };

struct MapRequest {
    CommonOptions common;
    std::optional<Seed> seed;        // --seed
    std::optional<SeedRange> seeds;  // --seeds, never together with --seed; neither: one at random
    MapFormat format = MapFormat::Ascii;
    bool tiles = false;                        // --tiles: with the inside of every room
    MapLook look = {};                         // of pictures
    std::optional<std::filesystem::path> out;  // --out; none: the standard output
};

struct ReplayRequest {
    CommonOptions common;
    std::filesystem::path file;
    bool verify = false;  // --verify: without a window, as fast as can be
};

// `doorstring watch --out`: pictures of a dungeon's growth, without a window.
struct WatchRequest {
    CommonOptions common;
    std::optional<Seed> seed;      // none: one at random
    std::filesystem::path folder;  // --out
    int every = 1;                 // --every: a picture after so many steps
};

enum class SolveFormat : std::uint8_t { Text, Json };

struct SolveRequest {
    CommonOptions common;
    std::optional<Seed> seed;        // --seed
    std::optional<SeedRange> seeds;  // --seeds, never together with --seed; neither: one at random
    SolveFormat format = SolveFormat::Text;
};

enum class RoomFormat : std::uint8_t { Text, Png };

// `doorstring room FILE`: rooms made by hand, looked at or walked in.
struct RoomRequest {
    CommonOptions common;
    std::filesystem::path file;
    std::string name;              // --name; empty: all rooms of the file, or the first one
    std::optional<DoorSet> doors;  // --doors; none: those of the drawing
    RoomFormat format = RoomFormat::Text;
    std::optional<std::filesystem::path> out;  // --out; none: the standard output
    bool play = false;                         // --play: in the window
};

// Nothing is left to do: help or the version was printed, or a sentence on what is wrong.
struct ExitNow {
    int status = exitDone;
};

using Request = std::variant<PlayRequest, MapRequest, ReplayRequest, WatchRequest, SolveRequest,
                             RoomRequest, ExitNow>;

// Help and version go to `out`, what is wrong to `err`, one sentence.
Request parseCommandLine(int argc, const char* const* argv, std::ostream& out, std::ostream& err);

ConfigSources makeSources(const Folders& folders, const CommonOptions& options);

}  // namespace doorstring
