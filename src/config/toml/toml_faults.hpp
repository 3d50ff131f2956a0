// Plain sentences, for the parser, about what is wrong with a text that is not TOML.
#pragma once

#include "config/toml/toml_value.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorstring {

// Finds what no config file has:
// - NUL bytes, and bytes that are not UTF-8;
// - letters beyond ASCII outside of quotes and comments, because toml++ 3.3 and 3.4 read some of
//   them with undefined behaviour;
// - quoted texts of several lines, because the same happens with some letters in them;
// - far too many dots, because each may begin a table within a table, and tables are walked
//   recursively.
std::optional<TomlFault> findForeignText(std::string_view text);

// Puts a complaint of the TOML library into plain words: `description` is its text, `line` the line
// that it is about, and `byte` the place in that line. The descriptions differ from version to
// version; unknown ones are passed on.
std::string plainTomlSentence(std::string_view description, std::string_view line,
                              std::size_t byte);

}  // namespace doorstring
