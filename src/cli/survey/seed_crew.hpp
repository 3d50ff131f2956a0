// Works through a range of seeds on several threads.
#pragma once

#include "cli/options/seeds.hpp"

#include <cstdint>
#include <functional>
#include <iosfwd>

namespace doorstring {

// Does one seed; the number is the thread's, from 0. Two threads never have the same number.
using SeedWork = std::function<void(Seed, std::size_t thread)>;

// The first seeds of the range, up to where Ctrl-C ended the work: all of them without it. To
// `bar`, unless it is null, goes how far the work is, its rate and the time left.
SeedRange workThrough(SeedRange seeds, int threads, const SeedWork& work, std::ostream* bar);

}  // namespace doorstring
