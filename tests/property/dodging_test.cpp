// A knight who only dodges by the rule of docs/creatures.md is not hurt by any one creature.
#include "property/dodging.hpp"
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int seconds = 6;
constexpr std::uint64_t seeds = 400;

// Where it would be placed: more than the entry distance away.
GridPos placeFor(RandomStream& random, GridPos knight) {
    for (;;) {
        const GridPos tile{1 + static_cast<int>(random.below(13)),
                           1 + static_cast<int>(random.below(7))};
        if (std::max(std::abs(tile.x - knight.x), std::abs(tile.y - knight.y)) > 3) {
            return tile;
        }
    }
}

struct Dodged {
    int hurts = 0;
    int attacks = 0;
    std::uint64_t firstSeed = 0;
};

Dodged dodgeAll(CreatureKind kind) {
    Dodged result;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        RandomStream random(seed);
        World world = fightIn(openRoom, {2, 4});
        Creature& creature = addCreature(world, kind, placeFor(random, {2, 4}));
        creature.roll = random.next();
        creature.doing = Doing::Rests;  // bats and mimics have been woken
        Events events;
        // A boss has three attacks.
        const int ticks = (isBoss(kind) ? 4 * seconds : seconds) * ticksPerSecond;
        for (int tick = 0; tick < ticks; ++tick) {
            step(world, dodge(world), events);
        }
        const auto hurts = static_cast<int>(countOf<KnightHurt>(events));
        result.firstSeed = result.hurts == 0 && hurts > 0 ? seed : result.firstSeed;
        result.hurts += hurts;
        result.attacks += static_cast<int>(countOf<CreatureWoundUp>(events));
    }
    return result;
}

}  // namespace

TEST_CASE("a knight who only dodges is not hurt by any creature") {
    for (std::size_t i = 0; i < creatureCount; ++i) {
        const auto kind = static_cast<CreatureKind>(i);
        // Knots and guests do not attack. The attacks of all bosses but the King Slime are
        // places that are announced on the ground, which this knight does not look at.
        if (has(kind, Trait::HoldsString) || has(kind, Trait::Guest) ||
            (isBoss(kind) && kind != CreatureKind::KingSlime)) {
            continue;
        }
        const Dodged dodged = dodgeAll(kind);
        INFO(name(kind) << ", " << dodged.attacks << " attacks, first hurt with seed "
                        << dodged.firstSeed);
        CHECK(dodged.hurts == 0);
        CHECK((dodged.attacks > 40 || kind == CreatureKind::Ghost));
    }
}
