#include "world/ground/ground_changes.hpp"

#include "room/ways/standing.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>

namespace doorstring {

void strike(World& world, GridPos tile, Events& events) {
    const auto& slide = world.ground.slide();
    switch (world.ground.at(tile)) {
    case Tile::Grass:
        world.ground.lay(tile, Tile::Ground);
        events.push_back(GrassCut{tile});
        break;
    case Tile::Crate:
        if (!slide || slide->to != tile) {
            world.ground.takeAway(tile);
            events.push_back(CrateBroken{tile});
        }
        break;
    case Tile::Urn:
        world.ground.takeAway(tile);
        events.push_back(UrnBroken{tile});
        break;
    default:
        break;
    }
}

void blast(World& world, GridPos centre, int radius, Events& events) {
    for (const GridPos at : cellsIn(GridRect{centre.x, centre.y, 1, 1}.grown(radius))) {
        if (!world.terrain().size().contains(at)) {
            continue;
        }
        if (world.ground.at(at) == Tile::Rubble) {
            world.ground.lay(at, Tile::Ground);
            events.push_back(RubbleCleared{at});
        } else {
            strike(world, at, events);
        }
    }
}

void breakWalls(World& world, const SubDisc& reached, Events& events) {
    const GridPos cell = world.cell();
    const SubBox around = boxAround(reached.middle, 2 * reached.radius, 2 * reached.radius);
    for (const Direction side : allDirections) {
        const bool reaches = anyTile(around, [&](GridPos tile) {
            return shutDoorAt(world.terrain(), tile) == side && overlap(reached, tileBox(tile));
        });
        if (reaches && world.lockAt(cell, side) == DoorLock::Cracked) {
            world.locks.release(cell, side);
            events.push_back(WallBroken{cell, side});
        }
    }
}

namespace {

// The one direction that the player holds; null if he holds none or a diagonal.
std::optional<Direction> onlyDirection(InputFrame input) {
    const GridOffset way = heldDirection(input);
    for (const Direction side : allDirections) {
        if (way == offsetOf(side)) {
            return side;
        }
    }
    return std::nullopt;
}

std::optional<GridPos> pushableInFront(const World& world, Direction side) {
    const GridPos tile = tileOf(pointJustOutside(world.knightBox(), side));
    const bool inRoom = world.terrain().size().contains(tile);
    return inRoom && isPushable(world.ground.at(tile)) ? std::optional(tile) : std::nullopt;
}

// The places that blocks must never cut off from each other: doors, the knight, and what is in the
// room.
BitRows placesToKeepConnected(const World& world) {
    BitRows places = world.room.waysOut().tiles(world.room.tiles().size());
    addBit(places, tileUnder(world.player.body));
    if (world.pickupIn(world.cell()) != Holding::None) {
        addBit(places, tileOf(roomCentre(world.room)));
    }
    // Adds a tile beside each thing, because the knight uses a thing from there. Leaves out things
    // on an island among pits.
    for (const Thing& thing : world.things.in(world.cell())) {
        if (thing.barrier == Barrier::Pits) {
            continue;
        }
        for (const Direction side : allDirections) {
            const GridPos beside = neighbour(thing.tile, side);
            // A string hangs in a wall, which may be at the edge of the room.
            if (world.terrain().size().contains(beside) && canStandOn(world.ground.at(beside))) {
                addBit(places, beside);
                break;
            }
        }
    }
    if (world.hasBanner(world.cell())) {
        addBit(places, tileOf(bannerPoint(world.dungeon, world.room)));
    }
    return places;
}

// Whether a crate or a block would cut off one of placesToKeepConnected() if it were pushed to a
// tile. A crate never does, because it can be broken.
bool cutsOff(const World& world, GridPos pushable, GridPos to) {
    const Ground& ground = world.ground;
    return ground.at(pushable) == Tile::Block &&
           !keepsPlacesJoined(ground.tiles(), ground.floors(), {pushable, to},
                              placesToKeepConnected(world));
}

// Whether a creature is on the tile, other than one that passes through crates and blocks.
bool isCreatureOn(const World& world, GridPos tile) {
    const auto& living = world.creatures.living;
    return std::any_of(living.begin(), living.end(), [&](const Creature& creature) {
        return creature.body.gait != Gait::Ghost && overlap(creature.body.hitBox(), tileBox(tile));
    });
}

std::optional<PushFault> faultOf(const World& world, GridPos pushable, Direction way) {
    const GridPos to = neighbour(pushable, way);
    if (!world.ground.takesPushable(to) || isCreatureOn(world, to)) {
        return PushFault::Solid;
    }
    if (world.ground.isAtEdge(to)) {
        return PushFault::Doorway;
    }
    return cutsOff(world, pushable, to) ? std::optional(PushFault::CutsOff) : std::nullopt;
}

void startSlide(World& world, GridPos pushable, Direction way, Events& events) {
    world.ground.beginPushSlide(pushable, way, world.config.ground.crateSlideTicks);
    const GridPos to = neighbour(pushable, way);
    if (world.ground.floors()[to] == Tile::Grass) {
        world.ground.lay(to, Tile::Ground);
        events.push_back(GrassCut{to});
    }
}

// Slides a crate or a block, which has come to a tile of ice, one tile farther. It stops if the
// knight, who may have run ahead, is in its way. It may stop on any tile that it has come to,
// because faultOf() checked each of these tiles before.
void slideOnOverIce(World& world, const PushSlide& slide, Events& events) {
    if (overlap(tileBox(neighbour(slide.to, slide.way)), world.knightBox())) {
        return;
    }
    const auto fault = faultOf(world, slide.to, slide.way);
    if (!fault) {
        startSlide(world, slide.to, slide.way, events);
    } else if (*fault != PushFault::Solid) {
        events.push_back(PushRefused{slide.pushable, slide.to, slide.way, *fault});
    }
}

void settle(World& world, const PushSlide& slide, Events& events) {
    switch (world.ground.floors()[slide.to]) {
    case Tile::Pit:
        world.ground.takeAway(slide.to);
        world.ground.lay(slide.to, Tile::Ground);
        events.push_back(PitFilled{slide.to});
        break;
    case Tile::DeepWater:
        world.ground.takeAway(slide.to);
        events.push_back(PushableSank{slide.pushable, slide.to});
        break;
    case Tile::Ice:
        slideOnOverIce(world, slide, events);
        break;
    default:
        break;
    }
}

// Begins or refuses a slide, now that the knight has pushed for long enough. A refusal is reported
// only once until he stops pushing.
void push(World& world, GridPos pushable, Direction way, Events& events) {
    const Tile kind = world.ground.at(pushable);
    if (const auto fault = faultOf(world, pushable, way)) {
        if (!world.pushAttempt.refused) {
            events.push_back(PushRefused{kind, pushable, way, *fault});
        }
        world.pushAttempt.refused = true;
        return;
    }
    world.pushAttempt = {.pushedWay = way};
    startSlide(world, pushable, way, events);
    events.push_back(PushStarted{kind, pushable, way});
}

}  // namespace

void pushAhead(World& world, InputFrame input, Events& events) {
    const auto side = onlyDirection(input);
    const bool stopped = world.player.body.at == world.player.body.previous;
    const auto pushable = side && stopped ? pushableInFront(world, *side) : std::nullopt;
    PushAttempt& attempt = world.pushAttempt;
    if (attempt.pushedWay != side) {
        attempt.pushedWay.reset();
    }
    if (!pushable || pushable != attempt.pushable) {
        attempt = {.pushable = pushable, .pushedWay = attempt.pushedWay};
    }
    const bool staysOnPlate =
        pushable && attempt.pushedWay && world.ground.floors()[*pushable] == Tile::Plate;
    if (!pushable || staysOnPlate) {
        return;
    }
    ++attempt.ticks;
    const GroundConfig& config = world.config.ground;
    const int enough =
        world.ground.at(*pushable) == Tile::Block ? config.blockPushTicks : config.cratePushTicks;
    if (attempt.ticks >= enough && !world.ground.slide()) {
        push(world, *pushable, *side, events);
    }
}

void advancePush(World& world, Events& events) {
    if (const auto arrived = world.ground.advancePushSlide()) {
        settle(world, *arrived, events);
    }
}

void pressPlates(World& world, Events& events) {
    const auto& plates = world.ground.plates();
    const auto& slide = world.ground.slide();
    for (std::size_t i = 0; i < plates.size(); ++i) {
        const GridPos at = plates[i].at;
        const bool loaded = isPushable(world.ground.at(at)) && !(slide && slide->to == at);
        const bool stoodOn = tileUnder(world.player.body) == at && !world.player.isAloft();
        const bool pressed = loaded || stoodOn;
        if (pressed == plates[i].pressed) {
            continue;
        }
        world.ground.setPressed(i, pressed);
        if (pressed) {
            events.push_back(PlatePressed{at});
        } else {
            events.push_back(PlateReleased{at});
        }
    }
}

}  // namespace doorstring
