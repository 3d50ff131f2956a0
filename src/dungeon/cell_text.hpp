// A cell as sentences name it.
#pragma once

#include "base/grid_pos.hpp"

#include <string>

namespace doorstring {

// "(5, 4)": column and row
inline std::string cellText(GridPos cell) {
    return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

}  // namespace doorstring
