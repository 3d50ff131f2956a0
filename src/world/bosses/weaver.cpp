// The Weaver hangs on strings between the walls, out of reach, and attacks in three ways: strings
// across the room that snap, a pull that turns the room into its mirror, and a brood that leaps.
// When the knots of all her strings are cut, she drops and is stunned. After that she spins new
// strings.
#include "world/behaviour/behaviours.hpp"
#include "world/bosses/knots.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/mirror.hpp"
#include "world/creatures/snapping_strings.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int broodDistance = 20;  // pixels that the first two of her brood are thrown

const WeaverRules& weaverRulesOf(const Turn& turn) {
    return turn.world.config.creatures.own.weaver;
}

int knotsOf(const Creature& weaver) {
    return ownState<WeaverState>(weaver).knots;
}

int timesCutDown(const Creature& weaver) {
    return ownState<WeaverState>(weaver).timesCutDown;
}

constexpr std::array weaverAttackParts{MovePart{}};
constexpr std::array<MoveRow, 4> weaverMoves{{{Move::WeaverShuttle, weaverAttackParts},
                                              {Move::WeaverPull, weaverAttackParts},
                                              {Move::WeaverBrood, weaverAttackParts},
                                              {Move::WeaverSpin, weaverAttackParts}}};

void announceStrings(Turn& turn, int count, int wait) {
    const int damage = damageOf(turn.self.kind, turn.self.move, turn.world.config.creatures);
    announceStrings(turn.world, {count, wait, damage, turn.self.kind}, turn.self.roll);
}

// The number of strings that she stretches across the room: one more after each time that she was
// cut down, up to a limit.
int stringCount(const Turn& turn) {
    const WeaverRules& rules = weaverRulesOf(turn);
    return std::min(rules.strings + timesCutDown(turn.self), rules.mostStrings);
}

int broodIn(const World& world) {
    return static_cast<int>(
        std::ranges::count(world.creatures.living, CreatureKind::Spiderling, &Creature::kind));
}

// Chooses an attack. If no string holds her, she spins new ones; otherwise she stretches strings
// across the room, sends out her brood unless enough of it lives, or mirrors the room unless that
// would be unfair.
void chooseAttack(Turn& turn) {
    if (knotsOf(turn.self) == 0) {
        turn.self.move = Move::WeaverSpin;
        return;
    }
    std::array<Move, 3> fitting{Move::WeaverShuttle};
    std::size_t count = 1;
    if (broodIn(turn.world) < weaverRulesOf(turn).mostBrood) {
        fitting[count++] = Move::WeaverBrood;
    }
    if (isMirrorFair(turn.world)) {
        fitting[count++] = Move::WeaverPull;
    }
    if (count == 1) {
        turn.self.move = Move::WeaverShuttle;
        turn.self.streak = 0;
    } else {
        chooseMove(turn, std::span(fitting).first(count));
    }
}

void announceWeaverAttack(Turn& turn) {
    chooseAttack(turn);
    if (turn.self.move == Move::WeaverShuttle) {
        announceStrings(turn, stringCount(turn), turn.windUpTicks());
    } else if (turn.self.move == Move::WeaverPull) {
        announceStrings(turn, weaverRulesOf(turn).pullStrings,
                        turn.windUpTicks() + weaverRulesOf(turn).recoilTicks);
    }
    turn.windUp();
}

// Sways to where her strings hold her: a third of the way from the middle of the room to the middle
// of her knots, if she has all of them.
void sway(Turn& turn) {
    constexpr int pullDivisor = 3;  // for a third of the way
    GridOffset pull{};
    const SubPos middle = roomCentre(turn.world.room);
    for (const Creature& one : turn.world.creatures.living) {
        if (one.kind == CreatureKind::Knot) {
            const GridOffset way = centreOf(one.body.hitBox()) - middle;
            pull = {pull.x + way.x / (pullDivisor * knotCount),
                    pull.y + way.y / (pullDivisor * knotCount)};
        }
    }
    const GridOffset way = middle + pull - centreOf(turn.self.body.hitBox());
    if (longerAxis(way) > subpixelsPerPixel) {
        turn.step(way, pacedSpeed(turn, turn.config.speed));
    }
}

void hangAndChoose(Turn& turn) {
    const int pause = pacedPause(turn.world, turn.self, weaverRulesOf(turn).pauseTicks);
    if (knotsOf(turn.self) == 0 || turn.self.ticks >= pause) {
        announceWeaverAttack(turn);
    } else {
        sway(turn);
    }
}

// Throws spiderlings, alternately to the left and to the right. Each pair flies farther than the
// pair before.
void sendBrood(Turn& turn) {
    const WeaverRules& rules = weaverRulesOf(turn);
    const int count = std::min(rules.brood, rules.mostBrood - broodIn(turn.world));
    for (int i = 0; i < count; ++i) {
        const int pair = i / 2;
        Creature child = splitFrom(turn.world, turn.self, CreatureKind::Spiderling,
                                   i % 2 == 0 ? -1 : 1, broodDistance * (pair + 1));
        // splitFrom() has added up to 3, so with 4 more for each pair all rolls differ.
        child.roll += static_cast<std::uint64_t>(4 * pair);
        turn.addCreature(child);
    }
}

void releaseWeaverMove(Turn& turn) {
    switch (turn.self.move) {
    case Move::WeaverBrood:
        return sendBrood(turn);
    case Move::WeaverPull:
        return askForMirror(turn.world, weaverRulesOf(turn).mirrorTicks);
    case Move::WeaverSpin:
        return spinKnots(turn);
    default:
        return;  // the strings snap by themselves
    }
}

// Spins the knots of her first strings once she has come down.
void comeDown(Turn& turn) {
    if (turn.self.ticks == behaviourOf(turn.self.kind).entrance->ticks - 1) {
        Body& body = turn.self.body;
        body.at = nearestFooting(turn.world.terrain(), body).value_or(body.at);
        spinKnots(turn);
    }
}

// No blow reaches her while a string holds her.
DoorSet guardOf(const Creature& weaver) {
    return knotsOf(weaver) > 0 ? DoorSet::all() : DoorSet();
}

// Lets her knots and her brood fall with her.
void takeAllAlong(World& world) {
    for (Creature& one : world.creatures.living) {
        if (one.kind == CreatureKind::Spiderling || one.kind == CreatureKind::Knot) {
            one.health = 0;
        }
    }
}

constexpr Entrance onStrings{.ticks = 90, .flight = Flight::Sinks, .step = comeDown};

}  // namespace

const Behaviour weaverBehaviour{.prowl = hangAndChoose,
                                .release = releaseWeaverMove,
                                .moves = weaverMoves,
                                .guards = guardOf,
                                .entrance = &onStrings,
                                .collapse = takeAllAlong};

}  // namespace doorstring
