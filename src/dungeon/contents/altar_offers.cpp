#include "base/rng.hpp"
#include "base/weighted_table.hpp"
#include "dungeon/contents/contents.hpp"

namespace doorstring {

std::vector<OfferId> altarOffers(const Dungeon& dungeon, GridPos cell,
                                 const AdventureConfig& config) {
    std::vector<OfferId> offers;
    if (config.floor >= config.floors.count()) {
        return offers;
    }
    const Offers& table = config.altar.table;
    RandomStream random(contentsRoll(dungeon.seed(), cell, ContentsRoll::Altar));
    std::vector<OfferId> left;
    for (int number = 1; number <= table.count(); ++number) {
        const OfferConfig& offer = table.at(number);
        if (offer.weight > 0 && config.isUnlocked(offer.afterWins)) {
            left.push_back(offerOf(number));
        }
    }
    const auto weightOf = [&](OfferId offer) -> std::int64_t {
        return table.at(numberOf(offer)).weight;
    };
    while (!left.empty() && static_cast<int>(offers.size()) < config.altar.offers) {
        const auto drawn = pickByWeight(left, weightOf, totalWeight(left, weightOf), random.next());
        offers.push_back(*drawn);
        left.erase(drawn);
    }
    return offers;
}

}  // namespace doorstring
