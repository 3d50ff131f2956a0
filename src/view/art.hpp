// All pictures and the font, loaded once.
#pragma once

#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"
#include "picture/tiles/tileset.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace doorstring {

struct LoadedArt;

struct Art {
    SpriteSheets sprites;
    BdfFont font;
    std::vector<TilesetPictures> tilesets;  // by Tileset

    const TilesetPictures& tileset(Tileset which) const {
        return tilesets[static_cast<std::size_t>(which)];
    }

    static LoadedArt load(const std::filesystem::path& assets);
};

// Loaded art, in which stand-ins take the place of what is missing or broken: there is always
// something to draw with.
struct LoadedArt {
    Art art;
    std::vector<std::string> faults;  // a sentence for each missing or broken file
};

}  // namespace doorstring
