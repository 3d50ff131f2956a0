// What happened during a tick, to be shown and heard: one small struct for each event.
#pragma once

#include "base/direction.hpp"
#include "base/grid.hpp"
#include "config/altar_parts.hpp"
#include "config/guest_parts.hpp"
#include "config/item_parts.hpp"
#include "config/set_piece_parts.hpp"
#include "room/tiles/room_plan.hpp"
#include "room/tiles/tile.hpp"
#include "world/motion/box.hpp"
#include "world/state/creatures.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace doorstring {

// clang-format off
struct FlipStarted { Direction direction; GridPos from; GridPos to; };
struct FlipEnded { GridPos cell; bool firstVisit; };
struct FootStep { Tile on = Tile::Ground; bool isQuick = false; };
struct BannerReached { GridPos cell; };
struct KeyTaken { GridPos cell; Holding holding; };
struct DoorOpened { GridPos cell; Direction direction; DoorLock lock; };
// Reported once for each time that the knight pushes at a door without its key.
struct DoorRefused { GridPos cell; Direction direction; DoorLock lock; };

struct KnightFell { GridPos tile; };  // into a pit
enum class Hazard : std::uint8_t { Pit, Spikes, Bomb, Embers, Water, Stone, Trap };
struct KnightHurt {
    int halfHearts = 0;  // that are left
    int lost = 1;        // half hearts
    std::optional<CreatureKind> by = {};  // null if a hazard hurt him
    Hazard hazard = Hazard::Pit;  // counts if `by` is null; the knight's bombs are a hazard, too
};
struct KnightRevived {};  // at the door, with all hearts, after he died
struct KnightDied {};     // no heart is left
struct KnightDefeated {};  // the adventure is over
struct TreasureTaken { Treasure what; int count; };  // the knight holds it above his head
struct ItemChosen { Item item; };
struct ItemRefused { Item item; };  // it cannot be used here or now
struct BombLaid { SubPos at; };
struct ArrowShot { Direction way; };
struct ArrowStuck { GridPos tile; SubPos at; };  // in something solid
struct HookThrown { Direction way; };
struct HookBit { SubPos at; bool holds; };  // something solid; if it holds, the knight is pulled
struct CreatureHooked { CreatureKind kind; SubPos at; };
struct ChestOpened { GridPos cell; GridPos tile; };
struct UrnBroken { GridPos tile; };
struct PlinthRose { GridPos tile; };  // with a relic on it
struct PlinthSank { GridPos tile; };
struct PowerWorked { Power power; };  // one that works only now and then
struct CrystalStruck { GridPos tile; };
struct GatesOpened { GridPos cell; };  // all gates of a room, for good
// Why a ware is not sold.
enum class WareFault : std::uint8_t { NoUse, TooDear };
struct WareBought { Treasure what; int price; };
// Reported once for each time that the knight asks for a ware.
struct WareRefused { Treasure what; int price; WareFault fault; };
struct OfferWoven { OfferId offer; int price; };  // into the next floor
// Why an offer is not woven. Enough: the knight has bought as many offers as an altar allows.
// AskedInPassing: he walked on without a stop, so that he cannot have read what the offer does.
enum class OfferFault : std::uint8_t { Enough, TooDear, AskedInPassing };
// Reported once for each time that the knight asks for an offer.
struct OfferRefused { OfferId offer; int price; OfferFault fault; };
struct ThreadsFound { int count; };  // at an altar
struct KnightHopped {};
struct KnightLanded {};
struct WallBroken { GridPos cell; Direction direction; };  // a cracked one

struct RelicsLeft { GridPos cell; };  // still on plinths as the knight first steps on the stairs
struct StairsOpened { GridPos cell; };  // as nothing lives there any more
struct StairsTaken { GridPos cell; };  // down to the next floor, or out of the last
struct StringTaken { GridPos from; GridPos to; };  // it pulls the knight to its other end

// Each of these is about all spikes of the room.
struct SpikesWarned {};
struct SpikesRose {};
struct SpikesSank {};

// Why a crate or a block cannot be pushed farther.
enum class PushFault : std::uint8_t {
    Solid,    // something that can be seen is in its way
    Doorway,  // it does not go through doors
    CutsOff  // a block would cut off a door, the knight or what is in the room
};
struct PushStarted { Tile pushable; GridPos from; Direction way; };
// Reported once for each time that the knight pushes in vain, and for each slide over ice that ends
// early.
struct PushRefused { Tile pushable; GridPos at; Direction way; PushFault fault; };
struct CrateBroken { GridPos tile; };
struct PitFilled { GridPos tile; };                     // by a crate or a block, which is gone
struct PushableSank { Tile pushable; GridPos tile; };  // in deep water, for good
struct PlatePressed { GridPos tile; };
struct PlateReleased { GridPos tile; };

struct LeverThrown { GridPos tile; };
struct LeversReset { GridPos tile; };  // all levers: the one on the tile was struck out of order
struct FoesReturned { GridPos cell; };  // all fallen foes of the room: one fell out of turn
struct BrazierTurned { GridPos tile; bool isLit; };
struct PuzzleSolved { GridPos cell; };  // reported before what it gives
struct ChestAppeared { GridPos tile; };

struct GrassRustled { GridPos tile; };  // the knight comes into tall grass
struct GrassCut { GridPos tile; };
struct RubbleCleared { GridPos tile; };
struct SwordSwung { Direction way; };
// The blade meets a wall or a pillar. Reported at most once in each swing. A cracked wall sounds
// hollow.
struct SwordRang { SubPos at; bool isHollow = false; };

