// What floors of a configuration hold on average, counted over many seeds, a few at a time.
#pragma once

#include "base/rng.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"

#include <cstdint>

namespace doorstring {

struct Forecast {
    int floors = 0;  // those that could be grown
    // Sums over all these floors.
    std::int64_t rooms = 0;
    std::int64_t chests = 0;
    std::int64_t danger = 0;

    // Returns one of the sums divided by the number of floors, rounded; 0 if there are no floors.
    int mean(std::int64_t sum) const {
        return floors == 0 ? 0 : static_cast<int>((sum + floors / 2) / floors);
    }
};

// Number of seeds that a forecast tries. Those that grow no floor do not count in its averages.
inline constexpr int forecastSeeds = 400;

class Forecaster {
public:
    // The config must be that of a floor of an adventure. All seeds are derived from `seed`.
    Forecaster(const Config& config, Seed seed);

    bool isDone() const { return tried_ >= forecastSeeds; }
    // Tries up to `count` more seeds.
    void advance(int count);
    const Forecast& forecast() const { return forecast_; }

private:
    void addFloor(Seed seed);

    DungeonConfig dungeon_;
    RoomConfig room_;
    CreaturesConfig creatures_;
    AdventureConfig adventure_;
    RandomStream seeds_;
    int tried_ = 0;
    Forecast forecast_;
};

}  // namespace doorstring
