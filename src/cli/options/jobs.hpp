// How many threads or processes share the work: --jobs. No result depends on it.
#pragma once

#include "cli/options/command.hpp"

namespace doorstring {

inline constexpr NumberRange jobNumbers{1, 256};
inline constexpr Option jobsOption{
    .name = "--jobs",
    .argument = "N",
    .help = "how many to work on at a time; default: as many as there are processors",
    .example = "4",
    .numbers = &jobNumbers};

// What --jobs says, or the number of processors.
int jobsOf(const GivenOptions& given);

}  // namespace doorstring
