// The floors of an adventure: one section of config/floors.toml each.
#pragma once

#include "config/creature_parts.hpp"
#include "config/dungeon_parts.hpp"
#include "config/stock_parts.hpp"

#include <array>
#include <optional>
#include <string>

namespace doorstring {

inline constexpr int floorCount = 5;

struct FloorConfig {
    std::string name;     // as the card on arrival shows it
    std::string preset;   // the tables, roles and creatures of the floor
    int bossSpeed = 100;  // percent of what the boss's own row says
    FloorItem item = FloorItem::Any;
    CreatureKind boss = firstBoss;
    friend bool operator==(const FloorConfig&, const FloorConfig&) = default;
};

// What a knight who begins on a later floor has for each floor before it.
struct StartingKitConfig {
    int hearts = 1;
    int coins = 10;
    friend bool operator==(const StartingKitConfig&, const StartingKitConfig&) = default;
};

struct StairsConfig {
    int openTicks = 54;     // from the fall of the last creature until they can be taken
    int descentTicks = 36;  // that the knight takes to walk down
    friend bool operator==(const StairsConfig&, const StairsConfig&) = default;
};

struct AdventureConfig {
    int floor = 0;           // that is played, from 1; 0 if a dungeon is explored
    std::optional<Role> at;  // the role of the room to begin in; empty for the start
    StartingKitConfig kit;
    StairsConfig stairs;
    std::array<FloorConfig, floorCount> floors;
    ChestConfig chests;
    UrnConfig urns;
    PuzzleConfig puzzles;  // also where one dungeon is explored
    ShopConfig shop;

    bool isOn() const { return floor > 0; }
    // The row of the floor that is played; there must be one.
    const FloorConfig& current() const { return floors[static_cast<std::size_t>(floor - 1)]; }
    // The boss of the floor, or of the dungeon that is explored.
    CreatureKind boss() const { return isOn() ? current().boss : firstBoss; }
    friend bool operator==(const AdventureConfig&, const AdventureConfig&) = default;
};

}  // namespace doorstring
