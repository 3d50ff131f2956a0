// The names of the sounds and of the tunes. Their files are in assets/sound.
#pragma once

#include "base/enums.hpp"

#include <cstdint>

namespace doorstring {

// Sounds that are played once. Those that begin with Tell announce the attack of a creature; Note1
// to Note4 are sung by the choir.
// clang-format off
enum class Effect : std::uint8_t {
    StepStone, StepSoft, Slide, NewDungeon, Undo, MapOpen, MapClose, MenuMove, MenuChoose, Banner, Error, Screenshot,
    Pause, Copy, KeyTaken, DoorOpened, DoorRefused, Fall, Hurt, Revived,
    SpikesWarn, SpikesUp, Splash, Push, PitFilled, Sank, PlateDown, PlateUp, Rustle, GrassCut, Rubble,
    Swing, Clink, Strike, StrikeBone, StrikeWood, StrikeArmour, StrikeGhost, Shield,
    FoeFalls, SmallSlimeFalls, BatFalls, SkeletonFalls, TurretFalls, ChargerFalls, GhostFalls,
    MimicFalls, BomberFalls, ShieldFalls, HeartTaken, CoinTaken, KnightFalls,
    Throw, Shot, Fuse, Blast, DoorsShut, Cleared,
    TellSlime, TellSkeleton, TellTurret, TellCharger, TellGhost, TellMimic, TellBomber, TellShield, TellBat,
    ItemTaken, SecretFound, StairsOpened, StairsDescended, FloorCard, BossEnters, BossRages,
    HeartContainer, HeartPiece, GameOver, Victory, LowHearts,
    ItemChosen, BombPlaced, FuseTick, BowShot, ArrowHits, HookThrown, HookCatches, Hop, LanternLit,
    ChestOpened, UrnBroken, Lever, CrystalOn, GateOpened, Purchase, CannotAfford,
    KingCrouch, KingSquash, KingPuff, KingHop, KingLeap, KingDrop, KingSlam, KingSpit, KingHurt,
    KingFalls, Splat,
    PorterRap, PorterBurst, PorterKeys, PorterBolt, PorterHurt, PorterFalls,
    WeaverTighten, WeaverSnap, WeaverPull, WeaverBrood, WeaverHurt, WeaverFalls,
    FounderRaise, FounderHammer, FounderSlag, FounderRush, FounderQuench, FounderHurt, FounderFalls,
    StringAim, StringFly, StringStitch, StringSew, StringPuppet, StringHurt, StringFalls,
    LoomHum, OfferBought, ThreadSpent, RelicTaken, RelicSinks,
    TellThief, ThiefLaughs, ThiefFalls, ThiefEscapes, CoinsBack, Note1, Note2, Note3, Note4, SingerFalls, ChoirAngers,
    CoinSplash, WellVoice, CageOpens, CompanionKneels, Farewell
};
// clang-format on

// clang-format off
enum class Tune : std::uint8_t {
    Title, BlueStone, Sand, Moss, Ember, Bone, Boss, Porter, Weaver, Founder, LastBoss, Arena, Altar, Dark, Shop,
    Lab,
    Victory, GameOver
};
// clang-format on
inline constexpr auto allTunes = allValues<Tune>;

}  // namespace doorstring
