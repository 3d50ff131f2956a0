// Small floors of an adventure, on which little lies.
#pragma once

#include "unit/world/worlds.hpp"

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace doorstring::testing {

// The first floor, without urns and further chests. Shops sell no other wares, for these prices.
inline WorldConfig floorConfig(std::initializer_list<std::pair<Ware, int>> wares = {}) {
    WorldConfig config = plainConfig();
    config.floor = config.adventure.floor = 1;
    config.adventure.chests.further = 0;
    config.adventure.urns.chance = {0, 1};
    for (WareConfig& ware : config.adventure.shop.table) {
        ware.weight = 0;
    }
    for (const auto& [ware, price] : wares) {
        config.adventure.shop.table[ware] = {price, 1, 1};
    }
    config.locks = true;
    return config;
}

// A row of rooms from the start to the east, the second of which is of that kind.
inline Dungeon roomsWith(RoomKind kind, const std::vector<std::string>& doors,
                         Seed seed = Seed{17}) {
    Grid<RoomPlan> plans = dungeonOf({doors}, {0, 0}).plans();
    plans[{1, 0}].kind = kind;
    return dungeonOf(seed, {0, 0}, std::move(plans));
}

}  // namespace doorstring::testing
