// Works through a range of seeds on several threads.
#pragma once

#include "cli/options/common_options.hpp"

#include <cstdint>
#include <functional>
#include <iosfwd>

namespace doorstring {

// Does some seeds that follow each other; false to end the work with what is being done. The number
// is the thread's, from 0. Two threads never have the same number.
using SeedWork = std::function<bool(SeedRange turn, std::size_t thread)>;

// The first seeds of the range, up to where Ctrl-C or a turn ended the work: all of them without
// that. Turns begin in the order of their seeds, and each that has begun is done to its end. To
// `bar`, unless it is null, goes how far the work is, its rate and the time left.
SeedRange workThrough(SeedRange seeds, int threads, const SeedWork& work, std::ostream* bar);

}  // namespace doorstring
