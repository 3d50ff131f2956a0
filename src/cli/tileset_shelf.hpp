// The tilesets for pictures of many dungeons: each has its own by its seed, and all are loaded
// once.
#pragma once

#include "base/result.hpp"
#include "picture/tileset.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace doorstring {

class TilesetShelf {
public:
    // The error is a sentence that names the file.
    static Result<TilesetShelf, std::string> load(const std::filesystem::path& assets,
                                                  const ViewConfig& config);

    const TilesetPictures& pictures(Seed seed) const;

private:
    explicit TilesetShelf(const ViewConfig& config) : config_(config) {}

    ViewConfig config_;
    std::vector<TilesetPictures> pictures_;  // in the order of the enum
};

}  // namespace doorstring
