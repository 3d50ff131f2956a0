#include "files/signals.hpp"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace doorstring {

namespace {

// All of these are atomic: the handler runs on any thread, and other threads read what it writes.
std::atomic<int> orderlyEnds = 0;     // number of OrderlyEnds that live
std::atomic<int> receivedSignal = 0;  // 0 if none was received

using Slot = std::atomic<char*>;
static_assert(Slot::is_always_lock_free && std::atomic<int>::is_always_lock_free);

// Names of unfinished files; null in a free slot. A name is freed only by the code that took it out
// of its slot, so that the handler never reads a freed name; the handler itself frees none. There
// are more slots than files that are written at the same time. If a file had no slot, a signal
// would merely leave it behind.
using Slots = std::array<Slot, 16>;
Slots slots;

// The names that the handler took. They are kept here, so that a leak checker still reaches them.
Slots taken;

// Puts `newName` into the first slot that holds `oldName`. Each may be null, which stands for a
// free slot. Returns false if no slot holds `oldName`.
bool replace(Slots& searched, char* oldName, char* newName) {
    for (Slot& slot : searched) {
        char* expected = oldName;
        if (slot.compare_exchange_strong(expected, newName)) {
            return true;
        }
    }
    return false;
}

void forget(char* name) {
    if (replace(slots, name, nullptr)) {
        std::free(name);
    }
}

void endBy(int signal) {
    removeUnfinishedFiles();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void onSignal(int signal) {
    if (orderlyEnds > 0) {
        const int earlierSignal = receivedSignal.exchange(signal);
        if (earlierSignal == 0) {
            return;  // endRequested() tells the program
        }
    }
    endBy(signal);
}

}  // namespace

void handleSignals() {
    for (const int signal : {SIGPIPE, SIGXFSZ}) {
        std::signal(signal, SIG_IGN);
    }
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        // A signal that is ignored from the start (nohup) stays ignored.
        if (std::signal(signal, onSignal) == SIG_IGN) {
            std::signal(signal, SIG_IGN);
        }
    }
}

OrderlyEnd::OrderlyEnd() {
    ++orderlyEnds;
}

OrderlyEnd::~OrderlyEnd() {
    --orderlyEnds;
}

bool endRequested() {
    return receivedSignal != 0;
}

void endBySignal() {
    if (const int signal = receivedSignal; signal != 0) {
        endBy(signal);
    }
}

UnfinishedFile noteUnfinished(const std::filesystem::path& file) {
    UnfinishedFile name(::strdup(file.c_str()));
    replace(slots, nullptr, name.get());
    return name;
}

void RemoveUnfinished::operator()(char* name) const {
    ::unlink(name);
    forget(name);
}

void keep(UnfinishedFile file) {
    forget(file.release());
}

void removeUnfinishedFiles() {
    for (Slot& slot : slots) {
        if (char* name = slot.exchange(nullptr)) {
            ::unlink(name);
            replace(taken, nullptr, name);
        }
    }
}

}  // namespace doorstring
