#include "dungeon/passes/limits.hpp"

#include "config/contradictions/contradictions.hpp"
#include "config/text/say.hpp"
#include "dungeon/carved/carved_map.hpp"
#include "dungeon/growth/growth.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace doorstring {

namespace {

struct Counted {
    int rooms = 0;
    int deadEnds = 0;
    std::uint32_t longestDistance = 0;
};

Counted count(const Draft& draft) {
    Counted counted;
    draft.rooms.forEach([&](GridPos cell) {
        const RoomPlan& plan = draft.plans[cell];
        if (plan.kind != RoomKind::Secret) {
            ++counted.rooms;
            counted.deadEnds += plan.doors.size() == 1 ? 1 : 0;
            counted.longestDistance = std::max(counted.longestDistance, plan.distance);
        }
    });
    return counted;
}

bool hasDeadEndLimits(const DungeonConfig& config) {
    return config.growth == Growth::Hideout || config.limits.minDeadEnds > 0 ||
           config.limits.maxDeadEnds > 0;
}

std::optional<LimitRule> ruleBrokenByRooms(const LimitConfig& limits, int rooms) {
    if (rooms < limits.minRooms) {
        return LimitRule::MinRooms;
    }
    if (limits.maxRooms > 0 && rooms > limits.maxRooms) {
        return LimitRule::MaxRooms;
    }
    return std::nullopt;
}

std::optional<LimitRule> ruleBrokenByDeadEnds(const DungeonConfig& config, const Counted& counted) {
    if (config.growth == Growth::Hideout && counted.deadEnds < config.hideout.wantedDeadEnds()) {
        return LimitRule::HideoutDeadEnds;
    }
    if (counted.deadEnds < config.limits.minDeadEnds) {
        return LimitRule::MinDeadEnds;
    }
    if (config.limits.maxDeadEnds > 0 && counted.deadEnds > config.limits.maxDeadEnds) {
        return LimitRule::MaxDeadEnds;
    }
    return std::nullopt;
}

// The rule about dead ends that a draft breaks before loops are added. Loops take dead ends away:
// if there are to be some, a draft with too many may still become a dungeon.
std::optional<LimitRule> ruleBrokenBeforeLoops(const DungeonConfig& config,
                                               const Counted& counted) {
    const auto broken = ruleBrokenByDeadEnds(config, counted);
    return broken == LimitRule::MaxDeadEnds && config.loops.chance.numerator > 0 ? std::nullopt
                                                                                 : broken;
}

// Whether the last dead end that was made can be the boss's room: it is not beside the start, and
// no room is farther. So the boss is in the farthest dead end, as in other growths.
bool lastDeadEndSuitsBoss(const Draft& draft, const Counted& counted) {
    return !draft.deadEnds.empty() && stepsBetween(draft.deadEnds.back(), draft.start) != 1 &&
           draft.plans[draft.deadEnds.back()].distance == counted.longestDistance;
}

std::optional<LimitRule> ruleBrokenByHideout(const DungeonConfig& config, int wantedRooms,
                                             const Draft& draft, const Counted& counted) {
    if (counted.rooms != wantedRooms) {
        return LimitRule::HideoutRooms;
    }
    const bool bossWanted = config.roles[Role::Boss].count > 0;
    return bossWanted && !lastDeadEndSuitsBoss(draft, counted)
               ? std::optional(LimitRule::HideoutBoss)
               : std::nullopt;
}

}  // namespace

std::optional<LimitRule> ruleBrokenByMap(const DungeonConfig& config, const Draft& draft) {
    return draft.map->rooms() < config.carving().minRooms ? std::optional(LimitRule::CarvedRooms)
                                                          : std::nullopt;
}

bool lacksPlaces(const Draft& draft) {
    constexpr int smallMap = 9;  // screens
    // Rooms for the item, the map, the compass and the heart piece.
    constexpr int leastForChests = 4;
    if (draft.map->grid().area() < smallMap) {
        return false;
    }
    int forChests = 0;
    draft.rooms.forEach([&](GridPos cell) {
        const RoomKind kind = draft.plans[cell].kind;
        const bool mayHoldChest = roomTraits[kind].mayHoldChest;
        forChests += mayHoldChest && isRoomy(draft.map->tilesOf(cell)) ? 1 : 0;
    });
    const EnumArray<Role, int>& missing = draft.report.missingRoles;
    return forChests < leastForChests ||
           std::ranges::any_of(missing, [](int count) { return count > 0; });
}

