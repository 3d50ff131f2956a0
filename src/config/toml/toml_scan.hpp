// A look at the bytes of a TOML text before the parser gets them.
#pragma once

#include "config/toml/toml_value.hpp"

#include <optional>
#include <string_view>

namespace doorstring {

// Finds what no config file holds: NUL bytes and bytes that are no UTF-8; letters beyond ASCII
// outside of quotes and comments and texts of several lines, since toml++ 3.3 and 3.4 read some
// letters there with undefined behaviour; and far too many dots, each of which is a level of tables
// that is walked recursively.
std::optional<TomlFault> findForeignBytes(std::string_view text);

}  // namespace doorstring
