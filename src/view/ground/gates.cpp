#include "view/ground/gates.hpp"

#include "picture/tiles/tile_picture.hpp"
#include "view/easing.hpp"

namespace doorstring {

namespace {

constexpr int moveTicks = 12;  // 0.2 seconds

}  // namespace

void Gates::take(const Events& events, const World& world, std::uint32_t dungeonNumber) {
    for (const Event& event : events) {
        const bool falls = std::holds_alternative<ArenaShut>(event);
        const bool rises =
            std::holds_alternative<RoomCleared>(event) &&
            (world.room.kind() == RoomKind::Arena || world.room.kind() == RoomKind::Boss);
        if (falls || rises) {
            dungeonNumber_ = dungeonNumber;
            room_ = world.cell();
            begun_ = world.tick;
            falls_ = falls;
            hasMoved_ = true;
        }
    }
}

// They fall faster and faster, and rise more and more slowly.
std::optional<int> Gates::lowered(const World& world, std::uint32_t dungeonNumber) const {
    const std::uint64_t ticks = world.tick - begun_;
    const bool isNow = hasMoved_ && dungeonNumber_ == dungeonNumber && room_ == world.cell() &&
                       !world.flip && ticks < moveTicks;
    if (!isNow) {
        return std::nullopt;
    }
    const auto since = static_cast<int>(ticks);
    return falls_ ? tileSide * since * since / (moveTicks * moveTicks)
                  : between(tileSide, 0, eased(Easing::Out, since, moveTicks));
}

void drawGates(Canvas& canvas, const TilesetPictures& tileset, const Room& room, DoorSet doorways,
               int lowered, int x, int y) {
    for (const Direction side : allDirections) {
        if (!doorways.has(side)) {
            continue;
        }
        const TilePicture picture = after(TilePicture::ShutN, static_cast<int>(side));
        PixelRect part = tileset.sheet().part(static_cast<int>(picture));
        part.y += part.height - lowered;  // its foot is seen first
        part.height = lowered;
        const SideTiles row(room.tiles().size(), side);
        for (int i = 0; i < row.span.length; ++i) {
            const GridPos tile = row.at(row.span.first + i);
            canvas.draw(tileset.sheet().picture(), part, x + tile.x * tileSide,
                        y + tile.y * tileSide);
        }
    }
}

}  // namespace doorstring
