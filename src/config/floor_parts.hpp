// The floors of an adventure, what is found on them and what their shops sell: config/floors.toml.
#pragma once

#include "base/enums.hpp"
#include "base/fixed.hpp"
#include "config/altar_parts.hpp"
#include "config/creature_parts.hpp"
#include "config/dungeon_parts.hpp"
#include "config/guest_parts.hpp"
#include "config/item_parts.hpp"
#include "config/landmarks.hpp"
#include "config/numbered_rows.hpp"
#include "config/set_piece_parts.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// The largest number of floors of an adventure. An adventure has a floor for each section such as
// [floor.1] of config/floors.toml.
inline constexpr int mostFloors = 9;

struct FloorConfig {
    std::string name;     // as the card on arrival shows it
    std::string preset;   // name or file of the preset with its tables, roles and creatures
    int bossSpeed = 100;  // percent of its boss's speeds in creatures.toml and bosses.toml
    FloorItem item = FloorItem::Any;
    CreatureKind boss = firstBoss;
    int pieces = 2;  // the most set pieces that it has
    Landmark landmark = Landmark::None;
    friend bool operator==(const FloorConfig&, const FloorConfig&) = default;
};

using Floors = NumberedRows<FloorConfig, 1, mostFloors>;

// What a knight who begins on a later floor gets for each floor before it.
struct StartingKitConfig {
    int hearts = 1;
    int coins = 10;
    int relics = 1;
    friend bool operator==(const StartingKitConfig&, const StartingKitConfig&) = default;
};

struct StairsConfig {
    int openTicks = 54;     // from the fall of the last creature until they can be taken
    int descentTicks = 36;  // for the knight to walk down
    int stringTicks = 30;   // for a string to pull him to its other end
    friend bool operator==(const StairsConfig&, const StairsConfig&) = default;
};

struct ChestConfig {
    int further = 2;  // chests in plain rooms, besides those with a map and the like
    int barred = 1;   // chests that cannot be reached without an item; not among `further`
    int coins = 10;   // in a chest of coins, before coinsStep adds to them
    // Coins added for each room on the way from the start. Each lock on the way counts as 4 more
    // rooms, and so does an arena if the chest is in it.
    int coinsStep = 0;
    int bombs = 4;               // in a chest of bombs
    int arrows = 6;              // in a chest of arrows
    Fraction coinsChance{1, 2};  // that a further chest holds coins; else bombs or arrows
    friend bool operator==(const ChestConfig&, const ChestConfig&) = default;
};

struct UrnConfig {
    Fraction chance{2, 5};  // that a room has urns
    int most = 3;           // urns in a room
    Fraction heart{1, 8};   // that an urn holds a heart
    Fraction coin{1, 3};    // that any other urn holds a coin
    friend bool operator==(const UrnConfig&, const UrnConfig&) = default;
};

struct PuzzleConfig {
    int levers = 3;  // in a room whose drawing has no puzzle
    int coins = 4;   // for a puzzle in a room without a chest
    friend bool operator==(const PuzzleConfig&, const PuzzleConfig&) = default;
};

// What a shop can sell.
enum class Ware : std::uint8_t { Heart, HeartPiece, HeartContainer, Bombs, Arrows, SmallKey, Map };
inline constexpr auto wareNames = namesOf<Ware>(
    {"heart", "heart_piece", "heart_container", "bombs", "arrows", "small_key", "map"});
constexpr std::string_view name(Ware ware) {
    return wareNames[static_cast<std::size_t>(ware)];
}

struct WareConfig {
    int price = 10;
    int count = 1;   // of them for that price
    int weight = 1;  // how often it is on sale, relative to the others; 0: never
    friend bool operator==(const WareConfig&, const WareConfig&) = default;
};

struct ShopConfig {
    int wares = 4;       // in a shop, besides its relic; one of them is at half price
    int priceStep = 30;  // percent of the prices of the first floor, added on each floor after it
    int pushTicks = 30;  // of pushing at a ware until it is bought
    EnumArray<Ware, WareConfig> table;

    // The price that a ware has on this floor if it has `price` on the first one.
    int priceOn(int floor, int price) const {
        return (price * (100 + priceStep * (floor - 1)) + 50) / 100;
    }
    friend bool operator==(const ShopConfig&, const ShopConfig&) = default;
};

// How much an adventure asks of its player.
enum class Difficulty : std::uint8_t { Gentle, Normal, Stern };
inline constexpr auto difficultyNames = namesOf<Difficulty>({"gentle", "normal", "stern"});
constexpr std::string_view name(Difficulty difficulty) {
    return difficultyNames[static_cast<std::size_t>(difficulty)];
}

// The least number of ticks to which a difficulty shortens an announcement: 0.35 seconds. For the
// moves of bosses it is leastTellOf().
inline constexpr int leastWindUpTicks = 21;

// What a difficulty changes. All percentages are of what other sections say.
struct DifficultyConfig {
    int hearts = 0;           // that the knight begins with beyond those of player.toml
    int windUpPercent = 100;  // of the ticks that announce an attack
    int budgetPercent = 100;  // of what the creatures of a room may cost
    int bossHealthPercent = 100;
    int dearBlowsFrom = 0;  // the floor from which creatures' blows cost half a heart more; 0: none
    friend bool operator==(const DifficultyConfig&, const DifficultyConfig&) = default;
};

// What the knight had when he came to the floor, as far as it decides what is found there.
struct Brought {
    EnumSet<Relic> relics;
    bool hasBoughtHeart = false;  // whether he bought a heart container, sold once in an adventure
    EnumSet<SetPiece> piecesMet;
    friend bool operator==(const Brought&, const Brought&) = default;
};

// The largest number of wins that anything can require.
inline constexpr int mostWins = 99;

struct AdventureConfig {
    int floor = 0;  // the floor played, from 1; 0 if a dungeon is explored
    Difficulty difficulty = Difficulty::Normal;
    EnumArray<Difficulty, DifficultyConfig> difficulties;
    // Play begins in the nearest room with this role; empty: in the start.
    std::optional<Role> roleToBeginIn;
    // Play begins in the room with this set piece, which the floor has unless the knight has met it
    // before; empty for none.
    std::optional<SetPiece> pieceToBeginAt;
    StartingKitConfig kit;
    StairsConfig stairs;
    Floors floors;
    ChestConfig chests;
    UrnConfig urns;
    PuzzleConfig puzzles;  // also used while exploring
    ShopConfig shop;
    RelicsConfig relics;
    Brought brought;  // has no config key: play decides it
    AltarConfig altar;
    ThreadConfig thread;
    GuideConfig guide;
    PiecesConfig pieces;
    GuestRules guests;
    OfferSet woven;  // the offers that are woven into the floor
    // Number of runs that count as won, which decides what there is to find in the run.
    int wins = mostWins;
    bool unlockAll = false;  // whether all is to be found in the player's runs, whatever was won

    // Whether what requires this number of wins can be found in the run.
    bool isUnlocked(int afterWins) const { return wins >= afterWins; }
    bool isOn() const { return floor > 0; }
    // The floor that is played; there must be one.
    const FloorConfig& currentFloor() const { return floors.at(floor); }
    const DifficultyConfig& difficultyConfig() const { return difficulties[difficulty]; }
    // The boss of the floor, or of the dungeon that is explored.
    CreatureKind boss() const { return isOn() ? currentFloor().boss : firstBoss; }
    Landmark landmark() const { return isOn() ? currentFloor().landmark : Landmark::None; }
    friend bool operator==(const AdventureConfig&, const AdventureConfig&) = default;
};

}  // namespace doorstring
