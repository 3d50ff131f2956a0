// The tilesets for pictures of many dungeons: each has its own, and all are loaded once.
#pragma once

#include "base/result.hpp"
#include "picture/tiles/tileset.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace doorstring {

class TilesetShelf {
public:
    // The error is a sentence that names the file.
    static Result<TilesetShelf, std::string> load(const std::filesystem::path& assets);

    const TilesetPictures& pictures(Tileset tileset) const {
        return pictures_[static_cast<std::size_t>(tileset)];
    }

private:
    TilesetShelf() = default;

    std::vector<TilesetPictures> pictures_;  // in the order of the enum
};

}  // namespace doorstring
