#include "app/program.hpp"

#include <exception>
#include <iostream>

int main(int argc, char** argv) {
    try {
        return doorstring::runProgram(argc, argv);
    } catch (const std::exception& fault) {
        // Only what nobody can answer for comes here, such as memory that has run out.
        std::cerr << "doorstring: " << fault.what() << '\n';
        return 1;
    }
}
