#include "picture/sprites/stand_in.hpp"

#include "picture/tiles/tile_picture.hpp"

namespace doorstring {

namespace {

constexpr Colour magenta{255, 0, 255};
constexpr Colour darkMagenta{48, 0, 48};

bool isGroundOrDoor(TilePicture picture) {
    return picture <= TilePicture::Ground7 ||
           (picture >= TilePicture::DoorN && picture < TilePicture::ArchN);
}

// Whether the picture is drawn over others.
bool isOver(TilePicture picture) {
    return (picture >= TilePicture::ArchN && picture < TilePicture::Pillar0) ||
           (picture >= TilePicture::PillarCap0 && picture < TilePicture::Torch0) ||
           (picture >= TilePicture::ShoreN && picture < TilePicture::Pit0) ||
           picture >= TilePicture::Wade0;
}

// Draws colours where TilesetPictures looks for them, from dark to light.
void drawSwatch(Canvas& canvas, PixelRect area) {
    for (int step = 0; step < TilesetPictures::wallColours; ++step) {
        const auto shade = static_cast<std::uint8_t>(50 + step * 50);
        canvas.fill({area.x + step, area.y, 1, 2}, {shade, 0, shade});
    }
    canvas.set(area.x, area.y + 2, magenta);
    canvas.set(area.x + 1, area.y + 2, darkMagenta);
    canvas.set(area.x + 2, area.y + 2, {16, 0, 16});
}

}  // namespace

SpriteSheet standInSheet(GridSize cell, int count) {
    Canvas picture({cell.width, cell.height * count}, magenta);
    for (int index = 0; index < count; ++index) {
        picture.frame({0, index * cell.height, cell.width, cell.height}, darkMagenta);
    }
    return {std::move(picture), cell};
}

TilesetPictures standInTileset() {
    const SpriteSheet loud = standInSheet({tileSide, tileSide}, tilePictureCount);
    Canvas picture = loud.picture();
    for (TilePicture tile = TilePicture::Ground0; tile < TilePicture::Swatch;
         tile = after(tile, 1)) {
        const PixelRect part = loud.part(static_cast<int>(tile));
        if (isGroundOrDoor(tile)) {
            picture.fill(part, darkMagenta);
        } else if (isOver(tile)) {
            picture.copy(Canvas({tileSide, tileSide}), part.x, part.y);
        }
    }
    drawSwatch(picture, loud.part(static_cast<int>(TilePicture::Swatch)));
    return {SpriteSheet(std::move(picture), loud.cell()),
            standInSheet(furnitureSize, furnitureCells)};
}

BdfFont standInFont() {
    return BdfFont::parse("STARTFONT 2.1\nFONT_ASCENT 8\nFONT_DESCENT 2\nSTARTCHAR frame\n"
                          "ENCODING 65533\nDWIDTH 4 0\nBBX 3 5 0 0\nBITMAP\n"
                          "E0\nA0\nA0\nA0\nE0\nENDCHAR\nENDFONT\n",
                          "the stand-in font")
        .value();
}

}  // namespace doorstring
