#include "dungeon/carved/boss_chamber.hpp"
#include "dungeon/carved/carved_ways.hpp"
#include "dungeon/carved/dress_map.hpp"
#include "dungeon/growth/growth.hpp"

namespace doorstring {

void carve(const DungeonConfig& config, const RoomConfig& room, Seed seed, std::uint32_t attempt,
           Draft& draft) {
    draft.map = std::make_shared<CarvedMap>(config.carving().map, room.size);
    if (config.growth == Growth::Tunnels) {
        carveTunnels(config.carving(), seed, attempt, *draft.map);
    } else {
        carveScattered(config.carving(), seed, attempt, *draft.map);
    }
    if (config.roles[Role::Boss].count > 0) {
        draft.map->setBossChamber(carveBossChamber(room.bossSpace, *draft.map));
    }
    dressMap(seed, attempt, *draft.map);
}

void cutIntoRooms(Draft& draft) {
    CarvedMap& map = *draft.map;
    const CarvedWays ways = measureWays(map);
    map.setCounts(ways.openings - (ways.parts - 1), ways.flips[map.exit()]);
    const Grid<std::uint32_t> distances = screenDistances(map, ways);
    draft.start = map.screenOf(map.start());
    for (const GridPos screen : cellsOf(map.grid())) {
        if (!map.hasGround(screen)) {
            continue;
        }
        RoomPlan& plan = draft.plans[screen];
        plan.distance = distances[screen];
        plan.doors = map.waysOut(screen).doors();
        plan.kind = screen == draft.start ? RoomKind::Start : RoomKind::Plain;
        draft.rooms.insert(draft.rooms.numbers().of(screen));
    }
}

}  // namespace doorstring
