#include "files/system.hpp"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <iostream>
#include <random>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace doorstring {

Seed randomSeed() {
    std::random_device device;
    const std::uint64_t high = device();
    return {(high << 32U | device()) & shortSeedMask};
}

// /dev/null takes the place of a closed stream. It is opened the wrong way round, so that reading
// and writing fail as before.
void occupyStandardStreams() {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (::fcntl(stream, F_GETFD) == -1) {
            ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        }
    }
}

bool isTerminal(const std::ostream& stream) {
    return (stream.rdbuf() == std::cout.rdbuf() && ::isatty(STDOUT_FILENO) != 0) ||
           (stream.rdbuf() == std::cerr.rdbuf() && ::isatty(STDERR_FILENO) != 0);
}

QuietErrors::QuietErrors() : before_(::dup(STDERR_FILENO)) {
    std::fflush(stderr);
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (before_ >= 0 && nowhere >= 0) {
        ::dup2(nowhere, STDERR_FILENO);
    }
    if (nowhere >= 0) {
        ::close(nowhere);
    }
}

QuietErrors::~QuietErrors() {
    if (before_ >= 0) {
        std::fflush(stderr);
        ::dup2(before_, STDERR_FILENO);
        ::close(before_);
    }
}

void* sharedMemory(std::size_t bytes) {
    void* const memory =
        ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        throw std::bad_alloc();
    }
    return memory;
}

void freeSharedMemory(void* memory, std::size_t bytes) {
    ::munmap(memory, bytes);
}

void ChildProcess::start(const std::function<bool()>& work) {
    const pid_t parent = ::getpid();
    const pid_t process = ::fork();
    if (process == -1) {
        throw std::system_error(errno, std::generic_category(), "no process can be started");
    }
    if (process == 0) {
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
            std::signal(signal, SIG_IGN);
        }
        while (::getppid() == parent && work()) {
        }
        ::_exit(0);
    }
    process_ = process;
}

bool ChildProcess::isRunning() {
    if (process_ != 0) {
        int status = 0;
        pid_t ended = 0;
        do {
            ended = ::waitpid(process_, &status, WNOHANG);
        } while (ended == -1 && errno == EINTR);
        if (ended != 0) {
            process_ = 0;
        }
    }
    return process_ != 0;
}

void ChildProcess::kill() {
    if (const pid_t process = std::exchange(process_, 0); process != 0) {
        ::kill(process, SIGKILL);
        ::waitpid(process, nullptr, 0);
    }
}

double userSecondsOfEndedChildren() {
    rusage usage{};
    ::getrusage(RUSAGE_CHILDREN, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec) +
           static_cast<double>(usage.ru_utime.tv_usec) / 1e6;
}

}  // namespace doorstring
