#include "picture/sprites/stand_in.hpp"

#include "picture/tiles/furniture_sprite.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr Colour nothing{0, 0, 0, 0};
constexpr Colour black{0, 0, 0};
constexpr Colour magenta{255, 0, 255};
constexpr Colour darkMagenta{88, 0, 88};
constexpr Colour paleMagenta{255, 176, 255};
constexpr Colour standInShadow{0, 0, 0, 64};

struct Checks {
    Colour first;
    Colour second;
    Colour frame;
};

void drawChecks(Canvas& canvas, PixelRect area, const Checks& checks) {
    const int side = std::clamp(std::min(area.width, area.height) / 4, 1, 8);
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x) {
            const bool odd = (x / side + y / side) % 2 != 0;
            canvas.set(area.x + x, area.y + y, odd ? checks.second : checks.first);
        }
    }
    canvas.frame(area, checks.frame);
}

Checks checksFor(TilePicture picture) {
    if (picture < TilePicture::CornerNw) {
        return {black, darkMagenta, black};
    }
    if (picture < TilePicture::DoorN) {
        return {magenta, black, magenta};
    }
    if (picture < TilePicture::ArchN) {
        return {darkMagenta, paleMagenta, magenta};
    }
    if (picture < TilePicture::Pillar0) {
        return {nothing, nothing, nothing};
    }
    if (picture < TilePicture::PillarCap0) {
        return {magenta, black, paleMagenta};
    }
    if (picture < TilePicture::ShadowN) {
        return {nothing, nothing, nothing};
    }
    if (picture < TilePicture::Torch0) {
        return {standInShadow, standInShadow, nothing};
    }
    if (picture >= TilePicture::ShutN && picture < TilePicture::CrackN) {
        return {magenta, darkMagenta, paleMagenta};
    }
    return {nothing, nothing, paleMagenta};
}

// Colours from dark to light where TilesetPictures looks for them.
void drawSwatch(Canvas& canvas, PixelRect area) {
    const auto ramp = [&](int row, int count, int darkest, int step) {
        for (int i = 0; i < count; ++i) {
            const auto light = static_cast<std::uint8_t>(darkest + i * step);
            canvas.set(area.x + i, area.y + row,
                       {light, static_cast<std::uint8_t>(light / 4), light});
        }
    };
    ramp(0, TilesetPictures::groundColours, 32, 24);
    ramp(1, TilesetPictures::wallColours, 60, 45);
    canvas.set(area.x, area.y + 2, magenta);
    canvas.set(area.x + 1, area.y + 2, darkMagenta);
    canvas.set(area.x + 2, area.y + 2, {16, 0, 16});
}

constexpr int columns = 8;

SpriteSheet blankSheet(GridSize cell, int count) {
    const int rows = (count + columns - 1) / columns;
    return {Canvas({columns * cell.width, rows * cell.height}), cell};
}

}  // namespace

SpriteSheet standInSheet(GridSize cell, int count) {
    const SpriteSheet blank = blankSheet(cell, count);
    Canvas picture = blank.picture();
    for (int index = 0; index < count; ++index) {
        drawChecks(picture, blank.part(index), {magenta, black, magenta});
    }
    return {std::move(picture), cell};
}

TilesetPictures standInTileset() {
    const SpriteSheet blank = blankSheet({tileSide, tileSide}, tilePictureCount);
    Canvas picture = blank.picture();
    for (auto tile = TilePicture::Ground0; tile < TilePicture::Swatch; tile = after(tile, 1)) {
        drawChecks(picture, blank.part(static_cast<int>(tile)), checksFor(tile));
    }
    drawSwatch(picture, blank.part(static_cast<int>(TilePicture::Swatch)));
    const auto pieces = static_cast<int>(furnitureNames().size());
    return {SpriteSheet(std::move(picture), blank.cell()), standInSheet(furnitureSize, pieces)};
}

}  // namespace doorstring
