// What else the program needs from the system: random numbers, the standard streams, shared memory,
// processes.
#pragma once

#include "base/seed.hpp"

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <new>

namespace doorstring {

// Returns a short seed (shortSeedMask) from the random numbers of the system.
Seed randomSeed();

// Occupies standard streams that are closed (>&-): otherwise the next file that is opened would get
// the descriptor of a closed stream, and receive what is written to that stream.
void occupyStandardStreams();

// Whether a stream is std::cout or std::cerr and leads to a terminal.
bool isTerminal(const std::ostream& stream);

// Suppresses the standard error output while an object of this class lives.
class QuietErrors {
public:
    QuietErrors();
    ~QuietErrors();
    QuietErrors(const QuietErrors&) = delete;
    QuietErrors& operator=(const QuietErrors&) = delete;

private:
    int before_;  // a copy of the stream's descriptor; -1 if there is none
};

// Returns zeroed memory that this process shares with the processes that it forks. Throws
// std::bad_alloc if there is none left.
void* sharedMemory(std::size_t bytes);
void freeSharedMemory(void* memory, std::size_t bytes);

// `count` values in shared memory. Their destructors are not called.
template <typename Value>
class SharedArray {
public:
    explicit SharedArray(std::size_t count)
        : bytes_(count * sizeof(Value)), values_(static_cast<Value*>(sharedMemory(bytes_))) {
        for (std::size_t i = 0; i < count; ++i) {
            new (values_ + i) Value();
        }
    }
    ~SharedArray() { freeSharedMemory(values_, bytes_); }
    SharedArray(const SharedArray&) = delete;
    SharedArray& operator=(const SharedArray&) = delete;

    Value& operator[](std::size_t i) { return values_[i]; }
    const Value& operator[](std::size_t i) const { return values_[i]; }

private:
    std::size_t bytes_;
    Value* values_;
};

// A forked copy of this process that works for it. The copy ignores SIGINT (Ctrl-C), SIGTERM and
// SIGHUP, because this process decides when the copy ends.
class ChildProcess {
public:
    ChildProcess() = default;
    ~ChildProcess() { kill(); }
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    // Starts a copy that calls `work` again and again, until it returns false or this process is
    // gone. Throws std::system_error if no process can be started.
    void start(const std::function<bool()>& work);
    // Whether the copy was started and has not ended.
    bool isRunning();
    // Ends the copy, whatever it is doing.
    void kill();

private:
    int process_ = 0;  // 0 if none runs
};

// Returns the processor time of all child processes that have ended, in seconds, without the time
// that the system spent for them.
double userSecondsOfEndedChildren();

}  // namespace doorstring
