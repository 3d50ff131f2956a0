// Works through a range of seeds on several threads.
#pragma once

#include "cli/options/common_options.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>

namespace doorstring {

// Works on some seeds that follow each other, on the thread of that number. Returns false to end
// the work with the turns that have begun.
using SeedWork = std::function<bool(SeedRange turn, std::size_t thread)>;

// Works through the seeds in turns, until Ctrl-C or a turn ends the work. Turns begin in the order
// of their seeds, and each that has begun is done to its end. Returns the seeds that were done: the
// first of the range. On a terminal `err` shows how far the work is, its rate and the time left.
SeedRange workThrough(SeedRange seeds, int threads, const SeedWork& work, std::ostream& err);

// Does job(0) to job(count - 1), each on a thread if the system has room for one. Rethrows what a
// job throws, after all have ended.
void onThreads(std::size_t count, const std::function<void(std::size_t)>& job);

}  // namespace doorstring
