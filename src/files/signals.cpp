#include "files/signals.hpp"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace doorstring {

namespace {

volatile std::sig_atomic_t endsOrderly = 0;     // while an OrderlyEnd lives
volatile std::sig_atomic_t receivedSignal = 0;  // none: 0

void endBy(int signal) {
    removeUnfinishedFiles();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void onSignal(int signal) {
    // A second one ends the program at once.
    if (endsOrderly == 0 || receivedSignal != 0) {
        endBy(signal);
    }
    receivedSignal = signal;
}

}  // namespace

void handleSignals() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        // A signal that is ignored from the start (nohup) stays ignored.
        if (std::signal(signal, onSignal) == SIG_IGN) {
            std::signal(signal, SIG_IGN);
        }
    }
}

OrderlyEnd::OrderlyEnd() {
    endsOrderly = 1;
}

OrderlyEnd::~OrderlyEnd() {
    endsOrderly = 0;
}

bool endRequested() {
    return receivedSignal != 0;
}

void endBySignal() {
    if (receivedSignal != 0) {
        endBy(receivedSignal);
    }
}

namespace {

using Slot = std::atomic<char*>;
static_assert(Slot::is_always_lock_free);

// Whoever takes a name out of its slot owns it, so that no name is read after it was freed. There
// are more slots than files written at once; one too many would merely be left behind by a signal.
std::array<Slot, 16> slots;

// Puts a name in place of another, once. Null stands for a free slot.
void replace(char* name, char* by) {
    for (Slot& slot : slots) {
        char* expected = name;
        if (slot.compare_exchange_strong(expected, by)) {
            return;
        }
    }
}

void forget(char* name) {
    replace(name, nullptr);
    std::free(name);
}

}  // namespace

UnfinishedFile noteUnfinished(const std::filesystem::path& file) {
    UnfinishedFile name(::strdup(file.c_str()));
    replace(nullptr, name.get());
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
        if (const char* name = slot.exchange(nullptr)) {
            ::unlink(name);
        }
    }
}

}  // namespace doorstring
