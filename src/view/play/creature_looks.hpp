// How creatures look and sound: rows for each kind and for each move of a boss. The rows of looks
// say which pictures are shown, how far above the ground, and whether a creature trembles before an
// attack.
#pragma once

#include "config/creature_parts.hpp"
#include "picture/sprites/sprites.hpp"
#include "view/play/porter_looks.hpp"
#include "view/play/string_looks.hpp"
#include "view/sound_names.hpp"
#include "world/bosses/founder.hpp"
#include "world/state/world.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace doorstring {

// How a boss looks apart from its moves. Each picture is given by its place among the boss's own
// pictures, as bossCell() takes it.
struct BossLook {
    int idle = 0;      // first of two
    int hurt = 0;      // struck by a blow
    int dropping = 0;  // dropping into the room
    int landed = 0;    // right after it has dropped
    int change = 0;    // first of two, at a gate
    int stunned = 0;   // first of two
    // Returns the place of the picture for all that the boss does except falling; null if the
    // places here and in `moveLooks` are used instead.
    int (*picture)(const Creature&, const CreaturesConfig&) = nullptr;
    int felled = 0;            // in the first ticks of being stunned; 0 if none
    bool pullsOthers = false;  // whether all other creatures hang on its strings
    int hangHeight = 0;        // pixels above the ground while no blow reaches it
    // Of a boss that is drawn from four sides: the number of pictures of each facing. They come
    // first among its own pictures. 0 if it looks the same from all sides.
    int picturesPerFacing = 0;
    // Of a boss with a shield: the place, among the pictures of a facing, of the first picture
    // without the shield.
    int firstBare = 0;
    // Whether the boss is without its shield now; null if it never has one.
    bool (*isBare)(const Creature&) = nullptr;
    // Returns the place of the picture at a tick of the entrance; null if `dropping` is shown. A
    // boss without this function is not seen before it enters.
    int (*entrancePicture)(int ticks) = nullptr;
    // Returns the radius in pixels of the light that its eyes or its weapon give in the dark; null
    // if they never give any.
    int (*glowRadius)(const World&, const Creature&) = nullptr;
};

// How a creature looks during its attack, and before and after it. The sheets of all creatures have
// the same poses.
struct CreatureLook {
    CreatureKind kind;
    int pictures = 2;              // the number of pictures of the attack itself
    int loopTicks = 0;             // ticks of each picture, if they repeat; 0 if each is shown once
    int leapHeight = 0;            // pixels
    int recoveryTicks = 0;         // first ticks of its rest, still with the attack's last picture
    bool trembles = true;          // before the attack
    bool isTellShownOnce = false;  // whether the pictures of its announcement do not repeat
    bool isFaint = false;          // hard to see until it announces an attack
    bool raisesDust = false;       // behind it while it attacks
    bool restsDazed = false;       // looks dazed while it rests
    bool cheers = false;           // while it stands still in its attack
    int standHeight = 0;           // pixels above the ground, on a stand
    BossLook boss = {};
};

inline constexpr int wholeRest = 1 << 20;  // ticks, longer than any rest

constexpr int placeOf(KingPose picture) {
    return static_cast<int>(picture);
}
constexpr int placeOf(WeaverPose picture) {
    return static_cast<int>(picture);
}
constexpr int placeOf(FounderPose picture) {
    return static_cast<int>(picture);
}
constexpr int placeOf(FounderFrontPose picture) {
    constexpr int facings = static_cast<int>(allDirections.size());
    return facings * founderPicturesPerFacing + static_cast<int>(picture);
}

inline bool isFounderBare(const Creature& founder) {
    return ownState<FounderState>(founder).bareTicks > 0;
}
// Returns the Founder's picture at a tick of his entrance: he raises the hammer before each blow,
// and holds it down for a while after it.
constexpr int founderEntrancePicture(int ticks) {
    constexpr int held = 15;  // ticks
    int picture = placeOf(FounderPose::Walk0);
    for (const int blow : anvilBlows) {
        picture = ticks >= blow - held ? placeOf(FounderPose::Raise) : picture;
        picture = ticks >= blow ? placeOf(FounderPose::Strike) : picture;
    }
    return ticks < anvilBlows.back() + held ? picture : placeOf(FounderPose::Walk0);
}
inline int founderGlowRadius(const World& world, const Creature& founder) {
    constexpr int hammerRadius = 18;
    constexpr int eyeRadius = 8;
    const bool isHot = founder.doing == Doing::WindsUp || founder.doing == Doing::Attacks ||
                       founder.doing == Doing::Changes;
    return isHot ? hammerRadius : areEyesGlowing(world, founder) ? eyeRadius : 0;
}

