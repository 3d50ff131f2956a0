// Ctrl-C and its like (SIGINT, SIGTERM, SIGHUP): no file is left half written, and a recording ends
// whole.
#pragma once

#include <filesystem>
#include <memory>

namespace doorstring {

// From now on these signals remove unfinished files before they end the program. A closed pipe and
// the limit of a file's size end nothing: writing fails, and who writes reports it.
void handleSignals();

// While an object of this class lives, the first signal only asks the program to end; a second one
// ends it at once.
class OrderlyEnd {
public:
    OrderlyEnd();
    ~OrderlyEnd();
    OrderlyEnd(const OrderlyEnd&) = delete;
    OrderlyEnd& operator=(const OrderlyEnd&) = delete;
};

// Whether a signal has asked the program to end.
bool endRequested();

// Ends the program by the signal that has asked for it, if any, so that a shell sees it.
void endBySignal();

struct RemoveUnfinished {
    void operator()(char* name) const;
};

// The note of a file that is being written. The file is removed with it unless it is kept.
using UnfinishedFile = std::unique_ptr<char, RemoveUnfinished>;
UnfinishedFile noteUnfinished(const std::filesystem::path& file);
void keep(UnfinishedFile file);

// Removes all of them from the disk. Async-signal-safe: made to be called by a signal handler.
void removeUnfinishedFiles();

}  // namespace doorstring
