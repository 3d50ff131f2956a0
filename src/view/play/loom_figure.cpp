#include "view/play/loom_figure.hpp"

#include "picture/dungeon/growth_room.hpp"
#include "picture/sprites/sprites.hpp"
#include "world/things/use_things.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace doorstring {

namespace {

constexpr PixelRect cloth{8, 10, 76, 38};  // of the loom's picture
constexpr int overhang = 6;  // pixels that the picture extends beyond its tiles on each side
constexpr int ticksPerLoomRing = 5;
constexpr Colour warpDark{122, 26, 48};
constexpr Colour warpRed{192, 56, 72};
constexpr Colour warpLight{240, 120, 108};
constexpr GridSize largestCell{12, 9};  // of a room, in pixels
constexpr GridSize smallestCell{4, 3};

constexpr int firstString = 10;               // pixels from the left of the cloth
constexpr int stringsApart = 19;              // pixels
constexpr std::array swaySteps{-1, 0, 1, 0};  // pixels of a string to the right
constexpr int ticksPerLoomSway = 16;
constexpr int wovenStringTicks = 45;
constexpr int offerHeight = 10;  // pixels that an offer is higher than its stand
constexpr int ticksPerRise = 20;

// Draws a string for each door table, in front of the floor and from the upper to the lower beam.
// The strings of changed tables are bright and sway.
void drawStrings(Canvas& canvas, PixelRect area, const LoomPicture& picture, std::uint64_t tick) {
    for (const Direction side : allDirections) {
        const auto number = static_cast<int>(side);
        const bool isChanged = picture.changed.has(side);
        const int x = area.x + firstString + number * stringsApart;
        for (int y = 0; y < area.height; ++y) {
            const bool sways = isChanged && y > 2 && y < area.height - 3;
            const auto phase = tick / (ticksPerLoomSway / 4) + static_cast<std::uint64_t>(y) / 5;
            const int sway = sways ? swaySteps[phase % swaySteps.size()] : 0;
            const bool isTwist = (y + number) % 4 == 0;
            canvas.fill({x + sway, area.y + y, 1, 1}, isTwist     ? warpDark
                                                      : isChanged ? warpLight
                                                                  : warpRed);
        }
    }
}

// The part of the grid that has rooms, or as much of it around the start as fits on the cloth.
GridRect shownPart(const Dungeon& floor, GridSize mostCells) {
    const GridPos start = floor.start();
    GridRect area{start.x, start.y, 1, 1};
    floor.forEachRoom([&](GridPos cell, const RoomPlan&) { area = withPosition(area, cell); });
    const auto firstShown = [](int first, int length, int middle, int longest) {
        return length <= longest
                   ? first
                   : std::clamp(middle - longest / 2, first, first + length - longest);
    };
    return {firstShown(area.x, area.width, start.x, mostCells.width),
            firstShown(area.y, area.height, start.y, mostCells.height),
            std::min(area.width, mostCells.width), std::min(area.height, mostCells.height)};
}

// Draws the rooms as they grow, ring by ring from the start.
void drawFloor(Canvas& canvas, const Art& art, PixelRect area, const LoomPicture& picture) {
    const Dungeon& floor = *picture.floor;
    const GridRect part =
        shownPart(floor, {area.width / smallestCell.width, area.height / smallestCell.height});
    const int height =
        std::clamp(std::min(area.height / part.height, area.width * 3 / (4 * part.width)),
                   smallestCell.height, largestCell.height);
    const GridSize cell{std::min(height * 4 / 3, largestCell.width), height};
    const GridPos corner{area.x + (area.width - cell.width * part.width) / 2,
                         area.y + (area.height - cell.height * part.height) / 2};
    const auto placeOnCloth = [&](GridPos room) {
        return PixelRect{corner.x + (room.x - part.x) * cell.width,
                         corner.y + (room.y - part.y) * cell.height, cell.width, cell.height};
    };
    const GrowthRoomPainter painter(canvas, art.font, art.sprites.map, cell);
    const auto ageOf = [&](const RoomPlan& plan) {
        return picture.age - static_cast<int>(plan.distance) * ticksPerLoomRing;
    };
    floor.forEachRoom([&](GridPos room, const RoomPlan& plan) {
        if (part.contains(room) && ageOf(plan) > 0) {
            painter.drawRoom({room, plan, stoneFor(plan.distance, picture.longestDistance),
                              poppedSize(ageOf(plan))},
                             placeOnCloth(room));
        }
    });
    floor.forEachRoom([&](GridPos room, const RoomPlan& plan) {
        if (part.contains(room) && ageOf(plan) > growthMotionTicks) {
            painter.drawLocks(plan, placeOnCloth(room));
        }
    });
}

// Draws the string of an offer that was just woven: it shoots through the cloth from left to right,
// and its waves die down. `ticks` is LoomPicture::ticksSinceWoven.
void drawWovenString(Canvas& canvas, PixelRect area, int ticks) {
    if (ticks == 0 || ticks >= wovenStringTicks) {
        return;
    }
    const int front = area.width * std::min(ticks * 2, wovenStringTicks) / wovenStringTicks;
    constexpr std::array wave{0, 1, 2, 2, 1, 0, -1, -2, -2, -1};
    for (int x = 0; x < front; ++x) {
        const int y = area.y + area.height / 2 +
                      wave[static_cast<std::size_t>(x + ticks) % wave.size()] *
                          (wovenStringTicks - ticks) / wovenStringTicks;
        canvas.fill({area.x + x, y, 1, 2}, x + 6 > front ? Colour{255, 250, 220} : warpLight);
    }
}

}  // namespace

