#include "play/session/loom.hpp"

#include "config/weave/weave.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"
#include "play/session/session.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

constexpr int seedsPerTick = 24;  // that a forecast tries

// The strings of the loom whose door tables differ between two floors. Each string stands for one
// door table.
DoorSet changedStrings(const DungeonConfig& one, const DungeonConfig& other) {
    DoorSet changed;
    for (const Direction side : allDirections) {
        if (one.tables[side] != other.tables[side]) {
            changed = changed.with(side);
        }
    }
    return changed;
}

// Whether the knight is at an altar, in a run that has a next floor.
bool isAtAltar(const Session& session) {
    const World& world = session.expedition.world();
    return session.run() != nullptr && world.config.isAdventure() && !world.config.isLastFloor() &&
           !world.flip && world.room.kind() == RoomKind::Altar;
}

}  // namespace

void Loom::readFloor(Session& session) {
    const World& world = session.expedition.world();
    const int next = world.config.floor + 1;
    ConfigSources sources = session.desk.sources();
    sources.floor = next;
    sources.difficulty = session.run()->difficulty;
    sources.woven = {};
    if (auto loaded = loadConfig(sources)) {
        const Kit& kit = world.player.kit;
        base_ = std::move(loaded.value().config);
        base_->adventure.brought = {kit.relics, kit.hasBoughtHeart, kit.piecesMet};
    }
    seed_ = floorSeed(session.run()->seed, next);
}

const WovenFloor* Loom::floorWith(OfferSet offers) {
    const auto known =
        std::ranges::find(floors_, offers, [](const auto& floor) { return floor->offers; });
    if (known != floors_.end()) {
        return known->get();
    }
    Config config = *base_;
    const auto fault = OfferSteps(config.adventure.altar.table).weave(offers, config);
    if (fault) {
        return nullptr;
    }
    auto grown = generateDungeon(config.dungeon, config.room, seed_);
    auto floor = std::make_unique<WovenFloor>(
        WovenFloor{.offers = offers, .config = config, .forecaster = Forecaster(config, seed_)});
    if (grown) {
        floor->longestDistance = measure(grown.value()).longestDistance;
        floor->dungeon = std::move(grown.value());
    }
    floors_.push_back(std::move(floor));
    return floors_.back().get();
}

// Advances the forecast of woven_ or of shown_. If neither is done, advances only that of the floor
// which was grown first.
void Loom::advanceForecasts() {
    for (auto& floor : floors_) {
        if ((floor.get() == shown_ || floor.get() == woven_) && !floor->forecaster.isDone()) {
            floor->forecaster.advance(seedsPerTick);
            return;
        }
    }
}

void Loom::show(Session& session, const WovenFloor* floor) {
    if (floor == shown_) {
        return;
    }
    if (shown_ != nullptr && floor != nullptr && floor != woven_) {
        session.sound.play(Effect::LoomHum);
    }
    shown_ = floor;
    age_ = 0;
}

void Loom::tick(Session& session) {
    if (!isAtAltar(session)) {
        if (dungeonNumber_) {
            clear();
        }
        return;
    }
    const World& world = session.expedition.world();
    if (dungeonNumber_ != session.expedition.number()) {
        clear();
        dungeonNumber_ = session.expedition.number();
        readFloor(session);
    }
    if (!base_) {
        return;
    }
    const OfferSet offers = world.altar.woven;
    const WovenFloor* const woven = floorWith(offers);
    if (woven_ != nullptr && woven != woven_) {
        ticksSinceWoven_ = 1;
    }
    woven_ = woven;
    const Thing* const offer = nearestOffer(world);
    show(session, offer == nullptr ? woven_ : floorWith(offers.with(offer->offer)));
    ++age_;
    ticksSinceWoven_ += ticksSinceWoven_ > 0 ? 1 : 0;
    advanceForecasts();
}

std::optional<LoomPicture> Loom::picture() const {
    if (shown_ == nullptr) {
        return std::nullopt;
    }
    return LoomPicture{.floor = shown_->dungeon ? &*shown_->dungeon : nullptr,
                       .longestDistance = shown_->longestDistance,
                       .age = age_,
                       .ticksSinceWoven = ticksSinceWoven_,
                       .changed = changedStrings(base_->dungeon, shown_->config.dungeon)};
}

std::optional<OfferPanel> Loom::panel(const Session& session) const {
    const World& world = session.expedition.world();
    const Thing* const offer = nearestOffer(world);
    if (offer == nullptr) {
        return std::nullopt;
    }
    OfferPanel panel{.offer = world.config.adventure.altar.table.at(numberOf(offer->offer)),
                     .price = priceNow(world, *offer),
                     .coins = world.player.kit.coins};
    if (woven_ != nullptr && shown_ != nullptr && shown_ != woven_) {
        panel.before = woven_->forecaster.forecast();
        panel.after = shown_->forecaster.forecast();
    }
    panel.isTorn = isOfferTorn(world);
    panel.isLoomFull = isLoomFull(world);
    panel.weaveKey = thingForSword(world) == offer ? session.keyFor(Action::Sword) : std::string();
    panel.weightsKey = session.keyFor(Action::NextItem);
    return panel;
}

bool Loom::isOfferTorn(const World& world) const {
    return base_ && nearestOffer(world) != nullptr && (shown_ == nullptr || !shown_->dungeon);
}

}  // namespace doorstring
