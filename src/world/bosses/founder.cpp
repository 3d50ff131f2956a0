// The Founder, a smith with a shield. The ground burns where his hammer strikes, and where the slag
// that he throws comes down. He also rushes ahead, covered by his shield. At his gate he puts out
// the lights.
#include "world/bosses/founder.hpp"

#include "world/behaviour/behaviours.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/omens.hpp"
#include "world/items/items.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr int entranceLength = 110;  // ticks
constexpr int lightsOutTick = 16;    // of his change, in which the lights go out
constexpr int omenHurtTicks = 3;     // for which a blow or a blob hurts
// The part in the event PartBegan of each throw of slag, so that the throw gets its sound. The move
// itself has only part 0.
constexpr int throwPart = 1;

const FounderRules& rulesOfFounder(const Turn& turn) {
    return turn.world.config.creatures.own.founder;
}

constexpr std::array smithParts{MovePart{}};
constexpr std::array rushParts{MovePart{.hurtsByTouch = true}};
constexpr std::array<MoveRow, 3> founderMoves{{{Move::FounderHammer, smithParts},
                                               {Move::FounderSlag, smithParts},
                                               {Move::FounderRush, rushParts}}};

// The box that the hammer is about to strike, inside the walls of the room: the tiles before him
// and the front half of his own tile, so that nobody is safe below his arms.
SubBox hammerBox(const Turn& turn) {
    const FounderRules& rules = rulesOfFounder(turn);
    const int width = rules.hammerAcross * subpixelsPerTile;
    const int length =
        rules.hammerAlong * subpixelsPerTile + subpixelsPerTile / 2 - subpixelsPerPixel;
    const GridOffset way = offsetOf(turn.self.facing);
    const SubPos tileMiddle = tileCentre(tileOf(centreOf(turn.self.body.hitBox())));
    const SubPos boxMiddle = tileMiddle + way * (subpixelsPerPixel + length / 2);
    const SubBox box =
        way.x == 0 ? boxAround(boxMiddle, width, length) : boxAround(boxMiddle, length, width);
    const GridSize room = turn.world.terrain().size();
    return commonPart(box, {{subpixelsPerTile, subpixelsPerTile},
                            (room.width - 2) * subpixelsPerTile,
                            (room.height - 2) * subpixelsPerTile});
}

// Advances his entrance by one tick. He faces south and strikes the anvil in the ticks of
// `anvilBlows`.
void enterHammering(Turn& turn) {
    turn.self.facing = Direction::South;
    if (std::ranges::find(anvilBlows, turn.self.ticks) != anvilBlows.end()) {
        turn.events.push_back(GroundSlammed{
            .kind = turn.self.kind, .at = centreOf(turn.self.body.hitBox()), .reach = 0});
    }
}
const Entrance founderEntrance{.ticks = entranceLength, .step = enterHammering};

void announceBlow(Turn& turn, OmenKind kind, const SubBox& box, int wait) {
    announce(turn.world,
             {.kind = kind,
              .from = turn.self.kind,
              .box = box,
              .wait = wait,
              .hurtTicks = omenHurtTicks,
              .halfHearts = damageOf(turn.self.kind, turn.self.move, turn.world.config.creatures)});
}

// Raises the hammer over the ground before him.
void raiseHammer(Turn& turn) {
    turn.windUp();
    announceBlow(turn, OmenKind::Hammer, hammerBox(turn), turn.windUpTicks());
}

// Braces himself behind his shield for a rush. The omen only shows the way of the rush: what hurts
// is his touch.
void brace(Turn& turn) {
    turn.windUp();
    const SubBox path = turn.pathAhead(offsetOf(turn.self.facing) * subpixelsPerTile,
                                       pacedSpeed(turn, turn.moveSpeed()), turn.attackTicks());
    announce(turn.world, {.kind = OmenKind::Rush,
                          .from = turn.self.kind,
                          .box = path,
                          .wait = turn.windUpTicks(),
                          .halfHearts = 0});
}

// Announces the next attack: the hammer only near the knight, slag only from afar, the rush from
// anywhere.
void announceFounderAttack(Turn& turn) {
    constexpr std::array near{Move::FounderHammer, Move::FounderRush};
    constexpr std::array far{Move::FounderSlag, Move::FounderRush};
    const bool isNear = turn.distance() <= rulesOfFounder(turn).hammerRange;
    chooseMove(turn, isNear ? near : far);
    FounderState& own = ownState<FounderState>(turn.self);
    own.thrown = 0;
    own.wasDazzled = false;
    own.blowsLeft = isEnraged(turn.self) ? rulesOfFounder(turn).rageBlows : 1;
    if (turn.self.move == Move::FounderHammer) {
        raiseHammer(turn);
    } else if (turn.self.move == Move::FounderRush) {
        brace(turn);
    } else {
        turn.windUp();
    }
}

// Waits until a blow is over, then raises the hammer for the next one. Returns false after the last
// blow. What hurts is the omen of each blow.
bool hammer(Turn& turn) {
    if (!turn.isOver(turn.attackTicks())) {
        return true;
    }
    int& blowsLeft = ownState<FounderState>(turn.self).blowsLeft;
    --blowsLeft;
    if (blowsLeft > 0) {
        raiseHammer(turn);
        return true;
    }
    return false;
}

// Counts down the time that he is without his shield. Called while he walks, attacks and rests.
void countBareTicks(Turn& turn) {
    int& left = ownState<FounderState>(turn.self).bareTicks;
    left = std::max(0, left - 1);
}

