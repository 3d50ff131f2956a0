// The part of a configuration that decides dungeons and play, as TOML: what a recording carries, so
// that edited weights never spoil it.
#pragma once

#include "base/result.hpp"
#include "config/config.hpp"
#include "config/toml/toml_value.hpp"

#include <string>
#include <string_view>

namespace doorstring {

// A line "key = value" for each deciding key, in the order of the schema.
std::string decidingText(const Config& config);

// Reads what decidingText wrote: each deciding key once and no other. Everything else stays as it
// is in `base`. The error tells the first mistake; its place is in the text, 0 where a key is
// missing.
Result<Config, TomlFault> readDecidingText(std::string_view text, Config base);

}  // namespace doorstring
