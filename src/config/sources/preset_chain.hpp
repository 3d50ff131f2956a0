// A preset may build on another: a line base = "classic" at its top. Then the other is read first.
#pragma once

#include "config/sources/config_files.hpp"

#include <string_view>
#include <vector>

namespace doorstring {

inline constexpr std::string_view baseKey = "base";

// The files of the preset that the sources name, what it builds on before it. What is wrong with
// the names goes to `errors`; files that cannot be read are left to whoever reads them.
std::vector<ConfigFile> presetChain(const ConfigSources& sources, ConfigErrors& errors);

}  // namespace doorstring
