#include "config/files/signals.hpp"

#include "config/files/unfinished_files.hpp"

#include <csignal>

namespace doorstring {

namespace {

volatile std::sig_atomic_t orderly = 0;
volatile std::sig_atomic_t received = 0;

void endBy(int signal) {
    removeUnfinishedFiles();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void onSignal(int signal) {
    if (orderly == 0 || received != 0) {
        endBy(signal);
    }
    received = signal;
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
    orderly = 1;
}

OrderlyEnd::~OrderlyEnd() {
    orderly = 0;
}

bool endRequested() {
    return received != 0;
}

void endBySignal() {
    if (received != 0) {
        endBy(received);
    }
}

}  // namespace doorstring