inline constexpr auto creatureLooks = keyedTable<&CreatureLook::kind, CreatureLook>({
    {.kind = CreatureKind::Slime, .leapHeight = 10, .recoveryTicks = 9},
    {.kind = CreatureKind::SmallSlime, .leapHeight = 8, .recoveryTicks = 7},
    {.kind = CreatureKind::Bat, .pictures = 3, .loopTicks = 4, .trembles = false},
    {.kind = CreatureKind::Skeleton, .recoveryTicks = 10},
    {.kind = CreatureKind::Turret, .recoveryTicks = 30, .trembles = false, .isTellShownOnce = true},
    {.kind = CreatureKind::Charger, .loopTicks = 4, .raisesDust = true, .restsDazed = true},
    {.kind = CreatureKind::Ghost,
     .pictures = 3,
     .loopTicks = 9,
     .trembles = false,
     .isTellShownOnce = true,
     .isFaint = true},
    {.kind = CreatureKind::Mimic, .leapHeight = 9, .recoveryTicks = wholeRest},
    {.kind = CreatureKind::Bomber, .recoveryTicks = 50},
    {.kind = CreatureKind::ShieldKnight, .loopTicks = 6, .recoveryTicks = wholeRest},
    {.kind = CreatureKind::Spiderling, .leapHeight = 10, .recoveryTicks = 9},
    {.kind = CreatureKind::Knot, .trembles = false},
    {.kind = CreatureKind::Thief, .loopTicks = 6, .trembles = false, .cheers = true},
    {.kind = CreatureKind::Singer, .loopTicks = 10, .standHeight = 5},
    {.kind = CreatureKind::KingSlime,
     .boss = {.idle = placeOf(KingPose::Idle0),
              .hurt = placeOf(KingPose::Hurt),
              .dropping = placeOf(KingPose::Drop),
              .landed = placeOf(KingPose::Slam0),
              .change = placeOf(KingPose::Puff0),
              .stunned = placeOf(KingPose::Slam1)}},
    {.kind = CreatureKind::Porter, .boss = {.picture = porterPicture}},
    {.kind = CreatureKind::Weaver,
     .boss = {.idle = placeOf(WeaverPose::Idle0),
              .hurt = placeOf(WeaverPose::Hurt),
              .dropping = placeOf(WeaverPose::Climb0),
              .landed = placeOf(WeaverPose::Snap),
              .change = placeOf(WeaverPose::Change0),
              .stunned = placeOf(WeaverPose::Dazed0),
              .felled = placeOf(WeaverPose::Landed),
              .hangHeight = 9}},
    {.kind = CreatureKind::Founder,
     .boss = {.idle = placeOf(FounderPose::Walk0),
              .hurt = placeOf(FounderFrontPose::Hurt),
              .dropping = placeOf(FounderPose::Walk0),
              .landed = placeOf(FounderPose::Walk0),
              .change = placeOf(FounderFrontPose::Rage0),
              .stunned = placeOf(FounderFrontPose::Dazed0),
              .picturesPerFacing = founderPicturesPerFacing,
              .firstBare = placeOf(FounderPose::BareWalk0),
              .isBare = isFounderBare,
              .entrancePicture = founderEntrancePicture,
              .glowRadius = founderGlowRadius}},
    {.kind = CreatureKind::String, .boss = {.picture = stringPicture, .pullsOthers = true}},
});

// The picture of a part of a move; `atFirst` is shown in the first ticks of the attack.
struct PartLook {
    int picture = 0;
    int atFirst = picture;
};

// The pictures of a boss's move, by their places among the boss's own pictures.
struct MoveLook {
    static constexpr int idle = -1;  // stands for the boss's idle pictures

