// The options that several commands share, and the configuration that they ask for.
#pragma once

#include "base/grid.hpp"
#include "base/seed.hpp"
#include "cli/options/command.hpp"
#include "config/sources/load.hpp"
#include "config/sources/share_code.hpp"
#include "files/folders.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// The options of every command.
inline constexpr Option configOption{
    "--config", "DIR", "read your own .toml files in DIR over the shipped ones", "my-config"};
inline constexpr Option presetOption{
    "--preset", "NAME", "use a preset of config/presets/, or the .toml file NAME", "classic"};
inline constexpr Option setOption{.name = "--set",
                                  .argument = "KEY=VALUE",
                                  .help = "set one key of the configuration; may be repeated",
                                  .example = "grid.width=20",
                                  .mayRepeat = true};
inline constexpr Option verboseOption{"--verbose", "", "show all of the log on the console"};
inline constexpr Option versionOption{"--version", "",
                                      "show the versions of the program and its libraries"};
inline constexpr Option helpOption{"--help", "", "show this help"};

std::span<const Option> commonOptions();
// Returns the options of the command, followed by the common ones.
std::vector<Option> optionsOf(const Command& command);

struct CommonOptions {
    std::optional<std::filesystem::path> configFolder;  // --config
    std::string preset;                                 // --preset; empty if not given
    std::vector<std::string> sets;                      // --set key=value, in their order
    std::optional<SharedDungeon> code = {};             // --code, of commands that take it
};

CommonOptions commonOf(const GivenOptions& given);

ConfigSources makeSources(const Folders& folders, const CommonOptions& options);

// Reports each fault of the rooms made by hand; if one of them is shown alone, leaves out those of
// the others. Returns exitWrongUse if there is one, else exitDone.
int complainOfRooms(const RoomConfig& config, std::ostream& err);

// Reads the configuration. If it or a room made by hand is wrong, reports each mistake and returns
// nothing.
std::optional<LoadedConfig> configFor(const CommonOptions& options, const CommandContext& context);

// Logs the start of a command and calls `work` with the configuration that its options ask for. If
// configFor() returns none, or an output file cannot be written, that is reported instead.
// `fileOptions` are the options that name output files. Returns the exit status.
int withConfig(const GivenOptions& given, const CommandContext& context,
               std::initializer_list<Option> fileOptions,
               const std::function<int(const LoadedConfig&)>& work);
// Does the same, but takes the common options from `options` instead of `given`.
int withConfig(const GivenOptions& given, const CommonOptions& options,
               const CommandContext& context, std::initializer_list<Option> fileOptions,
               const std::function<int(const LoadedConfig&)>& work);

// The number of threads or processes that share the work. No result depends on it.
inline constexpr NumberRange jobNumbers{1, 256};
inline constexpr Option jobsOption{
    .name = "--jobs",
    .argument = "N",
    .help = "how many to work on at a time, 1 to 256; default: as many as there are processors",
    .example = "4",
    .numbers = &jobNumbers};
// Returns what --jobs says, or else the number of processors, within jobNumbers.
int jobsOf(const GivenOptions& given);

// The seed numbers first to end - 1. A range that a command line gives is never empty.
struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;

    std::uint64_t count() const { return end - first; }
    friend constexpr bool operator==(SeedRange, SeedRange) = default;
};

// The most seeds that --seeds may ask for. More would take days and fill disks.
inline constexpr std::uint64_t mostSeeds = 1'000'000'000;

// Reads a range such as "0:20".
OrSentence<SeedRange> parseSeedRange(std::string_view text);

// Say why a text is no seed, or no range of seeds; empty if it is one.
MaybeSentence seedFault(std::string_view text);
MaybeSentence seedRangeFault(std::string_view text);

inline constexpr Option seedOption{
    .name = "--seed",
    .argument = "SEED",
    .help = "the dungeon: a code (7K2M-Q9XA), a number or any text; default: random",
    .example = "7K2M-Q9XA",
    .fault = seedFault};
inline constexpr Option seedsOption{.name = "--seeds",
                                    .argument = "A:B",
                                    .help = "the dungeons of the seed numbers A to B - 1",
                                    .example = "0:20",
                                    .fault = seedRangeFault};

// Says why a text is not the code of a shared dungeon; empty if it is one.
MaybeSentence codeFault(std::string_view text);

inline constexpr Option codeOption{
    .name = "--code",
    .argument = "CODE",
    .help = "a shared dungeon: its seed, its preset and what differs from it",
    .example = "'7K2M-Q9XA ring grid.width=20 #4K'",
    .fault = codeFault};

// Returns the seed, the preset and the keys that --code stands for; empty without --code.
std::optional<SharedDungeon> sharedDungeonOf(const GivenOptions& given);

// Says that --seed or --preset was given beside --code, which decides both; empty if neither was.
MaybeSentence codeClash(const GivenOptions& given);

// Returns the seed of --seed or --code; empty if neither is given.
std::optional<Seed> seedOf(const GivenOptions& given);

struct ChosenSeeds {
    SeedRange range;  // of --seeds; else the one seed of --seed or --code, or a random one
    bool isRangeGiven = false;  // whether --seeds was given
};
ChosenSeeds seedsOf(const GivenOptions& given);
// Returns the range of --seeds, or the usual one.
SeedRange seedRangeOf(const GivenOptions& given, SeedRange usual);

// The formats of tables of figures.
enum class ReportFormat : std::uint8_t { Table, Json, Csv };
inline constexpr auto reportFormatNames = namesOf<ReportFormat>({"table", "json", "csv"});
inline constexpr ChoiceOption<ReportFormat> reportOption{
    "--format", "FORMAT", "table (the default), json or csv", "json", reportFormatNames};

// Returns values of --set that make a dungeon of `grid` cells, grown from its middle by door
// strings, without special rooms, locks, loops and limits. They are for commands that play one room
// or one kind of creature alone.
std::vector<std::string> bareDungeonSets(GridSize grid);

}  // namespace doorstring
