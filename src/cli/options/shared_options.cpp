#include "cli/options/shared_options.hpp"

#include "cli/options/seed_range.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace doorstring {

CommonOptions commonOf(const GivenOptions& given) {
    CommonOptions common;
    if (given.has("--config")) {
        common.configFolder = given.text("--config");
    }
    if (given.has("--preset")) {
        common.preset = given.text("--preset");
    }
    if (given.has("--set")) {
        common.sets = given.values.find("--set")->second;
    }
    common.verbose = given.has("--verbose");
    return common;
}

OrSentence<std::optional<Seed>> seedOf(const GivenOptions& given) {
    if (!given.has("--seed")) {
        return std::optional<Seed>();
    }
    const auto seed = parseSeed(given.text("--seed"));
    if (!seed) {
        return "--seed: " + seed.error();
    }
    return std::optional(seed.value());
}

OrSentence<std::size_t> formatOf(const GivenOptions& given,
                                 std::span<const std::string_view> names) {
    if (!given.has("--format")) {
        return std::size_t{0};
    }
    const std::string& text = given.text("--format");
    const auto found = std::find(names.begin(), names.end(), text);
    if (found != names.end()) {
        return static_cast<std::size_t>(found - names.begin());
    }
    return fmt::format("--format '{}' is not known; allowed are {} and {}", text,
                       fmt::join(names.begin(), names.end() - 1, ", "), names.back());
}

OrSentence<ChosenSeeds> seedsOf(const GivenOptions& given) {
    if (given.has("--seed") && given.has("--seeds")) {
        return std::string("--seed is for one dungeon and --seeds for many; give one of them");
    }
    const auto seed = seedOf(given);
    if (!seed) {
        return seed.error();
    }
    if (!given.has("--seeds")) {
        return ChosenSeeds{seed.value(), std::nullopt};
    }
    const auto seeds = parseSeedRange(given.text("--seeds"));
    if (!seeds) {
        return seeds.error();
    }
    return ChosenSeeds{std::nullopt, seeds.value()};
}

}  // namespace doorstring
