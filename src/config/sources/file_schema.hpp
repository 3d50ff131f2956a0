// The table of keys as JSON schemas, one for each config file. Editors with Taplo complete and
// check a file by the schema that its first line names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// Returns the names of the config files, and "preset.toml" for presets.
std::vector<std::string_view> schemaFileNames();

// Writes the schema of one of schemaFileNames(): every key of its sections. The sections of other
// files are allowed in it, too, and a preset has the sections of all files.
std::string fileSchema(std::string_view fileName);

}  // namespace doorstring
