// What --help and --version print.
#pragma once

#include "cli/options/command.hpp"

#include <span>
#include <string>

namespace doorstring {

// Of the game, the first of the catalog, with a line for each command; of a command, all about it.
std::string helpFor(const Command& command, std::span<const Command> catalog);

// "doorstring 0.2.0" and, on a second line, the libraries that it was built with.
std::string versionReport();

}  // namespace doorstring
