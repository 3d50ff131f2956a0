// The Porter, who lives behind the four doors of his room. He raps and bursts out of one door into
// the opposite one, throws keys that come back to him, and bars the middle of the room. His front
// is of stone, so blows count only from his sides and from behind. While he rests, or is stunned by
// an arrow in his eye, blows count from everywhere. While he is behind a door that is ajar, no blow
// counts.
#include "world/behaviour/behaviours.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/projectiles.hpp"
#include "world/creatures/stage.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int keySide = 6;       // pixels
constexpr int laneTicks = 16;    // for which his way stays marked once he runs
constexpr int barsDistance = 2;  // tiles from the middle of the room to where bars rise
constexpr int barsWidth = 3;     // tiles: the width of the bars on one side of the middle
constexpr int risingTicks = 8;   // for which bars hurt

constexpr std::array knockParts{MovePart{.hurtsByTouch = true, .passes = true}};
constexpr std::array standingParts{MovePart{}};
constexpr std::array<MoveRow, 3> porterMoves{{{Move::PorterKnock, knockParts},
                                              {Move::PorterKeys, standingParts},
                                              {Move::PorterBolt, standingParts}}};

const PorterRules& porterRules(const Turn& turn) {
    return turn.world.config.creatures.own.porter;
}

PorterState& porterState(Turn& turn) {
    return ownState<PorterState>(turn.self);
}

// Puts him at a door at once, facing the room.
void placeAtDoor(Turn& turn, Direction side) {
    porterState(turn).door = side;
    placeAt(turn.self, middleInDoor(turn.world, side));
    turn.self.facing = opposite(side);
}

void stepOut(Turn& turn, Direction side) {
    placeAtDoor(turn, side);
    turn.self.isAway = false;
}

void rap(Turn& turn) {
    turn.events.push_back(DoorRapped{porterState(turn).door});
}

// Chooses by lot a door in one of the two walls that adjoin the wall on `side`.
Direction rollBeside(Turn& turn, Direction side) {
    const Direction beside = offsetOf(side).x == 0 ? Direction::West : Direction::North;
    return turn.roll(2) == 0 ? beside : opposite(beside);
}

void announceLane(Turn& turn, Direction side) {
    announce(turn.world, {.kind = OmenKind::Lane,
                          .from = turn.self.kind,
                          .box = laneFrom(turn.world, side),
                          .wait = turn.windUpTicks(),
                          .hurtTicks = laneTicks,
                          .halfHearts = 0});
}

// Chooses a door whose lane meets the knight, if there is one; opposite doors have the same lane.
// Enraged, he lets a door beside that one stand ajar as well.
void prepareKnock(Turn& turn) {
    PorterState& own = porterState(turn);
    const auto side = static_cast<Direction>(turn.roll(static_cast<int>(allDirections.size())));
    const bool meets = overlap(laneFrom(turn.world, side), turn.world.knightBox());
    placeAtDoor(turn, meets ? side : rollBeside(turn, side));
    own.bluff.reset();
    announceLane(turn, own.door);
    if (isEnraged(turn.self)) {
        own.bluff = rollBeside(turn, own.door);
        announceLane(turn, *own.bluff);
    }
}

// Steps out of a door that is not the nearest to the knight, so that keys spread on their way to
// him.
void prepareKeys(Turn& turn) {
    std::erase_if(turn.world.creatures.projectiles,
                  [](const Projectile& shot) { return shot.kind == ProjectileKind::FallenKey; });
    porterState(turn).hasFetched = false;
    const Direction near = nearestDoor(turn.world, centreOf(turn.world.knightBox()));
    stepOut(turn, turn.roll(3) == 0 ? opposite(near) : rollBeside(turn, near));
}

// The tiles on one side of the middle of the room, between two pillars, where bars rise.
SubBox barsBox(const World& world, Direction side) {
    const GridOffset way = offsetOf(side);
    const SubPos middle = tileCentre(tileOf(roomCentre(world.room)));
    return boxAround(middle + way * (barsDistance * subpixelsPerTile),
                     (way.x == 0 ? barsWidth : 1) * subpixelsPerTile,
                     (way.y == 0 ? barsWidth : 1) * subpixelsPerTile);
}

