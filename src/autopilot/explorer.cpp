#include "autopilot/explorer.hpp"

#include "autopilot/route.hpp"

#include <deque>

namespace doorstring {

namespace {

bool isKnown(const World& world, GridPos cell) {
    return world.sights.at(cell) != Sight::Unknown;
}

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

}  // namespace

std::optional<Direction> wayToUnvisited(const World& world) {
    struct Visit {
        GridPos cell;
        std::optional<Direction> firstDoor;
    };
    Grid<std::uint8_t> reached(world.dungeon.size(), 0);
    std::deque<Visit> open{{world.cell(), std::nullopt}};
    reached[world.cell()] = 1;
    while (!open.empty()) {
        const Visit visit = open.front();
        open.pop_front();
        if (world.sights.at(visit.cell) == Sight::Seen) {
            return visit.firstDoor;
        }
        for (const Direction side : allDirections) {
            const GridPos next = neighbour(visit.cell, side);
            if (world.dungeon.plan(visit.cell).doors.has(side) && isKnown(world, next) &&
                reached[next] == 0) {
                reached[next] = 1;
                open.push_back({next, visit.firstDoor.value_or(side)});
            }
        }
    }
    return std::nullopt;
}

InputFrame exploreOn(const World& world) {
    if (world.flip) {
        return {};
    }
    if (world.hasBanner(world.cell()) && !world.bannerReached) {
        return walkTo(world, roomCentre(world.room));
    }
    const auto side = wayToUnvisited(world);
    return side ? walkTo(world, tileCentre(tileBehindDoor(world.room, *side))) : InputFrame{};
}

}  // namespace doorstring
