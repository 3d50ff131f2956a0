// Every command of the program.
#pragma once

#include "cli/options/command.hpp"

#include <span>

namespace doorstring {

// The game, which has no name on the command line, comes first.
std::span<const Command> catalog();

}  // namespace doorstring
