#include "view/play/shaken_push.hpp"

#include "picture/room/moving_ground.hpp"

namespace doorstring {

namespace {

constexpr std::uint64_t shakeTicks = 12;
constexpr std::uint64_t ticksPerMove = 3;  // of one pixel, there or back

}  // namespace

void ShakenPush::take(const Events& events, const World& world, std::uint32_t dungeonNumber) {
    for (const Event& event : events) {
        if (const auto* refused = std::get_if<PushRefused>(&event)) {
            shake_ = {*refused, dungeonNumber, world.cell(), world.tick};
        }
    }
}

std::optional<GridPos> ShakenPush::at(const World& world, std::uint32_t dungeonNumber) const {
    const bool isNow = shake_ && shake_->dungeonNumber == dungeonNumber &&
                       shake_->room == world.cell() && world.tick - shake_->begun < shakeTicks &&
                       world.ground.at(shake_->push.at) == shake_->push.pushable;
    return isNow ? std::optional(shake_->push.at) : std::nullopt;
}

void ShakenPush::draw(Canvas& canvas, const TilesetPictures& tileset, const World& world, int x,
                      int y) const {
    const bool there = (world.tick - shake_->begun) / ticksPerMove % 2 == 0;
    const GridOffset by = offsetOf(shake_->push.way) * (there ? 1 : 0);
    drawPushed(canvas, tileset, shake_->push.pushable, x + shake_->push.at.x * tileSide + by.x,
               y + shake_->push.at.y * tileSide + by.y);
}

}  // namespace doorstring
