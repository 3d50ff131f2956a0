// The game at one tick: a dungeon, the knight, the room that he is in and the next one during a
// flip, and what he has seen.
#pragma once

#include "dungeon/dungeon.hpp"
#include "dungeon/metrics.hpp"
#include "world/motion/box.hpp"
#include "world/standing/things.hpp"
#include "world/state/companion.hpp"
#include "world/state/creatures.hpp"
#include "world/state/ground.hpp"
#include "world/state/locks.hpp"
#include "world/state/pieces.hpp"
#include "world/state/player.hpp"
#include "world/state/room_memory.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace doorstring {

struct WorldConfig : PlayConfig {
    int slideSpeed = 400;      // pixels a second; 0 if rooms change at once
    int slideBackSpeed = 180;  // percent of slideSpeed, into a visited room where nothing lives
    bool locks = false;        // whether doors are locked and keys lie in rooms
    bool hasCreatures = false;
    int floor = 0;        // of an adventure, from 1; 0 in an exploration
    int bossSpeed = 100;  // percent of the speeds in the sections of the floor's boss

    WorldConfig() = default;
    explicit WorldConfig(const Config& config);
    // Adapts creatures and the boss's speed to the floor and the difficulty of an adventure, and
    // lengthens warnings as the assists ask. Changes the figures in place, so it may be called only
    // once.
    void applyDemands();
    bool isAdventure() const { return floor > 0; }
    bool isLastFloor() const { return floor == adventure.floors.count(); }
};

// Changing rooms: while it lasts there are both rooms, the knight walks through the door, and
// nothing else moves.
struct RoomFlip {
    Direction direction = Direction::North;
    Room next;
    Ground ground;                    // of the next room, as the knight left it or as it was made
    std::vector<Creature> creatures;  // of the next room
    int tick = 0;                     // since it began
    int ticks = 1;                    // that it takes: 1 or more
    // The place of the knight's hit box when the flip begins and when it ends, in coordinates of
    // the next room.
    SubPos from;
    SubPos to;
};

// The number of ticks that rooms of a size take to slide by: 1 or more. `speed` is in pixels a
// second; 0 means at once.
constexpr int flipTicks(int speed, GridSize room, Direction direction) {
    const bool across = direction == Direction::West || direction == Direction::East;
    const int pixels = (across ? room.width : room.height) * pixelsPerTile;
    return speed == 0 ? 1 : (pixels * ticksPerSecond + speed - 1) / speed;
}

// The slide in which a room becomes its mirror: nothing moves while it lasts.
struct Mirroring {
    int tick = 0;   // since it began
    int ticks = 1;  // that it takes: 1 or more
};

// How a floor of an adventure ends. Nothing moves on it from then on.
enum class Ending : std::uint8_t {
    None,
    Left,    // down the stairs
    Defeat,  // no heart is left
};

// What the altar of a floor has given. It stays when the floor is regrown.
struct AltarGifts {
    OfferSet woven;           // into the next floor
    bool hasThreads = false;  // whether the knight has found its threads
};

struct World {
    // Puts the knight at the start: in the middle of its room, or on the start tile of a carved
    // map.
    World(Dungeon dungeonToWalk, const WorldConfig& worldConfig);

    WorldConfig config;
    Dungeon dungeon;
    Metrics metrics;
    std::optional<GridPos> landmark;  // the cell of the floor's landmark; null if it has none
    Locks locks;
    Things things;
    std::vector<GridPos> solved;  // cells whose puzzles or set pieces are solved, for good
    Room room;
    Ground ground;      // of the room, as it is now
    RoomMemory memory;  // of other rooms
    Creatures creatures;
    Tools tools;
    std::vector<GridPos> cleared;  // cells where all that can fall has fallen, for good
    SubPos entry;                  // where the knight came in, and comes back to from a pit
    Player player;
    Sights sights;
    std::optional<RoomFlip> flip;
    std::optional<Mirroring> mirroring;
    DoorPush doorPush;
    PushAttempt pushAttempt;
    ThingPush thingPush;
    PieceState piece;  // of the knight's room
    // The set pieces of this floor at which the knight has failed: they no longer shut their rooms.
    // The bridge is also among them once its coins are taken, so that no coins lie there again.
    EnumSet<SetPiece> failedAt;
    bool bannerReached = false;  // in an adventure, whether he has stepped onto the open stairs
    bool isChamber = false;      // whether the knight's room is a chamber: see chambers.hpp
    bool areLightsOut = false;   // in the knight's room: its boss or set piece has put them out
    int stairTicks = 0;          // since the stairs of the floor began to open; 0 if they are shut
    bool hasMap = false;         // of this floor
    bool hasCompass = false;     // of this floor
    AltarGifts altar;
    int wellThrows = 0;                  // into the wishing well of the floor
    std::optional<Companion> companion;  // null if nobody fights beside the knight
    Ending ending = Ending::None;
    std::uint64_t tick = 0;

