// Values of a configuration that are fine each alone but contradict each other, and keys that it
// never reads, because another one says so.
#pragma once

#include "config/config.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct Contradiction {
    std::string key;       // the one to report it at, "limits.min_rooms"
    std::string with;      // the other key; empty if none is involved
    std::string sentence;  // what is wrong, and what is allowed
    // An optional request that cannot be met, though a dungeon can do without it: a mistake only
    // where the user made the request, not where a small grid meets the shipped ones.
    bool optional = false;
};

std::vector<Contradiction> contradictions(const Config& config);

// Says why the key makes no difference: "growth is \"hideout\", which draws from no table". Empty
// if it may make one.
std::optional<std::string> whyUnread(std::string_view key, const Config& config);

// The rules that values must keep together, by theme: each with what is said where it is broken.

struct Rule {
    bool broken;
    Contradiction contradiction;
};
using Rules = std::vector<Rule>;

// Each adds its rules for a configuration, in the order in which they are to be reported.
void addGridRules(const Config& config, Rules& rules);
void addHideoutRules(const DungeonConfig& config, Rules& rules);
void addInteriorRules(const EnumArray<Interior, InteriorConfig>& interiors, Rules& rules);
void addMapRules(const DungeonConfig& config, Rules& rules);
void addCarvedRequestRules(const DungeonConfig& config, Rules& rules);
void addRoleRules(const DungeonConfig& config, Rules& rules);
void addLockRules(const DungeonConfig& config, Rules& rules);
void addCreatureRules(const Config& config, Rules& rules);
void addAdventureRules(const AdventureConfig& config, Rules& rules);
void addEntryDistanceRule(const Config& config, Rules& rules);

// The rule that a range is not such as 5 to 3.
Rule inOrder(const std::string& lowKey, int low, const std::string& highKey, int high,
             int noLimit = 0);

// The rule that a room can be as far from the start as is asked for.
Rule withinReach(const DungeonConfig& config, std::string key, int from, int least);

// The most rooms that a dungeon can have.
int mostRooms(const DungeonConfig& config);
// The largest distance of a room from the start. On a carved map one may cross a room several
// times.
int farthestRoom(const DungeonConfig& config);

// The section of a growth that carves.
std::string carvedSection(Growth growth);

}  // namespace doorstring
