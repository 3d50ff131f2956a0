// Works through a range of seeds on several threads.
#pragma once

#include "cli/options/common_options.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>

namespace doorstring {

// Works on a turn, which is some consecutive seeds. `thread` is the number, from 0, of the thread
// that works on it. Returns false if no more turns should begin.
using SeedWork = std::function<bool(SeedRange turn, std::size_t thread)>;

// Works through the seeds in turns, until Ctrl-C or a turn ends the work. Turns begin in the order
// of their seeds, and each that has begun is finished. Returns the seeds that were done. If the
// work ended early, these are the first seeds of the range. If `err` is a terminal, shows the
// progress, the rate and the remaining time there. Rethrows what a turn throws.
SeedRange workThrough(SeedRange seeds, int threads, const SeedWork& work, std::ostream& err);

// Calls job(0) on this thread, and job(1) to job(count - 1) each on another thread. If the system
// has no room for such a thread, calls its job on this thread, too. Rethrows what a job throws,
// after all jobs have ended.
void onThreads(std::size_t count, const std::function<void(std::size_t)>& job);

}  // namespace doorstring
