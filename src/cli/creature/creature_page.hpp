// Writes what the configuration says of creatures, and draws their poses.
#pragma once

#include "base/result.hpp"
#include "cli/output/output.hpp"
#include "config/config.hpp"
#include "config/creature_parts.hpp"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace doorstring {

// Write each figure of one creature with what is allowed, or a table of all creatures.
void writeFigures(BlockWriter& writer, const Config& config, CreatureKind kind);
void writeFigureTable(BlockWriter& writer, const Config& config);

// Write one creature as a JSON object, or all creatures as an array of them.
void writeFiguresJson(BlockWriter& writer, const Config& config, CreatureKind kind);
void writeFiguresJson(BlockWriter& writer, const Config& config);

// Draws a PNG of a creature's poses, on ground of the tileset: a row for each facing that looks
// different. The error is a sentence that names a file.
Result<std::vector<std::uint8_t>, std::string> creaturePng(const std::filesystem::path& assets,
                                                           CreatureKind kind, Tileset tileset);

}  // namespace doorstring
