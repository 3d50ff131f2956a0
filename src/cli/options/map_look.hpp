// How `doorstring map --format png` draws: --style, --zoom, and what --tiles means to pictures.
#pragma once

#include "base/result.hpp"
#include "cli/options/command_line.hpp"
#include "cli/options/given_options.hpp"

#include <string>

namespace doorstring {

// The error is a sentence.
Result<MapLook, std::string> mapLook(const GivenOptions& given, MapFormat format);

}  // namespace doorstring
