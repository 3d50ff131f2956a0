// How creatures look: a row for each kind and for each move of a boss, which says which pictures
// they have, how far above the ground they are, and whether they tremble before an attack.
#pragma once

#include "config/creature_parts.hpp"
#include "picture/sprites/sprites.hpp"
#include "view/play/porter_looks.hpp"
#include "view/play/string_looks.hpp"
#include "world/state/creatures.hpp"

#include <array>

namespace doorstring {

// Pictures of a boss that belong to none of its moves, by their places on its sheet.
struct BossLook {
    int idle = 0;     // first of two
    int hurt = 0;     // struck by a blow
    int drop = 0;     // dropping into the room
    int landed = 0;   // right after it has dropped
    int change = 0;   // first of two, at a gate
    int stunned = 0;  // first of two
    // The place of its picture unless it falls; null if that follows from its moves.
    int (*picture)(const Creature&, const CreaturesConfig&) = nullptr;
    int felled = 0;  // in the first ticks after it was stunned; 0 if as later
    int hangs = 0;   // pixels above the ground while no blow reaches it
};

// How a creature looks in its attack and around it. All creatures share the poses of their sheets.
struct CreatureLook {
    CreatureKind kind;
    int pictures = 2;         // the number of pictures of the attack itself
    int goesRound = 0;        // ticks of each picture, if they repeat; 0 if each is shown once
    int height = 0;           // pixels that it leaps
    int recoveryTicks = 0;    // ticks of its rest in which the last picture is still shown
    bool trembles = true;     // before the attack
    bool isTellOnce = false;  // whether its announcement is shown once, not in turns
    bool isFaint = false;     // until it announces an attack
    bool raisesDust = false;  // behind it while it attacks
    bool isDazed = false;     // while it rests
    BossLook boss = {};
};

inline constexpr int throughout = 1 << 20;  // ticks, longer than any rest

constexpr int placeOf(KingMove picture) {
    return static_cast<int>(picture);
}
constexpr int placeOf(WeaverPose picture) {
    return static_cast<int>(picture);
}

inline constexpr auto creatureLooks = keyedTable<&CreatureLook::kind, CreatureLook>({
    {.kind = CreatureKind::Slime, .height = 10, .recoveryTicks = 9},
    {.kind = CreatureKind::SmallSlime, .height = 8, .recoveryTicks = 7},
    {.kind = CreatureKind::Bat, .pictures = 3, .goesRound = 4, .trembles = false},
    {.kind = CreatureKind::Skeleton, .recoveryTicks = 10},
    {.kind = CreatureKind::Turret, .recoveryTicks = 30, .trembles = false, .isTellOnce = true},
    {.kind = CreatureKind::Charger, .goesRound = 4, .raisesDust = true, .isDazed = true},
    {.kind = CreatureKind::Ghost,
     .pictures = 3,
     .goesRound = 9,
     .trembles = false,
     .isTellOnce = true,
     .isFaint = true},
    {.kind = CreatureKind::Mimic, .height = 9, .recoveryTicks = throughout},
    {.kind = CreatureKind::Bomber, .recoveryTicks = 50},
    {.kind = CreatureKind::ShieldKnight, .goesRound = 6, .recoveryTicks = throughout},
    {.kind = CreatureKind::Spiderling, .height = 10, .recoveryTicks = 9},
    {.kind = CreatureKind::Knot, .trembles = false},
    {.kind = CreatureKind::KingSlime,
     .boss = {placeOf(KingMove::Idle0), placeOf(KingMove::Hurt), placeOf(KingMove::Drop),
              placeOf(KingMove::Slam0), placeOf(KingMove::Puff0), placeOf(KingMove::Slam1)}},
    {.kind = CreatureKind::Porter, .boss = {.picture = porterPicture}},
    {.kind = CreatureKind::Weaver,
     .boss = {.idle = placeOf(WeaverPose::Idle0),
              .hurt = placeOf(WeaverPose::Hurt),
              .drop = placeOf(WeaverPose::Climb0),
              .landed = placeOf(WeaverPose::Snap),
              .change = placeOf(WeaverPose::Change0),
              .stunned = placeOf(WeaverPose::Dazed0),
              .felled = placeOf(WeaverPose::Landed),
              .hangs = 9}},
    {.kind = CreatureKind::String, .boss = {.picture = stringPicture}},
});

// The picture of a part of a move, and another one for its first ticks.
struct PartLook {
    int picture = 0;
    int first = picture;
};

// The pictures of a boss's move, by their places on its sheet.
struct MoveLook {
    static constexpr int idle = -1;  // its picture while it waits

