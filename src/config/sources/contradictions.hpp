// Values of a configuration that are fine each alone, but cannot be had together.
#pragma once

#include "config/config.hpp"

#include <string>
#include <vector>

namespace doorstring {

struct Contradiction {
    std::string key;       // the one to tell it at, "limits.min_rooms"
    std::string with;      // the other one; empty: none
    std::string sentence;  // what is wrong, and what is allowed
    // What is wished for and cannot be had, though a dungeon can do without it: a mistake only
    // where the user has written the wish, not where a small grid meets the shipped wishes.
    bool wish = false;
};

std::vector<Contradiction> contradictions(const Config& config);

}  // namespace doorstring
