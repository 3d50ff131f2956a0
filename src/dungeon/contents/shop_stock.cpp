#include "dungeon/contents/shop_stock.hpp"

#include "base/rng.hpp"
#include "base/weighted_table.hpp"
#include "dungeon/contents/contents_roll.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr Treasure kindOf(Ware ware) {
    switch (ware) {
    case Ware::Heart:
        return Treasure::Heart;
    case Ware::HeartPiece:
        return Treasure::HeartPiece;
    case Ware::Bombs:
        return Treasure::BombBundle;
    case Ware::Arrows:
        return Treasure::ArrowBundle;
    case Ware::SmallKey:
        return Treasure::SmallKey;
    case Ware::Map:
        return Treasure::Map;
    }
    return Treasure::Heart;
}

bool hasSmallLock(const Dungeon& dungeon) {
    bool found = false;
    dungeon.forEachRoom([&](GridPos, const RoomPlan& plan) {
        for (const Direction side : plan.doors) {
            found = found || plan.locks.at(side) == DoorLock::Small;
        }
    });
    return found;
}

// Whether anybody could have a use for it on this floor.
bool isOfUse(const Dungeon& dungeon, Ware ware, const AdventureConfig& config) {
    switch (ware) {
    case Ware::Bombs:
        return mayHave(config, config.floor, dungeon.seed(), Item::Bombs);
    case Ware::Arrows:
        return mayHave(config, config.floor, dungeon.seed(), Item::Bow);
    case Ware::SmallKey:
        return hasSmallLock(dungeon);
    case Ware::Heart:
    case Ware::HeartPiece:
    case Ware::Map:
        break;
    }
    return true;
}

std::vector<Ware> waresFor(const Dungeon& dungeon, const AdventureConfig& config) {
    std::vector<Ware> wares;
    for (const Ware ware : allValues<Ware>) {
        if (config.shop.table[ware].weight > 0) {
            wares.push_back(ware);
        }
    }
    const auto isUseless = [&](Ware ware) { return !isOfUse(dungeon, ware, config); };
    if (!std::ranges::all_of(wares, isUseless)) {
        std::erase_if(wares, isUseless);
    }
    return wares;
}

}  // namespace

std::vector<Offer> offersOf(const Dungeon& dungeon, GridPos cell, const AdventureConfig& config) {
    RandomStream random(contentsRoll(dungeon.seed(), cell, ContentsRoll::Wares));
    std::vector<Ware> wares = waresFor(dungeon, config);
    const auto weightOf = [&](Ware ware) -> std::int64_t { return config.shop.table[ware].weight; };
    std::vector<Offer> offers;
    while (!wares.empty() && static_cast<int>(offers.size()) < config.shop.wares) {
        const auto drawn =
            pickByWeight(wares, weightOf, totalWeight(wares, weightOf), random.next());
        const WareConfig& row = config.shop.table[*drawn];
        offers.push_back({{kindOf(*drawn), row.count}, row.price});
        wares.erase(drawn);
    }
    if (!offers.empty()) {
        int& price = offers[static_cast<std::size_t>(random.below(offers.size()))].price;
        price = (price + 1) / 2;
    }
    return offers;
}

}  // namespace doorstring
