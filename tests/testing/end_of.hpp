// Tries what a signal does in a separate process, as it would end the tests that follow, too.
#pragma once

#include "files/signals.hpp"

#include <functional>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace doorstring::testing {

// Returns how a process that handles signals and does that work ends: "signal 15", or "status 0".
inline std::string endOf(const std::function<int()>& work) {
    const pid_t process = ::fork();
    if (process == 0) {
        handleSignals();
        ::_exit(work());
    }
    int status = 0;
    ::waitpid(process, &status, 0);
    return WIFSIGNALED(status) ? "signal " + std::to_string(WTERMSIG(status))
                               : "status " + std::to_string(WEXITSTATUS(status));
}

}  // namespace doorstring::testing
