#include "view/effects/one_shots.hpp"

#include "view/effects/ground_marks.hpp"

#include <array>

namespace doorstring {

namespace {

// Draws bits of grass. The sheet has them in three greens; each is drawn in one of the tileset's.
void drawGrassBits(Canvas& canvas, const SpriteSheet& effects, const TilesetPictures& tileset,
                   int picture, GridPos at) {
    constexpr int darkestBelow = 0x70;
    constexpr int lightestFrom = 0xB0;
    canvas.drawBy(effects.picture(), effects.part(picture), at.x, at.y, [&](Colour bit, Colour) {
        return tileset.grass(bit.green < darkestBelow ? 0 : bit.green < lightestFrom ? 1 : 2);
    });
}

bool isGrass(const OneShot& shot) {
    return shot.sheet == &SpriteSheets::effects &&
           shot.firstPicture == static_cast<int>(EffectSprite::Bits0);
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
        const int picture = shot.firstPicture + age / static_cast<int>(ticksAPicture);
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
                         GridPos corner) const {
    constexpr int blastLight = 56;  // pixels
    for (const OneShot& shot : shots_) {
        if (shot.blastRadius > 0 && shot.begun.isWithin(ticksOf(shot), world, dungeonNumber)) {
            lights.add(
                {{corner.x + shot.corner.x + halfBlast, corner.y + shot.corner.y + halfBlast},
                 blastLight});
        }
    }
}

namespace {

constexpr Colour paleBit{255, 252, 240};

// The velocity of each shard of a creature, in sixteenths of a pixel a tick.
constexpr std::array<GridOffset, 8> shardVelocities{
    {{-19, -14}, {-8, -25}, {5, -22}, {18, -16}, {-23, -3}, {22, -5}, {-12, 6}, {13, 8}}};

// How far a shard has flown `ticks` after it broke off, pulled down by its weight.
GridOffset flightOf(GridOffset velocity, int ticks) {
    return {velocity.x * ticks / 16, (velocity.y * ticks + ticks * ticks / 2) / 16};
}

// The colour of a shard, taken from near the middle of the creature's picture. If the creature is
// too flat to reach that high, the colour is taken further down, just below its upper outline.
Colour colourOfShard(const SpriteSheet& sheet, int picture, std::size_t shard) {
    const PixelRect part = sheet.part(picture);
    const GridOffset velocity = shardVelocities[shard];
    const int x = part.x + part.width / 2 + velocity.x / 7;
    const auto isOpaque = [&](int y) { return sheet.picture().at(x, y).alpha == 255; };
    for (int y = part.y + part.height / 2 + 2 + velocity.y / 10; y < part.y + part.height; ++y) {
        if (isOpaque(y) && isOpaque(y - 1)) {
            return sheet.picture().at(x, y);
        }
    }
    return paleBit;
}

}  // namespace

void drawShards(Canvas& canvas, const SpriteSheet& sheet, int picture, int ticks, GridPos middle) {
    for (std::size_t shard = 0; shard < shardVelocities.size(); ++shard) {
        const GridPos at = middle + flightOf(shardVelocities[shard], ticks);
        const int side = ticks < shardTicks / 2 ? 2 : 1;
        canvas.fill({at.x, at.y, side, side}, colourOfShard(sheet, picture, shard));
    }
}

void FallenCreatures::add(const Beginning& now, CreatureKind kind, GridPos middle,
                          bool isBossThere) {
    fallen_[next_] = {now, kind, middle, isBossThere};
    next_ = (next_ + 1) % fallen_.size();
}

void FallenCreatures::draw(Canvas& canvas, const SpriteSheets& sprites, const World& world,
                           std::uint32_t dungeonNumber, int x, int y, bool flashes) const {
    constexpr Colour white{255, 252, 240};
    constexpr int aboveMiddle = 3;  // pixels from a hit box's middle up to the picture's middle
    for (const auto& [begun, kind, middle, isBossThere] : fallen_) {
        const SpriteSheet& sheet = sprites.creatureSheet(kind, isBossThere);
        const int picture = poseCell(CreaturePose::Hurt, Direction::South, 0);
        const GridPos at{x + middle.x, y + middle.y};
        if (begun.isWithin(whiteTicks, world, dungeonNumber)) {
            const GridSize cell = sheet.cell();
            const GridPos corner{at.x - cell.width / 2, at.y - cell.height / 2 - aboveMiddle};
            if (flashes) {
                canvas.drawSilhouette(sheet.picture(), sheet.part(picture), corner.x, corner.y,
                                      white);
            } else {
                sheet.draw(canvas, picture, corner.x, corner.y);
            }
        } else if (begun.isWithin(shardTicks, world, dungeonNumber)) {
            drawShards(canvas, sheet, picture, static_cast<int>(world.tick - begun.tick), at);
        }
    }
}

}  // namespace doorstring
