// The whole program: command line in, exit status out.
#pragma once

namespace doorstring {

int runProgram(int argc, const char* const* argv);

}  // namespace doorstring
