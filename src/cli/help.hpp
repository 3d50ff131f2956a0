// What --help and --version print.
#pragma once

#include <string>

namespace doorstring {

std::string gameHelp();
std::string mapHelp();

// "doorstring 0.1.0" and, on a second line, the libraries that it was built with.
std::string versionReport();

}  // namespace doorstring
