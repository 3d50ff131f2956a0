// Writes what the configuration says of creatures, and draws their poses.
#pragma once

#include "base/result.hpp"
#include "cli/output/output.hpp"
#include "config/config.hpp"
#include "config/creature_parts.hpp"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace doorstring {

// Write each figure of one kind of creature, such as its health, with the values that are allowed,
// or a table of the figures of all kinds.
void writeFigures(BlockWriter& writer, const Config& config, CreatureKind kind);
void writeFigureTable(BlockWriter& writer, const Config& config);

// Write the figures of one kind of creature as a JSON object, or those of all kinds as an array of
// such objects.
void writeFiguresJson(BlockWriter& writer, const Config& config, CreatureKind kind);
void writeFiguresJson(BlockWriter& writer, const Config& config);

// Returns a PNG of a creature's poses, on ground of the tileset: a column for each pose, a row for
// each facing that looks different. The error is a sentence that names a file.
Result<std::vector<std::uint8_t>, std::string> creaturePng(const std::filesystem::path& assets,
                                                           CreatureKind kind, Tileset tileset);

}  // namespace doorstring
