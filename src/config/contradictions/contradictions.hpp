// Values of a configuration that are fine each alone, but contradict each other.
#pragma once

#include "config/config.hpp"

#include <string>
#include <vector>

namespace doorstring {

struct Contradiction {
    std::string key;       // the one to report it at, "limits.min_rooms"
    std::string with;      // the other one; empty: none
    std::string sentence;  // what is wrong, and what is allowed
    // An optional request that cannot be met, though a dungeon can do without it: a mistake only
    // where the user made the request, not where a small grid meets the shipped ones.
    bool optional = false;
};

std::vector<Contradiction> contradictions(const Config& config);

}  // namespace doorstring