    Move move;
    int tell = 0;              // first of two, shown in turns while it winds up
    bool isTellHeld = false;   // whether only the first is shown in the first half of the wind-up
    bool isTellStill = false;  // whether only the first is shown in the whole wind-up
    std::array<PartLook, 3> parts = {};
    bool takesTurns = false;  // whether the picture of a part takes turns with the one after it
    int landed = idle;        // in the first ticks of its rest
    int resting = idle;       // after that, until it gets up
    // Whether the wind-up follows right after an earlier round of this move, and so begins with
    // `landed`; null if the move has only one round.
    bool (*isLaterRound)(const Creature&, const CreaturesConfig&) = nullptr;
};

inline bool isNextHop(const Creature& king, const CreaturesConfig& config) {
    return ownState<KingSlimeState>(king).hopsLeft < config.own.kingSlime.hops;
}

inline constexpr auto moveLooks = keyedTable<&MoveLook::move, MoveLook>({
    {.move = Move::Only},
    {.move = Move::KingHops,
     .tell = placeOf(KingPose::Crouch0),
     .parts = {{{placeOf(KingPose::Hop1), placeOf(KingPose::Hop0)}}},
     .landed = placeOf(KingPose::Land),
     .resting = placeOf(KingPose::Slam1),
     .isLaterRound = isNextHop},
    {.move = Move::KingSlam,
     .tell = placeOf(KingPose::Squash0),
     .parts = {{{placeOf(KingPose::Rise)}, {placeOf(KingPose::Drop)}, {placeOf(KingPose::Drop)}}},
     .landed = placeOf(KingPose::Slam0),
     .resting = placeOf(KingPose::Slam1)},
    {.move = Move::KingSpit,
     .tell = placeOf(KingPose::Puff0),
     .isTellHeld = true,
     .parts = {{{placeOf(KingPose::Spit)}}}},
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
    {.move = Move::FounderHammer,
     .tell = placeOf(FounderPose::Raise),
     .isTellStill = true,
     .parts = {{{placeOf(FounderPose::Strike)}}},
     .landed = placeOf(FounderPose::Strike),
     .resting = placeOf(FounderPose::Strike)},
    {.move = Move::FounderSlag,
     .tell = placeOf(FounderFrontPose::Scoop0),
     .parts = {{{placeOf(FounderFrontPose::Throw)}}}},
    {.move = Move::FounderRush,
     .tell = placeOf(FounderPose::Brace),
     .isTellStill = true,
     .parts = {{{placeOf(FounderPose::Rush0)}}},
     .takesTurns = true,
     .landed = placeOf(FounderPose::Brace),
     .resting = placeOf(FounderPose::Brace)},
    {.move = Move::StringNeedle},
    {.move = Move::StringStitch},
    {.move = Move::StringPuppets},
    {.move = Move::StringKing},
    {.move = Move::StringPorter},
    {.move = Move::StringWeaver},
    {.move = Move::StringFounder},
    {.move = Move::Entrance},
});

struct CreatureSounds {
    CreatureKind kind;
    Effect tell;  // announces each attack that has no `tell` in `moveSounds`
    Effect struck = Effect::Strike;
    Effect falls = Effect::FoeFalls;
    std::optional<Effect> collapse = {};  // at the last blow to a boss, before it falls
    std::optional<Effect> slam = {};      // when it slams the ground
    Tune tune = Tune::Boss;               // while a boss is fought
};
inline constexpr auto creatureSounds = keyedTable<&CreatureSounds::kind, CreatureSounds>({
    {CreatureKind::Slime, Effect::TellSlime},
    {CreatureKind::SmallSlime, Effect::TellSlime, Effect::Strike, Effect::SmallSlimeFalls},
    {CreatureKind::Bat, Effect::TellBat, Effect::Strike, Effect::BatFalls},
    {CreatureKind::Skeleton, Effect::TellSkeleton, Effect::StrikeBone, Effect::SkeletonFalls},
    {CreatureKind::Turret, Effect::TellTurret, Effect::Strike, Effect::TurretFalls},
    {CreatureKind::Charger, Effect::TellCharger, Effect::Strike, Effect::ChargerFalls},
    {CreatureKind::Ghost, Effect::TellGhost, Effect::StrikeGhost, Effect::GhostFalls},
    {CreatureKind::Mimic, Effect::TellMimic, Effect::StrikeWood, Effect::MimicFalls},
    {CreatureKind::Bomber, Effect::TellBomber, Effect::Strike, Effect::BomberFalls},
    {CreatureKind::ShieldKnight, Effect::TellShield, Effect::StrikeArmour, Effect::ShieldFalls},
    {CreatureKind::Spiderling, Effect::TellBat, Effect::Strike, Effect::WeaverBrood},
    {CreatureKind::Knot, Effect::TellBat, Effect::StrikeWood, Effect::WeaverSnap},
    {CreatureKind::Thief, Effect::TellThief, Effect::Strike, Effect::ThiefFalls},
    {CreatureKind::Singer, Effect::ChoirAngers, Effect::StrikeBone, Effect::SingerFalls},
    {CreatureKind::KingSlime, Effect::KingCrouch, Effect::KingHurt, Effect::FoeFalls,
     Effect::KingFalls, Effect::KingSlam},
    {CreatureKind::Porter, Effect::PorterRap, Effect::PorterHurt, Effect::FoeFalls,
     Effect::PorterFalls, Effect::Blast, Tune::Porter},
    {CreatureKind::Weaver, Effect::WeaverTighten, Effect::WeaverHurt, Effect::FoeFalls,
     Effect::WeaverFalls, Effect::KingSlam, Tune::Weaver},
    {CreatureKind::Founder, Effect::FounderRaise, Effect::FounderHurt, Effect::FoeFalls,
     Effect::FounderFalls, Effect::FounderHammer, Tune::Founder},
    {CreatureKind::String, Effect::StringAim, Effect::StringHurt, Effect::FoeFalls,
     Effect::StringFalls, Effect::KingSlam, Tune::LastBoss},
});

