#include "picture/dungeon/growth_room.hpp"

#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr Colour textShadow{6, 7, 14};
constexpr Colour inkDark{34, 24, 34};
constexpr Colour inkLight{240, 238, 248};
constexpr Colour crack{30, 26, 40};
constexpr GridSize keySize{9, 5};
constexpr int letterHeight = 7;
constexpr int lineStep = 8;

// The colours of a kind of key and of its locks.
struct KeyColours {
    Colour light;
    Colour dark;
};
constexpr KeyColours smallKeyColours{{248, 212, 88}, {150, 92, 32}};
constexpr KeyColours bossKeyColours{{232, 88, 84}, {110, 24, 40}};

bool isBright(Colour colour) {
    return colour.red * 3 + colour.green * 6 + colour.blue > 10 * 110;
}

}  // namespace

int poppedSize(int age) {
    constexpr int ticksToPeak = 8;
    constexpr int first = 90;
    constexpr int whole = 256;
    constexpr int peak = whole + 30;
    if (age >= growthMotionTicks) {
        return whole;
    }
    if (age < ticksToPeak) {
        return first + (peak - first) * age / ticksToPeak;
    }
    return peak - (peak - whole) * (age - ticksToPeak) / (growthMotionTicks - ticksToPeak);
}

GrowthRoomPainter::GrowthRoomPainter(Canvas& canvas, const BdfFont& font, const SpriteSheet& signs,
                                     GridSize cell)
    : canvas_(canvas),
      font_(font),
      signs_(signs),
      gap_{cell.width / 12, cell.height / 12},
      faceHeight_(std::clamp(cell.height / 8, cell.height > 4 ? 1 : 0, 4)),
      doorWidth_(std::clamp(std::min(cell.width, cell.height) / 3, 1, 8)) {
    if (cell.width >= 4 && cell.height >= 4) {
        gap_ = {std::max(1, gap_.width), std::max(1, gap_.height)};
    }
}

PixelRect GrowthRoomPainter::block(PixelRect at) const {
    return {at.x + gap_.width, at.y + gap_.height, at.width - 2 * gap_.width,
            at.height - 2 * gap_.height - faceHeight_};
}

// The way through a door, from the block to the cell's edge.
PixelRect GrowthRoomPainter::way(Direction side, PixelRect at) const {
    const PixelRect b = block(at);
    const int middleX = b.x + (b.width - doorWidth_) / 2;
    const int middleY = b.y + (b.height - doorWidth_) / 2;
    switch (side) {
    case Direction::North:
        return {middleX, at.y, doorWidth_, b.y - at.y};
    case Direction::South:
        return {middleX, b.y + b.height, doorWidth_, at.y + at.height - b.y - b.height};
    case Direction::West:
        return {at.x, middleY, b.x - at.x, doorWidth_};
    case Direction::East:
        return {b.x + b.width, middleY, at.x + at.width - b.x - b.width, doorWidth_};
    }
    return {};
}

void GrowthRoomPainter::drawDoors(const GrowthRoom& room, PixelRect at) const {
    for (const Direction side : room.plan.doors) {
        const PixelRect area = way(side, at);
        canvas_.fill(area, room.stone.top);
        if (side == Direction::West || side == Direction::East) {
            canvas_.fill({area.x, area.y, area.width, faceHeight_ > 0 ? 1 : 0}, room.stone.rim);
            canvas_.fill({area.x, area.y + area.height, area.width, faceHeight_}, room.stone.face);
        }
    }
}

void GrowthRoomPainter::drawRoom(const GrowthRoom& room, PixelRect at) const {
    PixelRect b = block(at);
    const int width = std::max(1, b.width * room.drawnSize / 256);
    const int height = std::max(1, b.height * room.drawnSize / 256);
    b = {b.x + (b.width - width) / 2, b.y + (b.height - height) / 2, width, height};
    if (faceHeight_ > 0) {
        canvas_.fill({b.x, b.y + b.height + faceHeight_, b.width, 1}, textShadow);
        canvas_.fill({b.x, b.y + b.height, b.width, faceHeight_}, room.stone.face);
    }
    canvas_.fill(b, room.stone.top);
    if (faceHeight_ > 0) {
        canvas_.fill({b.x, b.y, b.width, 1}, room.stone.rim);
        canvas_.fill({b.x, b.y, 1, b.height}, room.stone.rim);
    }
    drawDoors(room, at);
    if (room.drawnSize >= 200) {
        drawLabels(room, b);
        drawKind(room.plan, b);
        if (room.plan.holds != Holding::None && room.plan.kind != RoomKind::Key &&
            b.width > keySize.width && b.height > keySize.height) {
            drawKey(room.plan.holds, b.x + 1, b.y + b.height - keySize.height);
        }
    }
}