std::optional<LimitRule> ruleBrokenByRooms(const DungeonConfig& config, const Draft& draft) {
    const bool limited = config.limits.minRooms > 1 || config.limits.maxRooms > 0;
    // ruleBrokenByLayout() checks the rooms of a hideout, after the hideout's own rule.
    return limited && config.growth != Growth::Hideout
               ? ruleBrokenByRooms(config.limits, draft.rooms.count())
               : std::nullopt;
}

std::optional<LimitRule> ruleBrokenByLayout(const DungeonConfig& config, Seed seed,
                                            std::uint32_t attempt, const Draft& draft) {
    if (config.growth != Growth::Hideout) {
        return hasDeadEndLimits(config) ? ruleBrokenBeforeLoops(config, count(draft))
                                        : std::nullopt;
    }
    const Counted counted = count(draft);
    const int wanted = hideoutRooms(config.hideout, seed, attempt);
    if (const auto broken = ruleBrokenByHideout(config, wanted, draft, counted)) {
        return broken;
    }
    const auto broken = ruleBrokenByRooms(config.limits, counted.rooms);
    return broken ? broken : ruleBrokenBeforeLoops(config, counted);
}

std::optional<LimitRule> ruleBrokenByRoles(const DungeonConfig& config, const Draft& draft) {
    const auto isMissed = [&](Role role) {
        return config.roles[role].must && draft.report.missingRoles[role] > 0;
    };
    return std::ranges::any_of(allValues<Role>, isMissed) ? std::optional(LimitRule::MissingRole)
                                                          : std::nullopt;
}

std::optional<LimitRule> ruleBrokenByDeadEnds(const DungeonConfig& config, const Draft& draft) {
    return hasDeadEndLimits(config) ? ruleBrokenByDeadEnds(config, count(draft)) : std::nullopt;
}

