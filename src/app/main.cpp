#include "app/program.hpp"
#include "files/signals.hpp"

#include <csignal>
#include <exception>
#include <fcntl.h>
#include <iostream>
#include <new>
#include <unistd.h>

namespace {

// If a standard stream is closed (>&-), the next file that is opened would take its number and
// receive its output. /dev/null takes its place, opened so that reading and writing fail as before.
void occupyStandardStreams() {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (::fcntl(stream, F_GETFD) == -1) {
            ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        }
    }
}

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
    occupyStandardStreams();
    std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is handled where it is written to
    doorstring::handleSignals();
    const int status = run(argc, argv);
    doorstring::endBySignal();
    return status;
}
