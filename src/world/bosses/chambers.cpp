#include "world/bosses/chambers.hpp"

#include "world/creatures/moves.hpp"
#include "world/creatures/stage.hpp"
#include "world/creatures/turn.hpp"
#include "world/motion/tile_steps.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace doorstring {

namespace {

constexpr int reachOfDoor = 10;   // pixels from the place before a door, within which one walks out
constexpr int innerWallEnds = 4;  // tiles from a hall's inner walls to its left and right edge
constexpr int innerWallRow = 2;   // tiles from these walls to its upper or lower edge
constexpr int crossingAside = 2;  // tiles from the middle, on both axes, to a crossing's pillars
constexpr int endSideWalls = 2;   // tiles by which a dead end thickens the left and right walls
constexpr int endOtherWalls = 1;  // tiles by which it thickens the upper and lower walls
constexpr int leastAside = 1;     // tiles beside the middle that stay free for the boss

// The boss that has fled and waits to be followed; null if there is none.
const Creature* fledBoss(const World& world) {
    const auto& living = world.creatures.living;
    const auto boss = std::ranges::find_if(living, [](const Creature& one) {
        return behaviourOf(one.kind).flees && one.isAway && one.doing == Doing::Walks;
    });
    return boss == living.end() ? nullptr : &*boss;
}

// A kind of chamber, modelled on rooms with two opposite doors, with three or more, or with one.
enum class Chamber : std::uint8_t { Hall, Crossing, DeadEnd };

// The kinds of chambers in the order in which the knight enters them. It is the order of their
// excess, from the largest down. The excess of a kind is the share of the floor's rooms on which
// the kind is modelled, in percent, minus the usual share of such rooms.
std::array<Chamber, 3> chambersOf(const Metrics& metrics, const UsualRooms& usualRooms) {
    const std::array<int, 3> usual{usualRooms.halls, usualRooms.crossings, usualRooms.ends};
    std::array<int, 3> rooms{};
    for (std::uint8_t bits = 0; bits < DoorSet::count; ++bits) {
        const DoorSet doors = DoorSet::fromBits(bits);
        const bool isStraight =
            doors.size() == 2 && doors.has(Direction::North) == doors.has(Direction::South);
        const int count = metrics.byDoors[bits];
        rooms[0] += isStraight ? count : 0;
        rooms[1] += doors.size() > 2 ? count : 0;
        rooms[2] += doors.size() == 1 ? count : 0;
    }
    std::array<Chamber, 3> order{Chamber::Hall, Chamber::Crossing, Chamber::DeadEnd};
    const auto excess = [&](Chamber chamber) {
        const auto index = static_cast<std::size_t>(chamber);
        return 100 * rooms[index] / std::max(1, metrics.rooms) - usual[index];
    };
    std::ranges::stable_sort(order, std::ranges::greater(), excess);
    return order;
}

// The distance along one axis, in tiles, from a tile to the middle of a room. The middle extends
// from tile `first` to tile `last`. It is in line with the doors, so a distance of 0 means that the
// tile is in line with a door.
int tilesToMiddle(int tile, int first, int last) {
    return std::max({0, first - tile, tile - last});
}

bool hasObstacle(Chamber chamber, GridPos tile, GridSize room) {
    const GridRect middle = middleOf(room);
    const int columnsAside = tilesToMiddle(tile.x, middle.x, middle.right());
    const int rowsAside = tilesToMiddle(tile.y, middle.y, middle.bottom());
    switch (chamber) {
    case Chamber::Hall:
        return (tile.y == innerWallRow || tile.y == room.height - 1 - innerWallRow) &&
               rowsAside > leastAside && tile.x >= innerWallEnds &&
               tile.x < room.width - innerWallEnds;
    case Chamber::Crossing:
        return columnsAside == crossingAside && rowsAside == crossingAside;
    case Chamber::DeadEnd:
        break;
    }
    const bool isWayFromDoor = columnsAside == 0 || rowsAside == 0;
    const int freeColumns = middle.x - 1 - endSideWalls;  // on each side of the middle
    const int freeRows = middle.y - 1 - endOtherWalls;    // above and below the middle
    return !isWayFromDoor && (columnsAside > std::max(leastAside, freeColumns) ||
                              rowsAside > std::max(leastAside, freeRows));
}

// Returns the knight's room, rebuilt as the chamber that belongs to a boss's phase. Phase 1 has the
// first chamber. The outer walls and the doors stay as they are. Inside are the pillars or walls of
// the chamber.
Room chamberOf(const World& world, int phase) {
    const auto order = chambersOf(world.metrics, world.config.creatures.own.string.usual);
    const Chamber chamber = order[static_cast<std::size_t>(phase - 1) % order.size()];
    Grid<Tile> tiles = world.room.tiles();
    const GridSize size = tiles.size();
    for (const GridPos tile : cellsIn(GridRect{1, 1, size.width - 2, size.height - 2})) {
        tiles[tile] = !hasObstacle(chamber, tile, size) ? Tile::Ground
                      : chamber == Chamber::Crossing    ? Tile::Pillar
                                                        : Tile::Wall;
    }
    const Room& now = world.room;
    const RoomPlan plan{.distance = now.distance(), .doors = now.doors(), .kind = now.kind()};
    return {plan, now.cell(), std::move(tiles)};
}

// Returns the boss, in sight again, in the middle of `room`, its next chamber.
Creature bossInNextChamber(Creature boss, const World& world, const Room& room) {
    boss.isAway = false;
    boss.ticks = 0;
    boss.body.safeTicks = world.config.creatures.boss.safeTicks;
    placeAt(boss, roomCentre(room));
    boss.body.at = nearestFooting(room, boss.body).value_or(boss.body.at);
    boss.body.previous = boss.body.at;
    return boss;
}

// Begins the flip through a door of the stage into the next chamber.
void beginChamberFlip(World& world, const Creature& boss, Direction side) {
    const GridSize size = world.terrain().size();
    const GridOffset way = offsetOf(side);
    Room next = chamberOf(world, boss.phase);
    Ground ground(next);
    SubBox box = world.knightBox();
    box.at = {box.at.x - way.x * size.width * subpixelsPerTile,
              box.at.y - way.y * size.height * subpixelsPerTile};
    const SubPos to = centred(box, placeBeforeDoor(world, opposite(side))).at;
    std::vector<Creature> living{bossInNextChamber(boss, world, next)};
    world.flip = RoomFlip{.direction = side,
                          .next = std::move(next),
                          .ground = std::move(ground),
                          .creatures = living,
                          .tick = 0,
                          .ticks = flipTicks(world.config.slideSpeed, size, side),
                          .from = box.at,
                          .to = to};
}

}  // namespace

