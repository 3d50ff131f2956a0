#include "world/guests/companion.hpp"

#include "world/creatures/blows.hpp"
#include "world/creatures/projectiles.hpp"
#include "world/creatures/turn.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr DetourConfig companionDetours{6, 6, 6};  // pixels
constexpr GridSize companionBox{10, 8};            // pixels
constexpr int bladeReach = toSubpixels(16);
constexpr int bladeBreadth = toSubpixels(18);
constexpr int swingTicks = 18;                  // length of a swing of his blade
constexpr int blowAt = 7;                       // the tick of a swing in which it strikes
constexpr int farFromKnight = toSubpixels(26);  // at which he begins to follow
constexpr int nearKnight = toSubpixels(14);     // at which he makes way

const CaptiveRules& rulesOf(const World& world) {
    return world.config.adventure.guests.captive;
}

void begin(Companion& companion, CompanionDoing doing) {
    companion.doing = doing;
    companion.ticks = 0;
}

// Takes a step along `way`, and faces that way. False if he stays where he is.
bool stepAlong(const World& world, Companion& companion, GridOffset way) {
    const GridOffset stride = scaled(way, std::min(perTick(rulesOf(world).speed), sumOfAxes(way)));
    if (stride == GridOffset{}) {
        return false;
    }
    companion.facing = mainDirection(stride);
    return moveOnFooting(world, companion.body, stride, companionDetours) ||
           moveOnFooting(world, companion.body, {stride.x, 0}, companionDetours) ||
           moveOnFooting(world, companion.body, {0, stride.y}, companionDetours);
}

// The offset to a place or, if it is farther than the next tile, to the next tile on the way there;
// zero if there is no way. The way leads around what he may not tread on.
GridOffset wayTo(const World& world, const Companion& companion, SubPos goal) {
    const Terrain terrain = world.terrain();
    const SubPos here = centreOf(companion.body.hitBox());
    const TileSteps steps(terrain.size(), terrain.nearest(tileOf(goal)),
                          [&](GridPos tile) { return mayTread(terrain, tile, Gait::Walks); });
    const GridPos tile = tileOf(here);
    if (steps[tile] == TileSteps::noWay) {
        return {};
    }
    if (steps[tile] <= 1) {
        return goal - here;
    }
    const auto next = std::ranges::find_if(
        allDirections, [&](Direction side) { return steps[neighbour(tile, side)] < steps[tile]; });
    return tileCentre(neighbour(tile, *next)) - here;
}

// Whether he goes after a creature. It has to be near the knight, in reach of blows, and of a kind
// that can be hurt; it must neither be hidden nor have a turn.
bool isPrey(const World& world, const Creature& creature) {
    return world.config.creatures.kinds[creature.kind].health > 0 && creature.health > 0 &&
           creature.turn == 0 && !isHidden(creature) &&
           !isOutOfReach(creature, world.config.creatures) &&
           longerAxis(centreOf(creature.body.hitBox()) - centreOf(world.knightBox())) <=
               toSubpixels(rulesOf(world).sight);
}

// The prey nearest to him; null if there is none, or if any creature in the room has a turn,
// because a stray blow could spoil the puzzle.
const Creature* preyOf(const World& world, const Companion& companion) {
    const SubPos here = centreOf(companion.body.hitBox());
    const Creature* nearest = nullptr;
    int least = 0;
    for (const Creature& one : world.creatures.living) {
        if (one.turn > 0) {
            return nullptr;
        }
        const int distance = sumOfAxes(centreOf(one.body.hitBox()) - here);
        if (isPrey(world, one) && (nearest == nullptr || distance < least)) {
            nearest = &one;
            least = distance;
        }
    }
    return nearest;
}

// Whether the touch of a creature or a shot hurts him.
bool isHit(const World& world, const Companion& companion) {
    const SubBox box = companion.body.hitBox();
    const Creatures& creatures = world.creatures;
    return std::ranges::any_of(creatures.living,
                               [&](const Creature& one) {
                                   return hurtsByTouch(one, world.config.creatures) &&
                                          overlap(box, one.body.hitBox());
                               }) ||
           std::ranges::any_of(creatures.projectiles, [&](const Projectile& shot) {
               return projectileRows[shot.kind].path != Path::Lies &&
                      projectileRows[shot.kind].path != Path::Lobbed &&
                      overlap(box, shot.body.hitBox());
           });
}

void strikeAhead(World& world, Events& events) {
    const Companion& companion = *world.companion;
    events.push_back(CompanionSwung{centreOf(companion.body.hitBox())});
    strikeAll(world, companionBlade(companion),
              {centreOf(companion.body.hitBox()), rulesOf(world).blows}, events);
}

