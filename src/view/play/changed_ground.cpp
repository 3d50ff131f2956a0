#include "view/play/changed_ground.hpp"

#include "picture/room/moving_ground.hpp"
#include "view/easing.hpp"
#include "view/play/room_view.hpp"

namespace doorstring {

namespace {

std::optional<GroundMark> changeMarkOf(Tile made, Tile floor) {
    if (floor != Tile::Ground || made == floor) {
        return std::nullopt;
    }
    return made == Tile::Grass ? std::optional(GroundMark::Stubble)
           : made == Tile::Pit ? std::optional(GroundMark::FilledPit)
                               : std::nullopt;
}

void drawMarks(Canvas& canvas, const TilesetPictures& tileset, const World& world, int x, int y) {
    const Grid<Tile>& made = world.room.tiles();
    const Grid<Tile>& floors = world.ground.floors();
    for (int row = 0; row < made.height(); ++row) {
        for (int column = 0; column < made.width(); ++column) {
            const GridPos at{column, row};
            const auto mark = changeMarkOf(made[at], floors[at]);
            if (mark && world.ground.at(at) == Tile::Ground) {
                drawGroundMark(canvas, tileset, *mark, x + column * tileSide, y + row * tileSide);
            }
        }
    }
    for (const PlateState& plate : world.ground.plates()) {
        if (plate.pressed && world.ground.at(plate.at) == Tile::Plate) {
            drawGroundMark(canvas, tileset, GroundMark::PressedPlate, x + plate.at.x * tileSide,
                           y + plate.at.y * tileSide);
        }
    }
}

// Ahead of where it is in play at first, so that the knight behind it never seems to be in it.
void drawSliding(Canvas& canvas, const TilesetPictures& tileset, const ThingSlide& slide, int x,
                 int y, int tickShare) {
    const int share =
        eased(Easing::Out, slide.tick * wholeTick + tickShare, slide.ticks * wholeTick);
    drawPushed(canvas, tileset, slide.thing,
               x + between(slide.from.x * tileSide, slide.to.x * tileSide, share),
               y + between(slide.from.y * tileSide, slide.to.y * tileSide, share));
}

}  // namespace

const Grid<Tile>& tilesAtRest(const World& world, Grid<Tile>& memory) {
    const auto& slide = world.ground.slide();
    if (!slide) {
        return world.ground.tiles();
    }
    memory = world.ground.tiles();
    memory[slide->to] = world.ground.floors()[slide->to];
    return memory;
}

void drawChangedGround(Canvas& canvas, const TilesetPictures& tileset, const World& world, int x,
                       int y, int tickShare) {
    drawMarks(canvas, tileset, world, x, y);
    if (const auto& slide = world.ground.slide()) {
        drawSliding(canvas, tileset, *slide, x, y, tickShare);
    }
}

}  // namespace doorstring
