#include "app/program.hpp"
#include "app/signals.hpp"

#include <csignal>
#include <exception>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>

namespace {

// Where one of the standard streams is closed (>&-), the next file that is opened would get what is
// meant for it. What stands in for it takes and gives nothing.
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
    } catch (const std::exception& fault) {
        // Only what nobody can answer for comes here, such as memory that has run out.
        std::cerr << "doorstring: " << fault.what() << '\n';
        return 1;
    }
}

}  // namespace

int main(int argc, char** argv) {
    occupyStandardStreams();
    std::signal(SIGPIPE, SIG_IGN);  // a reader that has seen enough is met where it is written to
    doorstring::handleSignals();
    const int status = run(argc, argv);
    doorstring::endBySignal();
    return status;
}
