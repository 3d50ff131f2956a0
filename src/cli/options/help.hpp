// The texts of --help, --version and the manual, made from the catalog of commands.
#pragma once

#include "cli/options/command.hpp"

#include <span>
#include <string>

namespace doorstring {

// Returns the help of a command. The help of the game, which is the first command of the catalog,
// has a line for each other command that is not hidden.
std::string helpFor(const Command& command, std::span<const Command> catalog);

// Returns "doorstring 0.2.0" and, on a second line, the libraries that it was built with.
std::string versionReport();

// Returns the operand as " FILE", with brackets if it may be left out and dots if it may be
// repeated: " [FILE...]"; empty if there is none.
std::string operandWord(const Command& command);

// Return, as troff, the section SYNOPSIS of the man page, and its sections of options and examples.
std::string manPageSynopsis(std::span<const Command> catalog);
std::string manPageOptions(std::span<const Command> catalog);

// Return the completion scripts of bash and of zsh.
std::string bashCompletion(std::span<const Command> catalog);
std::string zshCompletion(std::span<const Command> catalog);

// Returns the tables of docs/command-line.md, each between a comment that names its command and a
// comment that marks the table's end.
std::string markdownTables(std::span<const Command> catalog);

}  // namespace doorstring
