// One room: what the dungeon planned for it, and its interior once it has tiled itself.
#pragma once

#include "base/door_set.hpp"
#include "base/grid.hpp"
#include "base/seed.hpp"
#include "config/config.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/tiles/room_plan.hpp"
#include "room/tiles/tile.hpp"
#include "room/ways/ways_out.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

class Room {
public:
    // A room whose tiles are laid already.
    Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles);
    // A room made by hand, with its spots.
    Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles, std::vector<Spot> spots,
         bool hasPuzzle = false);

    // A room cut out of a carved map: no ring of walls, ways out wherever ground continues beyond
    // its edge, and parts that may be joined by other rooms only.
    Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles, const WaysOut& ways);

    DoorSet doors() const { return plan_.doors; }
    RoomKind kind() const { return plan_.kind; }
    std::uint32_t distance() const { return plan_.distance; }
    GridPos cell() const { return cell_; }
    const Grid<Tile>& tiles() const { return tiles_; }
    const WaysOut& waysOut() const { return ways_; }
    bool isCarved() const { return carved_; }
    // The doors in the middle of their side, with a frame around them.
    DoorSet framedDoors() const { return carved_ ? DoorSet() : plan_.doors; }

    // The places that a drawing has for creatures and treasures: each can be reached unharmed
    // from every door.
    const std::vector<Spot>& spots() const { return spots_; }
    // Whether the drawing has a puzzle.
    bool hasDrawnPuzzle() const { return hasDrawnPuzzle_; }

private:
    RoomPlan plan_;
    GridPos cell_;
    Grid<Tile> tiles_;
    WaysOut ways_;
    bool carved_ = false;
    std::vector<Spot> spots_;
    bool hasDrawnPuzzle_ = false;
};

}  // namespace doorstring
