#include "view/play/room_effects.hpp"

#include "picture/room/moving_ground.hpp"

namespace doorstring {

namespace {

constexpr std::uint64_t ticksAPicture = 5;
constexpr std::uint64_t trembleTicks = 12;
constexpr std::uint64_t ticksPerMove = 3;  // of one pixel, there or back

GridPos cornerOf(GridPos tile) {
    return {tile.x * tileSide, tile.y * tileSide};
}

// The sheet has them in three greens.
void drawBits(Canvas& canvas, const SpriteSheet& effects, const TilesetPictures& tileset,
              int picture, GridPos at) {
    constexpr int darkest = 0x70;
    constexpr int lightest = 0xB0;
    canvas.drawBy(effects.picture(), effects.part(picture), at.x, at.y, [&](Colour bit, Colour) {
        return tileset.grass(bit.green < darkest ? 0 : bit.green < lightest ? 1 : 2);
    });
}

// The splash stands at the knight's feet.
GridPos feetOf(const World& world) {
    const SubBox box = world.knightBox();
    return {toPixels(centreOf(box).x) - tileSide / 2, toPixels(box.bottom()) - tileSide + 2};
}

}  // namespace

void RoomEffects::take(const Events& events, const World& world, std::uint32_t dungeonNumber) {
    const Beginning now{dungeonNumber, world.cell(), world.tick};
    const auto fly = [&](EffectSprite first, int pictures, GridPos corner) {
        flying_[next_] = {now, first, pictures, corner};
        next_ = (next_ + 1) % flying_.size();
    };
    for (const Event& event : events) {
        if (const auto* cut = std::get_if<GrassCut>(&event)) {
            fly(EffectSprite::Bits0, 4, cornerOf(cut->tile));
        } else if (const auto* step = std::get_if<FootStep>(&event)) {
            if (step->on == Tile::Shallows) {
                fly(EffectSprite::Splash0, 3, feetOf(world));
            }
        } else if (const auto* sank = std::get_if<PushableSank>(&event)) {
            fly(EffectSprite::Plunge0, 4, cornerOf(sank->tile));
        } else if (const auto* cleared = std::get_if<RubbleCleared>(&event)) {
            fly(EffectSprite::Stones0, 4, cornerOf(cleared->tile));
        } else if (const auto* broken = std::get_if<CrateBroken>(&event)) {
            fly(EffectSprite::CrateBroken0, crateBrokenPictures, cornerOf(broken->tile));
        } else if (const auto* refused = std::get_if<PushRefused>(&event)) {
            trembling_ = {now, *refused};
        }
    }
}

void RoomEffects::drawFlying(Canvas& canvas, const SpriteSheet& effects,
                             const TilesetPictures& tileset, const World& world,
                             std::uint32_t dungeonNumber, int x, int y) const {
    for (const auto& [begun, first, pictures, corner] : flying_) {
        const auto ticks = static_cast<std::uint64_t>(pictures) * ticksAPicture;
        if (begun.isWithin(ticks, world, dungeonNumber)) {
            const auto picture = static_cast<int>((world.tick - begun.tick) / ticksAPicture);
            const GridPos at{x + corner.x, y + corner.y};
            if (first == EffectSprite::Bits0) {
                drawBits(canvas, effects, tileset, static_cast<int>(first) + picture, at);
            } else {
                effects.draw(canvas, static_cast<int>(first) + picture, at.x, at.y);
            }
        }
    }
}

std::optional<GridPos> RoomEffects::trembling(const World& world,
                                              std::uint32_t dungeonNumber) const {
    const bool isNow = trembling_ &&
                       trembling_->begun.isWithin(trembleTicks, world, dungeonNumber) &&
                       world.ground.at(trembling_->push.at) == trembling_->push.pushable;
    return isNow ? std::optional(trembling_->push.at) : std::nullopt;
}

void RoomEffects::drawTrembling(Canvas& canvas, const TilesetPictures& tileset, const World& world,
                                int x, int y) const {
    const auto& [begun, push] = *trembling_;
    const bool there = (world.tick - begun.tick) / ticksPerMove % 2 == 0;
    const GridPos at = cornerOf(push.at) + offsetOf(push.way) * (there ? 1 : 0);
    drawPushed(canvas, tileset, push.pushable, x + at.x, y + at.y);
}

}  // namespace doorstring