void GrowthRoomPainter::drawLabels(const GrowthRoom& room, PixelRect block) const {
    if (block.height < letterHeight + 2) {
        return;
    }
    const ShortText place("{},{}", room.cell.x, room.cell.y);
    const std::string doors = toString(room.plan.doors);
    const bool hasSign = room.plan.kind != RoomKind::Plain;
    const int space = block.width - 4 - (hasSign ? signs_.cell().width - 2 : 0);
    const int needed = std::max(textWidth(font_, place), textWidth(font_, "NSWE"));
    if (needed > space) {
        return;
    }
    const bool bothFit = block.height >= lineStep + letterHeight + 1;
    const int x = block.x + 2 + space / 2;
    const int textHeight = bothFit ? lineStep + letterHeight : letterHeight;
    const int y = block.y + (block.height - textHeight + 1) / 2 - (font_.ascent() - letterHeight);
    const Colour ink = isBright(room.stone.top) ? inkDark : inkLight;
    drawText(canvas_, font_, bothFit ? std::string_view(place) : doors, x, y,
             {.colour = withAlpha(ink, bothFit ? 190 : 255), .align = Align::Centre});
    if (bothFit) {
        drawText(canvas_, font_, doors, x, y + lineStep, {.colour = ink, .align = Align::Centre});
    }
}

void GrowthRoomPainter::drawKind(const RoomPlan& plan, PixelRect block) const {
    const std::optional<MapSprite> sign =
        plan.kind == RoomKind::Start ? MapSprite::Start : roomIcon(plan.kind);
    if (!sign) {
        return;
    }
    const GridSize size = signs_.cell();
    if (block.width < size.width - 4 || block.height < size.height - 3) {
        // The block is too small for a picture: a dot of another colour marks it.
        const int side = std::max(1, std::min(block.width, block.height) / 2);
        canvas_.fill(
            {block.x + (block.width - side) / 2, block.y + (block.height - side) / 2, side, side},
            plan.kind == RoomKind::Boss ? bossKeyColours.light : inkLight);
    } else if (plan.kind == RoomKind::Key && plan.holds != Holding::None) {
        drawKey(plan.holds, signLeft(block) + 1, block.y + (block.height - keySize.height) / 2);
    } else {
        drawSign(*sign, block);
    }
}

// The left edge of a sign: beside the words if the block is wide enough for both, else in the
// middle.
int GrowthRoomPainter::signLeft(PixelRect block) const {
    const int width = signs_.cell().width;
    return block.width >= 2 * width + 10 ? block.x + block.width - width
                                         : block.x + (block.width - width) / 2;
}

void GrowthRoomPainter::drawSign(MapSprite sign, PixelRect block) const {
    signs_.draw(canvas_, static_cast<int>(sign), signLeft(block),
                block.y + (block.height - signs_.cell().height) / 2);
}

void GrowthRoomPainter::drawKey(Holding holds, int x, int y) const {
    const auto& [light, dark] = holds == Holding::SmallKey ? smallKeyColours : bossKeyColours;
    canvas_.fill({x, y, keySize.width, keySize.height}, withAlpha(dark, 230));
    canvas_.fill({x + 1, y + 1, 3, 3}, light);
    canvas_.fill({x + 2, y + 2, 1, 1}, dark);
    canvas_.fill({x + 4, y + 2, 4, 1}, light);
    canvas_.fill({x + 5, y + 3, 1, 1}, light);
    canvas_.fill({x + 7, y + 3, 1, 1}, light);
}

void GrowthRoomPainter::drawLock(DoorLock lock, Direction side, PixelRect at) const {
    if (lock == DoorLock::None || doorWidth_ < 2) {
        return;
    }
    const PixelRect w = way(side, at);
    const int size = std::max(3, doorWidth_ - 1);
    // In the middle of the edge between both cells.
    const bool across = side == Direction::West || side == Direction::East;
    const int edgeX = side == Direction::West ? at.x : at.x + at.width;
    const int edgeY = side == Direction::North ? at.y : at.y + at.height;
    const int middleX = across ? edgeX : w.x + w.width / 2;
    const int middleY = across ? w.y + w.height / 2 : edgeY;
    const PixelRect badge{middleX - size / 2, middleY - size / 2, size, size};
    if (lock == DoorLock::Cracked) {
        for (int step = 0; step < size; ++step) {
            canvas_.fill({badge.x + step, badge.y + (step * 5 + 2) % size, 1, 2}, crack);
        }
        return;
    }
    const auto& [light, dark] = lock == DoorLock::Small ? smallKeyColours : bossKeyColours;
    canvas_.fill(badge.grown(1), dark);
    canvas_.fill(badge, light);
    if (size >= 4) {
        canvas_.fill({badge.x + size / 2 - 1, badge.y + 1, 2, size - 2}, dark);
    }
}

void GrowthRoomPainter::drawLocks(const RoomPlan& plan, PixelRect at) const {
    for (const Direction side : {Direction::South, Direction::East}) {
        drawLock(plan.locks.at(side), side, at);
    }
}

void GrowthRoomPainter::drawDoor(Direction side, PixelRect at, Colour colour) const {
    canvas_.fill(way(side, at), colour);
}

}  // namespace doorstring