// Announces bars on two sides that are not opposite each other, so that two ways stay open.
void prepareBolt(Turn& turn) {
    stepOut(turn, Direction::North);
    const Direction one = rollBeside(turn, Direction::West);
    for (const Direction side : {one, rollBeside(turn, one)}) {
        announce(turn.world, {.kind = OmenKind::Bars,
                              .from = turn.self.kind,
                              .box = barsBox(turn.world, side),
                              .wait = turn.windUpTicks(),
                              .hurtTicks = risingTicks,
                              .halfHearts = damageOf(turn.self.kind, turn.self.move,
                                                     turn.world.config.creatures)});
    }
}

struct Preparation {
    Move move;
    void (*prepare)(Turn&);
};
constexpr std::array preparations{Preparation{Move::PorterKnock, prepareKnock},
                                  Preparation{Move::PorterKeys, prepareKeys},
                                  Preparation{Move::PorterBolt, prepareBolt}};

void announceNextMove(Turn& turn) {
    constexpr std::array moves{Move::PorterKnock, Move::PorterKeys, Move::PorterBolt};
    chooseMove(turn, moves);
    std::ranges::find(preparations, turn.self.move, &Preparation::move)->prepare(turn);
    turn.windUp();  // turns him to the knight
    turn.self.facing = opposite(porterState(turn).door);
}

// Goes to the nearest door and, once he is there, vanishes behind it.
void goHome(Turn& turn) {
    PorterState& own = porterState(turn);
    const SubPos here = centreOf(turn.self.body.hitBox());
    own.door = nearestDoor(turn.world, here);
    const SubPos there = middleInDoor(turn.world, own.door);
    if (there != here) {
        turn.face(there - here);
    }
    if (moveStraightTo(turn, there, pacedSpeed(turn, turn.config.speed))) {
        turn.self.isAway = true;
        turn.begin(Doing::Walks);
    }
}

// Goes home, and stays there unseen until it is time for the next move.
void prowlAsPorter(Turn& turn) {
    if (!turn.self.isAway) {
        goHome(turn);
    } else if (turn.isOver(pacedPause(turn.world, turn.self, porterRules(turn).pauseTicks))) {
        announceNextMove(turn);
    }
}

// Before a knock, raps twice; at the end of the wind-up his door opens by a crack, and he can be
// seen.
void announceTick(Turn& turn) {
    const PorterRules& rules = porterRules(turn);
    if (turn.self.move != Move::PorterKnock) {
        return;
    }
    if (turn.self.ticks == 0 || turn.self.ticks == rules.rapTicks) {
        rap(turn);
    }
    turn.self.isAway = turn.self.ticks < turn.windUpTicks() - rules.crackTicks;
}

// Throws his keys, if that is his move. Whatever it is, he can be seen from now on.
void releasePorterMove(Turn& turn) {
    if (turn.self.move == Move::PorterKeys) {
        throwFan(turn, ProjectileKind::Key, keySide, porterRules(turn).keys,
                 pacedSpeed(turn, turn.moveSpeed()));
    }
    turn.self.isAway = false;
}

bool run(Turn& turn) {
    PorterState& own = porterState(turn);
    const Direction other = opposite(own.door);
    if (!moveStraightTo(turn, middleInDoor(turn.world, other),
                        pacedSpeed(turn, turn.moveSpeed()))) {
        return true;
    }
    own.door = other;
    turn.self.facing = other;
    turn.events.push_back(
        GroundSlammed{.kind = turn.self.kind, .at = centreOf(turn.self.body.hitBox()), .reach = 0});
    return false;
}

// Goes to a key that has fallen, and picks it up. Returns false once no fallen key is left.
bool fetch(Turn& turn) {
    std::vector<Projectile>& shots = turn.world.creatures.projectiles;
    const auto key = std::ranges::find(shots, ProjectileKind::FallenKey, &Projectile::kind);
    if (key == shots.end()) {
        return false;
    }
    const SubPos there = centreOf(key->body.hitBox());
    const SubPos here = centreOf(turn.self.body.hitBox());
    if (there != here) {
        turn.face(there - here);
    }
    if (moveStraightTo(turn, there, pacedSpeed(turn, turn.config.speed))) {
        shots.erase(key);
        porterState(turn).hasFetched = true;
    }
    return true;
}

