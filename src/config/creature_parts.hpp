// The figures of creatures: those of each kind, in a section of config/creatures.toml for each, and
// those that all kinds share.
#pragma once

#include "base/enums.hpp"
#include "base/fixed.hpp"
#include "config/boss_parts.hpp"
#include "config/creature_kinds.hpp"
#include "config/interior_parts.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace doorstring {

// The largest number of creatures that a room begins with. Memory is reserved for them, so that
// play allocates none.
inline constexpr int mostCreatures = 12;

// The largest number of projectiles that a boss throws at once, in a fan.
inline constexpr int mostInFan = 6;

// The budget of an arena, as a multiple of that of another room at the same distance.
inline constexpr int arenaFactor = 2;

struct CreatureConfig {
    int health = 1;        // blows that fell it; 0 if nothing hurts it
    int damage = 1;        // half hearts that its attack costs
    int speed = 30;        // pixels a second
    int attackSpeed = 60;  // pixels a second, in its attack or of what it throws
    int windUpTicks = 36;  // that announce an attack
    int attackTicks = 30;  // of an attack at most, or for which the arm stays out after a throw
    int restTicks = 60;    // after an attack
    int range = 64;        // pixels from the knight at which it attacks
    int near = 0;     // pixels from the knight within which it acts differently; see its behaviour
    int pushed = 16;  // pixels that a blow pushes it back
    Gait gait = Gait::Walks;
    int cost = 1;  // of a room's budget; 0: never drawn for a room
    int from = 0;  // least distance from the start, in rooms
    WordSet tilesets = allOf(tilesetNames);
    friend bool operator==(const CreatureConfig&, const CreatureConfig&) = default;
};

// The figures that all creatures share.
struct CreatureRules {
    int waitTicks = 18;         // from when the knight comes in until creatures move
    int shooterWaitTicks = 90;  // from when the knight comes in until creatures throw or shoot
    int shutTicks = 30;         // after the knight came into an arena, until its doors shut
    int safeTicks = 12;         // after a blow, in which nothing hurts the creature
    int entryDistance = 48;     // least pixels between a creature and where the knight comes in
    int budget = 2;             // of a room next to the start
    int budgetStep = 2;         // rooms of distance from the start that add 1 to the budget
    int most = 6;               // creatures in a room
    int breather = 4;           // rooms at multiples of this distance are empty, except arenas
    Fraction heartChance{1, 10};
    Fraction coinChance{3, 20};
    // While the knight has one heart or less, at least one of this many creatures that fall one
    // after the other leaves a heart.
    int pityFalls = 8;
    int dropTicks = 600;       // for which a drop lies until it is gone
    int dropReach = 24;        // pixels from the knight at which it flies to him
    int dropSpeed = 150;       // pixels a second at which it flies to him
    int lineWidth = 8;         // pixels off a creature's row or column that still count as in line
    int bombFlightTicks = 24;  // of a bomb until it lands
    int bombFuseTicks = 96;    // from the throw to the blast
    int blastRadius = 24;      // pixels from the middle of a bomb
    int afterArena = 50;       // percent of the usual budget that a room right behind an arena has

    // The budget of a room at this distance from the start, apart from breathers.
    int budgetAt(int distance) const { return budget + distance / budgetStep; }
    friend bool operator==(const CreatureRules&, const CreatureRules&) = default;
};

// Which creatures share a room, and how many.
struct CrowdRules {
    int tilesEach = 9;  // least number of free tiles in a room for each of its creatures
    // Whether a room has only the kinds of a CreaturePair, if its budget pays for both.
    bool pairs = false;
    friend bool operator==(const CrowdRules&, const CrowdRules&) = default;
};

// Two kinds that are harder together than apart: one makes the knight stay where he is or keep off
// a line, the other makes him move.
struct CreaturePair {
    CreatureKind lead;
    CreatureKind helper;
};
inline constexpr std::array creaturePairs{
    CreaturePair{CreatureKind::Skeleton, CreatureKind::Slime},
    CreaturePair{CreatureKind::Turret, CreatureKind::Bat},
    CreaturePair{CreatureKind::Turret, CreatureKind::Slime},
    CreaturePair{CreatureKind::Charger, CreatureKind::Skeleton},
    CreaturePair{CreatureKind::Charger, CreatureKind::Bat},
    CreaturePair{CreatureKind::Ghost, CreatureKind::Slime},
    CreaturePair{CreatureKind::Ghost, CreatureKind::Charger},
    CreaturePair{CreatureKind::Mimic, CreatureKind::Bat},
    CreaturePair{CreatureKind::Bomber, CreatureKind::Slime},
    CreaturePair{CreatureKind::Bomber, CreatureKind::ShieldKnight},
    CreaturePair{CreatureKind::ShieldKnight, CreatureKind::Skeleton},
};

// The figures that all elites share.
struct EliteRules {
    Fraction chance{0, 1};  // that a room with creatures has one; it never has two
    int health = 1;         // blows that it takes in addition to those of its kind
    int cost = 2;           // of the room's budget, in addition to what its kind costs
    int coins = 4;          // always dropped
    friend bool operator==(const EliteRules&, const EliteRules&) = default;
};

// The figures of one move of a boss.
struct MoveConfig {
    int windUpTicks = 36;  // that announce it
    int attackTicks = 30;  // of its attack at most; a move that ends by itself may take longer
    int restTicks = 60;    // after it
    int damage = 1;        // half hearts that it costs
    int speed = 70;        // pixels a second; what it is the speed of depends on the move
    friend bool operator==(const MoveConfig&, const MoveConfig&) = default;
};

// Returns the default figures of all moves, with no announcement shorter than leastTellOf().
constexpr EnumArray<Move, MoveConfig> defaultMoves() {
    EnumArray<Move, MoveConfig> moves{};
    for (const MoveTraits& traits : moveTraits) {
        MoveConfig& config = moves[traits.move];
        config.windUpTicks = std::max(config.windUpTicks, leastTellOf(traits.move));
    }
    return moves;
}

// A gallery: creatures of one kind live in every room, whatever its budget, and return when all
// have fallen. Only the command line asks for a gallery: it has no config key and is not recorded.
struct Gallery {
    CreatureKind kind = CreatureKind::Slime;
    int count = 1;
    friend bool operator==(const Gallery&, const Gallery&) = default;
};

struct CreaturesConfig {
    CreatureRules rules;
    CrowdRules crowd;
    EliteRules elites;
    BossRules boss;
    OwnRules own;
    EnumArray<CreatureKind, CreatureConfig> kinds{};
    EnumArray<CreatureKind, BossConfig> bosses{};        // only those of bosses count
    EnumArray<Move, MoveConfig> moves = defaultMoves();  // only those of moves with a section count
    CreatureKind kindInBossRoom = firstBoss;             // has no config key: the floor decides
    std::optional<Gallery> gallery = {};
    friend bool operator==(const CreaturesConfig&, const CreaturesConfig&) = default;
};

}  // namespace doorstring
