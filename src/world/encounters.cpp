#include "world/encounters.hpp"

#include "base/overloaded.hpp"

namespace doorstring {

void Encounter::add(const Encounter& more) {
    met += more.met;
    won += more.won;
    lost += more.lost;
    for (const Weapon weapon : allValues<Weapon>) {
        felledWith[weapon] += more.felledWith[weapon];
    }
}

void EncounterCount::meet(CreatureKind kind, Encounters& counts) {
    EnumSet<CreatureKind>& known = isBoss(kind) ? bosses_ : here_;
    counts.creatures[kind].met += known.has(kind) ? 0 : 1;
    known = known.with(kind);
}

void EncounterCount::meet(Relic relic, Encounters& counts) {
    counts.relics[relic].met += relics_.has(relic) ? 0 : 1;
    relics_ = relics_.with(relic);
}

void EncounterCount::meet(OfferId offer, Encounters& counts) {
    counts.offers[static_cast<std::size_t>(offer)].met += offers_.has(offer) ? 0 : 1;
    offers_ = offers_.with(offer);
}

void EncounterCount::lookAround(const World& world, Encounters& counts) {
    for (const Creature& creature : world.creatures.living) {
        if (!isHidden(creature)) {
            meet(creature.kind, counts);
        }
    }
    for (const Thing& thing : world.things.in(world.cell())) {
        if (thing.kind == ThingKind::Offer) {
            meet(thing.offer, counts);
        } else if (!thing.isChest() && !thing.isEmpty && isRelic(thing.loot.what)) {
            meet(relicOf(thing.loot.what), counts);
        }
    }
}

void EncounterCount::take(const Event& event, const World& world, Encounters& counts) {
    std::visit(Overloaded{[&](const FlipStarted&) { here_ = {}; },
                          [&](const FlipEnded&) { lookAround(world, counts); },
                          [&](const PlinthRose&) { lookAround(world, counts); },
                          [&](const CreatureWoundUp& creature) { meet(creature.kind, counts); },
                          [&](const CreatureStruck& blow) {
                              meet(blow.kind, counts);
                              struckBy_[blow.kind] = blow.by;
                          },
                          [&](const CreatureFell& fallen) {
                              meet(fallen.kind, counts);
                              Encounter& encounter = counts.creatures[fallen.kind];
                              ++encounter.won;
                              ++encounter.felledWith[struckBy_[fallen.kind]];
                          },
                          [&](const KnightHurt& hurt) { lastBlow_ = hurt.by; },
                          [&](const KnightDefeated&) {
                              if (lastBlow_) {
                                  meet(*lastBlow_, counts);
                                  ++counts.creatures[*lastBlow_].lost;
                              }
                          },
                          [&](const TreasureTaken& taken) {
                              if (isRelic(taken.what)) {
                                  meet(relicOf(taken.what), counts);
                                  ++counts.relics[relicOf(taken.what)].won;
                              }
                          },
                          [&](const OfferWoven& woven) {
                              meet(woven.offer, counts);
                              ++counts.offers[static_cast<std::size_t>(woven.offer)].won;
                          },
                          [](const auto&) {}},
               event);
}

}  // namespace doorstring
