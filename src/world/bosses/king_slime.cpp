// The King Slime attacks in three ways: he hops at the knight, leaps out of sight to land on him,
// or spits a fan of blobs. Blows split small slimes off him.
#include "world/behaviour/behaviours.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/projectiles.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int blobSide = 6;        // pixels
constexpr int slimeDistance = 24;  // pixels that a slime is thrown as it splits off

const KingSlimeRules& kingRulesOf(const Turn& turn) {
    return turn.world.config.creatures.own.kingSlime;
}

constexpr std::array kingHopParts{MovePart{.flight = Flight::Hops, .hurtsByTouch = true}};
constexpr std::array kingSlamParts{
    MovePart{[](const CreaturesConfig& config) { return config.own.kingSlime.riseTicks; },
             Flight::Rises},
    MovePart{[](const CreaturesConfig& config) { return config.own.kingSlime.hoverTicks; },
             Flight::Hovers},
    MovePart{[](const CreaturesConfig& config) { return config.own.kingSlime.lockTicks; },
             Flight::Drops}};
constexpr std::array kingSpitParts{MovePart{}};
constexpr std::array<MoveRow, 3> kingMoves{
    {{Move::KingHops, kingHopParts},
     {Move::KingSlam, kingSlamParts,
      [](const CreaturesConfig& config) { return config.own.kingSlime.slamReach; }},
     {Move::KingSpit, kingSpitParts}}};

// Returns the King as he would land if his shadow were where the knight stands.
Body landedAtKnight(const Turn& turn) {
    Body landed = turn.self.body;
    landed.at += turn.toKnight();
    landed.at = landingPlace(turn.world, landed);
    return landed;
}

// Announces the next attack. He does not spit at a knight who is near, because near the King there
// is no space between the blobs. He does not hop at a knight who stands where he does not fit,
// because he would only hop against what is in the way.
void announceKingAttack(Turn& turn) {
    constexpr std::array<Move, 3> all{Move::KingHops, Move::KingSlam, Move::KingSpit};
    const std::span<const Move> allButHops = std::span(all).last(2);
    const std::span<const Move> allButSpit = std::span(all).first(2);
    const bool isTooNear = turn.distance() < turn.config.near;
    if (!overlap(landedAtKnight(turn).hitBox(), turn.world.knightBox())) {
        chooseMove(turn, allButHops);
    } else {
        chooseMove(turn, isTooNear ? allButSpit : all);
    }
    ownState<KingSlimeState>(turn.self).hopsLeft =
        turn.self.move == Move::KingHops ? kingRulesOf(turn).hops : 0;
    turn.windUp();
}

void prowlAsKing(Turn& turn) {
    if (turn.self.ticks >= pacedPause(turn.world, turn.self, kingRulesOf(turn).pauseTicks)) {
        announceKingAttack(turn);
    } else {
        turn.stepToKnight(pacedSpeed(turn, turn.config.speed));
    }
}

void releaseKingMove(Turn& turn) {
    if (turn.self.move == Move::KingSpit) {
        throwFan(turn, ProjectileKind::Blob, blobSide, kingRulesOf(turn).blobs,
                 pacedSpeed(turn, turn.moveSpeed()));
    } else {
        aimLeap(turn);
    }
}

bool hop(Turn& turn) {
    turn.step(turn.self.way, pacedSpeed(turn, turn.moveSpeed()));
    if (!turn.isOver(turn.attackTicks())) {
        return true;
    }
    int& hopsLeft = ownState<KingSlimeState>(turn.self).hopsLeft;
    --hopsLeft;
    if (hopsLeft > 0) {
        turn.windUp();
        return true;
    }
    return false;
}

// The area that a slam reaches from where he has landed.
SubDisc slamArea(const Turn& turn, const Body& landed) {
    return {centreOf(landed.hitBox()), toSubpixels(kingRulesOf(turn).slamReach)};
}

// Swallows the bombs that lie where he lands. Returns whether there were any: they stun him.
bool swallowBombs(Turn& turn) {
    const SubDisc reached = slamArea(turn, turn.self.body);
    const auto swallowed = std::erase_if(turn.world.tools.bombs, [&](const LaidBomb& bomb) {
        return reached.contains(bomb.middle);
    });
    return swallowed > 0;
}

// Whether no slam can reach the knight where he stands.
bool isKnightSheltered(const Turn& turn) {
    return !slamArea(turn, landedAtKnight(turn)).contains(centreOf(turn.world.knightBox()));
}

// The pixels that the wave after a slam runs; 0 if no wave follows. One always runs as far as to a
// sheltered knight, so that no place in the room is safe for the whole fight.
int waveReach(const Turn& turn) {
    const int reach = kingRulesOf(turn).waveReach;
    if (isKnightSheltered(turn)) {
        return std::max(reach, turn.distance());
    }
    return isEnraged(turn.self) ? reach : 0;
}

// Sends a wave over the ground around where he landed, also through walls and pillars.
void sendWave(const Turn& turn, int reach) {
    const int side = toSubpixels(2 * reach);
    announce(turn.world, {.kind = OmenKind::Wave,
                          .from = turn.self.kind,
                          .box = boxAround(centreOf(turn.self.body.hitBox()), side, side),
                          .hurtTicks = reach * ticksPerSecond / kingRulesOf(turn).waveSpeed,
                          .halfHearts = turn.config.damage});
}

bool slamDown(Turn& turn) {
    if (leapOutOfSight(turn, turn.moveSpeed())) {
        return true;
    }
    if (swallowBombs(turn)) {
        stun(turn.world, turn.self, turn.world.config.creatures.bosses[turn.self.kind].stunTicks,
             turn.events);
    } else if (const int reach = waveReach(turn); reach > 0) {
        sendWave(turn, reach);
    }
    return false;
}

bool attackByMove(Turn& turn) {
    if (turn.self.move == Move::KingHops) {
        return hop(turn);
    }
    return turn.self.move == Move::KingSlam ? slamDown(turn) : !turn.isOver(turn.attackTicks());
}

// Splits a small slime off after every `splitEvery` blows, unless `mostSlimes` of them are alive.
// Throws it to the side away from the blow, or to the right if the blow came from above or below.
void splitSlimeOff(World& world, Creature king, int blows, GridOffset way) {
    const KingSlimeRules& rules = world.config.creatures.own.kingSlime;
    const int blowsTaken = world.config.creatures.kinds[king.kind].health - king.health;
    const auto slimes =
        std::ranges::count(world.creatures.living, CreatureKind::SmallSlime, &Creature::kind);
    const bool isDue = blowsTaken / rules.splitEvery > (blowsTaken - blows) / rules.splitEvery;
    if (isDue && slimes < rules.mostSlimes) {
        splitOff(world, king, way.x < 0 ? -1 : 1, slimeDistance);
    }
}

// Lets his slimes fall with him.
void takeSlimesAlong(World& world) {
    for (Creature& one : world.creatures.living) {
        if (one.kind == CreatureKind::SmallSlime) {
            one.health = 0;
        }
    }
}

}  // namespace

const Behaviour kingSlimeBehaviour{.prowl = prowlAsKing,
                                   .release = releaseKingMove,
                                   .attack = attackByMove,
                                   .attackEndsItself = true,
                                   .moves = kingMoves,
                                   .answerBlows = splitSlimeOff,
                                   .collapse = takeSlimesAlong};

}  // namespace doorstring
