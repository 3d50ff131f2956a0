#include "cli/options/seeds.hpp"

#include "cli/options/code.hpp"
#include "cli/options/given_options.hpp"
#include "config/text/numbers.hpp"
#include "files/random_seed.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

OrSentence<SeedRange> parseSeedRange(std::string_view text) {
    const std::size_t colon = std::min(text.find(':'), text.size() - 1);
    const auto first = wholeNumber<std::uint64_t>(text.substr(0, colon));
    const auto end = wholeNumber<std::uint64_t>(text.substr(colon + 1));
    if (!first || !end) {
        return fmt::format("--seeds needs two whole numbers, as in --seeds 0:20; found '{}'", text);
    }
    if (*first == *end) {
        return fmt::format("--seeds {} is empty, because its end is not included; for one dungeon, "
                           "use --seed {}",
                           text, *first);
    }
    if (*end < *first) {
        return fmt::format("--seeds {} runs backwards; use --seeds {}:{}", text, *end, *first);
    }
    if (*end - *first > mostSeeds) {
        return fmt::format("--seeds {} asks for {} dungeons; at most {} are allowed", text,
                           *end - *first, mostSeeds);
    }
    return SeedRange{*first, *end};
}

OrSentence<std::optional<Seed>> seedOf(const GivenOptions& given) {
    if (!given.has("--seed")) {
        const auto shared = codeIn(given);
        return shared ? std::optional(shared->seed) : std::nullopt;
    }
    const auto seed = parseSeed(given.text("--seed"));
    if (!seed) {
        return "--seed: " + seed.error();
    }
    return std::optional(seed.value());
}

OrSentence<ChosenSeeds> seedsOf(const GivenOptions& given) {
    if (given.has("--seed") && given.has("--seeds")) {
        return std::string("--seed is for one dungeon and --seeds for many; give one of them");
    }
    if (given.has("--seeds")) {
        const auto range = parseSeedRange(given.text("--seeds"));
        if (!range) {
            return range.error();
        }
        return ChosenSeeds{range.value(), true};
    }
    const auto seed = seedOf(given);
    if (!seed) {
        return seed.error();
    }
    const Seed one = seed.value() ? *seed.value() : randomSeed();
    return ChosenSeeds{{one.number, one.number + 1}, false};
}

}  // namespace doorstring
