#include "world/standing/urn_places.hpp"

#include "base/rng.hpp"
#include "dungeon/contents/contents_roll.hpp"
#include "room/ways/standing.hpp"
#include "world/standing/barred_places.hpp"

#include <algorithm>
#include <tuple>

namespace doorstring {

namespace {

bool mayHaveUrns(RoomKind kind) {
    switch (kind) {
    case RoomKind::Plain:
    case RoomKind::Treasure:
    case RoomKind::Key:
    case RoomKind::Secret:
        return true;
    case RoomKind::Start:
    case RoomKind::Boss:
    case RoomKind::Shop:
    case RoomKind::Altar:
    case RoomKind::Arena:
    case RoomKind::Puzzle:
        break;
    }
    return false;
}

int wallsAround(const Room& room, GridPos tile) {
    int walls = 0;
    for (const Direction side : allDirections) {
        walls += isWalkable(room.tiles()[neighbour(tile, side)]) ? 0 : 1;
    }
    return walls;
}

}  // namespace

std::vector<GridPos> urnPlaces(const Room& room, std::span<const Thing> things, Seed seed,
                               const UrnConfig& config) {
    std::vector<GridPos> places;
    const std::uint64_t roll = contentsRoll(seed, room.cell(), ContentsRoll::Urns);
    RandomStream random(roll);
    // None in the way of what has to be pushed.
    if (!mayHaveUrns(room.kind()) || room.hasDrawnPuzzle() ||
        !happens(random.next(), config.chance)) {
        return places;
    }
    Standing standing(room.tiles(), room.waysOut(), room.framedDoors());
    for (const Thing& thing : things) {
        standing.take(thing.tile);
        standing.keepFreeBeside(thing.tile);
        forEachBit(pitsAround(thing, room.tiles()), [&](GridPos tile) {
            standing.take(tile);
            standing.keepFreeBeside(tile);
        });
    }
    const auto count = 1 + random.below(static_cast<std::uint64_t>(config.most));
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto tile = standing.takeBest([&](GridPos at) {
            return std::tuple(std::min(wallsAround(room, at), 2), cellRoll(roll, at));
        });
        if (tile) {
            places.push_back(*tile);
        }
    }
    return places;
}

}  // namespace doorstring