SubPos placeBeforeDoor(const World& world, Direction side) {
    const SubPos middle = roomCentre(world.room);
    const GridOffset way = offsetOf(side);
    constexpr int fromEdge = subpixelsPerTile + subpixelsPerTile / 2;
    return middle + GridOffset{way.x * (middle.x - fromEdge), way.y * (middle.y - fromEdge)};
}

DoorSet doorsInReach(const World& world) {
    const Terrain terrain = world.terrain();
    const TileSteps steps(terrain.size(), terrain.nearest(tileOf(centreOf(world.knightBox()))),
                          [&](GridPos tile) { return mayTread(terrain, tile, Gait::Walks); });
    DoorSet doors;
    for (const Direction side : allDirections) {
        if (steps[tileOf(placeBeforeDoor(world, side))] != TileSteps::noWay) {
            doors = doors.with(side);
        }
    }
    return doors;
}

DoorSet doorsToFollowThrough(const World& world) {
    const Creature* const boss = fledBoss(world);
    DoorSet doors = boss != nullptr ? doorsInReach(world) : DoorSet();
    for (const Direction side : doors) {
        if (behaviourOf(boss->kind).door(*boss, side) != StageDoor::Open) {
            doors = doors.without(side);
        }
    }
    return doors;
}

bool flipsIntoChamber(const World& world) {
    return world.flip && world.flip->next.cell() == world.cell();
}

void followBoss(World& world, InputFrame input, Events& events) {
    const Creature* const boss = fledBoss(world);
    if (world.flip || boss == nullptr) {
        return;
    }
    const SubPos knight = centreOf(world.knightBox());
    for (const Direction side : doorsToFollowThrough(world)) {
        const bool isThere =
            longerAxis(placeBeforeDoor(world, side) - knight) <= toSubpixels(reachOfDoor);
        if (isThere && input.has(side)) {
            beginChamberFlip(world, *boss, side);
            world.player.facing = side;
            world.player.hopTicks = 0;
            world.player.restTicks = 0;
            events.push_back(FlipStarted{side, world.cell(), world.cell()});
            return;
        }
    }
}

}  // namespace doorstring
