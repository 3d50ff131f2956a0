// Changes settings in a TOML text. What a person wrote keeps its place, its comments and its order.
#pragma once

#include "base/result.hpp"
#include "config/toml/toml_value.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct TomlSetting {
    std::string path;   // "view.scale", "tables.N"
    std::string value;  // one that the key takes, as TOML; a door table as { NS = 4, S = 3 }
};

// Where a setting goes if the text has no section for it. InSections: below the header of a new
// section, at the end. AtTop: as a line with its whole path, above all sections.
enum class NewSettings { InSections, AtTop };

// Sets these values in the text. A door table is changed entry by entry, unless it is in braces;
// one that is new becomes a section. The result is read again, and must have the new values and all
// others as before; else the error names a setting that cannot be changed in this way. The error
// has a place only if the text is not TOML.
Result<std::string, TomlFault>
editedToml(std::string_view text, const std::vector<TomlSetting>& settings, NewSettings placing);

}  // namespace doorstring
