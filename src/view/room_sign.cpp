#include "view/room_sign.hpp"

#include "picture/sprites/sprites.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace doorstring {

GridPos knightsCell(const World& world) {
    return world.flip ? world.flip->next.cell() : world.cell();
}

bool isUnbrokenWall(const World& world, GridPos cell, Direction side) {
    const auto visited = [&](GridPos at) {
        return world.sights.at(at) == Sight::Visited || at == knightsCell(world);
    };
    if (world.locks.areWallsWhole()) {
        return world.lockAt(cell, side) == DoorLock::Cracked;
    }
    return world.dungeon.plan(cell).locks.at(side) == DoorLock::Cracked &&
           !(visited(cell) && visited(neighbour(cell, side)));
}

namespace {

constexpr int revealLightTicks = 10;
constexpr Colour revealLight{255, 232, 160, 220};

DoorSet knownDoors(const World& world, GridPos cell, SignStyle style) {
    if (cell == world.cell() && world.isKnightShutIn()) {
        return {};
    }
    DoorSet known = world.dungeon.plan(cell).doors;
    for (const Direction side : allDirections) {
        if (!style.showsAll && isUnbrokenWall(world, cell, side)) {
            known = known.without(side);
        }
    }
    return known;
}

// Whether the room has been visited or seen, or the knight has the map or the compass that shows it
// (`hasAid`). A secret room must have been visited: no map and no compass shows it.
bool isFound(const World& world, GridPos cell, bool hasAid) {
    const bool secret = world.dungeon.plan(cell).kind == RoomKind::Secret;
    return world.sights.at(cell) == Sight::Visited ||
           ((world.sights.at(cell) == Sight::Seen || hasAid) && !secret);
}

std::optional<MapSprite> markOf(const World& world, GridPos cell, Direction side) {
    const bool cracked = world.dungeon.plan(cell).locks.at(side) == DoorLock::Cracked;
    return doorMark(cracked ? DoorLock::Cracked : world.lockAt(cell, side), side);
}

bool hasClosedChest(const World& world, GridPos cell) {
    return std::ranges::any_of(world.things.in(cell), [](const Thing& thing) {
        return thing.isChest() && !thing.isEmpty;
    });
}

// Whether the room has a set piece that is not done, and the knight has been there.
bool hasPieceToDo(const World& world, GridPos cell) {
    const auto& pieces = world.config.room.pieces;
    return std::ranges::find(pieces, cell, &PlacedPiece::cell) != pieces.end() &&
           world.sights.at(cell) == Sight::Visited && !world.isSolved(cell);
}

// The icon of a room. With locks in play, a key room shows its key only until it is taken.
std::optional<MapSprite> iconOf(const World& world, GridPos cell) {
    if (world.pickupIn(cell) != Holding::None) {
        return MapSprite::IconKey;
    }
    const RoomKind kind = world.dungeon.plan(cell).kind;
    const auto icon = world.locks.inPlay() && kind == RoomKind::Key ? std::nullopt : roomIcon(kind);
    if (icon) {
        return icon;
    }
    return world.hasCompass && hasClosedChest(world, cell) ? std::optional(MapSprite::IconTreasure)
           : cell == world.landmark                        ? std::optional(MapSprite::Landmark)
           : hasPieceToDo(world, cell)                     ? std::optional(MapSprite::IconPiece)
                                                           : std::nullopt;
}

// The sign of the goal. While stairs are shut, the icon of their room, if it has one, shows what
// guards them.
std::optional<MapSprite> goalSign(const World& world, GridPos cell) {
    if (!world.config.isAdventure()) {
        return MapSprite::Banner;
    }
    const auto guard = iconOf(world, cell);
    return world.stairTicks > 0 || !guard ? std::optional(MapSprite::Stairs) : guard;
}

// The sign of what a room holds, as far as it is known. The goal is shown once its room has been
// visited or the compass has been found, or if `showsAll`. The goal's sign takes the place of any
// icon, because the knight looks for the goal.
std::optional<MapSprite> contentOf(const World& world, GridPos cell, bool showsAll) {
    if (!showsAll && !isFound(world, cell, world.hasCompass)) {
        return std::nullopt;
    }
    const bool showsGoal = world.hasBanner(cell) && (world.sights.at(cell) == Sight::Visited ||
                                                     world.hasCompass || showsAll);
    return showsGoal ? goalSign(world, cell) : iconOf(world, cell);
}

// Whether there is ground among the tiles that one pixel of a room's sign stands for.
bool hasGround(const CarvedMap& map, GridPos cell, GridPos pixel, GridSize sign) {
    const GridSize screen = map.screenSize();
    const GridPos from{screen.width * pixel.x / sign.width, screen.height * pixel.y / sign.height};
    const GridSize size{std::max(screen.width * (pixel.x + 1) / sign.width - from.x, 1),
                        std::max(screen.height * (pixel.y + 1) / sign.height - from.y, 1)};
    const GridPos corner = map.firstTile(cell);
    for (const GridPos tile : cellsOf(size)) {
        if (map.isGround({corner.x + from.x + tile.x, corner.y + from.y + tile.y})) {
            return true;
        }
    }
    return false;
}

// Draws the ground of a room of a carved map, so that the ways out of the room can be seen. The
// ground gets the colour of the middle of the picture `shape`.
void drawGround(Canvas& canvas, const SpriteSheet& sheet, const CarvedMap& map, GridPos cell, int x,
                int y, MapSprite shape) {
    const GridSize sign = sheet.cell();
    const PixelRect part = sheet.part(static_cast<int>(shape));
    const Colour colour = sheet.picture().at(part.x + part.width / 2, part.y + part.height / 2);
    for (const GridPos pixel : cellsOf(sign)) {
        if (hasGround(map, cell, pixel, sign)) {
            canvas.fill({x + pixel.x, y + pixel.y, 1, 1}, colour);
        }
    }
}

// The place of a room in the order in which the maps reveal rooms. They do so while a boss that
// unlocks the floor falls, beginning with the boss's room and going outwards.
int revealPlace(const World& world, GridPos cell) {
    const auto order = [&](GridPos at) {
        return std::tuple(std::abs(at.x - world.cell().x) + std::abs(at.y - world.cell().y), at.y,
                          at.x);
    };
    int place = 0;
    for (const GridPos other : cellsOf(world.dungeon.size())) {
        place += world.dungeon.hasRoom(other) && order(other) < order(cell) ? 1 : 0;
    }
    return place;
}

// The number of ticks since the maps revealed a room, while a boss that unlocks the floor falls.
// Empty if no such boss is falling, if the room is not revealed yet, and for a secret room that has
// not been visited, which is never revealed.
std::optional<int> ticksSinceReveal(const World& world, GridPos cell) {
    const bool isSecret = world.dungeon.plan(cell).kind == RoomKind::Secret;
    if (isSecret && world.sights.at(cell) != Sight::Visited) {
        return std::nullopt;
    }
    const auto boss = std::ranges::find_if(world.creatures.living, [](const Creature& one) {
        return one.doing == Doing::Falls && has(one.kind, Trait::UnlocksFloor);
    });
    if (boss == world.creatures.living.end()) {
        return std::nullopt;
    }
    const int fallTicks = world.config.creatures.boss.fallTicks;
    const int since =
        boss->ticks - revealPlace(world, cell) * fallTicks / std::max(1, world.metrics.rooms);
    return since >= 0 ? std::optional(since) : std::nullopt;
}

// Draws the room and its doors, with their locks.
void drawRoomShape(Canvas& canvas, const SpriteSheet& sheet, const World& world, GridPos cell,
                   int x, int y, SignStyle style) {
    const auto draw = [&](MapSprite sprite) { sheet.draw(canvas, static_cast<int>(sprite), x, y); };
    const bool visited = world.sights.at(cell) == Sight::Visited;
    const DoorSet doors = knownDoors(world, cell, style);
    const MapSprite room = visited ? visitedRoom(doors) : seenRoom(doors);
    const CarvedMap* const map = world.dungeon.carved();
    if (map != nullptr && (visited || style.showsAll)) {
        drawGround(canvas, sheet, *map, cell, x, y, room);
    } else {
        draw(room);
    }
    for (const Direction side : doors) {
        if (const auto mark = markOf(world, cell, side)) {
            draw(*mark);
        }
    }
    if (cell == world.dungeon.start()) {
        draw(MapSprite::Start);
    }
}

}  // namespace

