// The configuration that a command works with.
#pragma once

#include "cli/options/command_line.hpp"

#include <iosfwd>
#include <optional>

namespace doorstring {

// None where it cannot be read; each reason is told, and the command has been used wrongly.
std::optional<LoadedConfig> configFor(const CommonOptions& options, const Folders& folders,
                                      std::ostream& err);

}  // namespace doorstring
