// The String, the last boss: a knight of red rope with a needle. It crosses the room along a
// thread, pricks the ground wherever the knight steps, pulls up puppets, and in the end takes the
// shapes of the bosses before it. At each gate it flees through a door and sews the door shut.
#include "world/behaviour/behaviours.hpp"
#include "world/bosses/chambers.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/place.hpp"
#include "world/creatures/stage.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr std::array needleParts{MovePart{.hurtsByTouch = true, .passes = true}};
constexpr std::array stillParts{MovePart{}};
constexpr std::array<MoveRow, 7> stringMoves{{{Move::StringNeedle, needleParts},
                                              {Move::StringStitch, stillParts},
                                              {Move::StringPuppets, stillParts},
                                              {Move::StringKing, stillParts},
                                              {Move::StringPorter, stillParts},
                                              {Move::StringWeaver, stillParts},
                                              {Move::StringFounder, stillParts}}};

const StringRules& stringRules(const Turn& turn) {
    return turn.world.config.creatures.own.string;
}

SubPos middleOfKnight(const Turn& turn) {
    return centreOf(turn.world.knightBox());
}

// Announces that the String's move will hurt in a box for `hurtTicks` ticks. It begins to hurt
// `delay` ticks after the end of the wind-up.
void foretell(Turn& turn, OmenKind kind, const SubBox& box, int hurtTicks, int delay = 0) {
    const int damage = damageOf(turn.self.kind, turn.self.move, turn.world.config.creatures);
    announce(turn.world, {.kind = kind,
                          .from = turn.self.kind,
                          .box = box,
                          .wait = turn.windUpTicks() + delay,
                          .hurtTicks = hurtTicks,
                          .halfHearts = damage});
}

// The strip along a row or a column through a place, `width` pixels wide, from wall to wall.
SubBox lineThrough(const World& world, SubPos place, bool isRow, int width) {
    const SubPos middle = roomCentre(world.room);
    const int across = toSubpixels(width);
    return isRow ? boxAround({middle.x, place.y}, 2 * (middle.x - subpixelsPerTile), across)
                 : boxAround({place.x, middle.y}, across, 2 * (middle.y - subpixelsPerTile));
}

// Announces the thread along which the needle flies. It stays for the wind-up and the flight.
void prepareNeedle(Turn& turn) {
    const bool isRow = offsetOf(turn.self.facing).y == 0;
    const SubPos here = centreOf(turn.self.body.hitBox());
    const SubBox thread = lineThrough(turn.world, here, isRow, stringRules(turn).threadWidth);
    const int flightTicks = 2 * (isRow ? thread.width : thread.height) /
                            perTick(std::max(1, pacedSpeed(turn, turn.moveSpeed())));
    announce(turn.world, {.kind = OmenKind::Thread,
                          .from = turn.self.kind,
                          .box = thread,
                          .wait = turn.windUpTicks(),
                          .hurtTicks = std::min(flightTicks, turn.attackTicks()),
                          .halfHearts = 0});
    ownState<StringState>(turn.self).hasBounced = false;
}

void prepareStitch(Turn& turn) {
    ownState<StringState>(turn.self).holesPricked = 0;
}

void prepareKing(Turn& turn) {
    const int side = toSubpixels(2 * stringRules(turn).shapes.waveReach);
    foretell(turn, OmenKind::Wave, boxAround(centreOf(turn.self.body.hitBox()), side, side),
             stringRules(turn).shapes.waveTicks);
}

void preparePorter(Turn& turn) {
    const bool isRow = turn.roll(2) == 0;
    foretell(turn, OmenKind::Lane, lineThrough(turn.world, middleOfKnight(turn), isRow, laneWidth),
             stringRules(turn).shapes.ticks);
}

void prepareWeaver(Turn& turn) {
    const bool isRow = turn.roll(2) == 0;
    const SubPos knight = middleOfKnight(turn);
    const ShapeRules& rules = stringRules(turn).shapes;
    for (const int aside : {-rules.linesApart, 0, rules.linesApart}) {
        const GridOffset offset{isRow ? 0 : toSubpixels(aside), isRow ? toSubpixels(aside) : 0};
        foretell(turn, OmenKind::Line,
                 lineThrough(turn.world, knight + offset, isRow, rules.lineWidth), rules.ticks);
    }
}

// The place itself, or the nearest one that is at least half a tile away from the walls.
SubPos withinWalls(const World& world, SubPos place) {
    const GridSize room = world.terrain().size();
    constexpr int half = subpixelsPerTile / 2;
    return {
        std::clamp(place.x, subpixelsPerTile + half, (room.width - 1) * subpixelsPerTile - half),
        std::clamp(place.y, subpixelsPerTile + half, (room.height - 1) * subpixelsPerTile - half)};
}

