// Maps for Tiled, and the picture of their tiles that lies beside them.
#pragma once

#include "config/config.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace doorstring {

inline constexpr int tiledTileSide = 16;                    // pixels
inline constexpr std::int64_t mostTiledTiles = 40'000'000;  // some 120 MB of text

// "doorstring-moss.png"
std::string tiledImageName(Tileset tileset);

// A sentence where the dungeons of this configuration have more tiles.
std::optional<std::string> tooLargeForTiled(const Config& config);

}  // namespace doorstring