    Move move;
    int tell = 0;             // first of two, shown in turns while it winds up
    bool isTellHeld = false;  // whether the first is shown alone for half of that time
    std::array<PartLook, 3> parts = {};
    int landed = idle;  // in the first ticks of its rest
    int rests = idle;   // after that, until it gets up
    // Whether a wind-up follows at once on the same move; null if none ever does.
    bool (*follows)(const Creature&, const CreaturesConfig&) = nullptr;
};

inline bool isNextHop(const Creature& king, const CreaturesConfig& config) {
    return ownState<KingSlimeState>(king).hopsLeft < config.kingSlime.hops;
}

inline constexpr auto moveLooks = keyedTable<&MoveLook::move, MoveLook>({
    {.move = Move::Only},
    {.move = Move::KingHops,
     .tell = placeOf(KingMove::Crouch0),
     .parts = {{{placeOf(KingMove::Hop1), placeOf(KingMove::Hop0)}}},
     .landed = placeOf(KingMove::Land),
     .rests = placeOf(KingMove::Slam1),
     .follows = isNextHop},
    {.move = Move::KingSlam,
     .tell = placeOf(KingMove::Squash0),
     .parts = {{{placeOf(KingMove::Rise)}, {placeOf(KingMove::Drop)}, {placeOf(KingMove::Drop)}}},
     .landed = placeOf(KingMove::Slam0),
     .rests = placeOf(KingMove::Slam1)},
    {.move = Move::KingSpit,
     .tell = placeOf(KingMove::Puff0),
     .isTellHeld = true,
     .parts = {{{placeOf(KingMove::Spit)}}}},
    {.move = Move::PorterKnock},
    {.move = Move::PorterKeys},
    {.move = Move::PorterBolt},
    {.move = Move::WeaverShuttle,
     .tell = placeOf(WeaverPose::Pluck0),
     .parts = {{{placeOf(WeaverPose::Snap)}}}},
    {.move = Move::WeaverPull,
     .tell = placeOf(WeaverPose::Gather0),
     .parts = {{{placeOf(WeaverPose::Pull)}}}},
    {.move = Move::WeaverBrood,
     .tell = placeOf(WeaverPose::Swell0),
     .parts = {{{placeOf(WeaverPose::Brood)}}}},
    {.move = Move::WeaverSpin,
     .tell = placeOf(WeaverPose::Climb0),
     .parts = {{{placeOf(WeaverPose::Snap)}}}},
    {.move = Move::StringNeedle},
    {.move = Move::StringStitch},
    {.move = Move::StringPuppets},
    {.move = Move::StringKing},
    {.move = Move::StringPorter},
    {.move = Move::StringWeaver},
    {.move = Move::StringFounder},
    {.move = Move::Entrance},
});

// The place of its picture on its standard sheet. `config` is that of its kind.
int creatureCell(const Creature& creature, const CreatureConfig& config);

// The number of pixels above the ground, in a leap or thrown back by a blow.
int liftOf(const Creature& creature, const CreatureConfig& config);

// The number of pixels to the side, in the last ticks before it attacks.
int trembleOf(const Creature& creature, const CreatureConfig& config);

// The number of pixels above the ground at a tick of a throw that rises to `height` and takes
// `length` ticks.
int arcAt(int tick, int length, int height);

// The number of pixels above the ground of what a blow throws back.
int knockLift(const Body& body);

// Whether a creature shows that it ran into something.
bool isDazed(const Creature& creature);

}  // namespace doorstring
