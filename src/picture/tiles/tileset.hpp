// A tileset's pictures and colours, loaded from assets/tiles and assets/furniture.
#pragma once

#include "base/result.hpp"
#include "config/config.hpp"
#include "picture/canvas/sprite_sheet.hpp"
#include "picture/canvas/tile_light.hpp"
#include "picture/tiles/tile_picture.hpp"

#include <array>
#include <filesystem>
#include <string>
#include <string_view>

namespace doorstring {

inline constexpr int tileSide = 16;  // pixels

// Returns the name of a tileset in dungeon.toml and in the names of the tileset's files, such as
// "blue-stone".
constexpr std::string_view nameOf(Tileset tileset) {
    return tilesetNames[static_cast<std::size_t>(tileset)];
}

class TilesetPictures {
public:
    static constexpr int groundColours = 4;
    static constexpr int wallColours = 5;

    // The error is a sentence that names the file.
    static Result<TilesetPictures, std::string> load(const std::filesystem::path& assets,
                                                     Tileset tileset);

    // `sheet` must hold tilePictureCount cells of tileSide x tileSide pixels; `furniture` must hold
    // furnitureCells cells of furnitureSize, in the order of FurnitureSprite.
    TilesetPictures(SpriteSheet sheet, SpriteSheet furniture);

    const SpriteSheet& sheet() const { return sheet_; }
    const SpriteSheet& furniture() const { return furniture_; }
    void draw(Canvas& canvas, TilePicture picture, int x, int y) const {
        sheet_.draw(canvas, static_cast<int>(picture), x, y);
    }

    // Draws an opaque picture, more quickly than draw().
    void copy(Canvas& canvas, TilePicture picture, int x, int y) const {
        canvas.copy(sheet_.picture(), sheet_.part(static_cast<int>(picture)), x, y);
    }
    // Draws a picture whose translucent pixels, such as shadows, turn into colours of the tileset.
    void drawShaded(Canvas& canvas, TilePicture picture, int x, int y) const {
        light_.draw(canvas, sheet_.picture(), sheet_.part(static_cast<int>(picture)), x, y);
    }

    // The colours of the swatch, from dark (0) to light.
    Colour ground(int step) const { return swatch(step, 0); }
    Colour wall(int step) const { return swatch(step, 1); }
    Colour accent() const { return swatch(0, 2); }
    Colour outline() const { return swatch(2, 2); }
    // The colours of tall grass, from dark (0) to light.
    Colour grass(std::size_t step) const { return grass_[step]; }
    static constexpr std::size_t grassColours = 3;
    const TileLight& light() const { return light_; }

private:
    Colour swatch(int column, int row) const {
        const PixelRect part = sheet_.part(static_cast<int>(TilePicture::Swatch));
        return sheet_.picture().at(part.x + column, part.y + row);
    }

    SpriteSheet sheet_;
    SpriteSheet furniture_;
    std::array<Colour, grassColours> grass_;
    TileLight light_;
};

}  // namespace doorstring
