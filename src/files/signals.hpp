// Handles the signals SIGINT (Ctrl-C), SIGTERM and SIGHUP, so that no file is left half written and
// a recording is complete.
#pragma once

#include <filesystem>
#include <memory>

namespace doorstring {

// Has these signals remove unfinished files before they end the program. A closed pipe or a file at
// its size limit no longer ends the program: writing fails, and the caller reports it.
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

// Ends the program by the signal that has asked it to end, so that a shell sees which signal that
// was. Does nothing if there was no signal.
void endBySignal();

struct RemoveUnfinished {
    void operator()(char* name) const;
};

// A note that a file is being written. When the note is destroyed, the file is removed. After
// keep(note) the file stays.
using UnfinishedFile = std::unique_ptr<char, RemoveUnfinished>;
UnfinishedFile noteUnfinished(const std::filesystem::path& file);
void keep(UnfinishedFile file);

// Removes all unfinished files from the disk. Async-signal-safe, as a signal handler calls it.
void removeUnfinishedFiles();

}  // namespace doorstring