std::optional<GridRect> loomIn(const World& world, GridPos cell) {
    std::optional<GridRect> area;
    for (const Thing& thing : world.things.in(cell)) {
        if (thing.kind == ThingKind::Loom) {
            area =
                withPosition(area.value_or(GridRect{thing.tile.x, thing.tile.y, 1, 1}), thing.tile);
        }
    }
    return area;
}

void addLoom(Figures& figures, const Scene& scene, const Room& room, const LoomPicture* picture,
             SpriteSheet& drawn) {
    const auto tiles = loomIn(scene.world, room.cell());
    if (!tiles) {
        return;
    }
    const SpriteSheet& frame = scene.art.sprites.loom;
    const GridSize size = frame.cell();
    Canvas canvas(size, {0, 0, 0, 0});
    frame.draw(canvas, 0, 0, 0);
    if (picture != nullptr && picture->floor != nullptr) {
        drawFloor(canvas, scene.art, cloth, *picture);
    }
    drawStrings(canvas, cloth, picture != nullptr ? *picture : LoomPicture{}, scene.world.tick);
    if (picture != nullptr) {
        drawWovenString(canvas, cloth, picture->ticksSinceWoven);
    }
    drawn = SpriteSheet(std::move(canvas), size);
    const int foot = scene.y + (tiles->bottom() + 1) * tileSide;
    figures.add({.feet = toSubpixels(foot),
                 .sheet = &drawn,
                 .x = scene.x + tiles->x * tileSide - overhang,
                 .y = foot - size.height});
}

void addOffer(Figures& figures, const Scene& scene, const Thing& offer) {
    const Thing* chosen = nearestOffer(scene.world);
    const bool isChosen = chosen != nullptr && chosen->tile == offer.tile;
    const int rise = isChosen ? static_cast<int>(scene.world.tick / ticksPerRise % 2) + 1 : 0;
    const OfferConfig& row = scene.world.config.adventure.altar.table.at(numberOf(offer.offer));
    const int foot = (offer.tile.y + 1) * tileSide;
    figures.add({.feet = toSubpixels(scene.y + foot),
                 .sheet = &scene.art.sprites.offers,
                 .picture = static_cast<int>(row.sign),
                 .x = scene.x + offer.tile.x * tileSide,
                 .y = scene.y + foot - tileSide - offerHeight - rise,
                 .isFaint = isLoomFull(scene.world)});
}

}  // namespace doorstring
