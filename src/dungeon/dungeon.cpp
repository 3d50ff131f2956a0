#include "dungeon/dungeon.hpp"

#include "base/rng.hpp"
#include "config/text/nearest.hpp"
#include "dungeon/dungeon_rooms.hpp"

#include <fmt/format.h>

#include <cassert>
#include <utility>

namespace doorstring {

namespace {

Tileset tilesetOf(Seed seed) {
    const std::uint64_t roll = mixBits(substream(seed.number, Purpose::Cosmetics));
    return static_cast<Tileset>(bounded(roll, tilesetCount));
}

}  // namespace

Dungeon::Dungeon(Seed seed, GridPos start, Grid<RoomPlan> plans, RoomBits rooms,
                 const DungeonReport& report, std::optional<Tileset> tileset,
                 std::shared_ptr<const CarvedMap> map)
    : seed_(seed),
      start_(start),
      plans_(std::move(plans)),
      rooms_(std::move(rooms)),
      report_(report),
      tileset_(tileset ? *tileset : tilesetOf(seed)),
      map_(std::move(map)) {
    assert(plans_.contains(start_));
}

Room Dungeon::room(GridPos cell, const RoomConfig& config) const {
    return DungeonRooms(*this, config).at(cell);
}

std::string missingText(const DungeonReport& report) {
    std::vector<std::string> missing;
    const auto add = [&](int count, std::string_view what) {
        if (count > 0) {
            missing.push_back(fmt::format("{} {}{}", count, what, count == 1 ? "" : "s"));
        }
    };
    for (const Role role : allValues<Role>) {
        add(report.missingRoles[role], fmt::format("{} room", name(role)));
    }
    add(report.missingLocks, "small lock");
    if (report.missingBossLock) {
        missing.emplace_back("the boss's lock");
    }
    return joined(missing, "", ", ");
}

}  // namespace doorstring
