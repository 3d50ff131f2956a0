#include "cli/output/terminal.hpp"

#include <iostream>
#include <unistd.h>

namespace doorstring {

bool isTerminal(const std::ostream& stream) {
    return (stream.rdbuf() == std::cout.rdbuf() && ::isatty(STDOUT_FILENO) != 0) ||
           (stream.rdbuf() == std::cerr.rdbuf() && ::isatty(STDERR_FILENO) != 0);
}

}  // namespace doorstring
