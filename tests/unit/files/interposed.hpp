// Calls of the system that these tests watch, or let fail.
#pragma once

#include <atomic>
#include <functional>

namespace doorstring::testing {

struct Interposed {
    std::atomic<int> failingSyncs = 0;  // the next ones fail, each after a moment
    std::atomic<int> syncsBegun = 0;
    std::atomic<int> foldersSynced = 0;
    std::atomic<int> writesAtStart = 0;  // of files, by place
    std::atomic<bool> noThreads = false;
    std::function<void(const char*)> whileUnlinking;  // empty if nothing is to happen
};
Interposed& interposed();

// A sanitizer's own way of starting threads is not interposed.
extern const bool canRefuseThreads;

}  // namespace doorstring::testing
