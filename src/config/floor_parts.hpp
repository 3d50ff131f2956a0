// The floors of an adventure: one section of config/floors.toml each.
#pragma once

#include <array>
#include <string>

namespace doorstring {

inline constexpr int floorCount = 5;

struct FloorConfig {
    std::string name;     // as the card on arrival shows it
    std::string preset;   // the tables, roles and creatures of the floor
    int bossSpeed = 100;  // percent of what the boss's own row says
    friend bool operator==(const FloorConfig&, const FloorConfig&) = default;
};

struct AdventureConfig {
    int floor = 0;  // that is played, 1 to floorCount; 0: none, the dungeon is explored
    std::array<FloorConfig, floorCount> floors;

    bool isOn() const { return floor > 0; }
    // Of the floor that is played, which there must be.
    const FloorConfig& current() const { return floors[static_cast<std::size_t>(floor - 1)]; }
    friend bool operator==(const AdventureConfig&, const AdventureConfig&) = default;
};

}  // namespace doorstring
