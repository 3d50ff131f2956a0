#include "dungeon/forecast/forecaster.hpp"

#include "dungeon/contents/contents.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// A seed that needs more tries is left out, so that a forecast does not take long.
constexpr int mostTries = 200;

}  // namespace

Forecaster::Forecaster(const Config& config, Seed seed)
    : dungeon_(config.dungeon),
      room_(config.room),
      creatures_(config.creatures),
      adventure_(config.adventure),
      seeds_(seed.number) {
    dungeon_.limits.tries = std::min(dungeon_.limits.tries, mostTries);
}

void Forecaster::advance(int count) {
    for (; count > 0 && !isDone(); --count, ++tried_) {
        addFloor({seeds_.next()});
    }
}

void Forecaster::addFloor(Seed seed) {
    const auto dungeon = generateDungeon(dungeon_, room_, seed);
    if (!dungeon) {
        return;
    }
    const Metrics metrics = measure(dungeon.value(), &creatures_);
    ++forecast_.floors;
    forecast_.rooms += metrics.rooms;
    forecast_.danger += metrics.danger.value_or(0);
    forecast_.chests +=
        static_cast<std::int64_t>(contentsOf(dungeon.value(), adventure_).chests.size());
}

}  // namespace doorstring
