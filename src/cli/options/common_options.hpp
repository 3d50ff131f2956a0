// The options that every command has, and the configuration that they ask for.
#pragma once

#include "base/seed.hpp"
#include "cli/options/command.hpp"
#include "config/sources/load.hpp"
#include "files/folders.hpp"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

std::span<const Option> commonOptions();
// The options of the command and these.
std::vector<Option> optionsOf(const Command& command);

struct CommonOptions {
    std::optional<std::filesystem::path> configFolder;  // --config
    std::string preset;                                 // --preset; empty: none
    std::vector<std::string> sets;                      // --set key=value, in their order
    std::optional<SharedDungeon> code = {};             // --code, of commands that take it
};

CommonOptions commonOf(const GivenOptions& given);

ConfigSources makeSources(const Folders& folders, const CommonOptions& options);

// None where it is invalid; each reason has then been reported.
std::optional<LoadedConfig> configFor(const CommonOptions& options, const CommandContext& context);

// How many threads or processes share the work: --jobs. No result depends on it.

inline constexpr NumberRange jobNumbers{1, 256};
inline constexpr Option jobsOption{
    .name = "--jobs",
    .argument = "N",
    .help = "how many to work on at a time; default: as many as there are processors",
    .example = "4",
    .numbers = &jobNumbers};

// What --jobs says, or the number of processors.
int jobsOf(const GivenOptions& given);

// Which dungeons: --seed, --seeds, that of --code, or one at random.

inline constexpr Option seedOption{
    "--seed", "SEED", "the dungeon: a code (7K2M-Q9XA), a number or any text; default: random",
    "7K2M-Q9XA"};
inline constexpr Option seedsOption{"--seeds", "A:B", "the dungeons of the seed numbers A to B - 1",
                                    "0:20"};

// Seed numbers first to end - 1; never empty.
struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;

    std::uint64_t count() const { return end - first; }
    friend constexpr bool operator==(SeedRange, SeedRange) = default;
};

// More dungeons than this would take days and fill disks.
inline constexpr std::uint64_t mostSeeds = 1'000'000'000;

// "0:20"
OrSentence<SeedRange> parseSeedRange(std::string_view text);

// --seed, or that of --code; none where neither is given.
OrSentence<std::optional<Seed>> seedOf(const GivenOptions& given);

struct ChosenSeeds {
    SeedRange range;       // one at random where nothing is given
    bool isRange = false;  // --seeds was given
};
OrSentence<ChosenSeeds> seedsOf(const GivenOptions& given);

}  // namespace doorstring