struct MoveSounds {
    Move move;
    std::optional<Effect> tell = {};                  // if empty, CreatureSounds::tell
    std::array<std::optional<Effect>, 3> parts = {};  // the sound of each part as it begins
};
inline constexpr auto moveSounds = keyedTable<&MoveSounds::move, MoveSounds>({
    {Move::Only},
    {Move::KingHops, Effect::KingCrouch, {Effect::KingHop}},
    {Move::KingSlam, Effect::KingSquash, {Effect::KingLeap, {}, Effect::KingDrop}},
    {Move::KingSpit, Effect::KingPuff},
    {Move::PorterKnock, Effect::PorterRap, {Effect::PorterBurst}},
    {Move::PorterKeys, Effect::PorterKeys},
    {Move::PorterBolt, Effect::PorterBolt},
    {Move::WeaverShuttle, Effect::WeaverTighten},
    {Move::WeaverPull, Effect::WeaverTighten, {Effect::WeaverPull}},
    {Move::WeaverBrood, Effect::WeaverBrood},
    {Move::WeaverSpin, Effect::WeaverTighten, {Effect::WeaverSnap}},
    {Move::FounderHammer, Effect::FounderRaise},
    {Move::FounderSlag, Effect::FounderRaise, {std::nullopt, Effect::FounderSlag}},
    {Move::FounderRush, Effect::FounderRush},
    {Move::StringNeedle, Effect::StringAim, {Effect::StringFly}},
    {Move::StringStitch, Effect::StringStitch},
    {Move::StringPuppets, Effect::StringPuppet},
    {Move::StringKing, Effect::KingSquash, {Effect::KingSlam}},
    {Move::StringPorter, Effect::PorterRap, {Effect::PorterBurst}},
    {Move::StringWeaver, Effect::WeaverTighten, {Effect::WeaverSnap}},
    {Move::StringFounder, Effect::FounderRaise},
    {Move::Entrance, {}, {Effect::BossEnters}},
});

// The place of a creature's picture on its sheet. The creature must not be a boss. `config` is that
// of its kind.
int creatureCell(const Creature& creature, const CreatureConfig& config);

// The number of pixels that a creature is above the ground: on its stand, in a leap or thrown back
// by a blow.
int liftOf(const Creature& creature, const CreatureConfig& config);

// The number of pixels that a creature trembles to the side, in the last ticks before it attacks.
int trembleOf(const Creature& creature, const CreatureConfig& config);

// The number of pixels above the ground at a tick of a throw or leap that rises to `height` and
// takes `length` ticks.
int arcAt(int tick, int length, int height);

// The number of pixels that a body is above the ground while a blow throws it back.
int knockLift(const Body& body);

// Whether a creature is shown dazed: stunned, or resting after a charge.
bool isDazed(const Creature& creature);

}  // namespace doorstring
