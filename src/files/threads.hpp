// Starts threads. In the browser there are none, and startThread() always returns false.
#pragma once

#include <functional>
#include <thread>

namespace doorstring {

// Starts a thread that does the work. Returns false if the system has no thread left.
bool startThread(std::thread& thread, const std::function<void()>& work);

}  // namespace doorstring
