#include "view/effects/one_shots.hpp"

#include "view/ground/blast_rings.hpp"

namespace doorstring {

namespace {

// The sheet has bits of grass in three greens.
void drawGrassBits(Canvas& canvas, const SpriteSheet& effects, const TilesetPictures& tileset,
                   int picture, GridPos at) {
    constexpr int darkest = 0x70;
    constexpr int lightest = 0xB0;
    canvas.drawBy(effects.picture(), effects.part(picture), at.x, at.y, [&](Colour bit, Colour) {
        return tileset.grass(bit.green < darkest ? 0 : bit.green < lightest ? 1 : 2);
    });
}

bool isGrass(const OneShot& shot) {
    return shot.sheet == &SpriteSheets::effects &&
           shot.first == static_cast<int>(EffectSprite::Bits0);
}

std::uint64_t ticksOf(const OneShot& shot) {
    return static_cast<std::uint64_t>(shot.pictures) * ticksAPicture;
}

}  // namespace

void OneShots::add(const OneShot& shot) {
    shots_[next_] = shot;
    next_ = (next_ + 1) % shots_.size();
}

void OneShots::draw(Canvas& canvas, const SpriteSheets& sprites, const TilesetPictures& tileset,
                    const World& world, std::uint32_t dungeonNumber, int x, int y) const {
    for (const OneShot& shot : shots_) {
        if (!shot.begun.isWithin(ticksOf(shot), world, dungeonNumber)) {
            continue;
        }
        const auto age = static_cast<int>(world.tick - shot.begun.tick);
        const int picture = shot.first + age / static_cast<int>(ticksAPicture);
        const SpriteSheet& sheet = sprites.*shot.sheet;
        const GridPos at{x + shot.corner.x, y + shot.corner.y};
        if (isGrass(shot)) {
            drawGrassBits(canvas, sheet, tileset, picture, at);
        } else {
            sheet.draw(canvas, picture, at.x, at.y);
        }
        if (shot.blastRadius > 0) {
            drawBlastRing(canvas, at + GridOffset{halfBlast, halfBlast}, shot.blastRadius, age);
        }
    }
}

void OneShots::addLights(Lights& lights, const World& world, std::uint32_t dungeonNumber,
                         GridPos room) const {
    constexpr int blastLight = 56;  // pixels
    for (const OneShot& shot : shots_) {
        if (shot.blastRadius > 0 && shot.begun.isWithin(ticksOf(shot), world, dungeonNumber)) {
            lights.add({{room.x + shot.corner.x + halfBlast, room.y + shot.corner.y + halfBlast},
                        blastLight});
        }
    }
}

}  // namespace doorstring
