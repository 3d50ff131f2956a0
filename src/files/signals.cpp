#include "files/signals.hpp"

#include "files/unfinished_files.hpp"

#include <csignal>

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

}  // namespace doorstring
