#include "view/play/ground_effects.hpp"

namespace doorstring {

namespace {

constexpr std::uint64_t ticksAPicture = 5;
constexpr int side = 16;  // pixels of a picture

GridPos cornerOf(GridPos tile) {
    return {tile.x * pixelsPerTile, tile.y * pixelsPerTile};
}

// The splash stands at the knight's feet.
GridPos feetOf(const World& world) {
    const SubBox box = world.knightBox();
    return {toPixels(centreOf(box).x) - side / 2, toPixels(box.bottom()) - side + 2};
}

}  // namespace

void GroundEffects::take(const Events& events, const World& world, std::uint32_t dungeonNumber) {
    const auto begin = [&](EffectSprite first, int pictures, GridPos at) {
        flying_[next_] = {first, pictures, dungeonNumber, world.cell(), at.x, at.y, world.tick};
        next_ = (next_ + 1) % flying_.size();
    };
    for (const Event& event : events) {
        if (const auto* cut = std::get_if<GrassCut>(&event)) {
            begin(EffectSprite::Bits0, 4, cornerOf(cut->tile));
        } else if (const auto* step = std::get_if<FootStep>(&event)) {
            if (step->on == Tile::Shallows) {
                begin(EffectSprite::Splash0, 3, feetOf(world));
            }
        } else if (const auto* sank = std::get_if<PushableSank>(&event)) {
            begin(EffectSprite::Plunge0, 4, cornerOf(sank->tile));
        } else if (const auto* cleared = std::get_if<RubbleCleared>(&event)) {
            begin(EffectSprite::Stones0, 4, cornerOf(cleared->tile));
        } else if (const auto* broken = std::get_if<CrateBroken>(&event)) {
            begin(EffectSprite::CrateBroken0, crateBrokenPictures, cornerOf(broken->tile));
        }
    }
}

void GroundEffects::draw(Canvas& canvas, const Art& art, const World& world,
                         std::uint32_t dungeonNumber, int x, int y) const {
    for (const Flying& flying : flying_) {
        if (flying.dungeonNumber != dungeonNumber || flying.room != world.cell()) {
            continue;
        }
        const std::uint64_t picture = (world.tick - flying.begun) / ticksAPicture;
        if (picture < static_cast<std::uint64_t>(flying.pictures)) {
            art.sprites.effects.draw(canvas,
                                     static_cast<int>(flying.first) + static_cast<int>(picture),
                                     x + flying.left, y + flying.top);
        }
    }
}

}  // namespace doorstring