// Announces slag that comes down ahead of the knight, along the way that he walks now.
void prepareFounder(Turn& turn) {
    const SubPos knight = middleOfKnight(turn);
    const ShapeRules& rules = stringRules(turn).shapes;
    const int side = toSubpixels(2 * rules.slagRadius);
    const GridOffset way = turn.world.player.body.velocity * rules.slagApartTicks;
    for (const int blob : {0, 1, 2}) {
        foretell(turn, OmenKind::Slag,
                 boxAround(withinWalls(turn.world, knight + way * blob), side, side), rules.ticks,
                 blob * rules.slagApartTicks);
    }
}

struct StringPreparation {
    Move move;
    void (*prepare)(Turn&) = nullptr;
};
constexpr std::array stringPreparations{StringPreparation{Move::StringNeedle, prepareNeedle},
                                        StringPreparation{Move::StringStitch, prepareStitch},
                                        StringPreparation{Move::StringPuppets},
                                        StringPreparation{Move::StringKing, prepareKing},
                                        StringPreparation{Move::StringPorter, preparePorter},
                                        StringPreparation{Move::StringWeaver, prepareWeaver},
                                        StringPreparation{Move::StringFounder, prepareFounder}};

int puppetsOf(const World& world) {
    return static_cast<int>(std::ranges::count_if(
        world.creatures.living, [](const Creature& one) { return !isBoss(one.kind); }));
}

// Chooses one of the moves in the String's own shape that fit now. The stitch always fits. The
// needle fits if the knight is in the same row or column. Puppets fit while there are too few.
void chooseMoveInOwnShape(Turn& turn) {
    std::array<Move, 3> fitting{Move::StringStitch};
    std::size_t count = 1;
    if (turn.isLinedUp()) {
        fitting[count++] = Move::StringNeedle;
    }
    if (puppetsOf(turn.world) < stringRules(turn).puppets) {
        fitting[count++] = Move::StringPuppets;
    }
    if (count > 1) {
        chooseMove(turn, std::span(fitting).first(count));
    } else {
        turn.self.move = Move::StringStitch;
        turn.self.streak = 0;
    }
}

// Chooses the next move. With few blows left, the String makes every second attack in the shape of
// another boss.
void chooseStringMove(Turn& turn) {
    constexpr std::array shapes{Move::StringKing, Move::StringPorter, Move::StringWeaver,
                                Move::StringFounder};
    const int made = ownState<StringState>(turn.self).attacksMade++;
    if (turn.self.health > stringRules(turn).shapesBelow || made % 2 != 0) {
        chooseMoveInOwnShape(turn);
    } else {
        turn.self.move = shapes[static_cast<std::size_t>(made / 2) % shapes.size()];
        turn.self.streak = 0;
    }
}

// Pricks a hole where the knight is. The needle comes up through it after a while.
void prick(Turn& turn) {
    const int side = toSubpixels(2 * stringRules(turn).holeReach);
    announce(turn.world, {.kind = OmenKind::Hole,
                          .from = turn.self.kind,
                          .box = boxAround(middleOfKnight(turn), side, side),
                          .wait = stringRules(turn).holeTicks,
                          .hurtTicks = stringRules(turn).holeUpTicks,
                          .halfHearts = damageOf(turn.self.kind, Move::StringStitch,
                                                 turn.world.config.creatures)});
}

// Pricks a hole every `extraHoleTicks` once the String has come to its first gate. Called while it
// stalks the knight and while its needle flies.
void prickMeanwhile(Turn& turn) {
    const int every = stringRules(turn).extraHoleTicks;
    if (isEnraged(turn.self) && every > 0 && turn.self.ticks % every == every - 1) {
        prick(turn);
    }
}

void stalkKnight(Turn& turn) {
    if (turn.self.isAway) {
        return;  // until the knight comes after it
    }
    if (turn.self.ticks < pacedPause(turn.world, turn.self, stringRules(turn).pauseTicks)) {
        prickMeanwhile(turn);
        turn.stepToKnight(pacedSpeed(turn, turn.config.speed));
        return;
    }
    chooseStringMove(turn);
    turn.windUp();
    if (const auto prepare =
            std::ranges::find(stringPreparations, turn.self.move, &StringPreparation::move)
                ->prepare) {
        prepare(turn);
    }
}

// Crosses the room, turns around at a wall, and sticks in the opposite one, unless the time of the
// attack ends before that.
bool flyNeedle(Turn& turn) {
    prickMeanwhile(turn);
    auto& own = ownState<StringState>(turn.self);
    const GridOffset way = offsetOf(turn.self.facing) * subpixelsPerTile;
    if (turn.step(way, pacedSpeed(turn, turn.moveSpeed()))) {
        return !turn.isOver(turn.attackTicks());
    }
    if (own.hasBounced) {
        return false;
    }
    own.hasBounced = true;
    turn.self.facing = opposite(turn.self.facing);
    return true;
}

