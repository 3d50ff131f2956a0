#include "dungeon/lint/findings.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

using Findings = std::vector<LintFinding>;

// What happens less often is chance, not a mistake.
constexpr std::uint64_t rareTries = 250;    // dungeons discarded for one that is kept
constexpr std::uint64_t oftenMissing = 20;  // in 100 dungeons
constexpr std::uint64_t fewestAlike = 50;   // dungeons

std::uint64_t inHundred(std::uint64_t some, std::uint64_t all) {
    return (100 * some + all / 2) / std::max<std::uint64_t>(1, all);
}

void addLimitFindings(const Config& config, const LintSample& sample, Findings& findings) {
    const std::uint64_t dungeons = sample.grown + sample.failed.times;
    if (sample.givingUp) {
        const bool none = sample.grown == 0;
        findings.push_back(
            {"limits.min_rooms",
             none ? "no dungeon can be grown: " + describe(*sample.givingUp, config.dungeon)
                  : fmt::format("{} in 100 seeds have no dungeon: {}",
                                inHundred(sample.failed.times, dungeons),
                                describe(*sample.givingUp, config.dungeon)),
             sample.failed.first, none});
    } else if (sample.tries > rareTries * dungeons) {
        findings.push_back(
            {"limits.min_rooms",
             fmt::format("only 1 in {} dungeons keeps to the limits; the others are discarded",
                         sample.tries / dungeons)});
    }
}

void addRoleFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                     Findings& findings) {
    const auto add = [&](std::string key, const Occurrence& missing, std::string_view what) {
        if (inHundred(missing.dungeons, sample.grown) >= oftenMissing) {
            findings.push_back({std::move(key),
                                fmt::format("{} in 100 dungeons have no room for {}",
                                            inHundred(missing.dungeons, sample.grown), what),
                                missing.first});
        }
    };
    for (const Role role : allValues<Role>) {
        const RoleConfig& wanted = config.dungeon.roles[role];
        add(givenKey(isGiven, fmt::format("roles.{}", name(role)),
                     {"count", "from", "to", "dead_end"}),
            sample.missing[role],
            wanted.count == 1 ? fmt::format("a room of kind {}", name(role))
                              : fmt::format("all rooms of kind {}", name(role)));
    }
    add("locks.small", sample.missingLocks, "all small locks and their keys");
    add("locks.boss", sample.missingBossLock, "the boss's lock and its key");
}

void addShapeFindings(const Config& config, const LintSample& sample, const IsGiven& isGiven,
                      Findings& findings) {
    const DungeonConfig& dungeon = config.dungeon;
    if (dungeon.growth == Growth::DoorStrings && sample.allAlike && sample.grown >= fewestAlike) {
        findings.push_back(
            {"tables.N", fmt::format("all of {} dungeons measure alike", sample.grown), Seed{0}});
    }
    const bool wantsLoops = dungeon.loops.chance.numerator > 0 || dungeon.loops.keepFacing;
    if (!isCarved(dungeon.growth) && wantsLoops && sample.loops.times == 0 && sample.grown > 0) {
        findings.push_back({dungeon.loops.keepFacing && !isGiven("loops.chance")
                                ? "loops.keep_facing"
                                : "loops.chance",
                            fmt::format("none of {} dungeons has a loop", sample.grown), Seed{0}});
    }
    for (const auto& [key, band] :
         {std::pair("middle.from", &dungeon.middle), std::pair("far.from", &dungeon.far)}) {
        if (band->from > 0 && static_cast<std::uint32_t>(band->from) > sample.farthest &&
            dungeon.growth == Growth::DoorStrings && sample.grown > 0) {
            findings.push_back(
                {key,
                 fmt::format(
                     "no room of {} dungeons is {} rooms from the start; the farthest is {}",
                     sample.grown, band->from, sample.farthest),
                 sample.farthestSeed});
        }
    }
}

}  // namespace

std::string givenKey(const IsGiven& isGiven, std::string_view section,
                     std::initializer_list<std::string_view> names) {
    const auto given = std::ranges::find_if(
        names, [&](auto name) { return isGiven(fmt::format("{}.{}", section, name)); });
    return fmt::format("{}.{}", section, given == names.end() ? *names.begin() : *given);
}

std::vector<LintFinding> findingsOf(const Config& config, const LintSample& sample,
                                    const IsGiven& isGiven) {
    Findings findings;
    addLimitFindings(config, sample, findings);
    if (sample.grown == 0) {
        return findings;
    }
    addShapeFindings(config, sample, isGiven, findings);
    addTableFindings(config, sample, isGiven, findings);
    addRoleFindings(config, sample, isGiven, findings);
    addRoomFindings(config, sample, isGiven, findings);
    return findings;
}

}  // namespace doorstring
