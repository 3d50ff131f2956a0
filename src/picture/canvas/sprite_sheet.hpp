// Pictures of one size on one sheet, numbered from 0, row by row.
#pragma once

#include "base/result.hpp"
#include "picture/canvas/canvas.hpp"
#include "picture/canvas/tile_light.hpp"

#include <filesystem>
#include <string>

namespace doorstring {

class SpriteSheet {
public:
    SpriteSheet() = default;
    SpriteSheet(Canvas picture, GridSize cell);

    // Loads a sheet of `count` sprites. The picture must consist of whole rows of cells and have no
    // more rows than the sprites need. The error is a sentence that names the file.
    static Result<SpriteSheet, std::string> load(const std::filesystem::path& file, GridSize cell,
                                                 int count);

    GridSize cell() const { return cell_; }
    int count() const;
    PixelRect part(int index) const;
    const Canvas& picture() const { return picture_; }

    void draw(Canvas& canvas, int index, int x, int y) const {
        canvas.draw(picture_, part(index), x, y);
    }
    // Draws a sprite whose translucent pixels, such as shadows and dust, turn into colours of the
    // tileset: see TileLight::draw().
    void draw(Canvas& canvas, const TileLight& light, int index, int x, int y) const {
        light.draw(canvas, picture_, part(index), x, y);
    }

private:
    Canvas picture_;
    GridSize cell_{1, 1};
};

}  // namespace doorstring
