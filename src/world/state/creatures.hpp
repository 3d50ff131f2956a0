// The creatures, projectiles and drops of the knight's room at one tick.
#pragma once

#include "base/direction.hpp"
#include "base/own_value.hpp"
#include "config/creature_parts.hpp"
#include "world/motion/body.hpp"
#include "world/motion/box.hpp"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace doorstring {

// What a creature is at.
enum class Doing : std::uint8_t {
    Waits,
    Walks,
    WindsUp,
    Attacks,
    Rests,
    Falls,    // only a boss: all others are gone at once
    Sleeps,   // for good; only a creature that nothing hurts
    Changes,  // at a gate, which only a boss comes to; nothing hurts it meanwhile
    Stunned,  // stands dazed
};

// Number of ticks that a creature takes to fall asleep.
inline constexpr int fallAsleepTicks = 40;

// What only some kinds remember, with a struct for each of them. Read and written by ownState().
struct KingSlimeState {
    int hopsLeft = 0;  // in this attack
};
struct PorterState {
    Direction door = Direction::North;  // that he is in, behind, or came out of
    std::optional<Direction> bluff;     // a second door that stands ajar; null if none does
    bool hasFetched = false;            // a key, since he last threw his keys
};
struct WeaverState {
    int knots = 0;  // that hold her
    int timesCutDown = 0;
};
struct FounderState {
    int bareTicks = 0;        // left until he has his shield again
    int thrown = 0;           // pieces of slag that he has thrown in this attack
    int blowsLeft = 0;        // of his hammer in this attack
    bool wasDazzled = false;  // since his last attack
};
struct StringState {
    Direction door = Direction::North;  // that it flees through and sews shut
    bool isFleeing = false;             // through that door, while it Changes
    bool hasBounced = false;            // off a wall, in this flight of its needle
    int holesPricked = 0;               // in this attack
    int attacksMade = 0;
};
struct ThiefState {
    int coins = 0;        // that it carries off
    int cornerTicks = 0;  // left of its halt at a corner
    GridPos goal;         // the tile that it runs to
};
using OwnState = std::variant<std::monostate, KingSlimeState, PorterState, WeaverState,
                              FounderState, StringState, ThiefState>;

struct Creature {
    CreatureKind kind = CreatureKind::Slime;
    Body body;
    Direction facing = Direction::South;
    Doing doing = Doing::Waits;
    int ticks = 0;           // since it began what it is doing
    int health = 1;          // blows that it still takes
    GridOffset way;          // of its walk or attack; each kind has a meaning for it
    std::uint64_t roll = 0;  // its last random number
    Move move = Move::Only;  // the attack that it makes, or made last
    // Of a boss, number of times in a row that it made `move`; of an elite, 1 while it attacks a
    // second time.
    int streak = 0;
    OwnState own;
    int turn = 0;         // of a foe or a singer, from 1; 0 if it may fall at any time
    int phase = 0;        // number of gates that a boss has come to
    int stunTicks = 0;    // length of its last stun
    bool isAway = false;  // out of the room: nobody sees it, and no blow meets it
    bool isElite = false;
    // Whether the last blow that met it was blocked, by a shield or because nothing hurts it. Only
    // pictures depend on this.
    bool wasBlocked = false;
};

// What only the creature's kind remembers: default values until it is written.
template <typename State>
State& ownState(Creature& creature) {
    return ownValue<State>(creature.own);
}
template <typename State>
State ownState(const Creature& creature) {
    return ownValue<State>(creature.own);
}

// Whether a boss has come to its first gate.
constexpr bool isEnraged(const Creature& creature) {
    return creature.phase > 0;
}

// Whether a creature is an elite that follows `rule`.
constexpr bool isEliteThat(const Creature& creature, EliteRule rule) {
    return creature.isElite && creatureRows[creature.kind].elite == rule;
}

// Number of blows after which an unhurt creature falls; 0 if nothing hurts it.
constexpr int wholeHealth(const Creature& creature, const CreaturesConfig& config) {
    const int health = config.kinds[creature.kind].health;
    return health == 0 ? 0 : health + (creature.isElite ? config.elites.health : 0);
}

// Whether a creature is hidden as a chest.
constexpr bool isHidden(const Creature& creature) {
    return has(creature.kind, Trait::Hides) && creature.doing == Doing::Waits;
}

enum class ProjectileKind : std::uint8_t { Bone, Bolt, Bomb, Blob, Key, FallenKey };

// What was thrown or shot. A bomb lies where it fell until its fuse has burnt.
struct Projectile {
    ProjectileKind kind = ProjectileKind::Bone;
    CreatureKind from = CreatureKind::Skeleton;
    Body body;
    // Ticks since it was thrown or shot. They decide when it turns back, explodes or ends. To make
    // it turn back or end early, they are set forward. They begin again at 0 when the sword turns
    // it into another kind of projectile.
    int ticks = 0;
    // Whether the rule of the elite that threw it applies to it. Becomes false when the shot turns
    // back.
    bool followsEliteRule = false;
};

enum class DropKind : std::uint8_t { Heart, Coin, Bombs, Arrows };

struct Drop {
    DropKind kind = DropKind::Heart;
    Body body;
    int ticks = 0;  // since it fell
};

// The kinds of omen. What each does is a row of `omenRows` (world/creatures/omens.cpp).
enum class OmenKind : std::uint8_t { Wave, Slag, Hammer, Lane, Bars, Line, Hole, Thread, Rush };

// A part of the room that is about to hurt. It is announced for `wait` ticks and then hurts for
// `hurtTicks` ticks.
struct Omen {
    OmenKind kind = OmenKind::Wave;
    std::optional<CreatureKind> from = firstBoss;  // who announces it; null if the room does
    // The place that it hurts: the whole box, or only a disc or a growing ring in the box.
    SubBox box = {};
    int wait = leastTellTicks;
    int hurtTicks = 1;
    int halfHearts = 1;
    int ticks = 0;  // since it was announced

    bool hurts() const { return ticks >= wait && ticks < wait + hurtTicks; }
};

struct Creatures {
    static constexpr std::size_t mostProjectiles = 40;
    static constexpr std::size_t mostDrops = 24;
    static constexpr std::size_t mostOmens = 32;

    Creatures() {
        living.reserve(2 * mostCreatures);  // as slimes split
        asleep.reserve(mostCreatures);
        born.reserve(mostCreatures);
        projectiles.reserve(mostProjectiles);
        drops.reserve(mostDrops);
        omens.reserve(mostOmens);
    }

    std::vector<Creature> living;
    std::vector<Creature> asleep;  // these take no part in play any more
    std::vector<Creature> born;    // while others moved; they join `living` in the same tick
    std::vector<Projectile> projectiles;
    std::vector<Drop> drops;
    std::vector<Omen> omens;
    int ticks = 0;  // since the knight came in
};

}  // namespace doorstring
