#include "view/effects/fallen_creatures.hpp"

#include "view/effects/pieces.hpp"

namespace doorstring {

void FallenCreatures::add(const Beginning& now, CreatureKind kind, GridPos middle,
                          bool isKingThere) {
    fallen_[next_] = {now, kind, middle, isKingThere};
    next_ = (next_ + 1) % fallen_.size();
}

void FallenCreatures::draw(Canvas& canvas, const SpriteSheets& sprites, const World& world,
                           std::uint32_t dungeonNumber, int x, int y) const {
    constexpr Colour white{255, 252, 240};
    constexpr int aboveMiddle = 3;  // pixels: a hit box is lower than its picture
    for (const auto& [begun, kind, middle, isKingThere] : fallen_) {
        const SpriteSheet& sheet = sprites.of(kind, world.dungeon.tileset(), isKingThere);
        const int picture = poseCell(CreaturePose::Hurt, Direction::South, 0);
        const GridPos at{x + middle.x, y + middle.y};
        if (begun.isWithin(whiteTicks, world, dungeonNumber)) {
            const GridSize cell = sheet.cell();
            canvas.drawSilhouette(sheet.picture(), sheet.part(picture), at.x - cell.width / 2,
                                  at.y - cell.height / 2 - aboveMiddle, white);
        } else if (begun.isWithin(pieceTicks, world, dungeonNumber)) {
            drawPieces(canvas, sheet, picture, static_cast<int>(world.tick - begun.tick), at);
        }
    }
}

}  // namespace doorstring