// Pricks hole after hole. The needle comes up through them in the same order.
bool stitch(Turn& turn) {
    const StringRules& rules = stringRules(turn);
    auto& own = ownState<StringState>(turn.self);
    if (own.holesPricked < rules.holes && turn.self.ticks % rules.stitchTicks == 0) {
        ++own.holesPricked;
        prick(turn);
    }
    return turn.self.ticks < rules.holes * rules.stitchTicks + rules.holeTicks &&
           !turn.isOver(turn.attackTicks());
}

// Of the kinds that may be puppets, one of the two that hurt the knight most often.
CreatureKind puppetKind(Turn& turn) {
    std::array kinds{CreatureKind::Skeleton, CreatureKind::Bat,          CreatureKind::SmallSlime,
                     CreatureKind::Charger,  CreatureKind::ShieldKnight, CreatureKind::Bomber};
    std::ranges::stable_sort(kinds, std::ranges::greater(),
                             [&](CreatureKind kind) { return turn.world.player.kit.wounds[kind]; });
    return kinds[static_cast<std::size_t>(turn.roll(2))];
}

// Pulls up a puppet beside itself, unless there are enough. One blow fells it.
void pullUp(Turn& turn) {
    World& world = turn.world;
    if (puppetsOf(world) >= stringRules(turn).puppets) {
        return;
    }
    const CreatureKind kind = puppetKind(turn);
    const int tilesAside = turn.roll(2) == 0 ? -2 : 2;
    const SubPos here = centreOf(turn.self.body.hitBox());
    Creature puppet = makeCreature(world, kind, here + GridOffset{tilesAside * subpixelsPerTile, 0},
                                   turn.self.roll);
    if (const auto place = nearestFooting(world.terrain(), puppet.body)) {
        puppet.body.at = puppet.body.previous = *place;
        puppet.health = 1;
        puppet.doing = Doing::Rests;
        turn.addCreature(puppet);
    }
}

void releaseStringMove(Turn& turn) {
    if (turn.self.move == Move::StringPuppets) {
        pullUp(turn);
    }
}

bool attackByString(Turn& turn) {
    return turn.self.move == Move::StringNeedle   ? flyNeedle(turn)
           : turn.self.move == Move::StringStitch ? stitch(turn)
                                                  : !turn.isOver(turn.attackTicks());
}

// Flees through the nearest door and sews that door shut. Stays in the room if the knight can reach
// no other door, because he could not follow then.
void flee(Turn& turn) {
    auto& own = ownState<StringState>(turn.self);
    if (turn.self.ticks == 0) {
        own.door = nearestDoor(turn.world, centreOf(turn.self.body.hitBox()));
        own.isFleeing = !doorsInReach(turn.world).without(own.door).empty();
    }
    if (!own.isFleeing) {
        return;
    }
    const SubPos goal = middleInDoor(turn.world, own.door);
    const int ticksLeft =
        turn.world.config.creatures.bosses[turn.self.kind].changeTicks - turn.self.ticks;
    const int pixelsToGo = toPixels(sumOfAxes(goal - centreOf(turn.self.body.hitBox())));
    const int speedNeeded = pixelsToGo * ticksPerSecond / std::max(1, ticksLeft - 1);
    const bool isThere =
        moveStraightTo(turn, goal, std::max(stringRules(turn).fleeSpeed, speedNeeded));
    if (isThere && !turn.self.isAway) {
        turn.self.isAway = true;
        turn.events.push_back(DoorSewn{own.door});
    }
}

// Any item of the knight tangles the String while it winds up or attacks.
bool tangle(World& world, Creature& string, const Meeting&, Events& events) {
    if (string.doing != Doing::WindsUp && string.doing != Doing::Attacks) {
        return false;
    }
    stun(world, string, world.config.creatures.bosses[string.kind].stunTicks, events);
    return true;
}

void dropPuppets(World& world) {
    for (Creature& one : world.creatures.living) {
        if (!isBoss(one.kind)) {
            one.health = 0;
        }
    }
}

StageDoor stringDoor(const Creature& string, Direction side) {
    const bool hasFled = string.isAway && string.doing != Doing::Waits;
    return !hasFled                                     ? StageDoor::Shut
           : side == ownState<StringState>(string).door ? StageDoor::Sewn
                                                        : StageDoor::Open;
}

}  // namespace

const Behaviour stringBehaviour{.prowl = stalkKnight,
                                .release = releaseStringMove,
                                .attack = attackByString,
                                .attackEndsItself = true,
                                .moves = stringMoves,
                                .answerItem = tangle,
                                .door = stringDoor,
                                .flees = true,
                                .change = flee,
                                .collapse = dropPuppets};

}  // namespace doorstring
