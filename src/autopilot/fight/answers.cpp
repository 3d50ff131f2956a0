#include "autopilot/fight/answers.hpp"

#include "autopilot/fight/tuning.hpp"
#include "world/creatures/turn.hpp"

#include <algorithm>

namespace doorstring {

namespace {

struct Answer {
    int keepBefore = 0;  // pixels from one that is about to attack, or attacks
    int bait = 0;        // pixels before that, to draw its attack; 0: strike it then
};

constexpr auto answers = tableOf<CreatureKind, Answer>({
    {.keepBefore = 44},              // slime: strike first, or step aside
    {.keepBefore = 40},              // small slime
    {.keepBefore = 44},              // bat: strike while it hangs
    {},                              // skeleton: it has nothing but its bone
    {},                              // turret
    {.keepBefore = 40},              // charger: strike while it is dazed
    {.keepBefore = 44},              // ghost: a knight who comes nearer faces it
    {.keepBefore = 52},              // mimic
    {},                              // bomber: beside it one is safe from its bombs
    {.keepBefore = 48, .bait = 56},  // shield knight: wait for his charge, strike while he rests
    {.keepBefore = 64},              // King Slime: strike while he rests
});

constexpr int keepAloft = 96;     // pixels from the shadow of what leaps out of sight
constexpr int ghostLure = 112;    // pixels
constexpr int reachOfBlade = 22;  // pixels between middles at which the blade surely meets
constexpr int ticksToStrike = 6;  // until the blade points ahead

// Ticks from now until it can have met the blade.
int ticksUntilStruck(int distance, const PlayerConfig& player) {
    return std::max(0, distance - reachOfBlade) * ticksPerSecond / std::max(1, player.speed) +
           ticksToStrike;
}

}  // namespace

bool isWorthAFight(const CreatureConfig& row, int halfHearts) {
    return row.health > 0 && (halfHearts > fewHalfHearts || row.health == 1);
}

int distanceToKeep(const SeenCreature& seen, const CreatureConfig& row, int distance,
                   const PlayerConfig& player) {
    const Answer& answer = answers[seen.kind];
    const int left = row.windUpTicks - seen.ticks - reactionTicks;
    if (seen.isAloft) {
        return keepAloft;
    }
    switch (seen.doing) {
    case Doing::Waits:
    case Doing::Walks:
        return answer.bait;
    case Doing::WindsUp:
        return answer.bait == 0 && ticksUntilStruck(distance, player) <= left ? 0
                                                                              : answer.keepBefore;
    case Doing::Attacks:
        return answer.keepBefore;
    case Doing::Rests:
    case Doing::Falls:
        return 0;
    }
    return 0;
}

int distanceToLure(CreatureKind kind) {
    return kind == CreatureKind::Ghost ? ghostLure : 0;
}

bool isShieldedFrom(const SeenCreature& seen, SubPos middle, SubPos knight) {
    return seen.kind == CreatureKind::ShieldKnight && seen.doing != Doing::Rests &&
           seen.facing == mainDirection({knight.x - middle.x, knight.y - middle.y});
}

}  // namespace doorstring
