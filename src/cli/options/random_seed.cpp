#include "cli/options/random_seed.hpp"

#include <random>

namespace doorstring {

Seed randomSeed() {
    std::random_device device;
    const std::uint64_t high = device();
    return {(high << 32U | device()) & shortSeedMask};
}

SeedRange chosenSeeds(std::optional<Seed> seed, std::optional<SeedRange> seeds) {
    if (seeds) {
        return *seeds;
    }
    const Seed one = seed ? *seed : randomSeed();
    return {one.number, one.number + 1};
}

}  // namespace doorstring
