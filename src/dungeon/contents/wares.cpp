#include "dungeon/contents/wares.hpp"

#include "base/rng.hpp"
#include "base/weighted_table.hpp"

#include <algorithm>

namespace doorstring {

namespace {

bool hasSmallLock(const Dungeon& dungeon) {
    bool found = false;
    dungeon.forEachRoom([&](GridPos, const RoomPlan& plan) {
        for (const Direction side : plan.doors) {
            found = found || plan.locks.at(side) == DoorLock::Small;
        }
    });
    return found;
}

bool isAlwaysOfUse(const Dungeon&, const AdventureConfig&) {
    return true;
}
template <Item item>
bool isOfUseWith(const Dungeon& dungeon, const AdventureConfig& config) {
    return mayHave(config, config.floor, dungeon.seed(), item);
}

// What a ware gives, and whether it can be of use on the floor.
struct WareRow {
    Ware ware;
    Treasure treasure;
    bool (*isOfUse)(const Dungeon& dungeon, const AdventureConfig& config);
};
constexpr EnumArray<Ware, WareRow> wareRows{{{
    {Ware::Heart, Treasure::Heart, isAlwaysOfUse},
    {Ware::HeartPiece, Treasure::HeartPiece, isAlwaysOfUse},
    {Ware::HeartContainer, Treasure::HeartContainer,
     [](const Dungeon&, const AdventureConfig& config) { return !config.brought.hasBoughtHeart; }},
    {Ware::Bombs, Treasure::BombBundle, isOfUseWith<Item::Bombs>},
    {Ware::Arrows, Treasure::ArrowBundle, isOfUseWith<Item::Bow>},
    {Ware::SmallKey, Treasure::SmallKey,
     [](const Dungeon& dungeon, const AdventureConfig&) { return hasSmallLock(dungeon); }},
    {Ware::Map, Treasure::Map, isAlwaysOfUse},
}}};
static_assert(isInOrder(wareRows, &WareRow::ware));

// The wares with a weight that are of use on the floor; all wares with a weight if none is of use.
std::vector<Ware> waresFor(const Dungeon& dungeon, const AdventureConfig& config) {
    std::vector<Ware> wares;
    for (const Ware ware : allValues<Ware>) {
        if (config.shop.table[ware].weight > 0) {
            wares.push_back(ware);
        }
    }
    const auto isUseless = [&](Ware ware) { return !wareRows[ware].isOfUse(dungeon, config); };
    if (!std::ranges::all_of(wares, isUseless)) {
        std::erase_if(wares, isUseless);
    }
    return wares;
}

int halfOf(int price) {
    return (price + 1) / 2;
}

}  // namespace

std::vector<ShopOffer> shopOffers(const Dungeon& dungeon, GridPos cell,
                                  const AdventureConfig& config) {
    RandomStream random(contentsRoll(dungeon.seed(), cell, ContentsRoll::Wares));
    std::vector<Ware> wares = waresFor(dungeon, config);
    const auto weightOf = [&](Ware ware) -> std::int64_t { return config.shop.table[ware].weight; };
    std::vector<ShopOffer> offers;
    while (!wares.empty() && static_cast<int>(offers.size()) < config.shop.wares) {
        const auto drawn =
            pickByWeight(wares, weightOf, totalWeight(wares, weightOf), random.next());
        const WareConfig& row = config.shop.table[*drawn];
        offers.push_back(
            {{wareRows[*drawn].treasure, row.count}, config.shop.priceOn(config.floor, row.price)});
        wares.erase(drawn);
    }
    if (!offers.empty()) {
        int& price = offers[static_cast<std::size_t>(random.below(offers.size()))].price;
        price = halfOf(price);
    }
    return offers;
}

std::optional<int> priceBeforeHalving(const AdventureConfig& config, Treasure ware, int price) {
    const auto row = std::ranges::find(wareRows, ware, &WareRow::treasure);
    if (row == wareRows.end()) {
        return std::nullopt;
    }
    const int usual = config.shop.priceOn(config.floor, config.shop.table[row->ware].price);
    return price < usual && price == halfOf(usual) ? std::optional(usual) : std::nullopt;
}

}  // namespace doorstring
