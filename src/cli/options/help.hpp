// What --help and --version print, and what is made of the same rows for the manual.
#pragma once

#include "cli/options/command.hpp"

#include <span>
#include <string>

namespace doorstring {

// Of the game, the first of the catalog, with a line for each command; of a command, all about it.
std::string helpFor(const Command& command, std::span<const Command> catalog);

// "doorstring 0.2.0" and, on a second line, the libraries that it was built with.
std::string versionReport();

// " FILE", or " [NAME]" if it may be left out; empty if the command takes none.
std::string operandWord(const Command& command);

// The section SYNOPSIS of the man page, and those of the options with the examples, in troff.
std::string manPageSynopsis(std::span<const Command> catalog);
std::string manPageOptions(std::span<const Command> catalog);

// The completion of bash and of zsh, whole.
std::string bashCompletion(std::span<const Command> catalog);
std::string zshCompletion(std::span<const Command> catalog);

// The tables of docs/command-line.md, each between two comments that name its command.
std::string markdownTables(std::span<const Command> catalog);

}  // namespace doorstring
