#include "config/canonical.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

// Entries of weight 0 are never drawn and make no difference.
DoorTable withoutZeros(const DoorTable& table) {
    std::vector<DoorTable::Entry> entries(table.entries().begin(), table.entries().end());
    std::erase_if(entries, [](const DoorTable::Entry& entry) { return entry.weight == 0; });
    return DoorTable(std::move(entries));
}

}  // namespace

Config canonical(Config config) {
    DungeonConfig& dungeon = config.dungeon;
    dungeon.start = dungeon.startCell();
    for (auto* tables : {&dungeon.tables, &dungeon.middle.tables, &dungeon.far.tables}) {
        for (DoorTable& table : *tables) {
            table = withoutZeros(table);
        }
    }
    for (InteriorConfig& interior : config.room.interiors) {
        interior = interior.weight == 0 ? InteriorConfig() : interior;
    }
    return config;
}

}  // namespace doorstring
