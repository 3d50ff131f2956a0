// What each kind of creature does: its behaviour, its attacks as moves of one or more parts, and
// which part of a move a creature is in. Rules, pictures, sounds and the autopilot all read the
// same rows.
#pragma once

#include "base/direction.hpp"
#include "config/creature_parts.hpp"
#include "config/item_parts.hpp"
#include "world/state/creatures.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <optional>
#include <span>

namespace doorstring {

struct Turn;

// How a creature leaves the ground in a part of a move. Off the ground no blow reaches it. All
// values after Hops mean that it is high above the room, or on its way up there or down from there.
enum class Flight : std::uint8_t {
    None,
    Hops,    // in an arc
    Rises,   // out of sight
    Hovers,  // out of sight, above its shadow
    Drops,   // onto its shadow
    Sinks,   // slowly, on strings
};

// Reads a number from the configuration.
using ConfigNumber = int (*)(const CreaturesConfig&);

struct MovePart {
    ConfigNumber ticks = nullptr;  // null if the part lasts for the whole attack or entrance
    Flight flight = Flight::None;
    bool hurtsByTouch = false;
    bool passes = false;  // whether the attack goes on after its touch has hurt the knight
};

// An attack or an entrance, as parts that follow one another. If it ends in a slam, the slam hurts
// within `reach` pixels of the creature's middle. The slam costs the damage of the move if the
// creature lands on the knight, else that of its kind.
struct MoveRow {
    Move move;
    std::span<const MovePart> parts;
    ConfigNumber reach = nullptr;
};

// The state of a door of a stage, be it of a boss or of a trap. A stage has a door in the wall on
// each side of the room.
enum class StageDoor : std::uint8_t {
    Shut,
    Ajar,   // the boss or a blast is about to come out of it
    Bluff,  // ajar, but nobody is behind it
    Open,
    Sewn,
};

// How a boss enters its room, once the knight is shut in.
struct Entrance {
    int ticks = 40;
    Flight flight = Flight::None;
    // Enters for a tick; the creature's `ticks` count from 0. Null if the boss stands still.
    void (*step)(Turn&) = nullptr;
};
// The entrance of a boss that has no other: it drops from above the room.
extern const Entrance entranceFromAbove;

// An item of the knight that meets a creature.
struct Meeting {
    Item item;       // bombs: a blast; the bow: an arrow; the hook: its tip
    SubPos from;     // the middle of a bomb, a tile behind an arrow, or the tip of the hook
    GridOffset way;  // in which it pushes the creature, along an axis
};

// The rules of a creature that differ from kind to kind. moveCreatures() leads creatures of all
// kinds through their doings (see `Doing`). It calls the functions that act for a tick, but not
// while a blow pushes the creature back, and not in the first ticks after the knight came in. All
// functions but the first may be null.
struct Behaviour {
    // Waits or walks for a tick, and begins to wind up when it is to attack.
    void (*prowl)(Turn&);
    // Acts once, as the wind-up ends: aims, throws or snatches.
    void (*release)(Turn&) = nullptr;
    // Attacks for a tick. Returns false if the attack ends early.
    bool (*attack)(Turn&) = nullptr;
    // Rests for a tick; null if it stands still.
    void (*rest)(Turn&) = nullptr;
    // Whether the attack ends only when `attack` returns false. Otherwise it also ends when its
    // attackTicks are over.
    bool attackEndsItself = false;
    // The attacks of a kind that has several.
    std::span<const MoveRow> moves = {};
    // Announces its attack for a tick; null if it stands still.
    void (*announce)(Turn&) = nullptr;
    // Answers blows that did not fell it. `way` is the direction in which the blows push. The
    // creature is a copy, because a reference into the list would break if the answer adds a
    // creature to it.
    void (*answerBlows)(World&, Creature, int blows, GridOffset way) = nullptr;
    // Answers an item of the knight before the item does anything else. Not called while the
    // creature is out of reach. True if the item does nothing else: no blow, no pull.
    bool (*answerItem)(World&, Creature&, const Meeting&, Events&) = nullptr;
    // The sides from which no blow reaches it. If null, a creature with the trait Shielded guards
    // the side that it faces, unless it rests or is stunned, and other creatures guard no side.
    DoorSet (*guards)(const Creature&) = nullptr;
    // How a boss enters.
    const Entrance* entrance = &entranceFromAbove;
    // How its door on a side of the room stands; null if it has none.
    StageDoor (*door)(const Creature&, Direction) = nullptr;
    // Whether it flees through one of these doors when its health comes to a gate, and is followed
    // through another.
    bool flees = false;
    // Changes for a tick, at a gate; null if it stands still.
    void (*change)(Turn&) = nullptr;
    // Ends what depends on a boss, when the boss begins to fall.
    void (*collapse)(World&) = nullptr;
    // Called after a creature that is no boss has fallen or escaped.
    void (*afterRemoval)(World&, const Creature&, Events&) = nullptr;
};
const Behaviour& behaviourOf(CreatureKind kind);

// The row of a move of the kind; that of `Move::Only` if the kind has no such row.
const MoveRow& moveRow(CreatureKind kind, Move move);

// Whether a creature is a boss that is entering the room, or is about to.
inline bool isEntering(const Creature& creature) {
    return isBoss(creature.kind) && creature.doing == Doing::Waits &&
           creature.ticks < behaviourOf(creature.kind).entrance->ticks;
}

// Number of ticks that a move is announced, that it takes at most, and that the creature rests
// after it.
int windUpTicksOf(CreatureKind kind, Move move, const CreaturesConfig& config);
int attackTicksOf(CreatureKind kind, Move move, const CreaturesConfig& config);
int restTicksOf(CreatureKind kind, Move move, const CreaturesConfig& config);
// The half hearts that a move costs.
int damageOf(CreatureKind kind, Move move, const CreaturesConfig& config);

// Where a creature is in a move.
struct PartNow {
    const MoveRow& row;
    int index = 0;          // of the part among those of the row
    int ticks = 0;          // since the part began
    int partTicks = 0;      // that the part takes
    int moveTicksLeft = 0;  // until the move ends

