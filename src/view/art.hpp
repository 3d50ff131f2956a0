// Everything drawn from, loaded once.
#pragma once

#include "picture/bdf_font.hpp"
#include "picture/sprites.hpp"
#include "picture/tileset.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace doorstring {

struct Art {
    SpriteSheets sprites;
    BdfFont font;
    std::vector<TilesetPictures> tilesets;  // by Tileset

    const TilesetPictures& tileset(Tileset which) const {
        return tilesets[static_cast<std::size_t>(which)];
    }

    // The error is a sentence that names the file.
    static Result<Art, std::string> load(const std::filesystem::path& assets);
};

}  // namespace doorstring