// Waits until all keys have come back or fallen, then fetches the fallen ones.
bool waitForKeys(Turn& turn) {
    const bool isAnyFlying =
        std::ranges::any_of(turn.world.creatures.projectiles, [](const Projectile& shot) {
            return shot.kind == ProjectileKind::Key;
        });
    if (isAnyFlying) {
        return true;
    }
    return fetch(turn);
}

bool advanceAttack(Turn& turn) {
    if (turn.self.move == Move::PorterKnock) {
        return run(turn);
    }
    return turn.self.move == Move::PorterKeys ? waitForKeys(turn)
                                              : !turn.isOver(turn.attackTicks());
}

// An arrow that meets his eye while it is open stuns him.
bool meetArrow(World& world, Creature& porter, const Meeting& meeting, Events& events) {
    const bool isEyeOpen = porter.doing == Doing::WindsUp || porter.doing == Doing::Attacks;
    const bool isFromAhead = mainDirection(meeting.way) == opposite(porter.facing);
    if (meeting.item != Item::Bow || !isEyeOpen || !isFromAhead) {
        return false;
    }
    endFlights(world);
    stun(world, porter, world.config.creatures.bosses[porter.kind].stunTicks, events);
    return true;
}

DoorSet stoneSides(const Creature& porter) {
    const bool isBehindDoor = porter.doing == Doing::WindsUp && porter.move == Move::PorterKnock;
    const bool isBare = porter.doing == Doing::Rests || porter.doing == Doing::Stunned;
    return isBare ? DoorSet() : isBehindDoor ? DoorSet::all() : DoorSet::of(porter.facing);
}

void removeKeysAtGate(Turn& turn) {
    if (turn.self.ticks == 0) {
        endFlights(turn.world);
    }
}

// His entrance, in ticks: he raps at the north door three times, opens it by a crack, steps out.
constexpr int entranceRaps = 3;
constexpr int ticksPerRap = 18;
constexpr int entranceCrack = 54;
constexpr int entranceOpen = 78;
constexpr int entranceDepth = 10;   // pixels that he comes out of the dark
constexpr int entranceStride = 20;  // pixels a second

void comeOut(Turn& turn) {
    Creature& self = turn.self;
    const int ticks = self.ticks;
    if (ticks == 0) {
        self.isAway = true;
        placeAtDoor(turn, Direction::North);
        placeAt(self, middleInDoor(turn.world, Direction::North) -
                          GridOffset{0, toSubpixels(entranceDepth)});
    }
    if (ticks % ticksPerRap == 0 && ticks < entranceRaps * ticksPerRap) {
        rap(turn);
    }
    self.isAway = ticks < entranceOpen;
    if (!self.isAway) {
        moveStraightTo(turn, middleInDoor(turn.world, Direction::North), entranceStride);
    }
}

constexpr Entrance outOfTheDoor{.ticks = 126, .step = comeOut};

StageDoor porterDoor(const Creature& porter, Direction side) {
    const PorterState own = ownState<PorterState>(porter);
    const bool isAjarForEntrance =
        porter.doing == Doing::Waits && porter.isAway && porter.ticks >= entranceCrack;
    const bool isAjarForKnock =
        porter.doing == Doing::WindsUp && !porter.isAway && porter.move == Move::PorterKnock;
    const bool isAjar = isAjarForEntrance || isAjarForKnock;
    if (porter.doing == Doing::Falls || porter.doing == Doing::Changes) {
        return StageDoor::Open;
    }
    if (isAjar && side == own.bluff) {
        return StageDoor::Bluff;
    }
    if (side != own.door || (porter.isAway && !isAjar)) {
        return StageDoor::Shut;
    }
    return isAjar ? StageDoor::Ajar : StageDoor::Open;
}

}  // namespace

const Behaviour porterBehaviour{.prowl = prowlAsPorter,
                                .release = releasePorterMove,
                                .attack = advanceAttack,
                                .attackEndsItself = true,
                                .moves = porterMoves,
                                .announce = announceTick,
                                .answerItem = meetArrow,
                                .guards = stoneSides,
                                .entrance = &outOfTheDoor,
                                .door = porterDoor,
                                .change = removeKeysAtGate};

}  // namespace doorstring
