// One room: what the dungeon planned for it, and its interior once it has tiled itself.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "room/door_locks.hpp"
#include "room/room_kind.hpp"
#include "room/spot.hpp"
#include "room/tile.hpp"
#include "room/ways_out.hpp"

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

// A room as the dungeon knows it. Kept small: large dungeons are expensive mostly by the memory
// they touch.
struct RoomPlan {
    static constexpr bool startsAsZeros = true;

    std::uint32_t distance = 0;  // rooms from the start, along doors
    DoorSet doors;
    RoomKind kind = RoomKind::Plain;
    DoorLocks locks{};  // what keeps its doors shut; the same on both sides of a doorway
    Holding holds = Holding::None;
    friend constexpr bool operator==(RoomPlan, RoomPlan) = default;
};
static_assert(sizeof(RoomPlan) == 8);
static_assert(std::bit_cast<std::uint64_t>(RoomPlan{}) == 0);

// The first tile and the number of tiles of a door in the middle of a side that is `length` tiles
// long: one where the length is odd, two where it is even.
struct DoorSpan {
    int first = 0;
    int length = 0;
};
constexpr DoorSpan doorSpan(int length) {
    return length % 2 == 1 ? DoorSpan{length / 2, 1} : DoorSpan{length / 2 - 1, 2};
}

class Room {
public:
    // Tiles the interior. A pure function of its arguments, so that a room tiles the same whether
    // at once or on entry.
    Room(const RoomPlan& plan, GridPos cell, Seed seed, const RoomConfig& config,
         Interior interior = Interior::Pillars);

    // A room whose tiles are laid already.
    Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles);
    // A room made by hand, with its spots.
    Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles, std::vector<Spot> spots);

    // A room cut out of a carved map: no ring of walls, ways out wherever ground goes on beyond its
    // edge, and parts that may be joined by other rooms only.
    Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles, const WaysOut& ways);

    DoorSet doors() const { return plan_.doors; }
    RoomKind kind() const { return plan_.kind; }
    std::uint32_t distance() const { return plan_.distance; }
    GridPos cell() const { return cell_; }
    const Grid<Tile>& tiles() const { return tiles_; }
    const WaysOut& waysOut() const { return ways_; }
    bool isCarved() const { return carved_; }
    // Those that stand in the middle of their side, with a frame around.
    DoorSet framedDoors() const { return carved_ ? DoorSet() : plan_.doors; }

    // None where the tiles were laid already.
    std::optional<Interior> interior() const { return interior_; }
    // Where creatures and treasures may stand: each can be reached unharmed from every door. Those
    // that the interior has thought of, else good places among its tiles. None in a room that was
    // cut out of a carved map, where no place can be reached from all ways in for sure.
    std::vector<Spot> spots() const;

    // The doors that let no one through just now; none at first. What keeps them shut is the game's
    // affair: they are doors all the same, and the tiles stay as they are.
    DoorSet shutDoors() const { return shut_; }
    void shutDoors(DoorSet doors) { shut_ = doors; }

private:
    RoomPlan plan_;
    GridPos cell_;
    Grid<Tile> tiles_;
    WaysOut ways_;
    bool carved_ = false;
    std::optional<Interior> interior_;
    std::vector<Spot> ownSpots_;
    DoorSet shut_;
};

}  // namespace doorstring
