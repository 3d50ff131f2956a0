// The rules whose breach discards a dungeon, and the message when no try keeps to them.
#pragma once

#include "base/enums.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace doorstring {

enum class LimitRule : std::uint8_t {
    MinRooms,
    MaxRooms,
    MinDeadEnds,
    MaxDeadEnds,
    HideoutRooms,     // fewer rooms than the level asks for
    HideoutDeadEnds,  // too few
    HideoutBoss,      // the last dead end is beside the start, or not the farthest
    CarvedRooms       // fewer rooms than wanted found a place on the map
};

struct GivingUp {
    Seed seed;
    int tries = 0;
    EnumArray<LimitRule, int> broken{};  // how many tries broke each rule first
    friend bool operator==(const GivingUp&, const GivingUp&) = default;
};

// "had fewer rooms than limits.min_rooms = 40"
std::string brokenText(LimitRule rule, const DungeonConfig& config);

// "dungeon 7K2M-Q9XA: none of 1000 tries kept to the rules: 990 had fewer rooms than
// limits.min_rooms = 40, ..."
std::string describe(const GivingUp& givingUp, const DungeonConfig& config);

}  // namespace doorstring
