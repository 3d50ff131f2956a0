// Ctrl-C and its like (SIGINT, SIGTERM, SIGHUP): no file is left half written, and a recording ends
// whole.
#pragma once

namespace doorstring {

// From now on these signals remove unfinished files before they end the program.
void handleSignals();

// While an object of this class lives, the first signal only asks the program to end.
class OrderlyEnd {
public:
    OrderlyEnd();
    ~OrderlyEnd();
    OrderlyEnd(const OrderlyEnd&) = delete;
    OrderlyEnd& operator=(const OrderlyEnd&) = delete;
};

// A signal has asked the program to end.
bool endRequested();

// Ends the program by the signal that has asked for it, if any, so that a shell sees it.
void endBySignal();

}  // namespace doorstring
