// For the log and --version: which SFML the program was built with.
#pragma once

#include <string>

namespace doorstring {

std::string sfmlVersionText();  // "2.5.1"

}  // namespace doorstring
