#include "autopilot/explorer.hpp"

#include "autopilot/map_walk.hpp"
#include "autopilot/route.hpp"

#include <deque>

namespace doorstring {

namespace {

// The tile outside of the room behind the first tile of a door: walking there begins the flip.
GridPos tileBehindDoor(const Room& room, Direction side) {
    const Grid<Tile>& tiles = room.tiles();
    switch (side) {
    case Direction::North:
        return {doorSpan(tiles.width()).first, -1};
    case Direction::South:
        return {doorSpan(tiles.width()).first, tiles.height()};
    case Direction::West:
        return {-1, doorSpan(tiles.height()).first};
    case Direction::East:
        return {tiles.width(), doorSpan(tiles.height()).first};
    }
    return {};
}

bool hasSomethingNew(const World& world, GridPos cell) {
    return world.sights.at(cell) == Sight::Seen || world.pickupIn(cell) != Holding::None;
}

// Through the door, or against it until it opens.
InputFrame walkOut(const World& world, Direction side) {
    const GridPos behind = tileBehindDoor(world.room, side);
    if (!world.room.shutDoors().has(side)) {
        return walkTo(world, tileCentre(behind));
    }
    const GridPos before = behind - offsetOf(side) * 2;
    return knightsTile(world) == before ? holding(side) : walkTo(world, tileCentre(before));
}

}  // namespace

std::optional<Direction> wayOn(const World& world) {
    struct Visit {
        GridPos cell;
        std::optional<Direction> firstDoor;
    };
    Grid<std::uint8_t> reached(world.dungeon.size(), 0);
    std::deque<Visit> open{{world.cell(), std::nullopt}};
    reached[world.cell()] = 1;
    std::optional<Direction> toOpen;
    while (!open.empty()) {
        const Visit visit = open.front();
        open.pop_front();
        if (visit.firstDoor && hasSomethingNew(world, visit.cell)) {
            return visit.firstDoor;
        }
        for (const Direction side : allDirections) {
            const GridPos next = neighbour(visit.cell, side);
            if (!world.dungeon.plan(visit.cell).doors.has(side) || reached[next] != 0) {
                continue;
            }
            const Direction firstDoor = visit.firstDoor.value_or(side);
            const DoorLock lock = world.lockAt(visit.cell, side);
            if (lock == DoorLock::None) {
                reached[next] = 1;
                open.push_back({next, firstDoor});
            } else if (!toOpen && world.locks.canOpen(lock)) {
                toOpen = firstDoor;
            }
        }
    }
    return toOpen;
}

InputFrame exploreOn(const World& world) {
    if (world.flip) {
        return {};
    }
    if (world.dungeon.carved() != nullptr) {
        return exploreMap(world);
    }
    const bool wantsBanner = world.hasBanner(world.cell()) && !world.bannerReached;
    if (wantsBanner || world.pickupIn(world.cell()) != Holding::None) {
        return walkTo(world, roomCentre(world.room));
    }
    const auto side = wayOn(world);
    return side ? walkOut(world, *side) : InputFrame{};
}

}  // namespace doorstring
