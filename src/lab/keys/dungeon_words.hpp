// Describes the chosen dungeon of the Lab in a line.
#pragma once

#include "lab/growth/lab_growth.hpp"

#include <string>

namespace doorstring {

class DungeonWords {
public:
    // "Seed 0000-0001: 22 rooms (1 secret), ..."; what was said last is kept.
    const std::string& of(const LabGrowth& growth, int place);

private:
    std::string words_;
    std::shared_ptr<const Dungeon> dungeon_;
};

}  // namespace doorstring
