#include "world/step.hpp"

#include "world/behaviour/behaviours.hpp"
#include "world/behaviour/traps.hpp"
#include "world/bosses/chambers.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/drops.hpp"
#include "world/creatures/mirror.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/place.hpp"
#include "world/creatures/projectiles.hpp"
#include "world/doors/doors.hpp"
#include "world/ground/ground_changes.hpp"
#include "world/guests/companion.hpp"
#include "world/items/give.hpp"
#include "world/items/items.hpp"
#include "world/knight/harm.hpp"
#include "world/knight/sword.hpp"
#include "world/knight/walk.hpp"
#include "world/pieces/pieces.hpp"
#include "world/state/relics.hpp"
#include "world/things/plinths.hpp"
#include "world/things/puzzles.hpp"
#include "world/things/strings.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>

namespace doorstring {

namespace {

void takePickup(World& world, Events& events) {
    if (world.pickupIn(world.cell()) != Holding::None &&
        overlap(world.knightBox(), pickupBox(world.room))) {
        events.push_back(KeyTaken{world.cell(), world.locks.take(world.dungeon, world.cell())});
    }
}

void touchGoal(World& world, Events& events) {
    if (world.config.isAdventure()) {
        return takeStairs(world, events);
    }
    if (!world.bannerReached && world.hasBanner(world.cell()) && !world.hasBoss() &&
        overlap(world.knightBox(), bannerBox(world.dungeon, world.room))) {
        world.bannerReached = true;
        events.push_back(BannerReached{world.cell()});
    }
}

// Whether a swing or an item keeps the knight from walking and turning.
bool isRooted(const World& world) {
    return isRootedByItem(world) || isRootedBySwing(world.player, world.config.sword);
}

// Moves the knight. Returns whether he obeys the player: not while he dies, descends, is reeled in
// by a string, falls or is pushed back, or while the hook is out.
bool moveKnight(World& world, InputFrame input, Events& events) {
    switch (world.deed()) {
    case Deed::Dies:
        advanceDeath(world, events);
        if (!world.player.dying()) {
            placeCreaturesAgain(world);
        }
        return false;
    case Deed::Descends:
        walkDown(world);
        return false;
    case Deed::IsReeled:
        reelIn(world);
        return false;
    case Deed::Falls:
        advanceFall(world, events);
        return false;
    case Deed::IsPushed:
        advanceKnock(world.player.body, world.terrain());
        return false;
    case Deed::Hooks:
        return false;
    case Deed::Hops:
        moveInAir(world, input);
        return true;
    case Deed::HoldsUp:
    case Deed::Swings:
    case Deed::Rests:
    case Deed::None:
        break;
    }
    // A rooted knight still glides on ice.
    const InputFrame held = isRooted(world) ? InputFrame{} : input;
    walk(world.player, world.terrain(), world.config.player, world.config.ground, held,
         world.isPeaceful(), events);
    return true;
}

// Reports a rustle each time that the knight comes to another tile of tall grass.
void rustle(const World& world, Events& events) {
    SubBox before = world.knightBox();
    before.at = world.player.body.previous;
    const GridPos tile = tileUnder(world.player.body);
    if (!world.player.isAloft() && tile != tileOf(centreOf(before)) &&
        world.terrain().at(tile) == Tile::Grass) {
        events.push_back(GrassRustled{tile});
    }
}

// Lets the knight push doors, crates and blocks, use things, and take or touch what lies in the
// room.
void useHands(World& world, InputFrame input, Events& events) {
    pushDoor(world, input, events);
    const bool canPush = !world.player.isAloft() && !isRooted(world);
    pushAhead(world, canPush ? input : InputFrame{}, events);
    if (canPush) {
        useThings(world, input, events);
    }
    takePickup(world, events);
    takeThreads(world, events);
    touchGoal(world, events);
}

// Strikes creatures and projectiles before they move, cuts omens, and throws a needle from the
// sword.
void strike(World& world, Events& events) {
    const auto blade = swordBox(world.player, world.config.sword);
    if (!blade) {
        return;
    }
    const std::size_t eventsBefore = events.size();
    // This power turns every nth blow that lands into two blows.
    const int blows = worksNext(world, Power::DoubleBlow) ? 2 : 1;
    strikeAll(world, *blade, {centreOf(world.knightBox()), blows}, events);
    const bool hasHit = std::any_of(
        events.begin() + static_cast<std::ptrdiff_t>(eventsBefore), events.end(),
        [](const Event& event) { return std::holds_alternative<CreatureStruck>(event); });
    if (hasHit) {
        countToward(world, Power::DoubleBlow, events);
    }
    strikeProjectiles(world, *blade, events);
    cutOmens(world, *blade, events);
    throwNeedle(world, events);
}

void harmKnight(World& world, Events& events) {
    if (world.ground.hasSpikes()) {
        reportSpikePhase(world.tick, world.config.ground, events);
    }
    slipIntoPit(world, events);
    touchSpikes(world, events);
    touchEmbers(world, events);
}

}  // namespace

void step(World& world, InputFrame input, Events& events) {
    if (world.ending != Ending::None) {
        return;
    }
    ++world.tick;
    if (world.flip) {
        advanceFlip(world, events);
        return;
    }
    if (world.mirroring) {
        return advanceMirror(world, events);
    }
    if (world.player.heldUp) {
        return holdUp(world, input, events);
    }
    const std::size_t eventsBefore = events.size();
    world.player.body.previous = world.player.body.at;
    world.player.body.safeTicks = std::max(0, world.player.body.safeTicks - 1);
    const bool wasShut = world.isKnightShutIn();
    // moveKnight() comes before leaveRoom(), so that the flip begins in the very tick in which the
    // knight crosses the edge. He touches doors and pickups only in a room that he stays in.
    advanceHop(world, events);
    const bool obeys = moveKnight(world, input, events);
    if (obeys) {
        leaveRoom(world, input, events);
        followBoss(world, input, events);
    }
    if (world.flip) {
        return;
    }
    if (obeys) {
        useHands(world, input, events);
        rustle(world, events);
    }
    swing(world, input, events);
    strikeMechanism(world, events);
    strikePiece(world, events);
    useItems(world, input, events);
    strike(world, events);
    stepTrap(world);
    moveCreatures(world, events);
    moveCompanion(world, events);
    advanceTools(world, events);
    strikeCrystals(world, events, eventsBefore);
    dropFromGrass(world, events, eventsBefore);
    spillUrns(world, events, eventsBefore);
    advancePush(world, events);
    world.ground.advancePassing();
    stepPiece(world, events);
    harmKnight(world, events);
    pressPlates(world, events);
    finishSolvedPuzzle(world, events);
    openStairs(world, events);
    raisePlinths(world, events, eventsBefore);
    if (!wasShut && world.isKnightShutIn()) {
        events.push_back(ArenaShut{world.cell()});
    }
    if (world.config.creatures.gallery) {
        fillGallery(world, events);
    }
}

}  // namespace doorstring
