#include "dungeon/contents/contents.hpp"

#include "base/rng.hpp"
#include "base/weighted_table.hpp"
#include "config/relics.hpp"
#include "dungeon/contents/wares.hpp"
#include "dungeon/contents/worth.hpp"
#include "dungeon/landmark_cell.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace doorstring {

namespace {

// The rank of the chest that a room promises (RoomTraits::chestRank): 2 in treasure rooms, 1 in
// arenas and puzzle rooms, else 0.
int rankOf(const Site& site) {
    return roomTraits[site.kind].chestRank;
}

class ContentsPlacer {
public:
    ContentsPlacer(const Dungeon& dungeon, const AdventureConfig& config)
        : dungeon_(dungeon),
          config_(config),
          free_(sitesFor(dungeon)),
          relics_(relicsByLot(dungeon, config)) {}

    Contents place() {
        layPairOfBoss();
        dungeon_.forEachRoom([this](GridPos cell, const RoomPlan& plan) {
            if (plan.kind == RoomKind::Shop) {
                contents_.shops.push_back({cell, shopOffers(dungeon_, cell, config_)});
                sellRelic(contents_.shops.back());
            } else if (plan.kind == RoomKind::Altar) {
                contents_.altars.push_back({cell, altarOffers(dungeon_, cell, config_)});
            }
        });
        if (const auto item = floorItem(config_, config_.floor, dungeon_.seed())) {
            layWherePromised({treasureOf(*item)});
        }
        layPairs();
        laySecrets();
        layOnTheWay({Treasure::Map}, When::Early);
        layOnTheWay({Treasure::Compass}, When::AnyTime);
        layBarred();
        layHeartPiece();
        fillSpecial();
        layPieces();
        layFurtherChests();
        contents_.relicsLeft = std::move(relics_);
        std::ranges::sort(contents_.chests, [](const Chest& a, const Chest& b) {
            return std::tuple(a.cell.y, a.cell.x) < std::tuple(b.cell.y, b.cell.x);
        });
        return std::move(contents_);
    }

private:
    // When the knight is to find loot.
    enum class When : std::uint8_t { Early, AnyTime };

    // Lays loot in the free room of the greatest merit, but never behind a cracked wall, because
    // the loot may be the bombs that open it.
    template <typename Merit>
    void layAt(const Loot& loot, Merit merit) {
        auto best = free_.end();
        for (auto site = free_.begin(); site != free_.end(); ++site) {
            if (!site->isWalled && (best == free_.end() || merit(*site) > merit(*best))) {
                best = site;
            }
        }
        if (best == free_.end()) {
            contents_.leftOut.push_back(loot);
            return;
        }
        contents_.chests.push_back({best->cell, loot});
        free_.erase(best);
    }

    // Lays a pair in the boss's room, but not on the last floor: the stairs there lead out of the
    // dungeon, so the knight could not use a relic any more.
    void layPairOfBoss() {
        dungeon_.forEachRoom([this](GridPos cell, const RoomPlan& plan) {
            if (plan.kind == RoomKind::Boss && config_.floor < config_.floors.count()) {
                constexpr bool risesLater = true;
                layPair(cell, risesLater);
            }
        });
    }

    void sellRelic(Shop& shop) {
        if (!relics_.empty()) {
            shop.offers.push_back({{treasureOf(relics_.back())},
                                   config_.shop.priceOn(config_.floor, config_.relics.price)});
            relics_.pop_back();
        }
    }

    // Lays up to relics.pairs pairs, each in a treasure room that is still free.
    void layPairs() {
        int pairsToLay = config_.relics.pairs;
        std::erase_if(free_, [&](const Site& site) {
            if (site.kind != RoomKind::Treasure || pairsToLay <= 0) {
                return false;
            }
            constexpr bool risesLater = false;
            const bool isLaid = layPair(site.cell, risesLater);
            pairsToLay -= isLaid ? 1 : 0;
            return isLaid;
        });
    }

    // Lays the next two relics as a pair. Returns false if fewer than two are left.
    bool layPair(GridPos cell, bool risesLater) {
        if (relics_.size() < 2) {
            return false;
        }
        const Relic second = relics_.back();
        relics_.pop_back();
        contents_.pairs.push_back({cell, {relics_.back(), second}, risesLater});
        relics_.pop_back();
        return true;
    }

