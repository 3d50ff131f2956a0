// What happened during a tick, to be shown and heard. One small struct an event.
#pragma once

#include "base/direction.hpp"
#include "base/grid_pos.hpp"
#include "room/tiles/door_locks.hpp"
#include "room/tiles/room_kind.hpp"
#include "room/tiles/tile.hpp"
#include "world/motion/box.hpp"
#include "world/state/creatures.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace doorstring {

struct FlipStarted {
    Direction direction;
    GridPos from;
    GridPos to;
};
struct FlipEnded {
    GridPos cell;
    bool firstVisit;
};
struct FootStep {
    Tile on = Tile::Ground;
};
struct BannerReached {
    GridPos cell;
};
struct KeyTaken {
    GridPos cell;
    Holding holding;
};
struct DoorOpened {
    GridPos cell;
    Direction direction;
    DoorLock lock;
};
// Once for each time that the knight pushes at a door without its key.
struct DoorRefused {
    GridPos cell;
    Direction direction;
    DoorLock lock;
};

// Into a pit.
struct KnightFell {
    GridPos tile;
};
struct KnightHurt {
    int halfHearts;                       // that are left
    std::optional<CreatureKind> by = {};  // none: by the ground
};
// No heart was left: all are there again, and the knight stands at the door.
struct KnightRevived {};
// For all spikes of the room, where it has any.
struct SpikesWarned {};
struct SpikesRose {};
struct SpikesSank {};
// A crate or a block begins to slide.
struct PushStarted {
    Tile pushable;
    GridPos from;
    Direction way;
};
// Why a crate or a block is not to be pushed on.
enum class PushFault : std::uint8_t {
    Solid,    // something that can be seen is in its way
    Doorway,  // it does not go through doors
    CutsOff   // a block would cut off a door, the knight or what lies in the room
};
// Once for each time that the knight pushes in vain, and for each slide over ice that ends early.
struct PushRefused {
    Tile pushable;
    GridPos at;
    Direction way;
    PushFault fault;
};
struct CrateBroken {
    GridPos tile;
};
// By a crate or a block, which is gone.
struct PitFilled {
    GridPos tile;
};
// In deep water, for good.
struct PushableSank {
    Tile pushable;
    GridPos tile;
};
struct PlatePressed {
    GridPos tile;
};
struct PlateReleased {
    GridPos tile;
};
// The knight comes into tall grass.
struct GrassRustled {
    GridPos tile;
};
struct GrassCut {
    GridPos tile;
};
struct RubbleCleared {
    GridPos tile;
};
struct SwordSwung {
    Direction way;
};
// The blade meets a wall: once a swing.
struct SwordRang {
    SubPos at;
};
// A creature announces its attack.
struct CreatureWoundUp {
    CreatureKind kind;
    SubPos at;
};
struct CreatureStruck {
    CreatureKind kind;
    SubPos at;
};
// By a shield, or by what nothing hurts.
struct BlowBlocked {
    SubPos at;
};
struct CreatureFell {
    CreatureKind kind;
    SubPos at;
};
struct ProjectileFired {
    ProjectileKind kind;
    SubPos at;
};
// By the sword, the knight or a wall.
struct ProjectileEnded {
    ProjectileKind kind;
    SubPos at;
};
struct BombBlasted {
    SubPos at;
};
struct DropTaken {
    DropKind kind;
};
// The doors of an arena shut behind the knight.
struct ArenaShut {
    GridPos cell;
};
// The last creature of a room fell.
struct RoomCleared {
    GridPos cell;
};
// No heart is left.
struct KnightDied {};

using Event =
    std::variant<FlipStarted, FlipEnded, FootStep, BannerReached, KeyTaken, DoorOpened, DoorRefused,
                 KnightFell, KnightHurt, KnightRevived, SpikesWarned, SpikesRose, SpikesSank,
                 PushStarted, PushRefused, CrateBroken, PitFilled, PushableSank, PlatePressed,
                 PlateReleased, GrassRustled, GrassCut, RubbleCleared, SwordSwung, SwordRang,
                 CreatureWoundUp, CreatureStruck, BlowBlocked, CreatureFell, ProjectileFired,
                 ProjectileEnded, BombBlasted, DropTaken, ArenaShut, RoomCleared, KnightDied>;

// Cleared by the caller before each tick; its memory is used again.
using Events = std::vector<Event>;

}  // namespace doorstring
