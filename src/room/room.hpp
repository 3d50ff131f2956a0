// One room: the plan that the dungeon made for it, and its tiles.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "room/tiles/drawn_traits.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/tiles/room_plan.hpp"
#include "room/tiles/tile.hpp"
#include "room/ways/ways_out.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

class Room {
public:
    // Makes a room of tiles that are laid already.
    Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles);
    // Makes a room of tiles drawn by hand, with its spots and traits.
    Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles, std::vector<Spot> spots,
         const DrawnTraits& traits = {});

    // Makes a room that is cut out of a carved map. It has no ring of walls. The knight can leave
    // it wherever ground continues beyond its edge, and some of its parts may be joined only
    // through other rooms.
    Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles, const WaysOut& ways);

    DoorSet doors() const { return plan_.doors; }
    RoomKind kind() const { return plan_.kind; }
    std::uint32_t distance() const { return plan_.distance; }
    GridPos cell() const { return cell_; }
    const Grid<Tile>& tiles() const { return tiles_; }
    const WaysOut& waysOut() const { return ways_; }
    bool isCarved() const { return carved_; }
    // The doors that have a frame, in the middle of their side; a carved room has none.
    DoorSet framedDoors() const { return carved_ ? DoorSet() : plan_.doors; }

    // The spots for creatures and treasures in a room made by hand. Safe ways lead from every door
    // to each spot; those to the spot of a treasure may be shut until gates open.
    const std::vector<Spot>& spots() const { return spots_; }
    // Whether the room was made by hand with a puzzle in it.
    bool hasHandmadePuzzle() const { return traits_.hasPuzzle; }
    // Whether the room was made by hand as a dark one.
    bool wasMadeDark() const { return traits_.isDark; }
    // The set piece that is played in the room; null if none is.
    std::optional<SetPiece> piece() const { return traits_.piece; }
    // The landmark that the room is; Landmark::None for most rooms.
    Landmark landmark() const { return traits_.landmark; }
    // What the room does to the knight by itself; null if it does nothing.
    std::optional<Trap> trap() const { return traits_.trap; }

private:
    RoomPlan plan_;
    GridPos cell_;
    Grid<Tile> tiles_;
    WaysOut ways_;
    bool carved_ = false;
    std::vector<Spot> spots_;
    DrawnTraits traits_;
};

}  // namespace doorstring
