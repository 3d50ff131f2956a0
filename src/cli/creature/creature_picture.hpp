// What a creature looks like.
#pragma once

#include "base/result.hpp"
#include "config/creature_parts.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace doorstring {

// A PNG of its poses, on ground of the tileset: a row for each facing that looks different. The
// error is a sentence that names a file.
Result<std::vector<std::uint8_t>, std::string> creaturePng(const std::filesystem::path& assets,
                                                           CreatureKind kind, Tileset tileset);

}  // namespace doorstring
