// Options that several commands read in the same way.
#pragma once

#include "cli/options/command_line.hpp"
#include "cli/options/given_options.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace doorstring {

template <typename Value>
using OrSentence = Result<Value, std::string>;

CommonOptions commonOf(const GivenOptions& given);

// --seed; none where it is not given.
OrSentence<std::optional<Seed>> seedOf(const GivenOptions& given);

// Which of the names --format gives; the first without it.
OrSentence<std::size_t> formatOf(const GivenOptions& given,
                                 std::span<const std::string_view> names);

// Which dungeons, for commands that can make many: at most one of the two.
struct ChosenSeeds {
    std::optional<Seed> seed;
    std::optional<SeedRange> seeds;
};

OrSentence<ChosenSeeds> seedsOf(const GivenOptions& given);

}  // namespace doorstring
