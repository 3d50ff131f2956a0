// Which effect goes with each event, and which tune with each room.
#pragma once

#include "base/enums.hpp"
#include "config/config.hpp"
#include "world/state/events.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

struct World;

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

// Returns the sound of a footstep on the ground of a tileset.
Effect footstepOn(Tileset tileset);
Tune tuneOf(Tileset tileset);
// Returns the tune of the knight's room; during a flip, of the room that he walks into. In most
// rooms it is the tune of the dungeon's tileset. Another tune takes its place while a boss is in
// the room, while the knight is shut in, and in dark rooms; in adventures also in shops and at
// altars.
Tune tuneIn(const World& world);
// Returns the sound of an event; empty if it is not heard.
std::optional<Effect> effectOf(const Event& event, Tileset tileset);

}  // namespace doorstring
