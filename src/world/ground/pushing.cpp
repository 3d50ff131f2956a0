#include "world/ground/pushing.hpp"

#include "world/state/world.hpp"

namespace doorstring {

namespace {

std::optional<Direction> onlyDirection(InputFrame input) {
    const GridOffset way = wish(input);
    for (const Direction side : allDirections) {
        if (way == offsetOf(side)) {
            return side;
        }
    }
    return std::nullopt;
}

std::optional<GridPos> thingBefore(const World& world, Direction side) {
    const GridPos tile = tileOf(placeBefore(world.knightBox(), side));
    const bool inRoom = world.terrain().size().contains(tile);
    return inRoom && isPushable(world.ground.at(tile)) ? std::optional(tile) : std::nullopt;
}

// Not onto the knight, who may have run ahead of what slides over ice.
bool mayGo(const World& world, GridPos thing, Direction way) {
    return world.ground.canSlide(thing, way) &&
           !overlap(tileBox(neighbour(thing, way)), world.knightBox());
}

void setOut(World& world, GridPos thing, Direction way, Events& events) {
    world.ground.beginSlide(thing, way, world.config.ground.crateSlideTicks);
    const GridPos to = neighbour(thing, way);
    if (world.ground.floors()[to] == Tile::Grass) {
        world.ground.lay(to, Tile::Ground);
        events.push_back(GrassCut{to});
    }
}

void settle(World& world, const ThingSlide& slide, Events& events) {
    switch (world.ground.floors()[slide.to]) {
    case Tile::Pit:
        world.ground.takeAway(slide.to);
        world.ground.lay(slide.to, Tile::Ground);
        events.push_back(PitFilled{slide.to});
        break;
    case Tile::DeepWater:
        world.ground.takeAway(slide.to);
        events.push_back(ThingSank{slide.thing, slide.to});
        break;
    case Tile::Ice:
        if (mayGo(world, slide.to, slide.way)) {
            setOut(world, slide.to, slide.way, events);
        }
        break;
    default:
        break;
    }
}

}  // namespace

void pushThing(World& world, InputFrame input, Events& events) {
    const auto side = onlyDirection(input);
    const bool stopped = world.player.at == world.player.previous;
    const auto thing = side && stopped ? thingBefore(world, *side) : std::nullopt;
    const int before = thing == world.thingPush.thing ? world.thingPush.ticks : 0;
    world.thingPush = thing ? ThingPush{thing, before + 1} : ThingPush{};
    if (!thing) {
        return;
    }
    const Tile kind = world.ground.at(*thing);
    const GroundConfig& config = world.config.ground;
    const int enough = kind == Tile::Block ? config.blockPushTicks : config.cratePushTicks;
    if (world.thingPush.ticks >= enough && mayGo(world, *thing, *side)) {
        world.thingPush = {};
        setOut(world, *thing, *side, events);
        events.push_back(ThingPushed{kind, *thing, *side});
    }
}

void slideThing(World& world, Events& events) {
    if (const auto arrived = world.ground.advanceSlide()) {
        settle(world, *arrived, events);
    }
}

void pressPlates(World& world, Events& events) {
    const auto& plates = world.ground.plates();
    const auto& slide = world.ground.slide();
    for (std::size_t i = 0; i < plates.size(); ++i) {
        const GridPos at = plates[i].at;
        const bool thing = isPushable(world.ground.at(at)) && !(slide && slide->to == at);
        const bool pressed = thing || tileUnder(world.player, world.config.player) == at;
        if (pressed == plates[i].pressed) {
            continue;
        }
        world.ground.press(i, pressed);
        if (pressed) {
            events.push_back(PlatePressed{at});
        } else {
            events.push_back(PlateReleased{at});
        }
    }
}

}  // namespace doorstring
