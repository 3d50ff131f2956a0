// Which dungeons: --seed, --seeds, that of --code, or one at random.
#pragma once

#include "base/seed.hpp"
#include "cli/options/command.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace doorstring {

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