    // What the knight does now.
    Deed deed() const;
    // Whether he can begin to swing the sword or to use an item.
    bool isKnightFree() const { return deed() == Deed::None; }
    GridPos cell() const { return room.cell(); }
    Terrain terrain() const { return {room, ground.tiles(), shutDoors(cell())}; }
    // The knight's hit box.
    SubBox knightBox() const { return player.body.hitBox(); }
    // Whether the banner is in the room. It is in the goal of the dungeon: the boss's room or, if
    // there is none, the farthest one; on a carved map, the room with the exit. A dungeon of a
    // single room has none, except on a carved map.
    bool hasBanner(GridPos at) const;
    // Whether there is a reason to go to the room: stairs, or a banner that nobody has reached.
    bool hasBannerToReach(GridPos at) const {
        return hasBanner(at) && (!bannerReached || config.isAdventure());
    }
    // Whether stairs lead down from the room. In an adventure they take the place of the banner,
    // and open for good as soon as nothing lives there any more.
    bool hasStairs(GridPos at) const { return config.isAdventure() && hasBanner(at); }
    // The things of the floor as they are at first, with the chests that have appeared in the
    // rooms `solvedCells`.
    Things madeThings(std::span<const GridPos> solvedCells) const;
    // Lays the things again after the files of rooms were edited. What was opened stays open.
    void layThingsAgain();
    // Whether the stairs in the knight's room are fully open.
    bool areStairsOpen() const {
        return hasStairs(cell()) && stairTicks > config.adventure.stairs.openTicks;
    }
    // Whether the adventure is over: the knight was defeated, or has left the last floor.
    bool isRunOver() const {
        return ending == Ending::Defeat || (ending == Ending::Left && config.isLastFloor());
    }
    // Whether the goal is a boss's room. `roles.boss` may leave a floor without one.
    bool isGoalGuarded() const { return dungeon.plan(metrics.goal).kind == RoomKind::Boss; }
    // The boss who lives in the knight's room or, during a flip, in the next one; null if none
    // does. The banner appears only when he has fallen.
    const Creature* boss() const;
    bool hasBoss() const { return boss() != nullptr; }
    Room roomAt(GridPos at) const { return dungeon.room(at, config.room); }
    // The doors of a room that let no one through now. Room and map still show them as doors.
    DoorSet shutDoors(GridPos at) const;
    // Whether anything that can be felled lives in the knight's room. Turrets cannot be felled.
    bool hasFellable() const;
    // Whether nothing lives or flies in the knight's room, so that he may hurry.
    bool isPeaceful() const { return creatures.living.empty() && creatures.projectiles.empty(); }
    // Whether the knight is well inside his room, so that no door can shut on him.
    bool isKnightInside() const;
    // Whether the knight is shut in. Rooms of some kinds are shut as long as anything that can be
    // felled lives there. Rooms of some set pieces are shut until the set piece is done or the
    // knight has failed.
    bool isKnightShutIn() const;
    bool isSolved(GridPos at) const { return std::ranges::find(solved, at) != solved.end(); }
    // Whether the room has a puzzle or a set piece that is not solved yet.
    bool isUnsolved(const Room& there) const;
    // The ground of a room that nobody has changed, with what stands on it.
    Ground groundAsMade(const Room& there) const;
    // The ground of a room: as the knight left it if that is remembered, else as it was made.
    Ground groundOf(const Room& there) const;
    // Moves the knight to another room. The old one is remembered as he left it, with two
    // exceptions: an unsolved puzzle or set piece begins again, on the ground as it was made; and a
    // chamber is forgotten, so that the dungeon's own room comes back in its place.
    void enter(Room next, Ground nextGround, const std::vector<Creature>& nextCreatures, SubPos at);
    DoorLock lockAt(GridPos at, Direction side) const { return locks.at(dungeon, at, side); }
    Holding pickupIn(GridPos at) const { return locks.pickupIn(dungeon, at); }
};

// The middle of a room. Except on a carved map, it is ground, and free for a box of up to a tile.
SubPos roomCentre(const Room& room);

// The place where the knight begins. On a carved map this is the start tile, and `room` must be the
// room that has it. In any other dungeon it is the middle of `room`, whichever room that is.
SubPos startPoint(const Dungeon& dungeon, const Room& room);

// The place of the banner in its room.
SubPos bannerPoint(const Dungeon& dungeon, const Room& room);

// The box that has to be touched to reach the banner.
SubBox bannerBox(const Dungeon& dungeon, const Room& room);

// The box that has to be touched to take the pickup of a room.
SubBox pickupBox(const Room& room);

// Whether a room is dark. It is while its lights are out, and always if it is drawn dark. In an
// adventure, plain rooms without a key or a set piece are also dark by chance: `darkChanceWith` if
// the knight surely has the lantern or its chest is nearer to the start, else `darkChance`. Where
// he may lack the lantern, chance makes only harmless rooms dark. A landmark is dark only while its
// lights are out.
bool isDark(const World& world, const Room& room);

// Whether a kind may live in the dark: only one that comes near before it attacks, and only where
// the knight surely has the lantern.
bool mayLiveInDark(const World& world, CreatureKind kind);

}  // namespace doorstring
