#include "view/play/changed_ground.hpp"

#include "picture/room/moving_ground.hpp"
#include "view/easing.hpp"
#include "view/play/room_view.hpp"

namespace doorstring {

namespace {

// What play leaves on a tile that is ground now.
std::optional<TilePicture> changeMarkOf(Tile made, Tile floor) {
    if (floor != Tile::Ground) {
        return std::nullopt;
    }
    return made == Tile::Grass ? std::optional(TilePicture::Stubble)
           : made == Tile::Pit ? std::optional(TilePicture::PitFilled)
                               : std::nullopt;
}

void drawMarks(Canvas& canvas, const TilesetPictures& tileset, const Room& room,
               const Ground& ground, int x, int y) {
    const Grid<Tile>& made = room.tiles();
    const Grid<Tile>& floors = ground.floors();
    for (const GridPos at : cellsOf(made.size())) {
        const auto mark = changeMarkOf(made[at], floors[at]);
        if (mark && ground.at(at) == Tile::Ground) {
            tileset.drawShaded(canvas, *mark, x + at.x * tileSide, y + at.y * tileSide);
        }
    }
    for (const PlateState& plate : ground.plates()) {
        if (plate.pressed && ground.at(plate.at) == Tile::Plate) {
            tileset.drawShaded(canvas, TilePicture::Plate1, x + plate.at.x * tileSide,
                               y + plate.at.y * tileSide);
        }
    }
}

// Drawn a little ahead at first, so that the knight behind it never overlaps it.
void drawSliding(Canvas& canvas, const TilesetPictures& tileset, const PushSlide& slide, int x,
                 int y, int tickShare) {
    const int share =
        eased(Easing::Out, slide.tick * wholeTick + tickShare, slide.ticks * wholeTick);
    drawPushed(canvas, tileset, slide.pushable,
               x + between(slide.from.x * tileSide, slide.to.x * tileSide, share),
               y + between(slide.from.y * tileSide, slide.to.y * tileSide, share));
}

}  // namespace

const Grid<Tile>& tilesAtRest(const Ground& ground, Grid<Tile>& memory,
                              std::optional<GridPos> trembling) {
    const auto& slide = ground.slide();
    if (!slide && !trembling) {
        return ground.tiles();
    }
    memory = ground.tiles();
    for (const auto& at : {trembling, slide ? std::optional(slide->to) : std::nullopt}) {
        if (at) {
            memory[*at] = ground.floors()[*at];
        }
    }
    return memory;
}

void drawChangedGround(Canvas& canvas, const TilesetPictures& tileset, const Room& room,
                       const Ground& ground, int x, int y, int tickShare) {
    drawMarks(canvas, tileset, room, ground, x, y);
    if (const auto& slide = ground.slide()) {
        drawSliding(canvas, tileset, *slide, x, y, tickShare);
    }
}

}  // namespace doorstring
