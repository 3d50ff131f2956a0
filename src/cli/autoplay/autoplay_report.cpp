#include "cli/autoplay/autoplay_report.hpp"

#include <fmt/format.h>

#include <numeric>

namespace doorstring {

// The floors before the last that was reached were finished, and that one if the run was.
void AutoplayReport::addFloors(const PlayResult& result) {
    isAdventure = isAdventure || result.floor > 0;
    for (std::size_t i = 0; i < result.floor; ++i) {
        ++floors[i].reached;
        const bool isLast = i + 1 == result.floor;
        floors[i].finished += !isLast || result.end == PlayEnd::Finished ? 1 : 0;
    }
    if (result.end == PlayEnd::Defeated) {
        Floor& last = floors[result.floor - 1];
        ++(result.lastBlow ? last.defeats[*result.lastBlow] : last.groundDefeats);
    }
}

void AutoplayReport::add(const PlayResult& result) {
    addFloors(result);
    ++ends[result.end];
    ticks += result.ticks;
    rooms += result.rooms;
    visited += result.visited;
    withCreatures += result.withCreatures;
    cleared += result.cleared;
    deaths += result.deaths;
    groundDamage += result.groundDamage;
    groundDeaths += result.groundDeaths;
    for (std::size_t i = 0; i < creatureCount; ++i) {
        const CreatureTally& tally = result.creatures.values[i];
        Row& row = creatures.values[i];
        row.damage += tally.damage;
        row.deaths += tally.deaths;
        row.felled += tally.felled;
    }
}

std::uint64_t AutoplayReport::runs() const {
    return std::accumulate(ends.begin(), ends.end(), std::uint64_t{0}) - ends[PlayEnd::NotPlayed];
}

std::uint64_t AutoplayReport::damage() const {
    return std::accumulate(creatures.begin(), creatures.end(), groundDamage,
                           [](std::uint64_t sum, const Row& row) { return sum + row.damage; });
}

std::string whatFailed(const PlayResult& result) {
    switch (result.end) {
    case PlayEnd::Stuck:
        return "no progress for a minute";
    case PlayEnd::RuleBroken:
        return fmt::format("the rule {} was broken", name(result.rule));
    default:
        return "crashed";
    }
}

int shareOf(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<int>((part * 1000 + whole / 2) / whole);
}

}  // namespace doorstring
