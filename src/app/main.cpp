#include "app/growing.hpp"
#include "app/program.hpp"
#include "files/signals.hpp"
#include "files/system.hpp"

#include <cstdlib>
#include <exception>
#include <iostream>
#include <new>

namespace {

int run(int argc, char** argv) {
    try {
        return doorstring::runProgram(argc, argv);
    } catch (const std::bad_alloc&) {
        std::cerr << "doorstring: there is not enough memory\n";
        return 1;
    } catch (const std::exception& fault) {
        // Only failures that nothing can handle get here.
        std::cerr << "doorstring: " << fault.what() << '\n';
        return 1;
    }
}

}  // namespace

int main(int argc, char** argv) {
    doorstring::occupyStandardStreams();
    doorstring::handleSignals();
    const int status = run(argc, argv);
    doorstring::endBySignal();
    if (doorstring::isStillGrowing()) {
        std::cout.flush();
        // A return would destroy objects that the thread of a growing dungeon still uses.
        std::_Exit(status);
    }
    return status;
}