void drawRoomSign(Canvas& canvas, const SpriteSheet& sheet, const World& world, GridPos cell, int x,
                  int y, SignStyle style) {
    if (!world.dungeon.hasRoom(cell)) {
        return;
    }
    const auto draw = [&](std::optional<MapSprite> sprite) {
        if (sprite) {
            sheet.draw(canvas, static_cast<int>(*sprite), x, y);
        }
    };
    const auto sinceReveal = ticksSinceReveal(world, cell);
    if (style.showsAll || sinceReveal || isFound(world, cell, world.hasMap)) {
        drawRoomShape(canvas, sheet, world, cell, x, y, style);
    }
    if (sinceReveal && *sinceReveal < revealLightTicks) {
        canvas.fill({x, y, sheet.cell().width - 1, sheet.cell().height - 1}, revealLight);
    }
    draw(contentOf(world, cell, style.showsAll));
    if (style.isHereLit && cell == knightsCell(world)) {
        draw(MapSprite::Here);
    }
}

std::bitset<mapSprites> signsOnMap(const World& world) {
    std::bitset<mapSprites> signs;
    constexpr SignStyle style{.showsAll = false};
    const auto add = [&](std::optional<MapSprite> sign) {
        if (sign) {
            signs.set(static_cast<std::size_t>(*sign));
        }
    };
    for (const GridPos cell : cellsOf(world.dungeon.size())) {
        if (!world.dungeon.hasRoom(cell)) {
            continue;
        }
        add(contentOf(world, cell, style.showsAll));
        if (isFound(world, cell, world.hasMap)) {
            add(cell == world.dungeon.start() ? std::optional(MapSprite::Start) : std::nullopt);
            for (const Direction side : knownDoors(world, cell, style)) {
                add(markOf(world, cell, side));
            }
        }
    }
    return signs;
}

void drawRoomSigns(Canvas& canvas, const SpriteSheet& sheet, const World& world, GridPos first,
                   GridSize cells, int x, int y, SignStyle style) {
    for (const GridPos at : cellsOf(cells)) {
        const GridPos cell{first.x + at.x, first.y + at.y};
        if (world.dungeon.size().contains(cell)) {
            drawRoomSign(canvas, sheet, world, cell, x + at.x * sheet.cell().width,
                         y + at.y * sheet.cell().height, style);
        }
    }
}

}  // namespace doorstring
