#include "world/beginning.hpp"

#include "world/doors/doors.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// The door behind which the way from the start is.
Direction doorFromStart(const Dungeon& dungeon, GridPos cell) {
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

void equip(World& world, const AdventureConfig& config) {
    const int before = std::max(0, config.floor - 1);
    Kit& kit = world.player.kit;
    for (int hearts = 0; hearts < before * config.kit.hearts; ++hearts) {
        kit.addHeart();
    }
    kit.coins += before * config.kit.coins;
    for (int floor = 1; floor <= before; ++floor) {
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

void beginAt(World& world, Role role) {
    if (const auto cell = nearestRoom(world.dungeon, role)) {
        const Direction behind = doorFromStart(world.dungeon, *cell);
        world.locks.release(*cell, behind);
        comeIn(world, *cell, opposite(behind));
    }
}

}  // namespace doorstring
