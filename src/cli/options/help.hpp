// What --help and --version print.
#pragma once

#include "cli/options/given_options.hpp"

#include <string>

namespace doorstring {

std::string helpFor(Command command);

// "doorstring 0.2.0" and, on a second line, the libraries that it was built with.
std::string versionReport();

}  // namespace doorstring
