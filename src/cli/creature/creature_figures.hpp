// The figures of creatures, as their rows of the configuration have them.
#pragma once

#include "cli/output/block_writer.hpp"
#include "config/config.hpp"

#include <span>

namespace doorstring {

// Each figure of one with what is allowed, or a table of several.
void writeFigures(BlockWriter& writer, const Config& config, CreatureKind kind);
void writeFigureTable(BlockWriter& writer, const Config& config);

// An object of one, or an array of all.
void writeFiguresJson(BlockWriter& writer, const Config& config, CreatureKind kind);
void writeFiguresJson(BlockWriter& writer, const Config& config);

}  // namespace doorstring
