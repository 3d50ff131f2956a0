#include "view/screens/growing_map.hpp"

#include "dungeon/passes/generate.hpp"
#include "picture/sprites/sprites.hpp"
#include "view/screens/map_screen.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int ticksPerRing = 14;
constexpr int ticksToLook = 4 * ticksPerSecond;  // to look at a dungeon that has grown
// Small dungeons make a poor backdrop: the largest of several candidates is shown. While a dungeon
// is shown, each tick grows a candidate for the next one. For the first dungeon, this many
// candidates grow at once.
constexpr int firstCandidates = 20;
constexpr std::uint8_t dotStrength = 60;  // opacity of the dots in cells without a room
constexpr std::uint8_t veil = 150;        // opacity over all but the newest ring

}  // namespace

GrowingMap::GrowingMap(const Config& config, GridSize canvas, Seed seed)
    : config_(config), seeds_(seed.number) {
    config_.dungeon.grid = {canvas.width / mapCell.width, canvas.height / mapCell.height};
    config_.dungeon.start.reset();
    if (isCarved(config_.dungeon.growth)) {
        config_.dungeon.growth = Growth::DoorStrings;  // a carved map has its own size
    }
    config_.dungeon.limits = {};  // they are for another grid
    config_.dungeon.limits.tries = 1;
    for (int candidate = 0; candidate < firstCandidates; ++candidate) {
        growCandidate();
    }
    showNext();
}

void GrowingMap::growCandidate() {
    auto dungeon = generateDungeon(config_.dungeon, config_.room, {seeds_.next()});
    if (!dungeon) {
        return;
    }
    World world(std::move(dungeon.value()), WorldConfig{});
    if (!next_ || world.metrics.rooms > next_->metrics.rooms) {
        next_ = std::move(world);
    }
}

void GrowingMap::showNext() {
    world_ = std::move(next_);
    next_.reset();
    age_ = 0;
}

void GrowingMap::tick() {
    ++age_;
    growCandidate();
    const int rings = world_ ? static_cast<int>(world_->metrics.longestDistance) + 1 : 0;
    if (age_ > rings * ticksPerRing + ticksToLook) {
        showNext();
    }
}

void GrowingMap::draw(const Page& page) const {
    Canvas& canvas = page.canvas;
    const Colour back = page.colours.back;
    canvas.clear(back);
    if (!world_) {
        return;
    }
    const GridSize grid = world_->dungeon.size();
    const auto corner = [&](GridPos cell) {
        return GridPos{(page.width() - grid.width * mapCell.width) / 2 + cell.x * mapCell.width,
                       (page.height() - grid.height * mapCell.height) / 2 +
                           cell.y * mapCell.height};
    };
    for (const GridPos cell : cellsOf(grid)) {
        const GridPos at = corner(cell);
        canvas.fill({at.x + mapCell.width / 2 - 1, at.y + mapCell.height / 2, 2, 1},
                    withAlpha(page.colours.quiet, dotStrength));
    }
    const auto newest = static_cast<std::uint32_t>(age_ / ticksPerRing);
    const auto drawRings = [&](std::uint32_t first, std::uint32_t end) {
        world_->dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            if (plan.distance >= first && plan.distance < end) {
                const GridPos at = corner(cell);
                page.art.sprites.map.draw(canvas, static_cast<int>(visitedRoom(plan.doors)), at.x,
                                          at.y);
            }
        });
    };
    drawRings(0, newest);
    canvas.fill(canvas.whole(), withAlpha(back, veil));
    drawRings(newest, newest + 1);
}

namespace {

// The doors of a room, except for cracked walls.
DoorSet uncrackedDoors(const RoomPlan& plan) {
    DoorSet doors = plan.doors;
    for (const Direction side : plan.doors) {
        doors = plan.locks.at(side) == DoorLock::Cracked ? doors.without(side) : doors;
    }
    return doors;
}

// The size of a room of the floor in this area: as on the large map, or the largest that fits.
GridSize cellFor(GridRect floor, PixelRect area) {
    constexpr int least = 2;  // pixels
    if (floor.width * mapCell.width <= area.width && floor.height * mapCell.height <= area.height) {
        return mapCell;
    }
    const int side = std::min(area.width / floor.width, area.height / floor.height);
    const int height = std::clamp(side, least, mapCell.height - 1);
    return {std::clamp(area.width / floor.width, height, height * 4 / 3), height};
}

// Draws a room whose cell is too small for its picture: as a block with its doors.
void drawSmallRoom(const Page& page, DoorSet doors, PixelRect cell) {
    const SpriteSheet& signs = page.art.sprites.map;
    const PixelRect part = signs.part(static_cast<int>(visitedRoom(DoorSet::all())));
    const Colour stone = signs.picture().at(part.x + part.width / 2, part.y + part.height / 2);
    const PixelRect block{cell.x, cell.y, cell.width - 1, cell.height - 1};
    page.canvas.fill(block, stone);
    if (doors.has(Direction::East)) {
        page.canvas.fill({cell.x + block.width, cell.y + block.height / 2, 1, 1}, stone);
    }
    if (doors.has(Direction::South)) {
        page.canvas.fill({cell.x + block.width / 2, cell.y + block.height, 1, 1}, stone);
    }
}

}  // namespace

void drawGrowingFloor(const Page& page, const Dungeon& floor, PixelRect area, int part, int whole) {
    GridPos upperLeft = floor.start();
    GridPos lowerRight = floor.start();
    std::uint32_t rings = 0;
    floor.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        upperLeft = {std::min(upperLeft.x, cell.x), std::min(upperLeft.y, cell.y)};
        lowerRight = {std::max(lowerRight.x, cell.x), std::max(lowerRight.y, cell.y)};
        rings = std::max(rings, plan.distance + 1);
    });
    const GridRect floorArea = areaBetween(upperLeft, lowerRight);
    const GridSize size = cellFor(floorArea, area);
    const GridPos corner{area.x + (area.width - floorArea.width * size.width) / 2,
                         area.y + (area.height - floorArea.height * size.height) / 2};
    const auto ringsGrown = static_cast<std::uint32_t>(static_cast<int>(rings) * part / whole);
    floor.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        if (plan.distance >= ringsGrown || plan.kind == RoomKind::Secret) {
            return;
        }
        const GridPos at{corner.x + (cell.x - floorArea.x) * size.width,
                         corner.y + (cell.y - floorArea.y) * size.height};
        if (size == mapCell) {
            page.art.sprites.map.draw(
                page.canvas, static_cast<int>(visitedRoom(uncrackedDoors(plan))), at.x, at.y);
        } else {
            drawSmallRoom(page, uncrackedDoors(plan), {at.x, at.y, size.width, size.height});
        }
    });
}

}  // namespace doorstring