// Whether the knight dazzles the Founder: he has the lantern and faces the Founder from nearby in
// the dark. This works only once before each attack, so that a knight who stands still cannot keep
// the Founder from all attacks.
bool isDazzled(const Turn& turn) {
    const Player& player = turn.world.player;
    return !ownState<FounderState>(turn.self).wasDazzled && turn.world.areLightsOut &&
           isLanternLit(turn.world) && turn.distance() <= rulesOfFounder(turn).dazzleReach &&
           player.facing == mainDirection(turn.toKnight() * -1);
}

// Walks to the knight, straight through fire if no way leads around it.
void walkToKnight(Turn& turn) {
    const int speed = pacedSpeed(turn, turn.config.speed);
    if (!turn.stepToKnight(speed)) {
        turn.step(turn.toKnight(), speed);
    }
}

// Number of ticks that he walks before he attacks.
int pauseOf(const World& world, const Creature& founder) {
    return pacedPause(world, founder, world.config.creatures.own.founder.pauseTicks);
}

void prowlAsFounder(Turn& turn) {
    countBareTicks(turn);
    if (turn.self.ticks >= pauseOf(turn.world, turn.self)) {
        announceFounderAttack(turn);
        return;
    }
    if (areEyesGlowing(turn.world, turn.self) && isDazzled(turn)) {
        ownState<FounderState>(turn.self).wasDazzled = true;
        stun(turn.world, turn.self, turn.world.config.creatures.bosses[turn.self.kind].stunTicks,
             turn.events);
        return;
    }
    turn.face(turn.toKnight());
    if (turn.distance() > rulesOfFounder(turn).hammerRange / 2) {
        walkToKnight(turn);
    }
}

// Throws slag to where the knight is, one blob after the other.
bool throwSlag(Turn& turn) {
    const FounderRules& rules = rulesOfFounder(turn);
    int& thrown = ownState<FounderState>(turn.self).thrown;
    const int gap = std::max(1, turn.attackTicks() / rules.slag);
    if (thrown < rules.slag && turn.self.ticks >= thrown * gap) {
        ++thrown;
        const int side = toSubpixels(2 * rules.slagRadius);
        announceBlow(turn, OmenKind::Slag, boxAround(centreOf(turn.world.knightBox()), side, side),
                     rules.slagTicks);
        turn.events.push_back(PartBegan{turn.self.kind, centreOf(turn.self.body.hitBox()),
                                        turn.self.move, throwPart});
    }
    return !turn.isOver(turn.attackTicks());
}

bool isPillarAhead(const Turn& turn) {
    SubBox ahead = turn.self.body.hitBox();
    ahead.at += offsetOf(turn.self.facing) * (2 * subpixelsPerPixel);
    const Terrain terrain = turn.world.terrain();
    return anyTile(ahead, [&](GridPos tile) {
        return terrain.size().contains(tile) && terrain.at(tile) == Tile::Pillar;
    });
}

// Rushes the way he faces until something stops him or his time is over. A pillar dazes him.
bool rushAlong(Turn& turn) {
    const Direction facing = turn.self.facing;
    const bool moved =
        turn.step(offsetOf(facing) * subpixelsPerTile, pacedSpeed(turn, turn.moveSpeed()));
    turn.self.facing = facing;
    if (moved) {
        return !turn.isOver(turn.attackTicks());
    }
    turn.events.push_back(
        GroundSlammed{.kind = turn.self.kind, .at = centreOf(turn.self.body.hitBox()), .reach = 0});
    if (isPillarAhead(turn)) {
        stun(turn.world, turn.self, rulesOfFounder(turn).dazedTicks, turn.events);
    }
    return false;
}

bool attackByFounderMove(Turn& turn) {
    countBareTicks(turn);
    if (turn.self.move == Move::FounderHammer) {
        return hammer(turn);
    }
    return turn.self.move == Move::FounderRush ? rushAlong(turn) : throwSlag(turn);
}

void putOutLights(Turn& turn) {
    if (turn.self.ticks == lightsOutTick) {
        turn.world.areLightsOut = true;
        turn.events.push_back(LightsWentOut{centreOf(turn.self.body.hitBox())});
    }
}

// A bomb dazes him, and the hook takes the shield that he turns toward it.
bool meetItem(World& world, Creature& founder, const Meeting& meeting, Events& events) {
    const CreaturesConfig& config = world.config.creatures;
    if (meeting.item == Item::Bombs) {
        stun(world, founder, config.bosses[founder.kind].stunTicks, events);
        return true;
    }
    const bool meetsShield = meeting.item == Item::Hook &&
                             guardedSides(founder).has(opposite(mainDirection(meeting.way)));
    if (meetsShield) {
        ownState<FounderState>(founder).bareTicks = config.own.founder.bareTicks;
        events.push_back(CreatureHooked{founder.kind, centreOf(founder.body.hitBox())});
    }
    return meetsShield;
}

DoorSet shieldOf(const Creature& founder) {
    const bool isDown = founder.doing == Doing::Rests || founder.doing == Doing::Stunned ||
                        ownState<FounderState>(founder).bareTicks > 0;
    return isDown ? DoorSet() : DoorSet::of(founder.facing);
}

}  // namespace

bool areEyesGlowing(const World& world, const Creature& founder) {
    return founder.doing == Doing::Walks &&
           founder.ticks >= pauseOf(world, founder) - world.config.creatures.own.founder.glowTicks;
}

const Behaviour founderBehaviour{.prowl = prowlAsFounder,
                                 .attack = attackByFounderMove,
                                 .rest = countBareTicks,
                                 .attackEndsItself = true,
                                 .moves = founderMoves,
                                 .answerItem = meetItem,
                                 .guards = shieldOf,
                                 .entrance = &founderEntrance,
                                 .change = putOutLights};

}  // namespace doorstring