    const MovePart& part() const { return row.parts[static_cast<std::size_t>(index)]; }
};
// The number of ticks for which a creature is in a part.
int ticksOf(const MovePart& part, const Creature& creature, const CreaturesConfig& config);

// The part of a move that a creature is in; null if it neither attacks nor enters.
std::optional<PartNow> partNow(const Creature& creature, const CreaturesConfig& config);

// How a creature is off the ground now; Flight::None if it is on the ground.
Flight flightNow(const Creature& creature, const CreaturesConfig& config);

inline bool isAloft(const Creature& creature, const CreaturesConfig& config) {
    return flightNow(creature, config) != Flight::None;
}

// Whether no blow meets a creature, because it is aloft or away, enters, changes or falls already.
inline bool isOutOfReach(const Creature& creature, const CreaturesConfig& config) {
    return creature.doing == Doing::Falls || creature.doing == Doing::Changes || creature.isAway ||
           isEntering(creature) || isAloft(creature, config);
}

// Whether touching a creature hurts: only in the parts of an attack that hurt by touch, and never
// if it has the trait Guest.
bool hurtsByTouch(const Creature& creature, const CreaturesConfig& config);

// The number of ticks until a creature lands, if it is high above the room or on its way up or
// down; else 0.
int ticksToLanding(const Creature& creature, const CreaturesConfig& config);

// The sides from which no blow reaches a creature.
DoorSet guardedSides(const Creature& creature);

// The health at which the next gate of a boss stops a blow; 0 if it has come to all of them, and
// for a creature that is no boss.
int nextGate(const Creature& boss, const CreaturesConfig& config);

// The pace of a boss, in percent of its configured speeds. It is the pace of the floor, and is
// raised once the boss has come to a gate.
int paceOf(const Creature& boss, const CreaturesConfig& config, int floorSpeed);

}  // namespace doorstring
