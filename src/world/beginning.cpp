#include "world/beginning.hpp"

#include "base/step_field.hpp"
#include "room/ways/safe_ways.hpp"
#include "world/creatures/place.hpp"
#include "world/doors/doors.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

// The side of the door that leads back toward the start.
Direction doorToStart(const Dungeon& dungeon, GridPos cell) {
    Direction best = Direction::South;
    std::uint32_t least = UINT32_MAX;
    for (const Direction side : dungeon.plan(cell).doors) {
        const std::uint32_t distance = dungeon.plan(neighbour(cell, side)).distance;
        if (distance < least) {
            least = distance;
            best = side;
        }
    }
    return best;
}

}  // namespace

EnumSet<Relic> firstRelics(const Dungeon& dungeon, const AdventureConfig& config) {
    EnumSet<Relic> relics = EnumSet<Relic>::fromBits(config.relics.start);
    int stillToGive = std::max(0, config.floor - 1) * config.kit.relics;
    for (const Relic relic : relicsByLot(dungeon, config)) {
        if (stillToGive > 0 && !relics.has(relic)) {
            relics = relics.with(relic);
            --stillToGive;
        }
    }
    return relics;
}

void equip(World& world, const AdventureConfig& config) {
    const int floorsBefore = std::max(0, config.floor - 1);
    Kit& kit = world.player.kit;
    const int hearts =
        floorsBefore * config.kit.hearts + (config.isOn() ? config.difficultyConfig().hearts : 0);
    for (int given = 0; given < hearts; ++given) {
        kit.addHeart();
    }
    kit.coins += floorsBefore * config.kit.coins;
    kit.threads = config.isOn() ? config.thread.atStart : 0;
    for (int floor = 1; floor <= floorsBefore; ++floor) {
        const auto item = floorItem(config, floor, world.dungeon.seed());
        if (item && !kit.items.has(*item)) {
            kit.addItem(*item, world.config.items);
        }
    }
}

std::optional<GridPos> nearestRoom(const Dungeon& dungeon, Role role) {
    std::optional<GridPos> nearest;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        if (plan.kind == kindOf(role) &&
            (!nearest || plan.distance < dungeon.plan(*nearest).distance)) {
            nearest = cell;
        }
    });
    return nearest;
}

void beginIn(World& world, GridPos cell) {
    const Direction behind = doorToStart(world.dungeon, cell);
    world.locks.release(cell, behind);
    enterRoom(world, cell, opposite(behind));
}

void beginAt(World& world, Role role) {
    if (const auto cell = nearestRoom(world.dungeon, role)) {
        beginIn(world, *cell);
    }
}

namespace {

// The room nearest to `cell` among those that can be reached from the start through doors without a
// lock. All locks of a regrown dungeon are shut. If several rooms are equally near, the start comes
// first, and then the other rooms row by row.
GridPos nearestWithoutKey(const World& next, GridPos cell) {
    const Dungeon& dungeon = next.dungeon;
    StepField open(dungeon.size());
    open.flood(dungeon.start(), [&](GridPos from, Direction side) {
        return dungeon.plan(from).doors.has(side) && dungeon.hasRoom(neighbour(from, side)) &&
               next.locks.at(dungeon, from, side) == DoorLock::None;
    });
    GridPos nearest = dungeon.start();
    dungeon.forEachRoom([&](GridPos at, const RoomPlan&) {
        if (open[at] != unreached && stepsBetween(at, cell) < stepsBetween(nearest, cell)) {
            nearest = at;
        }
    });
    return nearest;
}

void keepSights(World& next, const World& before) {
    before.dungeon.forEachRoom([&](GridPos at, const RoomPlan&) {
        const GridPos cell = movedCell(before.dungeon, next.dungeon, at);
        if (before.sights.at(at) == Sight::Visited && next.dungeon.hasRoom(cell)) {
            next.sights.visit(next.dungeon, cell);
        }
    });
}

// Whether two rooms look the same on the map.
bool lookSameOnMap(const RoomPlan& a, const RoomPlan& b) {
    return a.doors == b.doors && a.kind == b.kind && a.locks == b.locks && a.holds == b.holds;
}

}  // namespace

GridPos movedCell(const Dungeon& before, const Dungeon& next, GridPos cell) {
    return next.start() + (cell - before.start());
}

void keepKnightsPlace(World& next, const World& before) {
    const GridPos wanted = movedCell(before.dungeon, next.dungeon, before.cell());
    const GridPos cell = nearestWithoutKey(next, wanted);
    Room room = next.roomAt(cell);
    Ground ground = next.groundOf(room);
    SubBox box = next.knightBox();
    if (cell == wanted && room.tiles().size() == before.room.tiles().size()) {
        box.at = before.player.body.at;
    } else {
        box = centred(box, roomCentre(room));
    }
    const Grid<Tile> onlySafeTiles = safePart(room);
    const SubPos at = safePlaceNear(Terrain(room, onlySafeTiles, next.shutDoors(cell)), box);
    const std::vector<Creature> creatures = creaturesOf(next, room, ground, at);
    next.enter(std::move(room), std::move(ground), creatures, at);
    next.player.facing = before.player.facing;
    next.sights.visit(next.dungeon, cell);
    keepSights(next, before);
}

std::vector<GridPos> changedCells(const Dungeon& before, const Dungeon& next) {
    std::vector<GridPos> cells;
    before.forEachRoom([&](GridPos at, const RoomPlan&) {
        const GridPos cell = movedCell(before, next, at);
        if (!next.hasRoom(cell)) {
            cells.push_back(cell);
        }
    });
    next.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        const GridPos at = movedCell(next, before, cell);
        if (!before.hasRoom(at) || !lookSameOnMap(before.plan(at), plan)) {
            cells.push_back(cell);
        }
    });
    return cells;
}

Grid<Tile> safePart(const Room& room) {
    const BitRows safe = safeTiles(room.tiles());
    const BitRows reached =
        room.doors().empty() ? safe : reach(safe, room.waysOut().tiles(room.tiles().size()));
    return onlyThese(room.tiles(), reached);
}

}  // namespace doorstring
