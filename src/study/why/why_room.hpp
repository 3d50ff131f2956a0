// The reasons why a room of a dungeon is as it is.
#pragma once

#include "base/grid.hpp"
#include "dungeon/carved/carved_map.hpp"
#include "room/room.hpp"
#include "study/why/generation_record.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

// The origin of a room's first doors.
enum class RoomOrigin : std::uint8_t {
    Start,    // the key start.doors
    Table,    // a draw from a door table
    Border,   // a dead end without a draw: grid.border
    Hideout,  // the door back; each room that grew out of this one added a door
    Secret,   // no doors; the room was added after all others, behind cracked walls
    Carved    // a screen of a carved map
};

// The tables of [tables], [middle] or [far].
enum class TableBand : std::uint8_t { Near, Middle, Far };

// A draw from a door table. Rolls and weights are in 1 / weightOne.
struct DoorDraw {
    TableBand band = TableBand::Near;
    Direction table = Direction::North;
    DoorSet drawn = {};
    std::int64_t weight = 0;      // of the entry drawn
    std::int64_t lowestRoll = 0;  // the lowest roll that draws it
    std::int64_t roll = 0;        // the roll that drew it, at least 0 and below `total`
    std::int64_t total = 0;       // all weights of the table together
};

// The coin that let a room of a hideout be placed.
struct CoinFlip {
    std::uint32_t roll = 0;  // at least 0 and below the denominator of hideout.refuse
};

enum class DoorEvent : std::uint8_t {
    OutOfGrid,   // removed: no cell is beyond it
    FacesRoom,   // removed: a room was beyond it already
    KeptFacing,  // kept: the room there has a door facing it
    GrownInto,   // added for a room that grew out of this one (hideout)
    NoDoorBack,  // sealed: the room that came there has no door back
    Cracked,     // added: a cracked wall between this room and a secret one
    AroundLock,  // removed: it led around a lock
    Loop         // added: between two rooms that were there before
};

struct DoorReason {
    Direction side = Direction::North;
    DoorEvent event = DoorEvent::Loop;
    GridPos beyond;  // the cell behind the door
};

// How a room was chosen for its role.
enum class RoleChoice : std::uint8_t {
    DeadEnd,    // as the first dead end that suited, see deadEndsInOrder()
    AnyRoom,    // by lot, from the rooms that suited
    EmptyCell,  // a secret room, added in an empty cell with many rooms beside it
    ForKey,     // a key was laid in it
    Chamber     // the boss's ground was carved in it (CarvedMap::hasBossChamber())
};

struct RoleReason {
    Role role = Role::Boss;
    RoleChoice choice = RoleChoice::DeadEnd;
    int place = 0;     // for DeadEnd, the room's place in the order of dead ends, from 1
    int count = 0;     // number of dead ends, of rooms that suited, or of rooms beside the cell
    int taken = 0;     // number of dead ends before it that had a role already
    int unsuited = 0;  // number of others before it: too near, too far, or not isRoomy()
    std::uint32_t distance = 0;  // the room's when it was chosen: before locks and loops
};

struct LockReason {
    Direction side = Direction::North;
    GridPos beyond;
    DoorLock lock = DoorLock::Small;
    std::optional<LockNote> note;  // null for a cracked wall
    int number = 0;                // of the small lock, from 1
    int smallLocks = 0;            // number of small locks in the dungeon
};

struct KeyReason {
    Holding key = Holding::SmallKey;
    GridPos room;  // a room whose door on side `side` the key opens
    Direction side = Direction::North;
};

struct CarvedReason {
    std::vector<CarveStep> pieces;  // what was carved, wholly or partly in the screen
    int ground = 0;                 // number of tiles of ground
    bool hasStart = false;
    bool hasExit = false;
};

struct RoomReason {
    GridPos cell;
    RoomPlan plan;
    RoomOrigin origin = RoomOrigin::Start;
    Growth growth = Growth::DoorStrings;
    std::optional<GridPos> parent = {};      // the room out of which it grew
    Direction travelled = Direction::North;  // from the parent to the room
    std::size_t place = 0;                   // in the order of growth, from 1; 0 for the start
                                             // and for rooms that did not grow
    std::size_t grown = 0;                   // the number of rooms that grew, with the start
    std::size_t secret = 0;                  // the number of secret rooms, which came last
    std::uint32_t sweep = 0;                 // 0 if there are no sweeps
    std::optional<DoorDraw> draw = {};
    std::optional<CoinFlip> coin = {};
    DoorSet firstDoors = {};             // the doors that it began with
    std::vector<DoorReason> doors = {};  // what happened to its doors afterwards, in order
    std::optional<RoleReason> role = {};
    std::vector<LockReason> locks = {};
    std::optional<KeyReason> key = {};
    std::optional<CarvedReason> carved = {};
    int discarded = 0;  // number of earlier tries of this seed, which broke a limit
};

// Finds the reasons. The record must be of this configuration, and the cell must have a room.
RoomReason whyRoom(const DungeonConfig& config, const GenerationRecord& record, GridPos cell);

// Says in a sentence why there is no room, as in "(12, 3) is outside the grid ..."; null if there
// is one.
std::optional<std::string> noRoomThere(const Dungeon& dungeon, GridPos cell);

// Finds what happened to the first doors of a room, and which doors it got later. The reason must
// already have cell, origin, first doors, place and the direction travelled.
std::vector<DoorReason> doorReasons(const DungeonConfig& config, const GenerationRecord& record,
                                    const RoomReason& reason);

// Finds a reason for each door with a lock or a cracked wall, in the order N S W E.
std::vector<LockReason> lockReasons(const GenerationRecord& record, GridPos cell);

// Finds what the key in the room opens; null if there is no key.
std::optional<KeyReason> keyReason(const GenerationRecord& record, GridPos cell);

// Finds why a room has its role; null for plain rooms and the start.
std::optional<RoleReason> roleReason(const DungeonConfig& config, const GenerationRecord& record,
                                     GridPos cell);

}  // namespace doorstring
