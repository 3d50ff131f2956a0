#include "cli/room/stage.hpp"

#include "config/schema/schema.hpp"

#include <fmt/format.h>

namespace doorstring {

std::vector<std::string> stageSets(GridSize grid) {
    std::vector<std::string> sets{fmt::format("grid.width={}", grid.width),
                                  fmt::format("grid.height={}", grid.height)};
    for (const char* plain :
         {"growth=\"door-strings\"", "grid.border=\"dead ends\"", "start.cell=\"middle\"",
          "loops.chance=0", "limits.min_rooms=1", "limits.max_rooms=\"any\"",
          "limits.min_dead_ends=0", "limits.max_dead_ends=\"any\"", "locks.small=0",
          "locks.boss=false", "explore.locks=false"}) {
        sets.emplace_back(plain);
    }
    for (const std::string_view role : roleNames) {
        // Keys follow from locks and have no count.
        if (const std::string key = fmt::format("roles.{}.count", role);
            schema().find(key) != nullptr) {
            sets.push_back(key + "=0");
        }
    }
    return sets;
}

}  // namespace doorstring
