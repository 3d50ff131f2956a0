// The rules whose breach discards a draft, the checks for them, and the message when no try keeps
// to them. Secret rooms do not count as rooms.
#pragma once

#include "base/enums.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace doorstring {

enum class LimitRule : std::uint8_t {
    MinRooms,
    MaxRooms,
    MinDeadEnds,
    MaxDeadEnds,
    HideoutRooms,     // fewer rooms than the level asks for
    HideoutDeadEnds,  // fewer dead ends than are wanted
    HideoutBoss,      // no dead end, or the last one made is beside the start or not the farthest
    CarvedRooms,      // fewer rooms than wanted found a place on the map
    CarvedPlaces,     // no places for all special rooms and some chests
    MissingRole       // a special room that must be there found no place
};

struct GenerationFailure {
    Seed seed;
    int tries = 0;
    EnumArray<LimitRule, int> broken{};  // number of tries, by the first rule that each broke
    friend bool operator==(const GenerationFailure&, const GenerationFailure&) = default;
};

// The breach of a rule as text: "it had fewer rooms than limits.min_rooms = 40".
std::string brokenText(LimitRule rule, const DungeonConfig& config);

// The message when no try keeps to the rules: "dungeon 7K2M-Q9XA: none of 1000 tries kept to the
// rules: 990 had fewer rooms than limits.min_rooms = 40, ...".
std::string describe(const GenerationFailure& failure, const DungeonConfig& config);

// The key to change first so that some try keeps to the rules, such as "limits.min_rooms".
std::string keyToChange(const GenerationFailure& failure, const DungeonConfig& config);

// The rule that a carved map breaks by having too few rooms; null if it has enough.
std::optional<LimitRule> ruleBrokenByMap(const DungeonConfig& config, const Draft& draft);

// Whether a carved map lacks places for all special rooms and some chests, though it is large
// enough to have them.
bool lacksPlaces(const Draft& draft);

// The rule that a draft breaks by having too few or too many rooms; null if it breaks none, or if
// it is a hideout, which ruleBrokenByLayout() checks. Counts all rooms, so it is for use before
// secret rooms are placed.
std::optional<LimitRule> ruleBrokenByRooms(const DungeonConfig& config, const Draft& draft);

// The first rule that the draft breaks among those that ruleBrokenByRooms() does not check: the
// rules about dead ends, and in a hideout also those about rooms and the boss. Null if the draft
// breaks none. Too many dead ends break no rule yet if loops are to be added. The doors of the
// draft must be sealed, and its distances measured.
std::optional<LimitRule> ruleBrokenByLayout(const DungeonConfig& config, Seed seed,
                                            std::uint32_t attempt, const Draft& draft);

// The rule that the draft breaks by lacking a special room that must be there; null if it lacks
// none.
std::optional<LimitRule> ruleBrokenByRoles(const DungeonConfig& config, const Draft& draft);

// The rule about dead ends that the draft breaks once it has all its rooms; null if it breaks none.
std::optional<LimitRule> ruleBrokenByDeadEnds(const DungeonConfig& config, const Draft& draft);

}  // namespace doorstring
