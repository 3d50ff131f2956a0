// Counts what the knight meets in a run, and how each encounter ends. The field notes are made from
// these counts.
#pragma once

#include "base/enums.hpp"
#include "config/altar_parts.hpp"
#include "config/relic_parts.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <array>
#include <optional>

namespace doorstring {

// What is counted of one kind of creature, one relic or one offer.
struct Encounter {
    int met = 0;   // rooms where a creature was met; floors where a boss, relic or offer was met
    int won = 0;   // times that it fell, was taken or was woven
    int lost = 0;  // times that it struck the knight down
    EnumArray<Weapon, int> felledWith{};  // times that it fell by each weapon

    void add(const Encounter& more);
    friend bool operator==(const Encounter&, const Encounter&) = default;
};

struct Encounters {
    EnumArray<CreatureKind, Encounter> creatures{};
    EnumArray<Relic, Encounter> relics{};
    std::array<Encounter, mostOffers> offers{};  // by OfferId
    friend bool operator==(const Encounters&, const Encounters&) = default;
};

// Counts encounters on one floor from its events.
class EncounterCount {
public:
    // Counts an event of the last tick. `world` must be in the state after that tick.
    void take(const Event& event, const World& world, Encounters& counts);

private:
    void lookAround(const World& world, Encounters& counts);
    void meet(CreatureKind kind, Encounters& counts);
    void meet(Relic relic, Encounters& counts);
    void meet(OfferId offer, Encounters& counts);

    EnumSet<CreatureKind> here_;                  // met in this room, except bosses
    EnumSet<CreatureKind> bosses_;                // met on this floor
    EnumSet<Relic> relics_;                       // met on this floor
    OfferSet offers_;                             // met on this floor
    EnumArray<CreatureKind, Weapon> struckBy_{};  // the weapon of the last blow to each kind
    std::optional<CreatureKind> lastBlow_;        // who hurt the knight last; null if a hazard did
};

}  // namespace doorstring