    // Lays loot in a room that promises the most; of several, the one whose way is worth the most.
    void layWherePromised(const Loot& loot) {
        layAt(loot,
              [](const Site& site) { return std::tuple(rankOf(site), site.worth, site.roll); });
    }

    // Lays loot in a free room of the lowest rank, in most cases a plain one; if Early, also behind
    // as few locks as possible. Of several such rooms it prefers dead ends, so that they have a
    // use.
    void layOnTheWay(const Loot& loot, When when) {
        layAt(loot, [when](const Site& site) {
            const int fewLocks = when == When::Early ? -site.locks : 0;
            return std::tuple(-rankOf(site), fewLocks, site.deadEnd, site.roll);
        });
    }

    // Returns loot that is not needed: the heart piece in the first call, coins in later ones.
    Loot takeExtraFor(const Site& site) {
        if (hasLaidHeartPiece_) {
            return hoard(site);
        }
        hasLaidHeartPiece_ = true;
        return {Treasure::HeartPiece};
    }

    // Lays loot in all rooms behind cracked walls.
    void laySecrets() {
        std::erase_if(free_, [this](const Site& site) {
            if (site.isWalled) {
                contents_.chests.push_back({site.cell, takeExtraFor(site)});
            }
            return site.isWalled;
        });
    }

    // Returns the barriers that the knight can pass with the item of this floor, and those that he
    // can surely pass with items of earlier floors. Adds the latter to Contents::passable.
    std::vector<Barrier> findBarriers() {
        const auto item = floorItem(config_, config_.floor, dungeon_.seed());
        std::vector<Barrier> found;
        for (const Barrier barrier : {Barrier::Pits, Barrier::Gate}) {
            const bool isSure = surelyHasOneOf(config_, config_.floor, itemsPast(barrier));
            if (isSure) {
                contents_.passable = contents_.passable.with(barrier);
            }
            if (isSure || (item && itemsPast(barrier).has(*item))) {
                found.push_back(barrier);
            }
        }
        return found;
    }

    // Lays barred chests in plain rooms, which promise no chest: preferably not in dead ends, and
    // then where the way is worth the most. The barriers take turns.
    void layBarred() {
        const std::vector<Barrier> kinds = findBarriers();
        if (kinds.empty()) {
            return;
        }
        const std::uint64_t roll = substream(dungeon_.seed().number, Purpose::Contents);
        for (int i = 0; i < config_.chests.barred; ++i) {
            const auto isFit = [](const Site& site) { return rankOf(site) == 0; };
            const auto best = std::ranges::max_element(free_, {}, [&](const Site& site) {
                return std::tuple(isFit(site), !site.deadEnd, site.worth, site.roll);
            });
            if (best == free_.end() || !isFit(*best)) {
                return;
            }
            const auto kind = (roll + static_cast<std::uint64_t>(i)) % kinds.size();
            contents_.chests.push_back(
                {best->cell, takeExtraFor(*best), kinds[static_cast<std::size_t>(kind)]});
            free_.erase(best);
        }
    }

    void layHeartPiece() {
        if (!hasLaidHeartPiece_) {
            hasLaidHeartPiece_ = true;
            layWherePromised({Treasure::HeartPiece});
        }
    }

    // Lays loot in the free rooms of roles that promise a chest.
    void fillSpecial() {
        std::erase_if(free_, [this](const Site& site) {
            const int rank = rankOf(site);
            if (rank > 0) {
                contents_.chests.push_back(
                    {site.cell, rank == 2 ? treasureAt(site) : coinsAt(site)});
            }
            return rank > 0;
        });
    }

    // Lays set pieces in plain rooms that no cracked wall hides and that are no landmark;
    // preferably with no lock on the way, and then in dead ends, which nobody has to cross.
    void layPieces() {
        if (dungeon_.carved() != nullptr) {
            return;
        }
        const auto landmark = config_.currentFloor().landmark == Landmark::None
                                  ? std::nullopt
                                  : landmarkCell(dungeon_);
        const auto isFit = [&](const Site& site) {
            return !site.isWalled && rankOf(site) == 0 && site.cell != landmark;
        };
        for (const SetPiece piece : piecesByLot(dungeon_, config_)) {
            const auto best = std::ranges::max_element(free_, {}, [&](const Site& site) {
                return std::tuple(isFit(site), site.locks == 0, site.deadEnd,
                                  contentsRoll(dungeon_.seed(), site.cell, ContentsRoll::Pieces));
            });
            if (best == free_.end() || !isFit(*best)) {
                return;
            }
            contents_.pieces.push_back({best->cell, piece});
            if (const auto reward = takeRewardOf(piece)) {
                contents_.chests.push_back({best->cell, *reward});
            }
            free_.erase(best);
        }
    }

