// Finds values of a configuration that are each allowed but contradict each other, and config keys
// that have no effect because of others.
#pragma once

#include "config/config.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct Contradiction {
    std::string key;       // the key that it is reported at: "limits.min_rooms"
    std::string otherKey;  // the key that it contradicts; empty if none is involved
    std::string sentence;  // what is wrong, and what is allowed
    // Whether dungeons can be grown nevertheless, without what the key asks for. If so, the
    // contradiction is reported only if the user set the key: the shipped files may ask for more
    // than fits a small grid.
    bool canBeIgnored = false;
};

std::vector<Contradiction> contradictions(const Config& config);

// Says why the key makes no difference: "growth is \"hideout\", which draws from no table". Null if
// the key may make a difference.
std::optional<std::string> whyUnread(std::string_view key, const Config& config);

struct Rule {
    bool broken;
    Contradiction contradiction;
};
using Rules = std::vector<Rule>;

// Each of these adds the rules of one theme to `rules`, in the order in which breaches are
// reported.
void addGridRules(const Config& config, Rules& rules);
void addHideoutRules(const DungeonConfig& config, Rules& rules);
void addInteriorRules(const EnumArray<Interior, InteriorConfig>& interiors, Rules& rules);
void addMapRules(const DungeonConfig& config, Rules& rules);
void addCarvedRequestRules(const DungeonConfig& config, Rules& rules);
void addRoleRangeRules(const DungeonConfig& config, Rules& rules);
void addRoleRules(const DungeonConfig& config, Rules& rules);
void addLockRules(const DungeonConfig& config, Rules& rules);
void addCreatureRules(const Config& config, Rules& rules);
void addAdventureRules(const AdventureConfig& config, Rules& rules);
void addEntryDistanceRule(const Config& config, Rules& rules);

// The rule that the low end of a range is not above its high end. A `high` that equals `noLimit`
// stands for no limit.
Rule inOrder(const std::string& lowKey, int low, const std::string& highKey, int high,
             int noLimit = 0);

// The rule that some room can be as far from the start as `from`, the value of `key`. `least` is
// the least value that the key may have.
Rule withinReach(const DungeonConfig& config, std::string key, int from, int least);

// The largest number of rooms that a dungeon can have.
int mostRooms(const DungeonConfig& config);
// The largest distance of a room from the start. On a carved map the number of rooms does not limit
// the distance, as a way may cross the same room several times.
int farthestRoom(const DungeonConfig& config);

// The key that most rooms of a hideout are due to, such as "hideout.rooms".
std::string keyOfMostRooms(const HideoutConfig& hideout);

// The section of a growth that carves, with its dot: "tunnels.".
std::string carvedSection(Growth growth);

}  // namespace doorstring
