// The art that pictures are drawn with, loaded once for all pictures of a command. Errors are
// sentences that name the file.
#pragma once

#include "base/result.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/text/text.hpp"
#include "picture/tiles/tileset.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace doorstring {

// The art of pictures with words and signs on them.
struct PageArt {
    BdfFont font;
    SpriteSheets sprites;
};
Result<PageArt, std::string> loadPageArt(const std::filesystem::path& assets);

// The pictures of all tilesets, in the order of Tileset.
using TilesetPictureList = std::vector<TilesetPictures>;
Result<TilesetPictureList, std::string> loadTilesets(const std::filesystem::path& assets);

}  // namespace doorstring
