// Where the maps of one run go: to the standard output, to one file, or to a file each.
#pragma once

#include "base/seed.hpp"
#include "cli/map/map_command.hpp"

#include <filesystem>

namespace doorstring {

// --out names a folder, or has {seed} in it.
bool isFileEach(const std::filesystem::path& out);

// The dungeon's own file: {seed} replaced by the code, CODE.png and the like in a folder.
std::filesystem::path fileFor(const std::filesystem::path& out, Seed seed, MapFormat format);

}  // namespace doorstring
