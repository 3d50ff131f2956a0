#include "world/doors/doors.hpp"

#include "world/bosses/chambers.hpp"
#include "world/creatures/place.hpp"
#include "world/guests/companion.hpp"
#include "world/knight/walk.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// The place where the knight arrives in the next room. It is one tile in from the room's edge. It
// is nearer to the edge if something is in the way, which happens on a carved map, where a passage
// may run right along the edge. In a room with doors he goes on to the far end of the tile that he
// has come to, so that his first step never leads him out again.
SubPos arrival(SubBox box, const Terrain& next, Direction direction) {
    const bool upright = isVertical(direction);
    const bool isIncreasing = direction == Direction::South || direction == Direction::East;
    const Axis axis = upright ? Axis::Y : Axis::X;
    const int depth = upright ? box.height : box.width;
    const GridSize room = next.size();
    const int length = (upright ? room.height : room.width) * subpixelsPerTile;
    int& coordinate = upright ? box.at.y : box.at.x;
    coordinate = isIncreasing ? 0 : length - depth;
    const int toFarEnd = next.room().isCarved() ? 0 : subpixelsPerTile - depth;
    for (const int stretch : {subpixelsPerTile, toFarEnd}) {
        coordinate += freeDistance(next, box, axis, isIncreasing ? stretch : -stretch);
    }
    return box.at;
}

void beginFlip(World& world, Direction side) {
    const GridSize size = world.terrain().size();
    const GridOffset way = offsetOf(side);
    Room next = world.roomAt(neighbour(world.cell(), side));
    Ground ground = world.groundOf(next);
    SubBox box = world.knightBox();
    box.at = {box.at.x - way.x * size.width * subpixelsPerTile,
              box.at.y - way.y * size.height * subpixelsPerTile};
    // None of the next room's doors counts as shut: they shut behind the knight, never before him.
    const SubPos to = arrival(box, {next, ground.tiles(), DoorSet()}, side);
    std::vector<Creature> creatures = creaturesOf(world, next, ground, to);
    const bool isFamiliar = world.sights.at(next.cell()) == Sight::Visited &&
                            std::ranges::all_of(creatures, [](const Creature& one) {
                                return one.doing == Doing::Sleeps;
                            });
    const int percent = isFamiliar ? world.config.slideBackSpeed : 100;
    const int ticks = flipTicks(world.config.slideSpeed * percent / 100, size, side);
    world.flip = RoomFlip{.direction = side,
                          .next = std::move(next),
                          .ground = std::move(ground),
                          .creatures = std::move(creatures),
                          .ticks = ticks,
                          .from = box.at,
                          .to = to};
}

void arrive(World& world, Events& events) {
    RoomFlip& flip = *world.flip;
    const bool isChamber = flipsIntoChamber(world);
    // enter() keeps the room that the knight leaves in the memory, unless that room is a chamber. A
    // room that a chamber replaces must not be kept, either, so it counts as a chamber, too.
    world.isChamber |= isChamber;
    world.enter(std::move(flip.next), std::move(flip.ground), flip.creatures, flip.to);
    world.isChamber = isChamber;
    world.flip.reset();
    bringCompanion(world);
    const bool isFirstVisit = world.sights.visit(world.dungeon, world.cell());
    events.push_back(FlipEnded{world.cell(), isFirstVisit});
}

// The side of a locked door that the knight stands at and pushes; null if there is none.
std::optional<Direction> pushedDoor(const World& world, InputFrame input) {
    for (const Direction side : allDirections) {
        const SubPos point = pointJustOutside(world.knightBox(), side);
        const DoorLock lock = world.lockAt(world.cell(), side);
        if (input.has(side) && !input.has(opposite(side)) &&
            (lock == DoorLock::Small || lock == DoorLock::Boss) &&
            shutDoorAt(world.terrain(), tileOf(point)) == side) {
            return side;
        }
    }
    return std::nullopt;
}

void openDoor(World& world, Direction side, Events& events) {
    const DoorLock lock = world.lockAt(world.cell(), side);
    if (!world.locks.canOpen(lock)) {
        events.push_back(DoorRefused{world.cell(), side, lock});
        return;
    }
    world.locks.open(world.dungeon, world.cell(), side);
    events.push_back(DoorOpened{world.cell(), side, lock});
}

}  // namespace