    // Replaces the heart piece in a chest by other loot, because a floor has only one heart piece.
    void replaceHeartPiece(const Loot& instead) {
        for (Chest& chest : contents_.chests) {
            if (chest.loot.what == Treasure::HeartPiece) {
                chest.loot = instead;
            }
        }
    }

    // Returns what a set piece pays; null if it pays nothing. A relic is taken from those that are
    // left, and the heart piece from its chest.
    std::optional<Loot> takeRewardOf(SetPiece piece) {
        const PieceConfig& row = config_.pieces.table[piece];
        switch (row.reward) {
        case PieceReward::None:
            return std::nullopt;
        case PieceReward::Heart:
            if (!setPiecePaysHeart_) {
                setPiecePaysHeart_ = true;
                replaceHeartPiece({Treasure::Coins, row.coins});
                return Loot{Treasure::HeartPiece};
            }
            break;
        case PieceReward::Relic:
            if (!relics_.empty()) {
                const Loot relic{treasureOf(relics_.back())};
                relics_.pop_back();
                return relic;
            }
            break;
        case PieceReward::Coins:
            break;
        }
        return Loot{Treasure::Coins, row.coins};
    }

    void layFurtherChests() {
        for (int left = config_.chests.further; left > 0 && !free_.empty(); --left) {
            const auto best = std::ranges::max_element(
                free_, {}, [](const Site& site) { return std::tuple(site.deadEnd, site.roll); });
            contents_.chests.push_back({best->cell, furtherLootIn(*best)});
            free_.erase(best);
        }
    }

    Loot coinsAt(const Site& site) const {
        return {Treasure::Coins, config_.chests.coins + config_.chests.coinsStep * site.worth};
    }
    Loot hoard(const Site& site) const { return {Treasure::Coins, 2 * coinsAt(site).count}; }

    // Loot for a treasure room: bombs, arrows or a heart, never coins.
    Loot treasureAt(const Site& site) const {
        RandomStream random(site.roll);
        return drawAmmunition(random).value_or(Loot{Treasure::Heart});
    }

    Loot furtherLootIn(const Site& site) const {
        RandomStream random(site.roll);
        if (happens(random.next(), config_.chests.coinsChance)) {
            return coinsAt(site);
        }
        return drawAmmunition(random).value_or(coinsAt(site));
    }

    // Draws bombs or arrows, but bombs only if the knight may have the item Bombs, and arrows only
    // if he may have the bow; null if he may have neither.
    std::optional<Loot> drawAmmunition(RandomStream& random) const {
        std::vector<Loot> useful;
        for (const auto& [item, loot] :
             {std::pair(Item::Bombs, Loot{Treasure::BombBundle, config_.chests.bombs}),
              std::pair(Item::Bow, Loot{Treasure::ArrowBundle, config_.chests.arrows})}) {
            if (mayHave(config_, config_.floor, dungeon_.seed(), item)) {
                useful.push_back(loot);
            }
        }
        return useful.empty()
                   ? std::nullopt
                   : std::optional(useful[static_cast<std::size_t>(random.below(useful.size()))]);
    }

    const Dungeon& dungeon_;
    const AdventureConfig& config_;
    std::vector<Site> free_;
    std::vector<Relic> relics_;  // those that are not laid or sold yet, the next one last
    Contents contents_;
    bool hasLaidHeartPiece_ = false;
    bool setPiecePaysHeart_ = false;  // the heart piece
};

}  // namespace

const Chest* Contents::chestIn(GridPos cell) const {
    const auto found = std::ranges::find(chests, cell, &Chest::cell);
    return found == chests.end() ? nullptr : &*found;
}

const Shop* Contents::shopIn(GridPos cell) const {
    const auto found = std::ranges::find(shops, cell, &Shop::cell);
    return found == shops.end() ? nullptr : &*found;
}

const RelicPair* Contents::pairIn(GridPos cell) const {
    const auto found = std::ranges::find(pairs, cell, &RelicPair::cell);
    return found == pairs.end() ? nullptr : &*found;
}

Contents contentsOf(const Dungeon& dungeon, const AdventureConfig& config) {
    return config.isOn() ? ContentsPlacer(dungeon, config).place() : Contents();
}

}  // namespace doorstring
