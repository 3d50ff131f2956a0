#include "files/random_seed.hpp"

#include <random>

namespace doorstring {

Seed randomSeed() {
    std::random_device device;
    const std::uint64_t high = device();
    return {(high << 32U | device()) & shortSeedMask};
}

}  // namespace doorstring