void leaveRoom(World& world, InputFrame input, Events& events) {
    Player& player = world.player;
    const auto side = leavingSide(player, world.room, world.config.player, input);
    if (!side) {
        return;
    }
    beginFlip(world, *side);
    player.facing = *side;
    player.hopTicks = player.restTicks = 0;
    player.body.previous = player.body.at;
    events.push_back(FlipStarted{*side, world.cell(), world.flip->next.cell()});
}

// Only counts ticks: the view moves the knight smoothly from room to room.
void advanceFlip(World& world, Events& events) {
    ++world.flip->tick;
    ++world.player.walkTicks;
    if (world.flip->tick >= world.flip->ticks) {
        arrive(world, events);
    }
}

void enterRoom(World& world, GridPos cell, Direction way) {
    Room next = world.roomAt(cell);
    Ground ground = world.groundOf(next);
    SubBox box = centred(world.knightBox(), roomCentre(next));
    const Terrain terrain(next, ground.tiles(), DoorSet());
    box.at = arrival(box, terrain, way);
    // On a carved map the way in need not be in the middle of the side.
    const SubPos at = next.isCarved() ? safePlaceNear(terrain, box) : box.at;
    const std::vector<Creature> creatures = creaturesOf(world, next, ground, at);
    world.enter(std::move(next), std::move(ground), creatures, at);
    world.player.facing = way;
    bringCompanion(world);
    world.sights.visit(world.dungeon, cell);
}

void pushDoor(World& world, InputFrame input, Events& events) {
    const auto side = pushedDoor(world, input);
    const int ticksBefore = side == world.doorPush.side ? world.doorPush.ticks : 0;
    world.doorPush = side ? DoorPush{side, ticksBefore + 1} : DoorPush{};
    if (side && world.doorPush.ticks == std::max(1, world.config.player.pushTicks)) {
        openDoor(world, *side, events);
    }
}

namespace {

bool isOnStairs(const World& world) {
    return overlap(world.knightBox(), bannerBox(world.dungeon, world.room));
}

bool areRelicsLeft(const World& world) {
    return std::ranges::any_of(world.things.in(world.cell()), [](const Thing& thing) {
        return thing.kind == ThingKind::Plinth && !thing.isEmpty;
    });
}

}  // namespace

void openStairs(World& world, Events& events) {
    const int openTicks = world.config.adventure.stairs.openTicks;
    if (!world.hasStairs(world.cell()) || world.hasFellable() || world.stairTicks > openTicks) {
        return;
    }
    if (world.stairTicks == 0) {
        world.things.letDownStrings();
        events.push_back(StairsOpened{world.cell()});
    }
    if (world.stairTicks < openTicks || !isOnStairs(world)) {
        ++world.stairTicks;
    }
}

void takeStairs(World& world, Events& events) {
    if (!world.areStairsOpen() || world.player.isAloft() || !isOnStairs(world)) {
        return;
    }
    // The first time, the stairs only warn that there is no way back to the relics that are left.
    if (!world.bannerReached && areRelicsLeft(world)) {
        world.bannerReached = true;
        // The stairs stay one tick short of open until he has stepped off.
        world.stairTicks = world.config.adventure.stairs.openTicks;
        events.push_back(RelicsLeft{world.cell()});
        return;
    }
    Player& player = world.player;
    player.descentTicks = 1;
    player.walkTicks = player.swingTicks = player.swordPressTicks = player.restTicks = 0;
    player.body.velocity = {};
    player.facing = Direction::North;
    world.bannerReached = true;
    partFromCompanion(world, events);
    events.push_back(StairsTaken{world.cell()});
}

void walkDown(World& world) {
    constexpr int step = 256;  // subpixels a tick toward the middle of the stairs
    Player& player = world.player;
    const SubPos middle = centreOf(world.knightBox());
    const SubPos goal = bannerPoint(world.dungeon, world.room);
    player.body.at.x += std::clamp(goal.x - middle.x, -step, step);
    player.body.at.y += std::clamp(goal.y - middle.y, -step, step);
    ++player.walkTicks;
    if (++player.descentTicks > world.config.adventure.stairs.descentTicks) {
        world.ending = Ending::Left;
    }
}

}  // namespace doorstring