struct CreatureWoundUp {  // it announces its attack
    CreatureKind kind;
    SubPos at;
    Move move = Move::Only;
};
struct PartBegan { CreatureKind kind; SubPos at; Move move; int part; };  // the first part is 0
struct GroundSlammed { CreatureKind kind; SubPos at; int reach; };  // reach in pixels; 0: harmless
struct BossChanged { CreatureKind kind; SubPos at; int phase; };  // it came to a gate
struct DoorRapped { Direction side; };  // by a boss behind it
struct DoorSewn { Direction side; };    // by a boss that has fled through it
struct CreatureStunned { CreatureKind kind; SubPos at; };
struct RoomMirrored { GridPos cell; };  // left for right
struct LightsWentOut { SubPos at; };  // a boss has put them out; it is at `at`
struct OmenStruck { OmenKind kind; SubBox box; };  // it begins to hurt
struct OmenCut { OmenKind kind; SubPos at; };      // by the sword
struct BossFalls { CreatureKind kind; SubPos at; };   // it has taken its last blow
// What a creature was struck with. Foe: with what another creature threw.
enum class Weapon : std::uint8_t { Sword, Bomb, Arrow, Hook, Foe };
struct CreatureStruck { CreatureKind kind; SubPos at; Weapon by = Weapon::Sword; };
struct BlowBlocked { SubPos at; };  // of any weapon, by a shield or by what it cannot hurt
struct CreatureFell { CreatureKind kind; SubPos at; };
struct ProjectileFired { ProjectileKind kind; SubPos at; };
struct ProjectileEnded { ProjectileKind kind; SubPos at; };  // by the sword, the knight or a wall
struct BombBlasted { SubPos at; int radius = 24; };  // pixels
struct DropTaken { DropKind kind; };
struct CoinsSnatched { int coins; SubPos at; };  // by a thief
struct ThiefCaught { int coins; int bonus; SubPos at; };
struct ThiefEscaped { int coins; SubPos at; };
struct NoteSung { int turn; SubPos at; };  // by the singer with that turn, counted from 1
struct ChoirAngered { SubPos at; };       // where a singer fell before its turn
struct WishMade { WellAnswer answer; int price; GridPos tile; };  // at a well, with what it answers
struct WishRefused { int price; };  // the knight has too few coins for it
struct CaptiveFreed { GridPos tile; };
struct CompanionKnelt { SubPos at; };  // he was hit
struct CompanionSwung { SubPos at; };
struct CompanionLeft { int coins; SubPos at; };  // at the stairs; the coins are his gift
struct ArenaShut { GridPos cell; };    // the doors shut behind the knight
struct RoomCleared { GridPos cell; };  // nothing that can fall lives there any more
struct CreatureSlept { CreatureKind kind; SubPos at; };  // as nothing that can fall is left
struct ArrowCameBack {};  // as the knight had fewer than `refillTo`

// Of set pieces.
struct PieceBegan { SetPiece piece; GridPos cell; };
struct PieceWarned { SetPiece piece; SubPos at; };    // of what is about to move or go out there
struct PieceMoved { SetPiece piece; SubPos at; };     // water, stone or plank; or a flame went out
struct PieceTurned { SetPiece piece; GridPos tile; };  // a lever was thrown or a candle lit
struct PieceFailed { SetPiece piece; GridPos cell; };
struct PieceDone { SetPiece piece; GridPos cell; };   // reported before what it gives
// clang-format on

// A struct rather than an alias, so that the linker's names of functions that take an Event stay
// short.
struct Event
    : std::variant<
          FlipStarted, FlipEnded, FootStep, BannerReached, KeyTaken, DoorOpened, DoorRefused,
          KnightFell, KnightHurt, KnightRevived, SpikesWarned, SpikesRose, SpikesSank, PushStarted,
          PushRefused, CrateBroken, PitFilled, PushableSank, PlatePressed, PlateReleased,
          GrassRustled, GrassCut, RubbleCleared, SwordSwung, SwordRang, CreatureWoundUp, PartBegan,
          GroundSlammed, BossChanged, DoorRapped, DoorSewn, CreatureStunned, LightsWentOut,
          OmenStruck, OmenCut, BossFalls, CreatureStruck, BlowBlocked, CreatureFell,
          ProjectileFired, ProjectileEnded, BombBlasted, DropTaken, ArenaShut, RoomCleared,
          KnightDied, KnightDefeated, StairsTaken, TreasureTaken, ItemChosen, ItemRefused, BombLaid,
          ArrowShot, ArrowStuck, HookThrown, HookBit, CreatureHooked, KnightHopped, KnightLanded,
          WallBroken, ChestOpened, UrnBroken, LeverThrown, LeversReset, FoesReturned, BrazierTurned,
          PuzzleSolved, ChestAppeared, CrystalStruck, GatesOpened, WareBought, WareRefused,
          StairsOpened, StringTaken, CreatureSlept, ArrowCameBack, RoomMirrored, PlinthRose,
          PlinthSank, RelicsLeft, PowerWorked, OfferWoven, OfferRefused, ThreadsFound, PieceBegan,
          PieceWarned, PieceMoved, PieceTurned, PieceFailed, PieceDone, CoinsSnatched, ThiefCaught,
          ThiefEscaped, NoteSung, ChoirAngered, WishMade, WishRefused, CaptiveFreed, CompanionKnelt,
          CompanionSwung, CompanionLeft> {
    using variant::variant;
};

// The events of a tick. The caller clears the list before each tick, so that its memory is used
// again.
using Events = std::vector<Event>;

}  // namespace doorstring