namespace {

// The sentences about a broken rule; {limit} is the limit, {section} is carvedSection(), and
// {hideout_rooms} is keyOfMostRooms().
struct RuleText {
    LimitRule rule;
    std::string_view key;  // to look at first
    Message breach;        // by one try
    Message count;         // {tries} are those that broke it
    int (*limit)(const DungeonConfig& config);
    Message remedy;  // the advice that helps most
};

constexpr auto ruleTexts = keyedTable<&RuleText::rule, RuleText>({
    {LimitRule::MinRooms, "limits.min_rooms",
     msg("it had fewer rooms than limits.min_rooms = {limit}"),
     msg("{tries} had fewer rooms than limits.min_rooms = {limit}"),
     [](const DungeonConfig& config) { return config.limits.minRooms; },
     msg("lower limits.min_rooms, enlarge the grid or give rooms with more doors more weight")},
    {LimitRule::MaxRooms, "limits.max_rooms",
     msg("it had more rooms than limits.max_rooms = {limit}"),
     msg("{tries} had more rooms than limits.max_rooms = {limit}"),
     [](const DungeonConfig& config) { return config.limits.maxRooms; },
     msg("raise limits.max_rooms, shrink the grid or give dead ends more weight")},
    {LimitRule::MinDeadEnds, "limits.min_dead_ends",
     msg("it had fewer dead ends than limits.min_dead_ends = {limit}"),
     msg("{tries} had fewer dead ends than limits.min_dead_ends = {limit}"),
     [](const DungeonConfig& config) { return config.limits.minDeadEnds; },
     msg("lower limits.min_dead_ends or give rooms with three doors more weight")},
    {LimitRule::MaxDeadEnds, "limits.max_dead_ends",
     msg("it had more dead ends than limits.max_dead_ends = {limit}"),
     msg("{tries} had more dead ends than limits.max_dead_ends = {limit}"),
     [](const DungeonConfig& config) { return config.limits.maxDeadEnds; },
     msg("raise limits.max_dead_ends or give rooms with three doors less weight")},
    {LimitRule::HideoutRooms, "{hideout_rooms}", msg("it had fewer rooms than [hideout] asks for"),
     msg("{tries} had fewer rooms than [hideout] asks for"), [](const DungeonConfig&) { return 0; },
     msg("lower hideout.rooms, hideout.level or hideout.refuse, or enlarge the grid")},
    {LimitRule::HideoutDeadEnds, "hideout.dead_ends",
     msg("it had fewer dead ends than hideout.dead_ends = {limit} asks for"),
     msg("{tries} had fewer dead ends than hideout.dead_ends = {limit} asks for"),
     [](const DungeonConfig& config) { return config.hideout.deadEnds; },
     msg("lower hideout.dead_ends, or raise hideout.rooms")},
    {LimitRule::HideoutBoss, "hideout.rooms",
     msg("it had no farthest dead end away from the start for the boss"),
     msg("{tries} had no farthest dead end away from the start for the boss"),
     [](const DungeonConfig&) { return 0; }, msg("raise hideout.rooms or enlarge the grid")},
    {LimitRule::CarvedRooms, "{section}.min_rooms",
     msg("it had fewer rooms than {section}.min_rooms = {limit}"),
     msg("{tries} had fewer rooms than {section}.min_rooms = {limit}"),
     [](const DungeonConfig& config) { return config.carving().minRooms; },
     msg("enlarge the map, make its rooms smaller or ask for fewer of them")},
    {LimitRule::CarvedPlaces, "{section}.width",
     msg("it had no places for all special rooms and chests"),
     msg("{tries} had no places for all special rooms and chests"),
     [](const DungeonConfig&) { return 0; }, msg("enlarge the map or ask for fewer special rooms")},
    {LimitRule::MissingRole, "limits.min_dead_ends",
     msg("it had no place for a special room that must be there"),
     msg("{tries} had no place for a special room that must be there"),
     [](const DungeonConfig&) { return 0; },
     msg("raise limits.min_dead_ends or ask for fewer special rooms")},
});

std::string_view carvedSection(const DungeonConfig& config) {
    return config.growth == Growth::Tunnels ? "tunnels" : "scattered";
}

// Fills the places of a message about a rule, which `tries` tries broke.
std::string filledFor(Message message, LimitRule rule, int tries, const DungeonConfig& config) {
    return filled(message, "tries"_a = tries, "limit"_a = ruleTexts[rule].limit(config),
                  "section"_a = carvedSection(config));
}

// The rule that discarded the most tries.
LimitRule worstRule(const GenerationFailure& failure) {
    return *std::ranges::max_element(allValues<LimitRule>, {},
                                     [&](LimitRule rule) { return failure.broken[rule]; });
}

}  // namespace

std::string brokenText(LimitRule rule, const DungeonConfig& config) {
    return filledFor(ruleTexts[rule].breach, rule, 1, config);
}

std::string keyToChange(const GenerationFailure& failure, const DungeonConfig& config) {
    return fmt::format(fmt::runtime(ruleTexts[worstRule(failure)].key),
                       "section"_a = carvedSection(config),
                       "hideout_rooms"_a = keyOfMostRooms(config.hideout));
}

std::string describe(const GenerationFailure& failure, const DungeonConfig& config) {
    std::vector<std::string> breaches;
    for (const LimitRule rule : allValues<LimitRule>) {
        if (const int tries = failure.broken[rule]; tries > 0) {
            breaches.push_back(filledFor(ruleTexts[rule].count, rule, tries, config));
        }
    }
    return sayCount(failure.tries,
                    // Translators: {breaches} is a list such as "990 had fewer rooms than
                    // limits.min_rooms = 40", {remedy} advice such as "raise hideout.rooms or
                    // enlarge the grid".
                    "dungeon {seed}: none of {count} tries kept to the rules: {breaches}; "
                    "{remedy}, or raise limits.tries",
                    "dungeon {seed}: none of {count} tries kept to the rules: {breaches}; "
                    "{remedy}, or raise limits.tries",
                    "seed"_a = toCode(failure.seed),
                    "breaches"_a = fmt::format("{}", fmt::join(breaches, ", ")),
                    "remedy"_a = tr(ruleTexts[worstRule(failure)].remedy));
}

}  // namespace doorstring
