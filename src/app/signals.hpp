// Ctrl-C and its like (SIGINT, SIGTERM, SIGHUP): no file is left half written, and a recording ends
// whole.
#pragma once

namespace doorstring {

// From now on these signals end the program as they are used to, without the files that are not
// finished.
void handleSignals();

// While one lives, the first signal only asks the program to end.
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