// Strikes a creature, or comes nearer to it.
void goAfter(World& world, const Creature& prey) {
    Companion& companion = *world.companion;
    const SubPos goal = centreOf(prey.body.hitBox());
    companion.facing = mainDirection(goal - centreOf(companion.body.hitBox()));
    const bool isInReach = overlap(companionBlade(companion), prey.body.hitBox());
    if (isInReach && companion.restTicks == 0) {
        begin(companion, CompanionDoing::Strikes);
        companion.restTicks = rulesOf(world).blowTicks;
    } else if (!isInReach) {
        stepAlong(world, companion, wayTo(world, companion, goal));
    }
}

// Follows the knight at a little distance, and makes way when the knight walks up to him.
void follow(World& world) {
    Companion& companion = *world.companion;
    const SubPos knight = centreOf(world.knightBox());
    const GridOffset apart = centreOf(companion.body.hitBox()) - knight;
    if (longerAxis(apart) > farFromKnight) {
        stepAlong(world, companion, wayTo(world, companion, knight));
    } else if (longerAxis(apart) < nearKnight && world.player.walking()) {
        const GridOffset ahead = offsetOf(world.player.facing);
        const bool isAhead = apart.x * ahead.x + apart.y * ahead.y >= 0;
        // He steps out of the knight's way, to the side of it that he is on already.
        const GridOffset side{-ahead.y, ahead.x};
        const int aside = apart.x * side.x + apart.y * side.y;
        if (isAhead && apart != GridOffset{}) {
            stepAlong(world, companion, side * (aside < 0 ? -subpixelsPerTile : subpixelsPerTile));
        }
    }
}

void act(World& world, Events& events) {
    Companion& companion = *world.companion;
    companion.restTicks = std::max(0, companion.restTicks - 1);
    switch (companion.doing) {
    case CompanionDoing::Kneels:
        if (companion.ticks >= rulesOf(world).kneelTicks) {
            begin(companion, CompanionDoing::Follows);
        }
        return;
    case CompanionDoing::Strikes:
        if (companion.ticks == blowAt) {
            strikeAhead(world, events);
        }
        if (companion.ticks >= swingTicks) {
            begin(companion, CompanionDoing::Follows);
        }
        return;
    case CompanionDoing::Follows:
        break;
    }
    const Creature* prey = preyOf(world, companion);
    if (prey != nullptr) {
        goAfter(world, *prey);
    } else {
        follow(world);
    }
}

}  // namespace

SubBox companionBlade(const Companion& companion) {
    const SubBox box = companion.body.hitBox();
    const GridOffset way = offsetOf(companion.facing);
    const bool upright = way.x == 0;
    const int away = ((upright ? box.height : box.width) + bladeReach) / 2;
    return boxAround(centreOf(box) + way * away, upright ? bladeBreadth : bladeReach,
                     upright ? bladeReach : bladeBreadth);
}

void freeCaptive(World& world, const Thing& cage, Events& events) {
    const GridPos tile = cage.tile;
    world.things.markEmpty(cage.cell, tile);
    Companion companion;
    companion.body =
        bodyAround(tileCentre(neighbour(tile, Direction::South)), companionBox, Gait::Walks);
    companion.body.at = nearestFooting(world.terrain(), companion.body).value_or(companion.body.at);
    companion.body.previous = companion.body.at;
    world.companion = companion;
    events.push_back(CaptiveFreed{tile});
}

void moveCompanion(World& world, Events& events) {
    if (!world.companion) {
        return;
    }
    Companion& companion = *world.companion;
    companion.body.previous = companion.body.at;
    ++companion.ticks;
    if (!hasFooting(world, companion.body)) {  // the room has changed around him
        companion.body.at =
            nearestFooting(world.terrain(), companion.body).value_or(companion.body.at);
    }
    if (companion.doing != CompanionDoing::Kneels && isHit(world, companion)) {
        begin(companion, CompanionDoing::Kneels);
        events.push_back(CompanionKnelt{centreOf(companion.body.hitBox())});
    }
    act(world, events);
}

void bringCompanion(World& world) {
    if (world.companion) {
        Body& body = world.companion->body;
        body.at = centred(body.hitBox(), centreOf(world.knightBox())).at;
        body.at = nearestFooting(world.terrain(), body).value_or(body.at);
        body.previous = body.at;
        world.companion->facing = world.player.facing;
        begin(*world.companion, CompanionDoing::Follows);
    }
}

void partFromCompanion(World& world, Events& events) {
    if (!world.companion) {
        return;
    }
    const CaptiveRules& rules = rulesOf(world);
    world.player.kit.coins += rules.coins;
    world.player.kit.heal(rules.halves);
    events.push_back(CompanionLeft{rules.coins, centreOf(world.companion->body.hitBox())});
}

}  // namespace doorstring
